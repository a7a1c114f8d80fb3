import { movements } from '../../movement'

/** Movements of long letters that fit any path, one aspect each. */
export const deepEs = [
  ...movements('deep', { aspect: 'night' }, [
    'De noche las cosas no son más verdad, son más grandes. Te propongo una regla de la casa: lo que se piense después de las doce se apunta en un papel y se revisa con luz. La mitad no sobrevive al café. La otra mitad, al menos, se puede leer de pie.',
    'Cuéntale algo a la noche antes de que ella empiece a contarte. Dos líneas en una libreta, aunque sean tontas, aunque digan que ha llovido. Si luego viene lo {de.n}, encontrará el sitio ocupado por otra frase y tendrá que esperar su turno.',
    'Las noches merecen párrafo aparte. A esa hora no hay recados que hacer y lo que durante el día anda repartido se junta todo en el mismo cuarto. Si te desvelas, no te quedes ahí midiendo el techo: levántate, enciende una luz pequeña, haz algo con las manos que no pida pensar. La cama vuelve a ser cama cuando se deja de pelear en ella.',
    'Imagino que lo peor es de noche. No porque sea más triste, sino porque no hay nadie que necesite que disimules. Ten a mano tres cosas que no consuelen y acompañen: una radio bajita, un libro ya leído, el número de alguien que no se asuste si suena tarde.',
    'Si hay una hora mala, ponle nombre y trátala como a un vecino difícil. Sabes cuándo llega, sabes que hace ruido, sabes que se va. No hace falta abrirle. A la misma hora, cada noche, puedes tener ya puesta el agua a calentar.',
  ]),
  ...movements('deep', { aspect: 'morning' }, [
    'Hay mañanas en que uno se levanta como quien sube un mueble por la escalera. No mires el piso al que vas. Mira el rellano: la ducha, luego el agua hirviendo, luego los zapatos. De rellano en rellano se llega a la calle, y en la calle ya empuja la gente.',
    'Y las mañanas, ese segundo antes de acordarse. Dura muy poco y luego cae todo el peso de golpe, como si acabara de ocurrir. No conozco forma de evitarlo. Conozco gente que deja algo preparado desde la noche, una taza, una ropa, una tarea con nombre, para que al caer no haya que decidir también por dónde se empieza.',
    'Por la mañana no te juzgues. Quien se despierta no es todavía nadie: es un cuerpo al que le están dando una noticia. Dale agua, dale luz, dale un cuarto de hora sin preguntas. Quien eres llega después, con el segundo café o con el primer ruido de la calle.',
  ]),
  ...movements('deep', { aspect: 'others' }, [
    'Vas a oír frases hechas. Son el equivalente a una olla de comida: no las ha cocinado nadie para ti, pero alguien cruzó la calle con ellas. Acepta el gesto, deja el contenido en la encimera y no te sientas en la obligación de probarlo.',
    'Se te irá notando en el trabajo, en la familia, en cómo respondes a los mensajes. Puedes adelantarte con una línea a quien te parezca: estoy con algo, voy lento, no es contigo. Ahorra muchas explicaciones y a la otra persona le da qué hacer, que es no molestarte.',
    'Habrá quien no sepa qué decirte y por eso no diga nada. Duele, y al mismo tiempo no es una medida de lo que te quieren: es una medida de su miedo. Puedes ayudarles, si tienes fuerzas, diciendo una cosa concreta que sí quieres: que te llamen los jueves, que no cambien de tema, que te acompañen a un trámite. Y si no tienes fuerzas, no les ayudes.',
    'También están los que comparan, los que aconsejan y los que necesitan que estés mejor para estar mejor ellos. No hace falta pelear con ninguno. Hay una frase que sirve para casi todos: te lo agradezco, hoy no quiero hablar de eso. Dicha una vez con calma, suele cerrar bien.',
    'Escoge a una persona. No a la más lista ni a la que más te quiere: a la que aguanta un silencio. Pídele algo fácil, que se siente contigo mientras haces otra cosa. Lo que hace falta decir suele salir de lado, secando platos o mirando al frente en un autobús.',
  ]),
  ...movements('deep', { aspect: 'people' }, [
    'En tu mensaje aparece también {p}. Lo que te pasa llega a la gente de alrededor a otra hora y por otro lado, y cuesta reconocerlo cuando lo lleva otra persona. No hace falta hablarlo todo. Basta con que conste que hay alguien más en la historia.',
    'Has nombrado {a.p}, aunque sea de pasada. Las historias nunca son solo de dos. Alrededor hay quien miraba, quien no se enteraba, quien todavía no sabe cómo preguntarte. Si un día quieres compañía para esto, quizá no tengas que ir muy lejos a buscarla.',
  ]),
  ...movements('deep', { aspect: 'listing' }, [
    'Haz una lista de lo que no quieres que te digan. Sin filtro, con las frases tal cual. Luego tacha las que dirías tú a otra persona por no saber qué decir. Casi siempre queda tachada más de la mitad, y se mira a la gente con otra paciencia.',
    'Te propongo una cosa para un rato sin prisa. En un papel, tres columnas: lo que se fue, lo que se queda, lo que no sabes. No pongas sentimientos, pon cosas y costumbres. La tercera columna será la más larga. No es un problema: es el sitio donde todavía puede pasar algo.',
    'Un día que tengas la cabeza un poco despejada, escribe diez frases que empiecen por «sé que». Sé que el café se hace así, sé que aquello fue en octubre, sé que no grito cuando lloro. Diez. Después de algo que lo mueve todo, viene bien comprobar qué sigue en su sitio.',
  ]),
  ...movements('deep', { aspect: 'listing', assumes: ['affection', 'history'], not: ['kin:ex'] }, [
    'Otro papel, para otro día. Apunta tres cosas que sabes {de.n} y que no sabe nadie más. No las enseñes. La gracia no está en que alguien las lea, está en ver por escrito que eres tú quien las guarda, y que las guardas bien.',
  ]),
  ...movements('deep', { aspect: 'body' }, [
    'Fíjate dónde lo llevas. Hay quien lo lleva en la mandíbula, quien entre los hombros, quien en el estómago como un mueble mal puesto. No hace falta quitarlo de ahí. Ponle la mano encima un momento, como se le pone a un animal asustado, y sigue con lo que estabas.',
    'No te olvides del cuerpo, que está en esto tanto como tú. Se encoge, duerme a trozos, pide azúcar, se queda mirando. No le exijas. Sácalo a la calle una vez al día aunque sea a tirar la basura, siéntalo al sol si hay sol. Hay penas que el cuerpo entiende antes que la cabeza, y también las deja antes.',
    'Come algo de lo que se prepara. No por salud, que también, sino porque picar cebolla, esperar a que hierva, poner un mantel, son órdenes pequeñas que el día obedece. Donde hay un plato hay un antes y un después, y ahora mismo hacen falta las dos cosas.',
  ]),
  ...movements('deep', { aspect: 'anniversaries' }, [
    'Hay días que no salen en ningún calendario y te van a pesar igual: el primero de calor, el de cambiar la hora, el que hueles la colonia de alguien en una cola. No los apuntes. Solo acuérdate, cuando lleguen, de que no has hecho nada mal. Era el día.',
    'Vendrán fechas. Algunas las tienes marcadas y otras te van a saltar encima desde un recibo o una canción de supermercado. A las marcadas conviene salirles al encuentro con un plan mínimo, aunque el plan sea no hacer nada y decirlo. A las otras no se les puede salir al encuentro. Esas se cruzan como un charco.',
    'Hay días del calendario que desde ahora van a tener otro peso. No tienes que celebrarlos ni borrarlos. Puedes darles un gesto corto, siempre el mismo, que empiece y acabe: así la fecha tiene dónde sentarse y no anda por toda la casa.',
  ]),
  ...movements('deep', { aspect: 'limits' }, [
    'Si pudiera elegir, preferiría que no necesitaras esta carta. Como la necesitas, he intentado que no te mienta en nada. Lo que digo de ti está en tu mensaje. Lo que digo del mundo lo puedes comprobar. Y lo que no sé lo he dejado en su sitio, que es el silencio entre un párrafo y otro.',
    'Conviene decir lo que esta carta no puede hacer. No puede saber lo que pasó por dentro de nadie. No puede devolver una tarde. No puede decirte qué sentir, ni en qué orden. Puede acompañarte el rato que dura y quedarse en un cajón por si otra noche hace falta. Con eso, me parece, una carta ha cumplido.',
    'No te conozco más allá de lo que has escrito, y no voy a fingir otra cosa. Hay partes de esta historia que no sabré nunca. Si en algún punto me equivoco de sitio, no te preocupes por mí: corrígeme con lápiz en el margen y sigue leyendo.',
  ]),
  ...movements('deep', { aspect: 'later' }, [
    'No sé cuándo, pero en algún momento vas a hablar de esto con alguien que esté empezando a pasarlo. No le dirás nada de lo que dicen los libros. Le dirás dónde aparcar, qué papel pedir primero, que coma. Y se te notará en la voz que sabes, y a esa persona le bastará.',
    'Llegará una tarde en que cuentes lo {de.n} sin preparar la garganta. No la busques. Pasará hablando de otra cosa, de un precio o de un viaje, y solo al rato te darás cuenta de que has dicho la frase entera y has seguido.',
    'Guarda esto y vuelve a leerlo dentro de unos meses. No para ver si has mejorado, que no es un examen. Para ver qué frases ya no te hacen falta. Suele ser así como uno se entera: un párrafo que antes sostenía y que de pronto parece escrito para otra persona.',
    'Dentro de un tiempo vas a reírte de algo, con ganas, y al segundo te vas a asustar de haberte reído. Cuando pase, acuérdate de que te lo dije: esa risa no le quita nada a nadie. Es solo que la vida, por alguna rendija, te ha encontrado.',
    'Un día, no sé cuál, vas a pasar una tarde entera sin pensarlo y te vas a dar cuenta por la noche. Te dará una especie de vértigo, como quien palpa el bolsillo y no encuentra las llaves. Las llaves están. Lo que ha cambiado es que ya no hace falta llevarlas en la mano.',
  ]),
  ...movements('deep', { aspect: 'permission' }, [
    'Tienes derecho a hacer las cosas a medias este año. A contestar con un pulgar. A cenar lo mismo tres noches. A llegar, saludar y marcharte. Nadie lleva la cuenta, y si alguien la lleva, que la pase a limpio y te la mande por correo.',
    'Te dejo por escrito algunos permisos, por si alguien te los pide. Permiso para no contestar mensajes. Para cancelar a última hora. Para hablar del tema en una cena y para no hablar. Para estar bien un martes. Para no haber aprendido nada de todo esto.',
    'No tienes que sacar nada en limpio. Hay quien dirá que esto te hará crecer, y quizá crezcas, pero habrías crecido igual con menos. Lo que duele no está obligado a servir. Puede ser solo lo que es, y ya es bastante.',
  ]),
  ...movements('deep', { aspect: 'ownwords' }, [
    'Me gusta cómo conviven en tu mensaje {q} y {q2}. No riman, no se explican, no piden permiso. Así piensa la gente de verdad cuando nadie la edita: una cosa, y al lado otra que no pega, y las dos en su sitio.',
    'Si tuviera que contarle a alguien de qué va lo tuyo, no haría un resumen. Le leería {q} y después {q2}, y esperaría. Hay historias que se entienden mejor por dos puntas que por el medio.',
    'Entre las cosas que dices hay dos que no suelen ponerse juntas: {q} y {q2}. No voy a atarlas a la fuerza. Pero estaban en el mismo mensaje, escritas con la misma mano, y a lo mejor se entienden entre ellas mejor de lo que se entienden contigo.',
    'Pongo una al lado de otra dos líneas tuyas. La primera: {q}. La segunda: {q2}. Quien las lea seguidas verá a una persona que no se esconde. Es lo que he visto yo.',
    'De tu mensaje copiaría {q} y copiaría {q2}, y con esas dos frases ya tendría el principio y el final de algo. Lo de en medio lo pones tú, y no es para contarlo hoy.',
  ]),
  ...movements('deep', { aspect: 'objectlife' }, [
    'Un día cualquiera vas a usar {o} sin pensar en nada. Te darás cuenta después, con cierto susto, como quien se salta una parada. No pasa nada con ese día. Las cosas vuelven a ser cosas en cuanto se lo permitimos, y a veces antes.',
    'Me acuerdo de otra de tus palabras: {o2}. Casi me la salto. Lo pequeño de los mensajes es como lo pequeño de las casas, se descubre cuando uno lleva un rato sentado y ya no mira lo que le enseñan.',
    'Está también {o2}, que mencionas casi sin querer. Las cosas no saben nada y sin embargo se reparten el trabajo de recordar: una guarda el olor, otra la hora, otra el ruido. No hace falta conservarlas todas. Con el tiempo ellas solas deciden cuál se queda.',
    'Has puesto {o} en tu mensaje. No sé qué lugar ocupa ahora en tu casa, si cerca o lejos. Sí sé que lo corriente, después de que pase algo así, se vuelve visible. Un día dejará de brillar tanto. No será olvido, será uso.',
  ]),
  ...movements('deep', { aspect: 'span' }, [
    'Hablas de {span}. Dicho así parece una cantidad. Por dentro no es una cantidad, es un clima: los resfriados de entonces, las facturas, las bromas que se fueron gastando, los días en que no pasó nada y que hoy darían para un libro.',
    'Has puesto una medida, {span}, y las medidas tienen algo de consuelo porque parece que contienen. Lo que viviste ahí no se deja contener del todo. Conviene saber que tuvo ese largo: que nadie te diga que fue un momento.',
  ]),
  ...movements('deep', { aspect: 'since' }, [
    'Dices que han pasado {since}. Desde fuera eso es mucho o es poco, según quién mire y la prisa que tenga. Desde dentro hay horas en que fue esta mañana. Las dos cuentas son buenas y no tienen por qué cuadrar.',
  ]),
  ...movements('deep', { aspect: 'weather' }, [
    'Hay días planos, y de esos no se habla. Ni lloras ni ríes, ni avanzas ni retrocedes: contestas, comes, miras llover. Quien está dentro cree que no pasa nada. Pasa lo principal, que es que el tiempo va poniendo capas finas, como se barniza la madera, y no se nota en ninguna.',
    'Lo que sientes tiene algo de clima, y al clima no se le discute. Se mira por la ventana y se decide el abrigo. Si toca uno de los malos, acorta el día: lo imprescindible, algo caliente, y mañana se vuelve a mirar.',
  ]),
  ...movements('deep', { aspect: 'silence' }, [
    'Habrá silencios con la gente que quieres y no hace falta llenarlos. Estar callados delante de un río, de un partido o de un plato es también hablar de esto, con la ventaja de que nadie se equivoca de palabra.',
    'Me callo unas cuantas cosas en esta carta a propósito. No porque no las piense, sino porque entre un párrafo y otro también tiene que poder respirar quien lee. Si notas un hueco, es tuyo.',
  ]),
  ...movements('deep', { aspect: 'nameuse', assumes: ['alive', 'affection', 'history', 'human'], not: ['kin:ex', 'abuse', 'harm'] }, [
    'Si un día alguien te pide que le hables {de.n}, no empieces por el final. Empieza por una manía, por algo que te sacaba de quicio, por un ruido, por una costumbre de los martes. Al final se llega solo; lo otro hay que contarlo.',
  ]),
  ...movements('deep', { aspect: 'nameuse', assumes: ['alive', 'affection', 'history', 'human'], not: ['kin:ex', 'abuse', 'harm'] }, [
    'Vuelvo un momento al nombre. {n}. Cada vez que lo escribo me pregunto en qué voz lo estarás leyendo. Supongo que en la tuya de antes, la de llamar desde otra habitación. Déjala que suene. Nadie te va a pedir que bajes el volumen.',
  ]),
  ...movements('deep', { aspect: 'threshold' }, [
    'Hay un umbral raro, el de entrar en casa. Fuera uno va cosido por la prisa, y al cerrar la puerta se descose. Prueba a poner algo en ese minuto: una lámpara que se encienda con la llave, la radio puesta desde la mañana, una chaqueta que colgar. No es engañarse. Es tener quien abra.',
    'Vas a pasar muchas veces por sitios donde las cosas eran de otra manera. No tienes que dar rodeos para siempre ni plantarte delante a demostrar nada. La primera vez se pasa deprisa, la segunda mirando al frente. En la quinta o la sexta, sin querer, se fija uno en el escaparate de al lado.',
  ]),
  ...movements('deep', { aspect: 'askless' }, [
    'Baja el precio de los días. Si lo normal era hacer diez cosas, que ahora sean tres, y que una de las tres sea fácil. No se trata de conformarse. Cuando se lleva peso, quien sabe de montaña acorta el paso y no pide disculpas.',
  ]),
  ...movements('deep', { aspect: 'quoteagain', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow'] }, [
    'No quiero que {q} se quede en una esquina del mensaje. La pongo aquí, en mitad de la carta, con sitio alrededor. Una frase así necesita lo que necesita cualquiera cuando habla de lo que le avergüenza: que la otra persona no mire el reloj.',
    'Todavía me queda {q}. La he dejado para ahora porque a estas alturas ya hay algo de confianza. No te la voy a quitar ni a devolver arreglada. Solo digo que la he leído, que no me ha asustado y que sigo aquí.',
    'A mitad de carta se puede decir lo que al principio sonaría brusco: creo que {q} es lo que venías a contar. Lo otro lo rodea, lo protege, lo hace presentable. Y lo entiendo. Yo también habría dado un par de vueltas a la manzana antes de llamar.',
  ]),
  ...movements('deep', { aspect: 'now', clause: ['stillreach', 'absence', 'body', 'habit', 'cant'] }, [
    'Me he quedado pensando en {q}. Uno imagina estas cosas con música y luz de atardecer, y suceden así, en lo que dura un semáforo, con las bolsas en la mano. Eso que haces o que te pasa no sale en los libros, y quien haya vivido algo parecido lo reconocería en el acto.',
    'Cuentas {q} y no le pones nombre. Si lo tuviera, figuraría en alguna lista y nos parecería menos raro. Como no lo tiene, vale más decirlo tal cual. Así, dicho tal cual, deja de ser un síntoma y vuelve a ser un martes.',
  ]),
  ...movements('deep', { aspect: 'help' }, [
    'Una última cosa de orden práctico. Elige hoy, que lo lees con calma, a qué persona y a qué número llamarías si una noche se pone muy oscuro. Apúntalo en papel, con letra grande, donde lo veas sin buscar. Lo más probable es que no lo uses. Pero se duerme distinto con la puerta localizada.',
    'Una cosa práctica, sin solemnidad. Si el peso no cede, si dejas de dormir o de comer, o si un día te asusta lo que piensas, no te quedes a solas con eso: díselo a alguien de carne y hueso, a quien te trata, a una línea de ayuda, a quien viva más cerca. No es fracasar con la pena. Es no llevarla a pulso.',
  ]),
  ...movements('deep', { aspect: 'writing' }, [
    'En tu mensaje no hay ni una queja de más, y habría cabido alguna. Cuentas y te apartas, como quien deja algo en el suelo para que otro lo mire. Yo lo he mirado. No le falta nada, y no tenías que haberlo contado mejor para que doliera igual.',
    'No sé si te diste cuenta, pero lo escribiste bien. No digo bonito. Digo que se ve. Quien puede contar algo de modo que otro lo vea ya ha dado un paso fuera de ese algo, aunque no lo note y aunque mañana vuelva a estar dentro.',
    'Escribir esto te habrá costado. Hay que escoger una palabra y descartar otra, decidir qué va primero, dejar fuera lo que no se puede. Lo hiciste con todo lo que cuentas encima. No lo digo como mérito. Lo digo porque demuestra que algo en ti, mientras tanto, sigue trabajando.',
  ]),
  ...movements('deep', { aspect: 'small' }, [
    'Haz una cosa hoy que quede hecha. Coser un botón, responder ese correo, cambiar la bombilla del pasillo. No va a compensar nada. Solo que, al acostarte, habrá en el mundo una cosa menos por hacer y la habrás quitado tú, en mitad de todo.',
    'Si me preguntaras por lo que ayuda, no te hablaría de ideas. Te hablaría de cambiar las sábanas, de una ducha larga, de llevar los zapatos a arreglar, de regar algo. Gestos que terminan. Cuando hay algo que no termina, viene bien rodearlo de cosas que sí.',
    'Hay una dignidad en lo mínimo de estos días: lavarse la cara, contestar a quien te da los buenos días, pagar un recibo. Nadie aplaude. Pero es exactamente así, con esa clase de ladrillos, como se va levantando una semana donde se pueda estar.',
  ]),
]
