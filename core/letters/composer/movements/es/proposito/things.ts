import { movements } from '../../movement'

/** The things that turn up in a letter about bearings, each by its kind. */
export const thingsPropositoEs = [
  ...movements('thing', { topic: ['work'], not: ['sober'] }, [
    'Por ahí asoma {o}, y con eso viene un mundo: una entrada, unos saludos, el sitio donde se colgaba el abrigo. De lo que se echa en falta, la mitad es siempre arquitectura. La otra mitad cabía en ti y va contigo.',
    '[o:Está|Están] {o}, que sin la gente y sin la hora [o:es|son] poca cosa. Lo digo porque a veces se añora el edificio cuando lo que falta es el ruido. El ruido se puede buscar en otros edificios.',
    'Te reconocería alguien del gremio por cómo has escrito {o}, sin explicar qué [o:es|son]. Los de fuera explican. Lo que no se explica es lo que se ha usado tanto que ya forma parte de la mano, y la mano sigue ahí, al final del brazo, esperando que le digan algo.',
    '{o}. Habrá quien lo lea y piense en productividad. Yo pienso en las horas muertas de alrededor: lo que se comentaba antes de empezar, quién traía la comida, las bromas que solo hacían gracia allí. De eso estaba hecha buena parte del oficio, y eso no se cierra por decreto.',
    'Sé poco de lo tuyo, pero me has dado {o} y ya puedo situarme. Imagino el desgaste por un solo lado, el rastro de la misma persona haciendo lo mismo muchos días. Eso último, la constancia, no se queda en el sitio cuando uno se va.',
    'Nombras {o}, y me pregunto quién más sabría usar{o.lo} o cuidar{o.lo} como tú. Que la respuesta sea corta no te hace imprescindible. Dice que hubo un aprendizaje, que duró, y que alguien tendría que pedírtelo prestado alguna tarde.',
  ]),
  ...movements('thing', { topic: ['school'] }, [
    'En lo que cuentas [o:aparece|aparecen] {o}, y con eso el mundo de las notas, donde siempre hay otro que decide si está bien. Uno sale de ahí y tarda en darse cuenta de que ya no corrige nadie. Al principio desconcierta. Después es la mejor noticia del curso.',
    'Me paro en {o}. De los sitios donde se estudia queda una costumbre: creer que hay una respuesta al final del libro y que los demás ya la han visto. Sobre tu vida no la han visto. Van por el mismo capítulo que tú, subrayando con más aplomo.',
    '{o}: lo pones y se me aparece gente con sueño, café malo y una fecha en rojo. Aprender bajo amenaza es una forma de aprender, y la más triste. Busca la última cosa que estudiaste porque te picaba la curiosidad. Esa es la que sabe adónde ibas.',
    'Sobre {o} se habla siempre en futuro: cuando acabe, cuando salga, cuando apruebe. Mientras tanto pasan los presentes, uno detrás de otro, sin que nadie los puntúe. Me gustaría saber cómo es un presente tuyo de esos, qué comes y con quién.',
  ]),
  ...movements('thing', { topic: ['art', 'music'] }, [
    'Entre los datos de tu vida has colado {o} como quien cuela a un amigo en una fiesta. Lo he visto. Déjalo estar un rato en el salón, sin presentarlo a nadie. Las aficiones abandonadas son tímidas: si se les hace mucho caso de golpe, se van.',
    '[o:Aparece|Aparecen] {o}, y ahí te cambia la letra. Hay cosas que uno nombra con más cuidado que otras. No sé cuánto hace que no te acercas. Sé que lo que se aprendió con las manos no pide perdón para volver: pide media hora y que no haya nadie mirando.',
    'Me fijo en {o}. Entre tanta obligación como traes, eso suena a gusto, y por eso le tengo confianza. Lo útil lo decide siempre otro. Lo que te gusta sin que sirva es de las pocas pistas fiables.',
    'Has traído {o} a esta carta. El oído y la mano guardan las cosas en un orden distinto al de la memoria, y no atienden a razones: reconocen o no reconocen. Ponte delante un día, sin intención de retomar nada. Si algo en ti se endereza, ya tienes un dato, y es de los que no se discuten.',
    'Leyendo {o} me he preguntado qué pasaría si nadie fuera a verlo ni a oírlo nunca. Si aun así [o:te atrae|te atraen], es que ahí no buscabas aplauso. Ese tipo de ganas no caduca con la edad ni con el oficio. Se queda quieto, ocupa poco y no da la lata.',
    'Con {o} no se progresa en línea recta, y por eso se abandona tan a menudo a mitad de camino, cuando el oído o el ojo ya saben lo que la mano todavía no. Se toma por falta de talento lo que era un retraso. Si vuelves, vuelve sabiendo esto: al principio lo harás peor de lo que recuerdas y mejor de lo que crees.',
    'Contaste lo grave y, en mitad de lo grave, {o}. Podías haberlo quitado al repasar. Una parte de ti ha querido que alguien más supiera que eso existe. Ya lo sabe alguien.',
  ]),
  ...movements('thing', { topic: ['book'] }, [
    'Has mencionado {o} y me quedo ahí porque lo escrito tiene una virtud que lo demás no tiene: se puede volver y seguir diciendo lo mismo. En una temporada en que todo cambia de sitio, conviene tener cerca algo que no lo haga, aunque sea para llevarle la contraria.',
    '[o:Sale|Salen] en tu mensaje {o}. Me pregunto si te lleva[o:|n] hacia dentro o si te saca[o:|n] de ti un rato, porque las dos cosas se hacen con papel y no se parecen. La próxima vez fíjate en cómo respiras a la tercera línea. Según respires, guárda{o.lo} cerca o lejos de la almohada.',
    '{de.o} me interesa lo que suele quedarse entre las hojas: un billete de autobús, una esquina doblada, la mancha de café que fecha un día mejor que el número. Son marcas sin intención, y dicen con bastante precisión dónde estabas cuando te paraste. Mira por dónde te paraste la última vez.',
  ]),
  ...movements('thing', { topic: ['outdoors', 'garden'] }, [
    'De golpe, en tu mensaje, {o}. Ahí corre el aire, se nota hasta en la puntuación. Tal vez no haga falta una razón para todo, sino más ratos como ese repartidos por la semana, aunque sean prestados.',
    'Mencionas {o}, y lo que venías contando deja de estar encerrado. Las decisiones grandes casi nunca se toman en un despacho. Acércate, o ve a lo que más se le parezca a mano, y camina hasta aburrirte. En el aburrimiento de andar se ordenan asuntos que llevaban meses dando vueltas.',
    'Con {o} no se puede discutir, y eso descansa. No opina, no compara, no pregunta por los planes. Uno llega con su discurso y a los diez minutos lo ha perdido por el camino. Si hoy no puedes ir, piénsalo con detalle: qué hay en el primer plano, qué al fondo, de dónde viene el viento.',
    'Cuando llegas {a.o} en tu relato cambias de ritmo. Las frases se alargan, o se callan, pero dejan de defenderse. Me gustaría que hubiera más de eso en tus días, y lo digo en metros cuadrados, no en metáfora.',
    'Cuanto crece o corre por su cuenta tiene un calendario que no es el tuyo, y pasar un rato a su lado corrige el pulso. Pienso en {o}. Sin sacar lección ninguna: solo estar cerca de algo que no sabe qué día es.',
  ]),
  ...movements('thing', { topic: ['house', 'bed'], not: ['childless'] }, [
    'Has dejado caer {o} en medio de todo. Se puede vivir mucho tiempo con la cabeza llena de futuro y los pies sin sitio. Un lugar concreto, por pequeño que sea, hace por el ánimo más que muchos planes. Cambia algo ahí esta semana, aunque sea de lado.',
    'Tu mensaje tiene un decorado y es {o}. Los decorados influyen: se piensa según hacia dónde se mira. Antes de cambiar de vida haz la prueba modesta de cambiar de orientación. Come de cara a otro lado, lee donde nunca lees. No resuelve nada. Enseña, eso sí, cuánto de lo que pensabas era costumbre del cuello.',
    'Nombras {o} y uno entra contigo. Por dentro todo está como siempre, y ese como siempre es lo que no encaja, porque tú no lo estás. Las casas tardan en enterarse de lo que les pasa a sus habitantes. Puedes avisar con un gesto: quita una cosa que ya no uses y deja el hueco a la vista.',
    'Pasas por {o} al contarlo y no te detienes. Allí ocurren, supongo, las horas de las que no se informa a nadie, las de ir y venir con una prenda en la mano. Esas horas también son tu vida. No hace falta que sean el descanso entre dos cosas importantes.',
    'En {o} sabrías moverte a oscuras, y eso, que no parece un mérito, es una forma de pertenecer. Fuera de ahí andas ahora a tientas, y la comparación es injusta: nadie conoce un sitio nuevo como conoce el suyo. Dale al nuevo, sea el que sea, las mismas noches que le diste a este.',
    'Por {o} ha pasado más vida tuya de la que ha quedado en las fotos. Nadie retrata un miércoles. Sin embargo, cuando uno intenta acordarse de quién era, no vuelve a las celebraciones: vuelve a un rato sin nombre en un sitio como ese, con la radio puesta y algo al fuego.',
    'Dices {o} y yo pienso en el orden de las cosas. Hay un orden para que lo vean y otro para vivir, y basta entrar para saber cuál manda. Si manda el primero, cámbialo en un rincón. Que en ese trozo todo esté donde te venga bien a ti, aunque parezca un descuido.',
  ]),
  ...movements('thing', { topic: ['travel'] }, [
    'Aparte de lo demás [o:está|están] {o}, con su parte de trámite y su parte de juramento. Uno cree que se va con eso y en realidad se queda también con eso, guardado, olvidado, aparecido al buscar otra cosa. Que esté a la vista o que no lo esté, pero que lo escojas tú.',
    '{o}. Ahí cabe una persona entera a punto de hacer algo que no sabe cómo saldrá. Te acuerdas del miedo, seguro. Acuérdate además de la otra mitad, la que hizo cola, entregó los papeles y dijo buenos días con la voz casi entera.',
  ]),
  ...movements('thing', { topic: ['kitchen', 'food', 'drink', 'table'] }, [
    'Me detengo un momento en {o}. En las crisis grandes todo el mundo habla de valores y nadie de cosas como esa, que son las que se tocan al día treinta veces. Si algo va a cambiar, lo notarás ahí antes que en ningún discurso.',
    'Entre tanta pregunta grande has dejado {o}, y se agradece. Lo que importa prefiere las cosas de ese tamaño. No lo verás llegar con solemnidad: te lo encontrarás al lado de algo así, como quien no quiere la cosa.',
    'Contigo ha venido {o}, y con eso una escena de comer, que es donde más se nota cómo está alguien. ¿Comes de pie? ¿Delante de una pantalla? Lo pregunto sin regañar. A veces lo primero que se recupera no es el rumbo: es la hora de la cena, y detrás de la hora van llegando otras cosas.',
    'Si yo tuviera que explicar a un extraño cómo era aquello, no hablaría de ti ni de tus años. Le pondría delante {o} y dejaría que atara cabos. Lo cotidiano es mal propagandista y buen testigo.',
    '{de.o} se puede hablar sin que se quiebre la voz, y por eso has empezado a contar por ahí. Es un buen sistema. Sigue por cosas que se puedan agarrar, una detrás de otra. Cuando te des cuenta habrás dicho lo demás.',
  ]),
  ...movements('thing', { topic: ['clothes', 'personal'] }, [
    'Has dicho {o} y luego has seguido hacia lo importante. Yo me he quedado atrás, mirándo{o.lo}. Los objetos tienen una fidelidad que les falta a los proyectos: siguen donde se dejaron y no preguntan qué tal va lo otro.',
    'La ropa y lo que se lleva encima saben cosas. {o}, por ejemplo: [o:tiene|tienen] la forma de alguien que salía con intención de hacer algo. No propongo que te lo pongas ni que lo tires. Propongo que no lo trates como prueba de nada. Las tallas también cambian de opinión.',
    'Me llama la atención que {o} siga[o:|n] teniendo sitio en tu relato. Guardar no es lo mismo que esperar, aunque se parezca: se guarda lo que aún no se ha terminado de decidir. Puedes dejar la decisión abierta todo el año. No molesta a nadie.',
    '{o}: basta leerlo para ver a alguien en marcha. Esa persona gastó esas cosas por un lado concreto, el suyo, y el desgaste se parece a una firma. Cuando dudes de haber estado en serio en algún sitio, mira por dónde está[o:|n] <o:gastado|gastada|gastados|gastadas>.',
  ]),
  ...movements('thing', { topic: ['photo', 'phone', 'screen'] }, [
    'También [o:está|están] {o}, que hoy es por donde se asoma casi todo. Mirar la vida por ahí tiene un inconveniente: siempre se ve entera la ajena y a trozos la propia. Descansa los ojos un rato cada tarde en algo que quede a más de diez metros.',
    'Te has acordado {de.o} mientras escribías sobre tu rumbo, y no me parece casual. Ahí se manda y se recibe, pero sobre todo se comprueba que hay alguien. Si de todo lo que pides hubiera que quedarse con una cosa, puede que fuera esa, la comprobación.',
    'Cuentas {o} y parece un detalle de relleno. Yo empezaría por ahí si tuviera que buscar un cabo: una vida se va de las manos por los detalles, y se recupera también por ellos, uno que se hace a gusto, luego otro.',
  ]),
  ...movements('thing', { topic: ['game', 'feast'] }, [
    '{o}, escribes. A veces basta una cosa así para saber qué estaba vivo en una época. Piensa en lo que se hacía alrededor, con quién, en qué parte del día. La respuesta suele decir más que cualquier test de vocación.',
    'No iba a pasar por {o} y me alegro de haberlo hecho. Es de esas cosas que a nadie se le ocurriría incluir en un balance de vida, y que en el balance de verdad, el que se hace por las noches, aparece[o:|n] en la primera línea.',
  ]),
  ...movements('thing', { topic: ['child', 'petthing', 'animal'], not: ['childless'] }, [
    'Pones {o} y el asunto baja a la altura de las rodillas, donde se está mejor. Desde ahí arriba, entre planes y balances, no se ve la mitad de lo que sostiene a una persona. Desde abajo se ve enseguida quién recoge, quién se ríe, quién pregunta si ya se come.',
    '[o:Sale|Salen] {o} y ya sé algo de tus horas que no sale en ningún resumen. Cuidar tiene mucha materia: cosas que se compran, se cambian, se lavan, se agotan un domingo. Nadie la apunta entre los méritos. Yo la apunto, porque hay más oficio ahí que en la mitad de lo que se firma.',
    'Con {o} no se hace carrera y sin eso no se llega a la noche. Me gusta que lo hayas puesto en el mismo mensaje que las preguntas grandes. Las preguntas grandes, cuando están solas en una habitación, se crecen; con algo así al lado tienen que bajar la voz.',
  ]),
  ...movements('thing', { topic: ['car', 'transit', 'road'], not: ['retirement', 'laidoff'] }, [
    'De lo que cuentas me interesa {o} por una razón: es un sitio de paso, y en los sitios de paso uno no tiene que ser nadie. Ni jefe, ni madre, ni promesa. Mucha gente piensa mejor ahí que en su propia casa. Si te ocurre, no lo escondas como una rareza; ponle horario.',
    'Fíjate en {o}. Mientras se está ahí no se puede hacer otra cosa, y ese descanso obligatorio tiene algo de refugio. Lo que echas de menos tal vez no sea un destino. Puede que sean veinte minutos seguidos en los que nadie pueda pedirte nada.',
  ]),
  ...movements('thing', { topic: ['faith'] }, [
    'Nombras {o}, donde cabía antes una respuesta y ahora cabe una pregunta. No tienes que derribar nada para salir ni volver de rodillas para entrar. Se puede ocupar el último banco el resto de la vida, sin decir el credo, porque allí se piensa bien.',
    'Lo que haces con {o} tiene cuerpo además de creencia: un tono, una postura, un silencio compartido con gente de la que no sabes el apellido. La creencia podrá ir y venir. Lo otro lo aprendió tu espalda y no te lo va a discutir nadie.',
  ]),
  ...movements('thing', { topic: ['sense'] }, [
    'De tu mensaje se me ha quedado pegado sobre todo esto: {o}. Los sentidos no entienden de etapas: guardan y devuelven cuando quieren, en mitad de la calle, sin preguntar si te viene bien. Cuando ocurra, párate. No dura ni un minuto, y es de las pocas sorpresas que no traen recado.',
    'Has puesto {o}, y de repente hay alguien de carne y hueso en la carta. Con ideas se puede discutir toda la tarde. Con eso no: está o falta, se nota o no se nota. Si tuvieras que elegir tus próximos pasos solo por ahí, por lo que notas, ¿qué descartarías hoy mismo?',
    'En {o} hay más información sobre ti que en todo el currículum. Sabe[o:|n] de qué te has ocupado, a qué has llegado tarde, en qué insististe. Tráta{o.lo} como a un archivo que se consulta: con respeto y sin prisa por cerrar.',
  ]),
  ...movements('thing', { topic: ['money'] }, [
    'Pones también {o}, y eso trae la carta al suelo. Cualquier propósito que no lo tenga presente será de papel. Empieza por ahí: qué pide, cuánto deja libre. Con lo que deja libre, que siempre parece poco, se ha hecho casi todo lo bueno.',
    '{de.o} cuesta hablar más que de la muerte, y tú lo has escrito sin rodeos. Bien. Las preguntas de sentido y las de fin de mes viajan en el mismo autobús y se confunden de asiento. Separarlas un poco aclara las dos: unas se contestan con números, las otras con compañía.',
    'Que {o} [o:salga|salgan] en tu mensaje me lo pone más fácil. Haz tres columnas: lo que hay que pagar sí o sí, lo que se paga por seguir aparentando, lo que se gastaría con gusto. La del medio suele ser la sorpresa.',
  ]),
  ...movements('thing', { topic: ['hospital', 'body'] }, [
    '[o:Aparece|Aparecen] en lo que cuentas {o}, sin aspavientos. Que sea parte del problema no le impide ser parte de los datos. Con datos se puede hablar; con la sensación general de que todo va mal, no. Apúntalo en una columna y veremos qué queda en la otra.',
    'No esquivo {o}, que has puesto tú. Alrededor de algo así se organiza sin querer una jornada: lo que se puede antes, lo que se puede después, a quién hay que pedirle que te lleve. Visto de ese modo no es un paréntesis en tu vida. Es una manera de vivirla que nadie te enseñó y que estás aprendiendo a pulso.',
  ]),
  ...movements('thing', { topic: ['house', 'bed', 'child'], all: ['childless'] }, [
    'Sobre {o} no hay que tomar ninguna decisión este año. Puede seguir sin nombre. Puede abrirse para airear y volver a cerrarse. Quien te pregunte qué piensas hacer con eso está hablando de metros, y tú no.',
    'Me quedo un momento en {o}, sin tocar nada. Sé que no se trata de lo que se ve. Se trata de las veces que te habrás quedado ahí calculando dónde iría cada cosa. Esas veces también ocurrieron, y no hay por qué borrarlas para poder pasar por delante.',
  ]),
]
