import { movements } from '../../movement'
import { coupleOnly, notHarm } from './who'

/** What long letters have room for, after a separation. */
export const deepRupturaEs = [
  ...movements('deep', { aspect: 'rehearsal', not: notHarm }, [
    'En tu cabeza hay un juicio en marcha, y la otra parte no se presenta. Llamas testigos, enseñas mensajes, se te ocurre en la ducha el argumento definitivo. Aunque ganaras, la sentencia no la leería nadie. Puedes levantar la sesión sin que eso signifique que perdiste. Solo que hay que ir a comprar.',
    'Me imagino que en la ducha, o conduciendo, hablas con {n}. A estas alturas lo harás muy bien: tienes la réplica, el silencio, el tono justo. El problema de esas conversaciones es que solo cansan a quien las mantiene. Cuando te pilles a mitad, no hace falta llegar al final. Basta con cerrar el grifo.',
  ]),
  ...movements('deep', { aspect: 'mutual', not: coupleOnly }, [
    'Tu familia tendrá su opinión y tardará en guardarla. También ellos han perdido a alguien: un yerno, una cuñada, quien arreglaba el router en Navidad. Déjales estar tristes por su lado sin que te lo cobren. Y si te lo cobran, cambia de tema con una bandeja en la mano, que es infalible.',
    'Habrá gente en común, y la gente en común no sabe dónde ponerse. Algunos desaparecerán por torpeza y otros harán de correo sin que nadie se lo pida. Puedes decir, una vez y con buenos modos, que no quieres noticias. Quien te quiera bien lo agradecerá: le has quitado un trabajo.',
    'No repartas a los amigos como se reparten los discos. Deja que cada cual se acerque por donde pueda. Te vas a llevar alguna decepción y alguna sorpresa, y las sorpresas suelen venir de quienes menos hablaban.',
  ]),
  ...movements('deep', { aspect: 'relapse', not: notHarm }, [
    'Un día vas a escribirle. O a pasar por su calle, o a contestar a deshora. Cuando ocurra, no te montes un juicio. Vuelve a donde estabas, que no era el principio: el principio queda ya bastante lejos, aunque por la noche parezca a la vuelta de la esquina.',
  ]),
  ...movements('deep', { aspect: 'weekend', not: notHarm }, [
    'Ponle un dueño al domingo por la tarde antes de que se lo quede la melancolía, que siempre está libre. Puede ser una sesión de cine barata, una partida, fregar el suelo con música. A las nueve se acaba. Solo hay que llevarlo hasta ahí, como se lleva a un niño cansado.',
    'Los fines de semana son el hueso. De lunes a viernes hay estructura, y el sábado se abre como un descampado. Ponle dos estacas: algo el sábado por la mañana que te saque de la cama, algo el domingo a las siete que te saque del domingo. Entre estaca y estaca, lo que caiga.',
  ]),
  ...movements('deep', { aspect: 'singular', not: coupleOnly }, [
    'Comprar para una persona es una pequeña ciencia. Al principio sobran yogures y faltan ganas. Ve a la tienda del barrio y pide cantidades ridículas, dos tomates, cien gramos de queso, sin explicar nada. En unas semanas la nevera tendrá tu medida, y será la primera cosa de la casa que la tenga.',
    'Vas a tener que aprender tus gustos. Parece mentira, a estas alturas. Pero en una pareja los gustos se van limando hasta que encajan, y luego no se sabe cuál era de quién. Prueba cosas como si acabaras de llegar al país: qué desayunas, a qué hora, con qué música, cuánto pican las cosas.',
    'Con una sola persona en casa, el orden es tuyo y el desorden también. Nadie te pregunta a qué hora vuelves. Al principio eso suena a abandono. Deja pasar unas semanas y vuelve a escucharlo: nadie te pregunta a qué hora vuelves.',
  ]),
  ...movements('deep', { aspect: 'story', not: notHarm }, [
    'Te contarás esto muchas veces, y cada vez lo contarás distinto. En una versión hiciste el tonto. En otra, aguantaste demasiado. En otra fue un malentendido. No busques la definitiva. De momento basta con una versión en la que tú también salgas, de cuerpo entero y con nombre.',
    'Todavía no hace falta que esto signifique algo. Los significados vienen solos y tarde, como las facturas. Si alguien te pide la moraleja, dile que está en camino.',
  ]),
  ...movements('deep', { aspect: 'memory', not: notHarm }, [
    'Habrá una foto que no puedas mirar y otra que no puedas dejar de mirar. Guarda las dos en el mismo sobre. Que se vigilen entre ellas. Y ponle una fecha al sobre, no para abrirlo ese día, sino para que en la fecha conste que hubo un antes en el que decidiste esperar.',
    'No dejes que nadie te obligue a tirar los buenos recuerdos para demostrar que avanzas. Quédate con ellos. Solo cámbialos de estante, al de arriba, donde se llega cuando se quiere y no cuando se tropieza.',
    'La memoria, estos meses, hace trampas con la luz: pone los viajes en primera fila y esconde los lunes. Cuando te enseñe aquel verano, pídele también el mes siguiente. No para amargarlo. Para que esté completo.',
  ]),
  ...movements('deep', { aspect: 'ground', not: notHarm }, [
    'Miremos el suelo que tienes. Un sitio donde dormir, aunque sea prestado. Alguien que contesta. Una cosa que sabes hacer y por la que te pagan, o te pagarán. Un cuerpo que se ha levantado hoy. No es una lista para animarte: es un inventario, y los inventarios se hacen después de las inundaciones.',
    'Si quieres saber cómo vas, no mires lo que sientes, que cambia a cada hora. Mira lo que haces: si comes en la mesa, si has vuelto a quejarte del tiempo, si te ha importado algo que no tenga que ver con esto. Por ahí se empieza a notar, mucho antes que por dentro.',
  ]),
  ...movements('deep', { aspect: 'keys', not: coupleOnly }, [
    'Queda una parte administrativa de querer a alguien, y casi nadie la cuenta: la contraseña compartida, el seguro, el contacto de emergencia en la ficha del dentista. Hazlo por tandas, un trámite a la semana, como quien cambia las pilas. Al del dentista, por ejemplo, pon a alguien que conteste.',
    'Hay objetos que son de los dos y no valen para ninguno: el imán de aquel viaje, la manta fea, la olla que regaló su tía. No decidas su destino en caliente. Una caja neutral en casa de un tercero, seis meses. Casi siempre, al abrirla, lo único que se quiere es la olla.',
  ]),
  ...movements('deep', { aspect: 'dignity', not: notHarm }, [
    'Habrás hecho cosas de las que no presumes: esperar en una esquina, escribir largo, preguntar lo que no querías saber. Todo el mundo las ha hecho y casi nadie lo dice. No te quitan dignidad. La dignidad no era no hacerlas; es no seguir castigándose cuando ya pasaron.',
  ]),
  ...movements('deep', { aspect: 'house1', not: coupleOnly }, [
    'Acuéstate un día en otra postura, come en otra silla, deja la puerta del baño abierta. No son símbolos, son derechos de quien vive a solas, y hay que ejercerlos para que la casa aprenda quién paga la luz.',
    'Los ruidos de la casa han cambiado de dueño. La caldera, el ascensor, la lluvia en el patio sonaban a dos y ahora suenan a noche. Grábate ruidos nuevos encima: una radio por las mañanas, un cacharro que pite, alguien que venga los jueves y hable alto.',
  ]),
  ...movements('deep', { aspect: 'someone', not: coupleOnly }, [
    'Alguien te dirá que lo que necesitas es conocer a otra persona. Puede. También puede que necesites conocer el barrio, el sueño de ocho horas y el sabor de cenar tarde. No hay prisa por volver a gustarle a nadie. Quien llegue, si llega, agradecerá encontrar la casa ventilada.',
  ]),
  ...movements('deep', { aspect: 'unsent', not: notHarm, assumes: ['human'] }, [
    'Quizá imaginas lo que {n} diría si leyera esto. Yo no lo sé y no voy a ponerle palabras. Lo que sí puedes imaginar, sabiendo que lo imaginas, es una frase que no necesites que sea verdad: una que, dicha por cualquiera, te dejaría dormir. Escríbela y fírmala tú. Quizá no hacía falta que viniera de otra parte.',
  ]),
  ...movements('deep', { aspect: 'future', not: notHarm }, [
    'De lo que viene sé muy poco, pero hay detalles que se repiten en lo que cuenta la gente. Que el primer verano se hace raro y el segundo no tanto. Que un día se compra una planta. Que alguien pregunta «¿y tú cómo estás?» y la respuesta sale corta, y se nota que es de verdad porque enseguida se habla de otra cosa.',
    'No sé qué te espera y no voy a pintarlo. Solo te cuento algo que he oído muchas veces: un día, en un sitio sin gracia, una gasolinera, un pasillo de supermercado, alguien se da cuenta de que lleva media mañana pensando en otra cosa. No suena ninguna música. Se compra lo que fuera y se sale a la calle.',
    'Piensa en un verano cualquiera, dentro de dos. No intentes ver con quién. Mira solo los detalles que dependen de ti: qué tienes en la mesilla, a qué huele la casa, qué haces los domingos. Eso se puede empezar a poner ahora, sin permiso de nadie, cosa por cosa.',
  ]),
  ...movements('deep', { aspect: 'firsts', not: notHarm }, [
    'Las primeras veces sin {n} vienen en racimo y son de lo más variado: la primera multa, la primera buena noticia, el primer catarro. Con el catarro se nota mucho, porque la fiebre no tiene orgullo. Deja comprado hoy lo que hará falta ese día, unas pastillas, un caldo de sobre, el número de quien pueda subirlo.',
    'Te va a pasar algo bueno y no sabrás qué hacer con la cara. Es de lo más raro de estos meses: la alegría llega con la dirección antigua puesta. Mándasela a otro. Elige ya a quién, para que cuando ocurra no tengas que pensarlo, y acepta que al principio suene a reenviado.',
  ]),
  ...movements('deep', { aspect: 'evenings', not: notHarm }, [
    'La hora que va de las siete a las nueve no la cubre nadie. Ya no hay trabajo y todavía no hay sueño. Por esa grieta entra casi todo lo {de.n}. Ponle albañilería: una clase los martes, una compra los jueves, y los demás días una receta que exija estar removiendo.',
    'Fíjate en lo que haces al llegar a casa, los tres primeros gestos. Antes los hacías con alguien delante, o esperándolo. Cámbiales el orden: primero el agua, luego los zapatos, luego la luz. Suena a nada. Es por donde la casa empieza a enterarse de quién manda.',
  ]),
  ...movements('deep', { aspect: 'street', not: notHarm }, [
    'Puede que te cruces con {n}. En una ciudad pasa y en un pueblo pasa el doble. Lleva preparadas siete palabras, un destino inventado y la mano ocupada. «Voy con prisa, que te vaya bien.» Después dobla la esquina y apóyate en lo que haya. Con haber doblado la esquina ya está hecho.',
    'Hay calles que ahora cuestan. No las borres del mapa, que luego para ir a la farmacia hay que dar la vuelta a medio barrio. Crúzalas una vez a plena luz y con una bolsa pesada. La bolsa es importante: da motivo para ir mirando al suelo y para no pararse.',
  ]),
  ...movements('deep', { aspect: 'retell', not: notHarm }, [
    'Tendrás que contarlo más veces. Prepara tres tamaños. El de ascensor: «eso se terminó». El de café, con una sola anécdota. Y el entero, que se reserva para dos o tres personas y solo de noche. Lo que cansa de contar es no saber de qué tamaño lo quería el otro.',
    'Cuando alguien te pregunte por {r} sin saber, va a haber un segundo feo en medio. Ese segundo lo sufre más quien pregunta. Puedes ayudarle con una frase hecha y un cambio de tema: te lo agradecerá como se agradece que le sujeten a uno una puerta. Y tú habrás contestado desde arriba y no desde dentro.',
  ]),
  ...movements('deep', { aspect: 'sharedfriends', not: notHarm }, [
    'En el grupo de siempre alguien invitará a todo el mundo, o a nadie, por no elegir. No te tomes la torpeza por bando. Puedes escribirle a quien organiza y decir: «a esa voy yo, a la siguiente que vaya {n}». Es un reparto feo y claro, y a la segunda vez ya nadie se acuerda de que hubo que hacerlo.',
    'Hay personas que te llegaron de la mano {de.n} y que quieres conservar. Una tía suya, un amigo que cuenta chistes malos. No hace falta pedir permiso para tenerles cariño. Sí conviene que entre esa persona y tú no se hable de lo otro; el cariño de segunda mano se rompe por ahí.',
  ]),
  ...movements('deep', { aspect: 'body2', not: coupleOnly }, [
    'El cuerpo ha perdido también su ración de mano ajena, y eso se nota en sitios raros: en la nuca, en los hombros, en las ganas de que te corten el pelo. No todo contacto tiene que ser amor. Un peluquero, un fisio, un sobrino encima, un perro dormido en el pie. Pide de eso, que se puede pedir.',
    'Habrás perdido el apetito o lo habrás encontrado a las dos de la mañana. Come por la vista durante unas semanas: cosas de colores, a la misma hora, en un cuenco bonito si tienes. El hambre de verdad vuelve de pronto, un día, oliendo un pan, y da un poco de vergüenza lo bien que sabe.',
  ]),
  ...movements('deep', { aspect: 'inventory2', not: coupleOnly }, [
    'Si hubo vida en dos, quedan suscripciones. A una plataforma, a un gimnasio, a la costumbre de no ver cierta película sin el otro. Date de baja de una cada semana. La última es la más difícil porque no manda recibo: consiste en ver la película. Vela con palomitas y opina en voz alta.',
    'Si alguna vez pusieron casa, habrá un mueble que nunca te gustó. Búscalo. Suele haber uno. Cedías por paz, y era una buena paz. Ahora puedes venderlo, regalarlo o perdonarlo, pero dile de una vez lo que piensas. La casa necesita oír tu gusto aunque solo sea para una lámpara.',
  ]),
  ...movements('deep', { aspect: 'decide', not: notHarm }, [
    'Decidir sin consultar es un músculo que se encoge en compañía. Al principio dudarás hasta del detergente. No le pidas a nadie que elija por ti en esas cosas: dedica diez segundos, elige uno, y llévate el error a casa. Los errores de detergente son gratis y enseñan lo mismo que los caros.',
    'Antes de tomar una decisión grande, de casa, de ciudad, de pelo, tómate tres pequeñas. Si las tres te sirven a los diez días, ya puedes mirar la grande. Es una regla de albañil: primero la plomada, luego el muro. Lo {de.n} te ha movido el suelo y conviene saber dónde está la vertical.',
  ]),
  ...movements('deep', { aspect: 'phonehours', not: notHarm }, [
    'Hay una hora a la que el teléfono deja de ser una herramienta y empieza a ser un pozo. La tuya estará entre las once y la una. Antes de que llegue, déjalo cargando lejos y pon al lado de la cama algo que también brille: un despertador, una radio vieja. Lo que {n} haya dicho o callado seguirá igual por la mañana.',
    'Pon a prueba el silencio de una tarde. Apaga los avisos a las cuatro y enciéndelos a las seis. Al volver habrá lo de siempre: un grupo con fotos de comida, una oferta, un primo. Y en esas dos horas habrá habido una cosa más, tú, sin estar de guardia para {n}.',
  ]),
  ...movements('deep', { aspect: 'fairness', not: notHarm }, [
    'No va a haber justicia, y conviene saberlo pronto para no esperarla en la ventana. Nadie va a poner dos sillas y a decir quién puso más. Lo que sí puede haber es descanso, que se le parece en una cosa: a partir de cierto punto ya no hace falta demostrar nada.',
    'Si repasas quién dio y quién no, hazlo una vez, con lápiz, y párate en la primera cifra redonda. Las historias largas y las de tres meses cuadran igual de mal. Se cuadra por fuera: lo que hoy das a quien sí está, lo que hoy recibes de quien no se lo debía a nadie.',
  ]),
  ...movements('deep', { aspect: 'anger2', not: notHarm }, [
    'Por si te sirve de medida: se puede desear que {a.n} le vaya bien y desear a la vez que no le vaya tan bien como para que se note. Son dos deseos humanos y vecinos. No hay que elegir entre ellos para considerarse una persona decente. Basta con no dedicarles la tarde.',
    'A veces tus pensamientos serán injustos, y hasta crueles. No lo publiques y ya. Dentro de la cabeza se tiran muchos platos que luego no hay que barrer. Lo que sí hay que barrer es lo que se dice en un audio de cuatro minutos.',
  ]),
  ...movements('deep', { aspect: 'newnormal', not: notHarm }, [
    'Un dato que tranquiliza bastante: la costumbre no distingue entre lo que quisiste y lo que te tocó. En unos meses sabrás de memoria los ruidos de tu nueva noche y te molestará que cambien. El cuerpo hace hogar con cualquier cosa que se repita. Repite, entonces, dos o tres que te gusten.',
    'Dentro de un tiempo alguien se quedará a cenar y abrirá el cajón equivocado buscando una cuchara. Le dirás: ahí no, en el de al lado. Y en esa frase se notará que la cocina es tuya. No hace falta que sea una persona importante. Puede ser el primo que vino a arreglar el calentador.',
  ]),
  ...movements('deep', { aspect: 'promises', not: notHarm }, [
    'Habrás pensado en lo que se prometieron. Lo prometido con {n} no caduca por decreto, se queda sin una de las dos manos que lo sujetaban. Puedes recoger tu mitad y ver si te vale para algo: querer aprender a nadar, querer vivir cerca del agua. Eso era tuyo antes de prometerlo.',
    'Lo que ibas a hacer con {n} algún día no estaba hecho. Parece una crueldad y es una noticia aprovechable: todavía se puede hacer. De otra manera, con otra gente, o por tu cuenta y con bocadillos. Escoge de la lista lo más barato y quítale el nombre.',
  ]),
  ...movements('deep', { aspect: 'askers', not: notHarm }, [
    'Vas a recibir consejos con forma de viaje, de gimnasio y de aplicación. Da las gracias. De cada diez habrá uno que sirva, y no será el mejor razonado sino el que venga con una mano: «te recojo a las seis». A ese di que sí antes de que te dé tiempo a pensarlo.',
    'Cuando la gente te pregunte qué tal, no hace falta mentir ni abrir el pecho. Hay una respuesta intermedia que funciona en todos los idiomas: «a ratos». Es exacta, es educada y no obliga a nadie a sentarse. Quien quiera saber más preguntará cuáles.',
  ]),
  ...movements('deep', { aspect: 'sundaylunch', not: notHarm }, [
    'La comida del domingo es un asunto político. Si toca familia, llega tarde y vete pronto, con un táper. Si no toca, no comas de pie mirando el fregadero: pon la mesa, aunque sea con un solo plato y el periódico enfrente. Un domingo bien puesto aguanta mejor lo que venga por la tarde.',
    'Hay días sin estructura y otros que la tienen de sobra. Los primeros te van a pedir que pienses en {n} por falta de otra cosa. Déjales puesto un encargo desde la víspera: tender, llamar a tal, llevar a arreglar unos zapatos. Con un encargo se sale a la calle, y en la calle siempre pasa algo.',
  ]),
  ...movements('deep', { aspect: 'quotes2', not: notHarm }, [
    'Entre {q} y {q2} hay, en tu mensaje, apenas un punto. Fuera del mensaje habrá habido semanas. Me pregunto qué comiste esas semanas, quién te llamó, si llovía. No para que me lo cuentes: para que veas que también de ahí has salido, y de eso nadie te ha felicitado.',
    'Si tuviera que explicarle a alguien cómo estás, no usaría adjetivos. Leería {q}. Luego dejaría pasar un poco de tiempo y leería {q2}. Quien escuche entenderá que ahí hay una persona haciendo equilibrios con bastante buen pulso.',
    'Pusiste {q}. Y unas palabras más allá, {q2}. La vida con {n} y la vida sin {n} se hablan de una frase a otra sin presentarse. No tienes que traducirlas. Con el uso, una de las dos irá quedándose con el presente.',
  ]),
  ...movements('deep', { aspect: 'owntown', not: notHarm }, [
    'Prueba a ser turista una mañana en el sitio donde vives. Lleva una gorra, no la de siempre. Entra en un edificio público a mirar el techo, pregunta por el baño, compra una postal. {n} no ha estado nunca en esa ciudad. A la vuelta, lo de siempre te parecerá un poco más de nadie, que es el paso previo a que sea tuyo.',
    'Algún sitio de tu barrio no tiene historia con nadie. Una mercería, un banco al sol, una iglesia con eco. Hazlo tuyo por insistencia. Tres visitas bastan. Cuando se hable de sitios, tendrás uno que no haya que explicar ni que evitar.',
  ]),
  ...movements('deep', { aspect: 'helpers', not: notHarm }, [
    'Haz que alguien te necesite un poco. No por generosidad: por gravedad. Regar las plantas de quien está de viaje, recoger un paquete, cuidar una tarde a un niño que pregunte por los dinosaurios. Las cosas que dependen de uno pesan justo lo necesario para que uno no salga volando.',
    'Anota quién ha estado. Quién escribió sin que hiciera falta, quién se calló cuando tocaba, quién trajo una tortilla. Nadie te va a pasar esa cuenta. Pero en las semanas malas la memoria solo guarda los nombres de los que no llamaron, y conviene llevar la lista completa.',
  ]),
  ...movements('deep', { aspect: 'numbers', not: notHarm }, [
    'Pones {span} en tu mensaje, y los números sirven para mucho menos de lo que parece. No dicen cuánto se tarda en estar bien ni cuánto había que aguantar. Dicen, eso sí, que hubo un antes y que el calendario te ha ido pasando por encima y sigues escribiendo con la letra recta.',
    'He contado contigo: {span}. En ese tiempo habrás cambiado de zapatos, de opinión sobre un par de amigos, quizá de jabón. Nadie llega al final de {span} siendo quien empezó. Lo tuyo con {n} tampoco pudo quedarse quieto, y no hace falta saber en qué mes empezó a moverse.',
  ]),
  ...movements('deep', { aspect: 'dayname', not: notHarm }, [
    'Decías {day}. Si quieres que dejen de ser de dos, hay que quitarles el uniforme. Que durante un mes pase algo distinto a esa hora, y a ser posible algo con fecha de entrega: un curso, un favor, una obra. La costumbre nueva al principio aprieta como un zapato de tienda. Luego se da.',
    'De {day} se sale mejor por la mañana que por la noche. Quiero decir que se prepara antes: se deja dicho a alguien que llame, se compra lo que se va a cenar, se decide qué se ve. Cuando llegue la hora, tú ya habrás estado ahí, y habrás dejado una luz encendida.',
  ]),
  ...movements('deep', { aspect: 'peopleof', not: notHarm }, [
    'Me acuerdo de que nombraste {a.p}. En una historia de dos, los demás hacen de pared: uno puede apoyarse y también darse contra ella. No sé cuál de las dos cosas toca esta semana. Si es la primera, apóyate sin explicar mucho. Si es la segunda, una distancia corta y educada, y ya se verá.',
    'Piensa un momento en {p} y en cómo se ve esto desde ese lado. No te toca a ti marcar ese paso. Te toca decir qué necesitas en una frase corta, sin rodeos, para que nadie tenga que adivinar y luego equivocarse de regalo.',
  ]),
  ...movements('deep', { aspect: 'thingagain', not: notHarm }, [
    'Tengo delante, por así decir, {o}. Es curioso cómo se queda uno mirando una cosa para no mirar la de al lado. Hazlo tú también cuando apriete: elige un objeto y descríbelo como si tuvieras que venderlo. Color, tamaño, defectos, precio. A la tercera frase la cabeza ya está en el mostrador y no en {n}.',
    'Entre las cosas de tu mensaje vuelvo {a.o}. No sé si te [o:pesa|pesan] o te [o:acompaña|acompañan]; según el día, supongo. Los días de lo primero, que [o:esté|estén] donde no dé el sol. Los de lo segundo, a la vista. No le debes coherencia a nadie en esto.',
  ]),
  ...movements('deep', { aspect: 'dreamhouse', not: notHarm }, [
    'Había un futuro con {n} y tenía hasta ruidos. Se va a quedar sin estrenar. A esos futuros les pasa como a los muebles de catálogo: nunca tuvieron polvo ni patas cojas. El que te toca llegará usado, con un escalón roto y buena luz por la mañana, y habrá que vivir en él, que es para lo que sirven.',
    'Te acuerdas de planes que ya no van a ser, y se te hace raro seguir oyendo hablar de esas fechas como si nada. Las fechas no lo saben. Ve poniéndoles otra cosa encima, aunque sea a lápiz: donde ponía el viaje, dentista; donde ponía la fiesta, pintar la valla con alguien. Los calendarios se curan por saturación.',
  ]),
  ...movements('deep', { aspect: 'doubt', not: notHarm }, [
    'Dudarás. De la decisión, de la memoria, de si no habrás exagerado. La duda suele venir vestida de honradez y por eso se la deja pasar. Ofrécele asiento y pregúntale qué propone. Cuando no propone nada, cuando solo quiere quedarse a hablar {de.n}, ya sabes que era otra cosa: era sueño.',
    'Hay mañanas en que lo ves claro y tardes en que no. Entre la una y la otra solo ha cambiado la altura del azúcar. Lo que decidas, decídelo después de comer y contrástalo con alguien que te haya visto reír y que no le deba nada {a.n}.',
  ]),
  ...movements('deep', { aspect: 'selfportrait', not: coupleOnly }, [
    'Antes {de.n} tenías manías. Búscalas. A lo mejor leías en el suelo, o cenabas fruta, o cantabas al conducir. La convivencia las fue guardando para no molestar, y no se han ido: están en la parte de atrás, un poco aplastadas. Saca una esta semana y mírala al sol.',
    'Haz memoria de la persona que eras la víspera de conocer {a.n}. No era peor ni estaba a medias. Tenía una toalla, un miedo, una película favorita y cosas que hacer al día siguiente. No se puede volver a ella, pero se la puede llamar para preguntarle dónde puso algunas cosas.',
  ]),
  ...movements('deep', { aspect: 'unanswered', not: notHarm }, [
    'Habrá preguntas sobre {n} que se van a quedar sin contestar para siempre, como se quedan sin contestar la mitad de las cartas que se escriben. Se vive encima de ellas. Los primeros meses se notan al pisar, como una baldosa suelta; después el pie aprende a pasar por el lado sin avisarte.',
    'Lo último que se supo {de.n}, lo último que se dijo, qué quiso decir con aquello. Tienes material para años, y ninguna de esas horas te va a devolver la tarde. Te propongo un trato de comerciante: por cada diez minutos de darle vueltas, diez de hacer algo con las manos. Al final del mes sales ganando un mueble.',
  ]),
  ...movements('deep', { aspect: 'slowwork', not: notHarm }, [
    'Todo esto lleva una parte lenta que no se ve, como cuando se seca el yeso. Por fuera está ya y si apoyas el dedo se hunde. Durante ese tiempo no cuelgues nada muy pesado: ni propósitos de año nuevo, ni una casa nueva, ni alguien a quien haya que prometerle cosas. Cuadros pequeños.',
    'En las semanas flojas, haz lo que hacen los que navegan: no adelantar, solo no perder lo hecho. Dormir parecido. Ver a la misma gente. No escribirle {a.n}. Si el viernes estás donde el lunes, en según qué semanas eso es un avance, aunque no haya foto.',
  ]),
  ...movements('deep', { aspect: 'laughing', not: notHarm }, [
    'La primera vez que te rías de esto será con alguien y no tendrá gracia contado. Un detalle grotesco: quién se llevó el colador, la cara del notario, lo que dijo tu madre. No lo tomes por cinismo. El humor entra por donde ya se puede tocar, y a veces entra meses antes que la calma.',
    'Guarda lo ridículo. De toda separación queda algo que da risa, aunque ahora cueste verlo: un malentendido con la lavadora, un mensaje mandado al grupo equivocado. Dentro de un año lo vas a contar en una cena, exagerando, y será lo único que recuerden los demás.',
  ]),
  ...movements('deep', { aspect: 'safety', all: ['abuse'] }, [
    'Lo práctico, ya que tenemos sitio. Que tus papeles estén en una casa que {n} no conozca. Que en el trabajo o en la escuela alguien sepa que no debe dar razón de ti. Que haya una bolsa hecha, aunque no haga falta nunca. Son molestias de una tarde y dejan dormir muchas noches.',
    'Si en algún momento hay peligro, no lo midas a solas ni le busques atenuantes. Los teléfonos de emergencia y los de atención a personas maltratadas contestan también cuando se duda, que es casi siempre. Preguntar no obliga a denunciar. Preguntar es preguntar.',
  ]),
  ...movements('deep', { aspect: 'aftercontrol', all: ['abuse'] }, [
    'Vas a pedir perdón muchas veces por cosas que no lo necesitan: por tardar, por reírte fuerte, por elegir la ventana. Cuando te oigas, no te riñas por eso también. Es un idioma que tuviste que hablar. Con gente que no lo exige se va olvidando, primero las palabras y luego el tono.',
    'Acuérdate de cómo era tu letra cuando nadie la leía por encima del hombro. O tu manera de andar. O lo que tardabas en el súper. Hay un ritmo propio debajo de tanto cálculo. No hay que forzarlo: aparece en cuanto pasan varias horas seguidas sin que nadie pregunte dónde estás.',
    'La gente dirá «menos mal que te fuiste», y tendrá razón, y se quedará tan ancha. De lo que viene después se habla poco: los sustos con el ascensor, el sueño que no se fía, echar de menos sin querer volver. Todo eso forma parte de salir. No significa que estés dentro.',
  ]),
  ...movements('deep', { aspect: 'afterharm', all: ['abuse'] }, [
    'Durante mucho tiempo tuviste que pensar como pensaba {n} para poder prever. Es un esfuerzo enorme y queda en la cabeza como una radio mal apagada. Cuando la oigas, cambia de emisora a propósito: ¿y a ti, qué te apetece? Si la respuesta tarda, espera. Hacía tiempo que nadie se lo preguntaba.',
    'No le debes una versión equilibrada a nadie. Cuando alguien te diga que «en una pareja siempre hay dos», puedes contestar que sí y que a una de las dos partes le tocaba el miedo. Y luego cambiar de conversación, o de amigo, según veas.',
    'Hay una calma que se parece al aburrimiento y es otra cosa. Nadie grita, nadie revisa, la tarde no va hacia ninguna parte. Si te sorprendes pensando que falta algo, mira el reloj y cuenta cuánto tiempo llevas sin tensar los hombros. Eso es lo que falta.',
    'Duerme donde puedas dormir. Parece poca recomendación y es la primera. En un sofá prestado, con una luz dada, con la radio bajita, con la silla delante de la puerta si ayuda. Todo lo que se aprende después de algo así se aprende mejor con sueño.',
  ]),
  ...movements('deep', { aspect: 'friendship', any: ['kin:friend', 'friendship'] }, [
    'Con {n} tenías una memoria a medias. Cada cual guardaba la mitad de los detalles y se los prestaban. Ahora hay historias que te van a salir cojas. Cuéntalas cojas. O pregunta a quien anduviera por allí: los hermanos pequeños, los compañeros de banco, se acuerdan de cosas increíbles.',
    'Puede que un día {n} escriba. Puede que no. Se puede dejar la luz del portal encendida sin sentarse en el escalón a esperar. Mientras, hay amistades de segundo plano que llevan años ahí, con paciencia de planta de oficina, y que responderían en cinco minutos.',
    'En las amistades no hay costumbre de hablar de la amistad. Por eso, cuando se rompe una, faltan hasta las frases. Prueba con esta, dicha a un tercero: «éramos muy amigos y ya no». Dicho así se entiende, y nadie te va a preguntar por qué no lo arreglan.',
  ]),
  ...movements('deep', { aspect: 'pronouns', not: notHarm }, [
    'Fíjate en los pronombres cuando hables por teléfono. Durante un tiempo va a salir un «nos» donde ya no hay nadie más. No lo corrijas en voz alta. Termina la frase, cuelga, y la próxima vez que cuentes lo mismo prueba en singular. «Voy.» «Me gusta.» «Ceno a las nueve.» Son frases cortas y se aprenden pronto.',
    'Hay preguntas de formulario que ahora se atragantan: estado, contacto, número de personas. Las escribe alguien que no te conoce, para una estadística. Contesta lo que sea verdad hoy, sin épica. Y donde ponga «en caso de emergencia avisar a», pon a quien vendría con el abrigo encima del pijama.',
  ]),
  ...movements('deep', { aspect: 'pace', not: notHarm }, [
    'Vas a tener semanas de las que no se pueda contar nada, y serán importantes. En esas semanas la historia con {n} va perdiendo esquinas por roce, como los cantos en un bolsillo. Nadie nota el día en que un canto deja de pinchar. Se nota cuando uno mete la mano buscando otra cosa.',
    'No compares tu ritmo con el de nadie, y menos con el que le supones {a.n}. Cada cual cuenta desde donde puede y casi todos exageran hacia arriba. Si quieres un reloj, usa el tuyo: cuánto tardas en dormirte, cuánto tardas en contestar, cuánto dura la segunda taza.',
  ]),
  ...movements('deep', { aspect: 'rooms', not: coupleOnly }, [
    'Dale un oficio nuevo a un rincón. Donde se discutía, que se planche. Donde se esperaba, que se lea. Los sitios tardan dos semanas en aceptar el cargo y luego se olvidan del anterior. Si no tienes rincón, si estás de prestado en otra casa, vale el asiento de una cafetería, siempre el mismo.',
    'Haz una noche lo que nunca se hacía por consideración. La radio en la ducha, la luz hasta las tres, la cama llena de revistas. A lo mejor descubres que te gustaba más la consideración. También es un dato sobre ti, y no lo tenías.',
  ]),
  ...movements('deep', { aspect: 'whatyougave', not: notHarm }, [
    'Si te duele lo que diste, no lo llames pérdida tan deprisa. Dar enseña a dar, y eso se queda en quien lo hizo. Vivir con alguien cerca enseña a estar pendiente, a ceder un lado, a comprar lo que le gusta a otro. Usa una de esas tres cosas esta semana con alguien que no se lo espere, y otra contigo.',
    'Cuidar a alguien deja las manos acostumbradas. Buscan a quién tapar, a quién preguntarle si ha comido. Dales trabajo sin dramatismo: una planta que se deje, un compañero resfriado, tu propia cena servida en plato y no en la tapa. A las manos no hay que decirles por qué.',
  ]),
  ...movements('deep', { aspect: 'badnews', not: notHarm }, [
    'Te van a llegar noticias {de.n} sin que las pidas. Que si le han visto, que si está bien, que si está mal. Ninguna te sirve para nada y todas cuestan una tarde. A quien las trae se le puede decir con buenas palabras que a partir de hoy prefieres otras: el tiempo, los precios, a quién le ha nacido un nieto.',
    'Puede que un día te enteres de algo de golpe, por una foto o por un comentario en una cola. Ten un procedimiento. Salir a la calle, andar hasta una esquina concreta, comprar algo que cueste unas monedas. Volver. Lo que se sabe al volver es lo mismo y ya ocupa menos.',
  ]),
  ...movements('deep', { aspect: 'rehearsal', not: notHarm }, [
    'Por la noche se te ocurrirán frases para {n}, y serán buenas. Las mejores frases de una separación las ha pensado gente sin dormir mirando una lámpara. No hay obligación de usarlas. Déjalas ir como se dejan ir los finales de los sueños, que a mediodía ya no parecían tan brillantes.',
  ]),
  ...movements('deep', { aspect: 'weekend', not: notHarm }, [
    'El sábado por la mañana tiene una trampa: parece libre. Antes de que empiece a pensar por su cuenta, sácalo a la calle con un pretexto. Unas pilas, una barra, un favor. A la una ya habrás hablado con tres desconocidos de cosas sin importancia, y la tarde vendrá menos suelta.',
  ]),
  ...movements('deep', { aspect: 'story', not: notHarm }, [
    'Tu historia con {n} tiene un principio que ahora te cuesta mirar. No lo mires. Los principios no se estropean por no mirarlos. Dentro de un tiempo aparecerán por su cuenta, en mitad de otra conversación, con la ropa que llevabas aquel día, y podrás decir: mira, hacía frío.',
  ]),
  ...movements('deep', { aspect: 'evenings', not: notHarm }, [
    'Cena a una hora en punto durante dos semanas. A las nueve, por ejemplo, con el reloj delante. Es una disciplina de hospital o de convento y no tiene ninguna poesía. Tiene una ventaja: a las ocho y media ya hay que estar pelando algo, y con una patata en la mano se piensa de uno en uno.',
  ]),
  ...movements('deep', { aspect: 'helpers', not: notHarm }, [
    'A la gente que pregunta qué puede hacer, dale algo: que te acompañe a comprar una lámpara, que te guarde una caja, que te mande una foto de su perro los viernes. No es aprovecharse. Quien quiere a alguien en una mala época se vuelve torpe por falta de encargo.',
  ]),
  ...movements('deep', { aspect: 'badnews', not: notHarm }, [
    'Decide de antemano qué quieres saber {de.n} y qué no. Por escrito, dos columnas, y que la segunda sea larga. Luego enséñasela a quien más te quiere y más se le escapan las cosas. Agradecerá tener un reglamento.',
  ]),
  ...movements('deep', { aspect: 'seasons2', not: notHarm }, [
    'El armario también se entera. Llegará el cambio de ropa y saldrán cosas que llevabas cuando aún estaba {n}. Pruébatelas delante de un espejo y con música. Lo que siga quedando bien se queda, y si te recuerda a algo, que espere su turno detrás de la talla.',
    'Con la primera lluvia de la temporada, o con el primer calor, vas a acordarte de otra lluvia o de otro calor. El clima es así de indiscreto. Hazle una foto a la calle ese día y ponle la fecha: la próxima vez habrá una lluvia más entre aquella y tú.',
  ]),
  ...movements('deep', { aspect: 'errands', not: notHarm }, [
    'Haz una gestión pendiente, de las que llevan meses dando vergüenza. Renovar el carnet, tapar la gotera, contestar al seguro. Elige una que no tenga relación con {n}. Saldrás de la oficina con un papel sellado y una alegría absurda, de las que se cuentan por teléfono.',
    'Hay un placer administrativo que casi nadie confiesa: tachar. Escribe una lista con cosas que ya has hecho hoy, levantarte, ducharte, venir, y táchalas todas seguidas. Es hacer trampa. Luego añade una que no esté hecha. Entra mejor en una lista que ya va ganando.',
  ]),
  ...movements('deep', { aspect: 'listening', not: notHarm }, [
    'Cuando te pongas a hablar {de.n} con alguien, fíjate en el minuto. Hasta el diez, suele aliviar. Del diez al veinte se repite. A partir del veinte se cava. No hace falta callarse: basta con mirar el reloj una vez y preguntar, de verdad, por la rodilla del otro.',
    'Elige bien a tus oyentes. Está quien quiere saber, quien quiere tener razón y quien quiere que acabes. Y está, si hay suerte, quien sigue pelando judías mientras hablas. A ese cuéntaselo todo, que no va a levantar la vista en lo peor.',
  ]),
]
