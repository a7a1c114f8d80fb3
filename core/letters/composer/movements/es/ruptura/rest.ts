import { movements } from '../../movement'

/** Writing stirs: said in every letter of this path, once. */
export const stirsEs = movements('stir', {}, [
    'Lo digo por experiencia ajena, que es mucha: contar una ruptura por escrito cansa como una mudanza. Esta noche puede que sueñes cajas. Descansa, y si al cabo de unos días sigue todo revuelto, busca a alguien con quien hablar en persona.',
    'Te aviso de que las palabras, una vez fuera, hacen eco un tiempo. Quizá mañana te encuentres repasando esto en el autobús. Suele bajar solo. Si no baja, no lo aguantes a solas por orgullo.',
    'Puede que ahora tengas ganas de escribirle. Es la carta, que ha movido el cajón. Espera a mañana por la tarde, y si entonces la gana sigue, enséñale el mensaje primero a alguien que te quiera.',
    'Poner {a.n} por escrito es como volver a darle una silla. Abre la ventana al terminar. Y si en unos días la habitación no se despeja, cuéntaselo a un amigo o a quien se dedica a esto.',
    'Igual hoy duermes mal. Escribir remueve el fondo y lo que sube no siempre es lo que se esperaba. No hagas nada con ello hasta que vuelva a posarse; y si tarda, que no te pille sin compañía.',
    'Después de mensajes como el tuyo hay quien se siente ligero y hay quien se siente peor dos días. Si te toca lo segundo, es una mala pasada conocida y tiene fin. Si no lo tiene, para eso están los demás: avisa.',
    'Deja un hueco entre esta carta y la siguiente cosa que hagas. Diez minutos de nada. Lo que se ha movido al escribir busca sitio, y si te pones enseguida con otra pantalla se queda atravesado. Si mañana sigue ahí, háblalo.',
    'Conozco el efecto: se ordena un cajón y aparecen tres cosas que no se buscaban. Trátalas con calma, no llames a nadie por ellas esta noche, y si alguna pincha de verdad llévasela a alguien que sepa escuchar.',
    'Ten en cuenta, para las próximas horas, que acabas de hacer un esfuerzo. Nadie te va a dar agua como a los corredores, así que dátela tú. Y si el pulso no baja en unos días, pide que alguien te acompañe un trecho.',
    'Se mueve algo cuando se cuenta. Puede darte por llorar en un sitio tonto o por ordenar armarios a medianoche. Las dos cosas pasan. Lo que no conviene es que pasen muchos días seguidos sin que lo sepa nadie más que tú.',
    'Haber escrito esto hoy puede hacer que mañana pese raro. No saques de ahí ninguna conclusión sobre si estás mejor o peor. Come, camina, y dale a alguien la oportunidad de preguntarte cómo estás de verdad.',
    'Es probable que al acostarte te venga entera alguna escena. No te pelees con ella ni la sigas hasta el final: enciende la luz, bebe agua, lee dos páginas de cualquier cosa. Y si se vuelve costumbre, háblalo con quien entienda.',
    'A veces uno escribe para soltar y al soltar nota el tirón. Si esta noche tira, quédate con gente, aunque sea en la mesa de al lado de un bar. Si tira muchas noches, pide cita con alguien que trabaje en esto.',
    'Ha podido doler más de lo previsto. Esas cosas salen con raíz. No tapes el hueco enseguida, pero tampoco te quedes mirándolo: una comida, una llamada, la cama temprano. Y ayuda, si al cuarto día sigue abierto.',
  'Puede que mañana amanezcas con esto más despierto que hoy. Escribir agita, y lo agitado tarda un par de noches en bajar al fondo. Si no baja, no lo gestiones a solas: hay gente cerca que preferiría saberlo.',
  'Una advertencia de casa: después de poner algo así por escrito, a veces la noche viene más revuelta. No has empeorado. Es el poso, que se mueve cuando se mueve el vaso. Ten cerca a quien puedas llamar.',
  'Quizá hoy duela un poco más por haberlo escrito. Contarlo abre, y lo abierto escuece antes de secarse. Si pasan los días y sigue igual de vivo, busca una persona, de las de sentarse enfrente.',
  'Leer esto y haberlo escrito antes son dos esfuerzos seguidos. Puede que te deje con la cabeza agitada hasta mañana. Cena, ducha, nada de decisiones. Y si la agitación se queda a vivir, no la lleves a solas.',
  'Conviene saber que las palabras remueven. A lo mejor esta noche sueñas, o te despiertas con rabia por una cosa de hace tres años. Déjalo correr un día. Al segundo, si sigue, habla con alguien.',
  'Es posible que al cerrar esta carta notes más y no menos. Poner orden levanta polvo. Abre una ventana de verdad, sal a la calle diez minutos, y deja para otro momento cualquier mensaje que te apetezca mandar.',
  'Lo que has hecho hoy, contarlo, tiene resaca. Uno o dos días raros, más ganas de mirar atrás. Ya te lo digo para que no lo confundas con una recaída. Si se alarga, que lo sepa alguien de confianza.',
  'Un aviso práctico: tras escribir sobre esto no llames, no mires su perfil, no abras la caja. Dale veinticuatro horas al agua para que vuelva a verse el fondo. Y si no se aclara, pide compañía.',
  'Puede que remover todo esto te deje un rato sin piel. Trátate esta tarde como tratarías a una visita que viene de viaje: algo de comer, una manta, pocas preguntas. Si mañana sigues igual, llama a quien te conozca bien.',
  'Las cartas como esta a veces alivian enseguida y a veces alborotan primero. Si te toca lo segundo, no saques conclusiones de madrugada. Cuéntaselo a alguien a la luz del día.',
  'Haber vuelto a estas escenas, aunque fuera para ordenarlas, puede pesarte después. Deja la carta fuera del dormitorio. Y si el peso no baja en unos días, no es tozudez buscar a un profesional: es lo sensato.',
  'Sé que nombrar ciertas cosas las despierta. Si esta noche andan sueltas por la casa, enciende luces, pon algo de ruido amable, y acuérdate de que a la mañana siguiente suelen estar otra vez en su sitio. Si no lo están, pide ayuda.',
])

/** What weighs after a separation. */
export const feelingsRupturaEs = [
  ...movements('feeling', { any: ['feel:sadness', 'feel:pain'] }, [
    'La tristeza de una ruptura es menos noble en las fotos que la de un duelo, y por eso se la aguanta peor la gente. Se te concede una semana, quizá dos. Tómate las que sean. No hay viuda en esto, ni pésame, ni día libre, y sin embargo alguien que estaba en todo ya no está en nada.',
    'Duele, dices. Y además duele sabiendo que esa persona está a unas calles, comprando tomates. Ese es el detalle cruel de lo tuyo: no hay distancia que ayude. Habrá que ponerla a mano, centímetro a centímetro.',
  ]),
  ...movements('feeling', { any: ['feel:anger', 'feel:disappointment'] }, [
    'Estás en tu derecho de no desearle nada bueno durante un tiempo. No tienes que ser elegante. Solo procura que la rabia no te haga quedarte cerca: se puede estar atado a alguien por odio con un nudo mejor que el del cariño.',
    'La decepción, más que la rabia, te deja mirando al suelo. Contabas con alguien de cierta medida y era de otra. Esa diferencia no la inventaste. Tú pusiste la confianza; la altura le tocaba ponerla {a.n}.',
  ]),
  ...movements('feeling', { any: ['feel:loneliness', 'feel:emptiness'] }, [
    'La soledad de después tiene horarios: el domingo por la tarde, al volver con bolsas, cuando pasa algo gracioso y no hay a quién mandarlo. Si sabes a qué hora viene, puedes no estar en casa. Un curso, una piscina, una hermana. Nada heroico. Un sitio donde te esperen.',
    'Notas vacío, y te digo lo que veo desde aquí: hay espacio. Ahora mismo asusta y hace eco. No lo amuebles con lo primero que pase. Una habitación sin muebles es también una habitación donde se puede caminar.',
  ]),
  ...movements('feeling', { any: ['feel:fear', 'feel:anxiety', 'feel:confusion'] }, [
    'El miedo pregunta cosas enormes: si volverás a querer, si habrá alguien, si serás de los que se quedan. Contéstale con cosas pequeñas. El jueves hay mercado. El lunes viene el fontanero. De ese tamaño es el futuro que hace falta de momento.',
    'Que no sepas qué sientes de una hora a otra ocurre siempre en medio de un derrumbe. Por la mañana odias, a mediodía entiendes, por la noche marcas el número y cuelgas. Apunta solo esto: no actuar en las horas de la noche.',
  ]),
  ...movements('feeling', { any: ['feel:guilt', 'feel:shame'] }, [
    'Te culpas, y buscas la frase exacta en la que se torció todo. No la hay. Las cosas entre dos se gastan como los escalones: nadie puede señalar el pie. Algo hiciste mal, seguro, y algo hiciste bien con constancia. Deja de leer solo la primera columna.',
    'La vergüenza de que algo no saliera te hace bajar la voz. Intentaste una cosa difícil, que es vivir con otra persona, y la intentaste en serio. La gente a la que le saldría mejor no existe; existe la gente que no lo cuenta.',
  ]),
  ...movements('feeling', { any: ['feel:tiredness', 'feel:numbness'] }, [
    'Por lo que cuentas, el cansancio va por delante. Romper es un trabajo físico: cajas, trámites, dormir mal, contestar bien. Antes de ninguna decisión sobre tu vida, una semana de acostarte a la misma hora. Parece poca cosa y es casi todo.',
  ]),
  ...movements('feeling', { any: ['feel:longing', 'feel:love'] }, [
    'Echas de menos y te asusta que eso quiera decir algo. Quiere decir que hubo. El resto lo añade la noche, que tiene mano para los guiones. De día, con la lista de la compra delante, suele quedarse en eso: hubo, y ahora no.',
    'Todavía hay amor, y no sabes dónde ponerlo. Durante una temporada puede ir a sitios raros: una planta, un sobrino, un plato bien hecho. No es un sustituto. Es que el cariño, como el agua, tiene que ir bajando por alguna parte.',
  ]),
  ...movements('feeling', { any: ['feel:jealousy'] }, [
    'Los celos te enseñan siempre la misma película, con buena luz y sin sonido. No tienen la escena en que discuten por el mando, ni la del lunes. Cuando empiece, cambia de cuarto: es una película que solo se proyecta si te sientas.',
  ]),
  ...movements('feeling', { any: ['feel:hopelessness', 'feel:helplessness'] }, [
    'Ahora crees que esto es así y ya. Es lo que se cree desde dentro de cualquier túnel, y no voy a describirte la salida porque no la veo. Veo tus pies. Con un paso que dé para llegar a la cena, hoy basta.',
  ]),
  ...movements('feeling', { any: ['feel:relief', 'feel:peace', 'feel:hope', 'feel:gratitude'] }, [
    'Hay algo en ti que respira mejor y te cuesta reconocerlo porque parece feo. No le debes tristeza a nadie como prueba. Se puede agradecer lo que hubo, descansar de que haya terminado y no saber bien cuál de las dos cosas pesa más este martes.',
  ]),
]

export const gesturesRupturaEs = [
  ...movements('gesture', { any: ['close:quiet'] }, [
    'Pides calma, y se me ocurre una muy de andar por casa. Una noche de estas, cena a una hora que solo te venga bien a ti y en el sitio de la mesa donde nunca te sentabas tú. Desde ahí se ve otra pared. Es una tontería y es un metro de terreno nuevo.',
    'Para un rato de paz: elige un cuarto donde {n} no tenga nada, y si no lo hay, una esquina. Pon ahí una silla y un libro. Esa esquina es zona sin historia. Diez minutos al día, con el teléfono en otra parte. Si un día se cuela, se cuela; la silla sigue.',
    'Si lo que quieres es silencio, constrúyelo con ruido tuyo: una lista de canciones que no conociera nadie, una receta ruidosa, la ventana abierta. A los veinte minutos apágalo todo. El silencio que queda ya es otro.',
  ]),
  ...movements('gesture', { any: ['close:closedoor', 'close:goodbye'] }, [
    'Te propongo un cierre con horario. Un día de esta semana, de siete a siete y media, siéntate con todo: los mensajes, las preguntas, lo que falta. Puedes llorar, leer, enfadarte. A las siete y media suena una alarma y te vas a la calle, con chaqueta, sin el teléfono. El lugar de las preguntas es esa media hora. Fuera de ella, no reciben.',
    'Para soltar algo conviene primero abrir la mano, y la mano se abre haciendo otra cosa. Regala esta semana un objeto de aquella época a alguien que no sepa de dónde viene. Que lo use. Que se le rompa. Dejará de ser prueba y volverá a ser un cazo.',
    'Quieres cerrar. Las puertas se cierran con un gesto y no con una explicación. Busca algo que todavía tengas a medias con esa historia, una suscripción compartida, una foto de pantalla, una llave, y ocúpate de eso esta semana. De una cosa. Que haga clic.',
    'Escribe en un papel la última frase. No la mejor, la última; puede ser «bueno, pues ya». Léela en voz alta en el fregadero y deja correr el agua. Si mañana te sale otra, no era la última todavía. No pasa nada.',
    'Para despedirte {de.n} no hace falta cita. Camina una vez por una calle que fuera de los dos y, al llegar al final, gira por la que nunca se tomaba. Desde ahí vuelve a casa. Ese desvío, hecho una tarde, es la despedida.',
    'Pon una fecha cercana y llámala como quieras. Ese día sacas de casa una bolsa: lo que no es tuyo y lo que lo fue y ya no. No tiene que ser todo. Una bolsa que se pueda llevar en una mano. Con la otra, compra algo de cenar.',
  ]),
  ...movements('gesture', { any: ['close:forgive', 'close:askforgiveness', 'close:selfforgive'] }, [
    'Hablas de perdón. Empieza por una cosa de tamaño doméstico: perdónale, o perdónate, una sola escena, la más pequeña de todas. La llave olvidada, el cumpleaños, la contestación. Dilo en alto mientras haces la cama. Las grandes ya irán viendo cómo se hace.',
    'El perdón no es un correo que haya que mandar. Puede ocurrir entero de tu lado. Prueba una semana a no contar la historia mala a nadie nuevo. Al séptimo día mira si pesa igual. Si pesa igual, cuéntala otra vez; todavía hacía falta.',
    'Para pedir perdón sin abrir de nuevo la puerta: escribe lo que hiciste, solo lo tuyo, sin «pero». Guárdalo tres días. Si al tercero sigue siendo verdad y no espera nada, decidirás si se manda. Casi siempre basta con haber sido capaz de escribirlo.',
  ]),
  ...movements('gesture', { any: ['close:thanks', 'close:love', 'close:remember', 'close:tell'] }, [
    'Escríbele {a.n} una postal sin remite y no la eches. Una postal, porque obliga a ser breve: lo bueno en cinco renglones. Déjala de marcapáginas en un libro gordo. El día que llegues al final del libro decidirás si la tiras, y puede que para entonces solo quieras saber cómo seguía el libro.',
    'Quieres acabar por lo bueno. Haz una lista de tres cosas que te llevas {de.n} y que vas a seguir usando: un truco de cocina, una palabra, un sitio. Tres. Lo demás puede quedarse en la consigna. No la mandes. Es tu lista de equipaje.',
    'Lo que te queda por decir, dilo sin enviarlo. En una nota de voz, por ejemplo, andando, sin arreglarte la voz. Escúchala una vez. Bórrala, o ponle de nombre la fecha. Decir y mandar son dos verbos, y hoy solo hace falta el primero.',
    'Da las gracias a quien estuvo estos meses del otro lado del teléfono, a una persona, hoy. Parece que me salgo del tema. No: es por donde sigue.',
  ]),
  ...movements('gesture', { any: ['close:forward', 'close:self', 'close:strength', 'close:hope'] }, [
    'Ve a un sitio que quedó siempre para luego y ve en singular, un martes. No a tacharlo de la lista: a ver qué te parece a ti, sin traducir. Si te gusta, vuelve. Si no, ya no hay que ir más, y eso también es un plan cumplido.',
    'Inventa una costumbre que no tenga pasado. Los jueves, sopa. Los sábados, el pan lejos. Que sea fácil y un poco caprichosa. Al cuarto jueves nadie sabrá que la inventaste, ni siquiera tú, y tu semana tendrá un clavo propio del que colgarse.',
    'Quieres empezar. Empieza por comprar una cosa para la casa sin consultar a nadie. Barata, inútil, verde si te gusta el verde. Ponla donde se vea al entrar. Cada vez que la mires sabrás que ahí decidió alguien, y que ese alguien vive contigo.',
    'Haz esta semana un plan en singular, corto, con hora: un café en un barrio que no conozcas, una película en la última fila. Si a mitad te aburres, te vas. Aburrirse a solas y marcharse cuando uno quiere es un lujo que en pareja se olvida.',
    'Recupera algo que dejaste de hacer por ir de dos en dos. Seguro que hay algo: madrugar, cenar cereales, bailar mal. Hazlo esta noche, sin convertirlo en símbolo. Si ya no te gusta, mejor: sabrás una cosa más de quien eres ahora.',
    'Una tarea: cambia el nombre con el que guardas {a.n} en el teléfono, o quítale la foto, o ponle el apellido. Un cambio de dos centímetros. Sirve para que la próxima vez que suene tardes un segundo más en correr.',
  ]),
  ...movements('gesture', { any: ['close:anger', 'close:understand', 'close:promise', 'close:open'] }, [
    'Elige un mueble pequeño y dale la vuelta a la habitación. Un mueble, veinte minutos. Debajo saldrá pelusa, una moneda, un tapón. Barre. Donde estaba el mueble queda un rectángulo más claro, y es tuyo decidir qué se pone encima o si no se pone nada.',
    'Haz hoy algo por alguien que no tenga que ver con esta historia: sube las bolsas de una vecina, contesta esa consulta de un compañero, cuida un rato a un niño. Salirse del papel principal media hora descansa más que dormir mal ocho.',
    'Por si te sirve algo concreto para hoy: sal a tirar la basura despacio y da la vuelta larga. Mira tres ventanas encendidas. Detrás de cada una hay alguien cenando con alguien, o sin nadie, o discutiendo. Vuelve. La tuya, desde fuera, también se ve encendida.',
    'Tengo una propuesta modesta. Mañana, al levantarte, no mires el teléfono hasta haber bebido un vaso de agua de pie, junto a la ventana. Son dos minutos que no le tocan a nadie más. Si se te olvida, pasado mañana hay otro vaso.',
    'Escribe tres cosas que no vas a hacer esta semana: no preguntar por {n}, no volver a leer aquello, no decidir nada de noche. Cuélgalas en la nevera. Cumplirlas todas sería raro; con una ya habrá sido una semana distinta.',
    'Elige un día y cena en la mesa, con plato, sin pantalla. Aunque sea un huevo. Se trata de que tu casa vea que alguien se queda. El primer día se hace largo. El segundo, algo menos. No hay que llegar al tercero.',
  ]),
]

export const deepRupturaEs = [
  ...movements('deep', { aspect: 'rehearsal' }, [
    'En tu cabeza hay un juicio en marcha, y la otra parte no se presenta. Llamas testigos, enseñas mensajes, se te ocurre en la ducha el argumento definitivo. Aunque ganaras, la sentencia no la leería nadie. Puedes levantar la sesión sin que eso signifique que perdiste. Solo que hay que ir a comprar.',
    'Me imagino que en la ducha, o conduciendo, hablas con {n}. A estas alturas lo harás muy bien: tienes la réplica, el silencio, el tono justo. El problema de esas conversaciones es que solo cansan a quien las mantiene. Cuando te pilles a mitad, no hace falta llegar al final. Basta con cerrar el grifo.',
  ]),
  ...movements('deep', { aspect: 'mutual' }, [
    'Tu familia tendrá su opinión y tardará en guardarla. También ellos han perdido a alguien: un yerno, una cuñada, quien arreglaba el router en Navidad. Déjales estar tristes por su lado sin que te lo cobren. Y si te lo cobran, cambia de tema con una bandeja en la mano, que es infalible.',
    'Habrá gente en común, y la gente en común no sabe dónde ponerse. Algunos desaparecerán por torpeza y otros harán de correo sin que nadie se lo pida. Puedes decir, una vez y con buenos modos, que no quieres noticias. Quien te quiera bien lo agradecerá: le has quitado un trabajo.',
    'No repartas a los amigos como se reparten los discos. Deja que cada cual se acerque por donde pueda. Te vas a llevar alguna decepción y alguna sorpresa, y las sorpresas suelen venir de quienes menos hablaban.',
  ]),
  ...movements('deep', { aspect: 'relapse' }, [
    'Un día vas a escribirle. O a pasar por su calle, o a contestar a deshora. Cuando ocurra, no te montes un juicio. Vuelve a donde estabas, que no era el principio: el principio queda ya bastante lejos, aunque por la noche parezca a la vuelta de la esquina.',
  ]),
  ...movements('deep', { aspect: 'weekend' }, [
    'Ponle un dueño al domingo por la tarde antes de que se lo quede la melancolía, que siempre está libre. Puede ser una sesión de cine barata, una partida, fregar el suelo con música. A las nueve se acaba. Solo hay que llevarlo hasta ahí, como se lleva a un niño cansado.',
    'Los fines de semana son el hueso. De lunes a viernes hay estructura, y el sábado se abre como un descampado. Ponle dos estacas: algo el sábado por la mañana que te saque de la cama, algo el domingo a las siete que te saque del domingo. Entre estaca y estaca, lo que caiga.',
  ]),
  ...movements('deep', { aspect: 'singular' }, [
    'Comprar para una persona es una pequeña ciencia. Al principio sobran yogures y faltan ganas. Ve a la tienda del barrio y pide cantidades ridículas, dos tomates, cien gramos de queso, sin explicar nada. En unas semanas la nevera tendrá tu medida, y será la primera cosa de la casa que la tenga.',
    'Vas a tener que aprender tus gustos. Parece mentira, a estas alturas. Pero en una pareja los gustos se van limando hasta que encajan, y luego no se sabe cuál era de quién. Prueba cosas como si acabaras de llegar al país: qué desayunas, a qué hora, con qué música, cuánto pican las cosas.',
    'Con una sola persona en casa, el orden es tuyo y el desorden también. Nadie te pregunta a qué hora vuelves. Al principio eso suena a abandono. Deja pasar unas semanas y vuelve a escucharlo: nadie te pregunta a qué hora vuelves.',
  ]),
  ...movements('deep', { aspect: 'story' }, [
    'Te contarás esto muchas veces, y cada vez lo contarás distinto. En una versión hiciste el tonto. En otra, aguantaste demasiado. En otra fue un malentendido. No busques la definitiva. De momento basta con una versión en la que tú también salgas, de cuerpo entero y con nombre.',
    'Todavía no hace falta que esto signifique algo. Los significados vienen solos y tarde, como las facturas. Si alguien te pide la moraleja, dile que está en camino.',
  ]),
  ...movements('deep', { aspect: 'memory' }, [
    'Habrá una foto que no puedas mirar y otra que no puedas dejar de mirar. Guarda las dos en el mismo sobre. Que se vigilen entre ellas. Y ponle una fecha al sobre, no para abrirlo ese día, sino para que en la fecha conste que hubo un antes en el que decidiste esperar.',
    'No dejes que nadie te obligue a tirar los buenos recuerdos para demostrar que avanzas. Quédate con ellos. Solo cámbialos de estante, al de arriba, donde se llega cuando se quiere y no cuando se tropieza.',
    'La memoria, estos meses, hace trampas con la luz: pone los viajes en primera fila y esconde los lunes. Cuando te enseñe aquel verano, pídele también el mes siguiente. No para amargarlo. Para que esté completo.',
  ]),
  ...movements('deep', { aspect: 'ground' }, [
    'Miremos el suelo que tienes. Un sitio donde dormir, aunque sea prestado. Alguien que contesta. Una cosa que sabes hacer y por la que te pagan, o te pagarán. Un cuerpo que se ha levantado hoy. No es una lista para animarte: es un inventario, y los inventarios se hacen después de las inundaciones.',
    'Si quieres saber cómo vas, no mires lo que sientes, que cambia a cada hora. Mira lo que haces: si comes en la mesa, si has vuelto a quejarte del tiempo, si te ha importado algo que no tenga que ver con esto. Por ahí se empieza a notar, mucho antes que por dentro.',
  ]),
  ...movements('deep', { aspect: 'keys' }, [
    'Queda una parte administrativa de querer a alguien, y casi nadie la cuenta: la contraseña compartida, el seguro, el contacto de emergencia en la ficha del dentista. Hazlo por tandas, un trámite a la semana, como quien cambia las pilas. Al del dentista, por ejemplo, pon a alguien que conteste.',
    'Hay objetos que son de los dos y no valen para ninguno: el imán de aquel viaje, la manta fea, la olla que regaló su tía. No decidas su destino en caliente. Una caja neutral en casa de un tercero, seis meses. Casi siempre, al abrirla, lo único que se quiere es la olla.',
  ]),
  ...movements('deep', { aspect: 'dignity' }, [
    'Habrás hecho cosas de las que no presumes: esperar en una esquina, escribir largo, preguntar lo que no querías saber. Todo el mundo las ha hecho y casi nadie lo dice. No te quitan dignidad. La dignidad no era no hacerlas; es no seguir castigándose cuando ya pasaron.',
  ]),
  ...movements('deep', { aspect: 'house1' }, [
    'Acuéstate un día en otra postura, come en otra silla, deja la puerta del baño abierta. No son símbolos, son derechos de quien vive a solas, y hay que ejercerlos para que la casa aprenda quién paga la luz.',
    'Los ruidos de la casa han cambiado de dueño. La caldera, el ascensor, la lluvia en el patio sonaban a dos y ahora suenan a noche. Grábate ruidos nuevos encima: una radio por las mañanas, un cacharro que pite, alguien que venga los jueves y hable alto.',
  ]),
  ...movements('deep', { aspect: 'someone' }, [
    'Alguien te dirá que lo que necesitas es conocer a otra persona. Puede. También puede que necesites conocer el barrio, el sueño de ocho horas y el sabor de cenar tarde. No hay prisa por volver a gustarle a nadie. Quien llegue, si llega, agradecerá encontrar la casa ventilada.',
  ]),
  ...movements('deep', { aspect: 'unsent', assumes: ['human'] }, [
    'Quizá imaginas lo que {n} diría si leyera esto. Yo no lo sé y no voy a ponerle palabras. Lo que sí puedes imaginar, sabiendo que lo imaginas, es una frase que no necesites que sea verdad: una que, dicha por cualquiera, te dejaría dormir. Escríbela y fírmala tú. Quizá no hacía falta que viniera de otra parte.',
  ]),
  ...movements('deep', { aspect: 'future' }, [
    'De lo que viene sé muy poco, pero hay detalles que se repiten en lo que cuenta la gente. Que el primer verano se hace raro y el segundo no tanto. Que un día se compra una planta. Que alguien pregunta «¿y tú cómo estás?» y la respuesta sale corta, y se nota que es de verdad porque enseguida se habla de otra cosa.',
    'No sé qué te espera y no voy a pintarlo. Solo te cuento algo que he oído muchas veces: un día, en un sitio sin gracia, una gasolinera, un pasillo de supermercado, alguien se da cuenta de que lleva media mañana pensando en otra cosa. No suena ninguna música. Se compra lo que fuera y se sale a la calle.',
    'Piensa en un verano cualquiera, dentro de dos. No intentes ver con quién. Mira solo los detalles que dependen de ti: qué tienes en la mesilla, a qué huele la casa, qué haces los domingos. Eso se puede empezar a poner ahora, sin permiso de nadie, cosa por cosa.',
  ]),
]

export const turnsRupturaEs = movements('turn', {}, [
    'Hay una pregunta que sirve y otra que gira en vacío. La que gira es por qué. La que sirve suele ser más corta y más fea: ¿dónde ceno el sábado? Contesta a esa. A la otra se le irá poniendo voz de radio lejana.',
    'El amor que termina deja herramientas. No lo parece, porque están en el suelo y con el mango hacia abajo. Ya sabes ceder, ya sabes pedir perdón, ya sabes dormir con ruido. Son tuyas, no venían con {n}, y la próxima vez que haya que clavar algo las encontrarás.',
    'Ahora mismo te faltan datos sobre ti. Llevabas tiempo viviendo en una media de dos y no hay forma de saber cuál era tu parte hasta que no la ves funcionar sola. Ponte a prueba en lo pequeño. ¿A qué hora te da hambre, si no hay nadie esperando?',
    'No conviertas esto en una prueba de nada. Que no saliera no prueba que seas difícil, ni que lo fuera {n}, ni que el amor sea así. Prueba que dos personas concretas, en unos años concretos, no encontraron la manera. Es bastante triste sin ayuda.',
    'Lo más parecido a la calma que vas a encontrar estos días no vendrá de entender nada. Vendrá de una tarde en la que hayas movido los brazos: pintar, nadar, fregar un horno. El cuerpo tiene una salida de emergencia y está en las manos.',
    'Un día dirás «mi casa» y será verdad. Todavía suena a película doblada. Ve diciéndolo de todos modos, al taxista, al repartidor, a quien te pregunte dónde mandar el paquete. Hay palabras que se hacen ciertas por el uso.',
    'Conviene desconfiar de la memoria cuando viene perfumada. No miente, pero se ha arreglado para salir. Cuando te traiga lo bueno, dale las gracias y pregúntale por los ratos de aburrimiento.',
    'Todo lo que escribas, borres o mires de madrugada lo hace alguien que lleva dieciocho horas despierto. No es tu peor versión ni la verdadera. Es la que no ha dormido. Las cosas de esa persona se firman por la mañana.',
    'Hay quien se repone a fuerza de odio y quien a fuerza de planes. Tú puedes hacerlo a fuerza de costumbre, que es lo menos vistoso: la misma piscina los lunes, el mismo pan, la misma llamada. Un día la costumbre tiene paredes y vives dentro.',
  'Tú ya lo sabes y tus manos aún no. Siguen apartando para dos, dejando hueco en el perchero, guardando la noticia graciosa. No las regañes: aprendieron despacio y van a desaprender igual. Un día harán la mitad sin consultarte.',
  'Hay un suelo debajo de todo esto, aunque ahora lo tapen las cajas. Existía antes {de.n}. Caminabas por él, llegabas tarde a sitios, te reías de cosas. No vas a volver exactamente a ese suelo, pero está, y aguanta.',
  'La pregunta del porqué tiene una virtud: parece que avanza. Da vueltas y vueltas y al bajar estás en el mismo andén, con menos dinero. Cuando vuelva a pasar ese tren, deja que se vaya sin ti alguna vez. Solo por ver qué hay en el andén.',
  'Lo que viene no necesita que perdones, entiendas ni olvides. Necesita leche en la nevera y que el despertador suene. Lo otro va llegando por detrás, como llegan los niños cuando uno deja de llamarlos.',
  'Te harás fuerte en tonterías, ya verás: cambiar una bombilla alta, dormir del tirón, contestar «bien» y que sea casi verdad. Nadie pone medallas por eso. Son, sin embargo, los ladrillos.',
  'Perder a quien sigue vivo tiene un problema de gramática: no hay pasado claro. Por eso cuesta tanto colocar los verbos. Usa el pretérito cuando puedas, aunque te suene brusco. Fuimos. Vivimos. Se acabó en marzo, o en el mes que sea. Los verbos terminados dejan sitio.',
  'De aquí no se sale a fuerza de pensar. Se sale por los lados: por una tarea, por una persona, por un cansancio bueno en las piernas. La cabeza viene después a firmar.',
  'Habrá un día en que la noticia sea vieja. Todavía no es ese día, y no hay que empujarlo. Solo conviene que, cuando llegue, te encuentre con algo empezado: una planta, un idioma, una pared a medio pintar.',
])

export const returnsRupturaEs = [
  ...movements('return', { aspect: 'return' }, [
    'Vuelvo a lo pequeño. Ya sabes que {o} no [o:tenía|tenían] la culpa de nada. Mañana puede ser simplemente algo que está, o que falta, en una casa donde vives tú.',
    'Y si hay que comprar {un.o}, elige tú. Sin preguntar a nadie y un día sin importancia.',
  ]),
  ...movements('return', { aspect: 'return' }, [
    'Esta noche la casa tiene una luz encendida y es la tuya. Con eso se puede llegar hasta mañana.',
    'No hay deberes. Solo el resto de la tarde, que ya te pertenece entera.',
    'Empezaste hablando {de.n}. Me gustaría que la última palabra de esta carta fuera para otra persona. Para ti, por ejemplo.',
    'Te dejo aquí, en tu lado de la calle, con las bolsas en la mano y la llave buena.',
    'Cuando guardes esto, guárdalo en un sitio tuyo. Que sea lo primero que metes en un cajón que no compartes.',
  ]),
]

export const beatsRupturaEs = movements('beat', {}, [
    'Ningún mensaje escrito después de la una ha mejorado nada.',
    'Hoy cuenta como día entero, aunque lo hayas pasado a medias.',
    'Tu nombre funciona también sin otro al lado.',
    'El sofá es tuyo por los dos lados.',
    'Hay cosas que se acaban y no fracasan.',
    'Puedes cambiar de acera sin cambiar de opinión.',
  'No hace falta ganar la separación.',
  'Puedes no tener razón y, aun así, tener frío. Abrígate primero.',
  'Lo que no contestas también es tuyo.',
  'Se vuelve a aprender el ancho de las cosas.',
  'Un vaso, un plato, una llave: por ahí se empieza.',
  'Lo que duele de noche a menudo es sueño. Duerme, y luego vemos.',
])

export const leadsRupturaEs = [
  ...movements('lead', { aspect: 'object' }, [
    'Has puesto {o} casi de lado, y es por donde se ve todo. Una historia no se acaba en general. Se acaba en sitios: en un estante, en un cajón, en una costumbre de los miércoles. Entremos por ese.',
    'De todas las cosas que se pueden llorar en una separación, tú has nombrado {o}. Me fío de esa elección. Lo demás lo dice todo el mundo.',
  ]),
  ...movements('lead', { aspect: 'name' }, [
    'Voy a escribir {n} pocas veces en esta carta. No por borrar a nadie: porque te escribo a ti, y en estas historias uno acaba siendo el personaje secundario de tu propia conversación.',
  ]),
]
