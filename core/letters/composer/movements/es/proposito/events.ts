import { movements } from '../../movement'

/** What is known of each kind of lost bearing. */
export const eventsPropositoEs = [
  ...movements('event', { any: ['laidoff'] }, [
    'Un despido se vive como un veredicto aunque venga en una hoja de cálculo. Alguien restó una cifra y esa cifra tenía tu silla, tu clave, la broma de las once. El trabajo se acabó. Lo que sabes hacer salió contigo por la puerta, en la misma caja que la taza.',
    'Perder el empleo desordena hasta los saludos: no se sabe qué contestar cuando preguntan a qué te dedicas. Puedes decir lo que haces bien en lugar de dónde lo hacías. Suena raro las dos primeras veces.',
    'Los primeros días sin horario parecen vacaciones y a la tercera semana parecen castigo. Conserva una sola hora fija, la de empezar, con zapatos puestos. A esa hora haz lo que sea, buscar, arreglar, leer. El día obedece mejor a quien se presenta.',
  ]),
  ...movements('event', { any: ['retirement'] }, [
    'El primer lunes libre todo el mundo llama para decirte qué suerte. El décimo no llama nadie. Entre el primero y el décimo hay que inventar una razón para afeitarse, para pintarse, para bajar. No hace falta que sea noble. Que el del quiosco note si faltas ya es un cargo.',
    'Te jubilas y todo el mundo te felicita, y tú vas por la casa un lunes a las nueve sin saber dónde ponerte. Durante años alguien te esperaba. Que te esperen es media identidad, y nadie te avisó de que se devolvía con el uniforme.',
    'Una vida de trabajo deja el cuerpo con horario propio: los ojos se abren a su hora y buscan el para qué. No corras a llenarlo de cursos. Deja unas semanas de mañanas sin nombre y mira hacia dónde se te van los pies. Los pies saben cosas.',
    'Ahora tu tiempo no se mide en lo que produces, y esa libertad pesa como un abrigo de otra talla. Hay quien tarda un año en no sentirse en falta por leer el periódico. La utilidad también tiene síndrome de abstinencia.',
  ]),
  ...movements('event', { any: ['burnout'] }, [
    'El cuerpo ha presentado la dimisión que tú no presentabas. No lo trates de traidor. Llevaba meses dejándote notas: el sueño, la mandíbula, el llanto en el ascensor. Ahora que te ha sentado a la fuerza, pregúntale con calma qué habría que cambiar para volver a fiarse de ti.',
    'Quemarse no le pasa a quien le da igual. Se quema lo que estuvo ardiendo mucho tiempo para calentar a otros. Antes de preguntarte qué quieres hacer con tu vida, que es una pregunta carísima, haz otra más barata: cuándo dormiste bien por última vez y qué hubo que quitar para que pasara.',
    'Lo tuyo, por lo que cuentas, no se arregla con un fin de semana. El agotamiento de verdad va quitando cosas por orden: primero las ganas, luego la paciencia, luego el gusto, y al final uno se sorprende sin opinión sobre la cena. El gusto es lo primero que vuelve. Vigila por ahí.',
    'Dices que no puedes más y lo más probable es que lleves meses pudiendo de más. Hay que bajar algo de la mesa antes de seguir comiendo. Una sola cosa, la que nadie notará si falta durante quince días. Siempre hay una.',
  ]),
  ...movements('event', { any: ['migration'] }, [
    'Hay palabras que aquí no sirven y que en tu boca eran casa. Guárdalas en uso: por teléfono, cocinando, contando hasta diez. Un idioma propio, aunque lo hablen solo dos personas en una cocina, es un país con fronteras bastante seguras.',
    'Emigrar es volverse principiante en todo a una edad en que ya se sabía. Allá tenías un nombre con historia; aquí lo deletreas. Nadie ve desde fuera lo gracioso que eras, lo bien que hacías aquello, a quién conocías en cada esquina. Todo eso sigue siendo cierto, solo que por ahora no tiene testigos.',
    'Se vive con dos relojes. Aquí es la hora de cenar y allí la de la siesta de alguien que quieres. No eres de ninguna parte a ciertas horas del día, y a otras, con suerte, de las dos. Esa costura pica. También es donde la tela es doble.',
    'El país que dejaste sigue moviéndose sin ti, y el que recuerdas se ha quedado quieto en el día que subiste al avión. Añoras una calle que ya cambió de tienda. No hace falta elegir: se puede tener un lugar para volver y otro para vivir, y que no coincidan.',
    'Lo que traías en la maleta no era lo que pesaba. Pesaba lo que no cabía: la manera de dar los buenos días, que te pronuncien bien, saber qué vale barato. Esas cosas se vuelven a juntar una por una. La primera suele ser una panadería.',
  ]),
  ...movements('event', { any: ['emptynest'] }, [
    'Llevabas años siendo el sitio al que se vuelve. Lo sigues siendo, solo que ahora se vuelve menos. Entre visita y visita hay semanas enteras en que el sitio puede moverse: ir al cine, cortarse el pelo, cenar a las once. Al volver ellos, que encuentren a alguien con cosas que contar.',
    'Criaste para que se fueran y se fueron. Es el único trabajo donde hacerlo bien consiste en quedarse sin él. Ahora la nevera dura una semana y el silencio de las siete tiene una forma de mochila tirada en el pasillo que ya no está.',
    'Durante años tu día lo organizaron otros estómagos. Desaparecido ese motor, uno se queda con un tiempo que no pidió y unas ganas que no sabe a quién preguntar. Empieza por algo que te daba pereza proponer porque a los demás no les gustaba. Una comida. Una película lenta.',
    'Te siguen necesitando de otra manera, menos ruidosa: saber que estás. Es un oficio más aburrido que hacer tortillas, lo admito. Pero deja libres las manos, las dos a la vez.',
  ]),
  ...movements('event', { any: ['sickness'] }, [
    'Te ha tocado aprender otra vez las distancias: cuánto es un pasillo, cuánto es una tarde. Nadie aplaude a quien cruza un pasillo. Yo diría que la ambición no se ha ido, ha cambiado de escala, y que a escala pequeña hay también victorias, sobre todo de las que no se cuentan.',
    'Un diagnóstico reparte la vida en dos columnas y te obliga a pasar lista: esto todavía, esto ya no. Se hace duelo por el cuerpo anterior, aunque nadie mande flores. Y hay que hacerlo mientras se aprende el nombre de las pastillas.',
    'El cuerpo era el sitio desde donde hacías planes, y ahora es uno de los planes. Agota. Aprender a medir, a cancelar, a pedir que te lleven. Quien mida tu valor por lo que rindes en una tarde usa una regla vieja, y a veces esa persona eres tú.',
    'Lo que no puedes, no puedes. Una vez dicho eso, queda una zona de la que se habla poco: lo que se puede distinto, más despacio, a medias, con ayuda, los martes. Ahí caben cosas. No las mismas. Algunas ni las habrías mirado.',
  ]),
  ...movements('event', { any: ['faith'] }, [
    'Rezar era, entre otras cosas, parar y hablar bajo. Lo segundo y lo primero se pueden seguir haciendo sin destinatario, o con el destinatario en suspenso. Hay quien en esa suspensión encuentra a Dios y quien encuentra un rato de silencio. Las dos cosas son hallazgos.',
    'Perder la fe es quedarse sin interlocutor. Uno no echa de menos solo las certezas: echa de menos el gesto, la hora, a quién se le contaba la última cosa del día. Puedes seguir contándola. A una ventana, a un cuaderno. El hábito de decir la verdad en voz baja no pertenece a ningún templo.',
    'No voy a intentar devolverte lo que creías ni a felicitarte por dejar de creerlo. Dentro de aquello había cosas que eran tuyas, la compasión, el canto, el domingo, y que quizá entregaste en la puerta con lo demás. Puedes pasar a recogerlas.',
    'La pregunta que te quita el sueño la tuvieron muchos antes, algunos con sotana. Creer y dudar se turnan en la misma persona más de lo que se cuenta. Por ahora no firmes nada, ni la fe ni su contrario. Se puede vivir un tiempo con el expediente abierto.',
  ]),
  ...movements('event', { any: ['formerself'] }, [
    'Echas de menos {a.n} y no existe taxi que lleve hasta allí. Pero hay cosas que viajan en la otra dirección: un gusto, una insolencia, un modo de vestirse los sábados. Manda a buscar una. La más tonta. Y póntela sin explicar a nadie por qué.',
    'Hablas {de.n}, y entiendo que esa persona te parezca más viva que la que escribe. La ves desde lejos, con buena luz, sin sus dolores de estómago. Seguro que los tenía. Aun así, algo de lo que echas de menos es real y se puede pedir por su nombre: una risa, un oficio de las manos, una manera de entrar en los sitios.',
    'No se vuelve a ser quien se fue. Pero se puede ir a visitar, y traerse cosas. Lo que dejaste en {n} no caduca: la destreza se oxida y vuelve, el gusto se duerme y se despierta con olor a lo suyo. Basta con una tarde y muy poca exigencia.',
    'Entre {n} y tú hay una fila larga de días en los que hiciste lo que hacía falta. Nadie te robó nada de golpe: fuiste cediendo el asiento, cada vez por un motivo razonable. Puedes reclamar uno. Uno solo, el de la ventanilla.',
    'Preguntas dónde quedó quien eras. A mí me parece que ha escrito este mensaje. El enfado con el que lo cuentas, la precisión, no saber conformarse: eso no lo aprende una persona que se ha apagado.',
  ]),
  ...movements('event', { any: ['study'] }, [
    'Estudiar algo que ya no se quiere es caminar con unos zapatos que costaron caro. Se sigue por lo que costaron. Pregúntate otra cosa: si hoy te los regalaran, ¿te los pondrías? No hay que contestar este mes. Solo dejar la pregunta al lado de los apuntes.',
    'Un suspenso, un plazo, una tesis que no avanza: el estudio tiene la manía de convertirlo todo en nota. Fuera de ahí nadie te examina de una sola cosa. Lo digo porque desde dentro de una biblioteca cuesta verlo, y hay ventanas.',
  ]),
  ...movements('event', { any: ['creative'] }, [
    'Dices que ya no lo haces, y sin embargo lo describes como quien acaba de dejar la herramienta en la mesa. Quizá no lo has perdido. Quizá está en la habitación de al lado, oyendo si alguien pregunta por ello. Entra sin encender la luz grande.',
    'Lo que hacías, y cuentas en pasado, no se hacía para nadie. Por eso fue lo primero en caer cuando faltó tiempo: nadie vino a reclamarlo. Vuelve por la puerta de servicio. Mal, diez minutos, sin enseñarlo. El talento aguanta bien el polvo; lo que no aguanta es que lo miren enseguida.',
    'El arte que uno deja se queda esperando con bastante buena educación. No reprocha. Al volver las manos están torpes y eso duele, porque la cabeza recuerda. Concédete un mes de hacerlo como un niño: por el gusto de la herramienta.',
  ]),
  ...movements('event', { any: ['business'] }, [
    'Cerraste algo que habías abierto con tus manos, y al bajar la persiana hace un ruido que no se olvida. Dirán que aprendiste. Puede. Primero perdiste: un horario, un olor, gente que te llamaba por tu nombre y por el de tu puerta. Eso también se llora, aunque salga en el balance.',
    'Un negocio que cae arrastra una palabra fea, fracaso, que sirve para todo y no explica nada. Pagaste sueldos. Abriste a las siete. Cosas así no las recoge ningún balance y ocurrieron todos los días.',
  ]),
  ...movements('event', { any: ['aging'] }, [
    'Cumplir esos años es entrar en una habitación con menos puertas y mejores ventanas. Lo primero se nota enseguida. Lo segundo, cuando uno deja de buscar las puertas y se sienta. Pruébalo un rato con el abrigo puesto, sin comprometerte.',
    'Hay cumpleaños que vienen con auditoría. Una mañana se saca la cuenta y el resultado no se parece al plan. El plan lo hizo alguien de veinte años que no sabía nada de hipotecas, ni de cansancio, ni de lo bien que se está un jueves en casa. Tenle cariño y no le debas explicaciones.',
    'Dices tu edad como quien dice la hora de cierre. Quedan menos cosas posibles, es verdad, y por primera vez eso ayuda: cuando se podía todo no había manera de elegir. Ahora hay tres o cuatro que todavía te mueven algo. Con tres o cuatro se hace una vida.',
  ]),
  ...movements('event', { any: ['parenthood'] }, [
    'Antes de ser la madre o el padre de alguien eras alguien, y esa persona no se ha muerto: está durmiendo poco. Despiértala de vez en cuando con algo que solo le guste a ella. Diez minutos de su música en el coche aparcado. No le robas nada a nadie.',
    'Desde que hay alguien que depende de ti, tu nombre se usa menos. Te llaman por el parentesco. Querer tanto y echarse de menos a la vez no es una contradicción: es la contabilidad de quien duerme poco. Pide una hora a la semana en que nadie te necesite. Pídela como se piden las cosas serias.',
    'Hay vidas que uno daba por hechas y no llegan, y no existe el día en que se anuncia que no llegaron. Se va sabiendo. Lo que preparabas por dentro, ese sitio, existe. No tiene que llenarse con otra cosa enseguida ni que servir de lección.',
  ]),
  ...movements('event', { any: ['caring'] }, [
    'Cuidas, y cuidar se come el calendario por los bordes hasta que no queda centro. Todo el mundo admira y casi nadie releva. No te falta amor; te faltan martes libres. Haz la lista de lo que solo puedes hacer tú. Verás que es más corta que tu día.',
    'Quien cuida a otro acaba hablando en plural con un cuerpo que no es el suyo: hoy hemos comido, hoy hemos dormido mal. Guarda una frase al día en singular. Hoy he visto un mirlo. Hoy me ha apetecido llorar. Esa historia clínica también hay que llevarla.',
  ]),
  ...movements('event', { any: ['routine'] }, [
    'Vives en piloto automático, y ese piloto, dicho sea en su favor, te ha traído hasta aquí sin estrellarte. No lo despidas. Quítale un rato los mandos: ve a trabajar por otra calle, come a otra hora, siéntate en la silla de enfrente. La cabeza se despierta por los pies.',
    'La repetición gasta las cosas hasta que dejan de verse. Y un día uno se asoma a su propia semana como a un escaparate con los precios cambiados. Antes de tirarlo todo, prueba a cambiar una pieza: la más pequeña, la que se repite más veces.',
  ]),
  ...movements('event', { any: ['hollow'] }, [
    'Dices que todo está en orden y que dentro no suena nada. Una casa muy ordenada también puede ser una casa donde nadie ha vuelto a jugar en el suelo. No rompas el orden. Siéntate un rato abajo, en la alfombra, con una caja de algo, y espera a ver quién viene.',
    'Tienes lo que había que tener y no suena. Nadie compadece eso, y por eso se lleva tan a solas. No eres una persona desagradecida. Cumpliste un encargo que te hicieron muy pronto, lo entregaste, y al darte la vuelta no había nadie para decirte cuál era el siguiente.',
    'El vacío con la vida en orden desconcierta más que el otro, porque no se le puede echar la culpa a nada. Quizá no falte una cosa grande. Quizá falte una que no sirve para nada: cantar, perder el tiempo con alguien, saber el nombre de los árboles. Las inútiles son las que dan sabor.',
    'Buscas sentido, y es una palabra tan alta que marea. Bájala un piso. ¿Qué te dio gusto la semana pasada, aunque fuera un minuto? ¿A quién le vino bien que existieras el martes? Por esas rendijas suele entrar, con la cabeza agachada y sin presentarse.',
  ]),
  ...movements('event', { any: ['decision'] }, [
    'Las listas de pros y contras empatan porque se escriben con la cabeza, que es muy educada y no quiere molestar a nadie. Haz otra cosa. Lanza una moneda y fíjate en qué cara deseas que salga mientras está en el aire. Luego recógela y no la mires.',
    'Estás ante dos caminos y esperas a tener toda la seguridad. La seguridad llega después de elegir, si llega; antes solo hay mapas. Haz una prueba barata: vive una semana como si ya hubieras decidido lo primero. La siguiente, lo otro. El cuerpo vota.',
    'Cuando no se sabe qué elegir es frecuente que las dos opciones sean buenas y las dos cuesten algo que se quiere. No estás fallando en encontrar la respuesta. Estás llorando por adelantado la puerta que se va a quedar cerrada. Llorada, se elige mejor.',
    'Preguntas qué hacer y yo no lo sé. Sí sé hacer una pregunta en voz baja: de todo lo que barajas, ¿qué te daría pena que no intentara nadie que se pareciera a ti? No qué te conviene. Qué te daría pena.',
  ]),
  ...movements('event', { any: ['comparison'] }, [
    'A los de tu edad los ves por la parte de fuera, que es la que se barniza. Por dentro hay quien firmó una hipoteca para no pensar y quien tuvo un hijo para llegar a tiempo. No digo que todos. Digo que la foto de la llegada no cuenta adónde iban.',
    'A tu alrededor la gente anuncia cosas: casas, niños, ascensos. Nadie anuncia el insomnio. Comparas tu interior con sus fachadas y sales perdiendo siempre, porque así está hecho el juego. Cierra el escaparate unas semanas. Tu calle tiene sus propias horas.',
    'Sientes que vas tarde. ¿Tarde adónde? Casi siempre hay detrás una lista que escribió otra persona, hace mucho, con buena letra. Búscala y léela despacio. Quizá haya dos cosas que también sean tuyas. El resto devuélvelo sin rencor.',
  ]),
  ...movements('event', { any: ['sober'] }, [
    'Dejar aquello te ha devuelto las horas, y al principio las horas son enormes. Antes la tarde tenía un final previsto; ahora hay que terminarla a mano. Cada una cuenta por sí sola. La de hoy no necesita saber nada de la del sábado.',
    'Quien deja una costumbre así pierde también un compañero, malo, pero puntual. Se puede echar de menos lo que hacía daño. Tenlo previsto para las horas en que solía llamar y quédate cerca de alguien que sepa por qué. Si un día tropiezas, llama antes de hacer cuentas.',
  ]),
  ...movements('event', { any: ['money'] }, [
    'Las deudas hablan de noche y siempre con la misma cifra. Ponlas en una hoja, con fecha, de mayor a menor, y enséñasela a alguien que sepa. Mientras están en la cabeza son un animal. En una hoja son una lista.',
  ]),
  ...movements('event', { any: ['work'] }, [
    'Se puede tener empleo y estar sin trabajo, o al revés. Lo primero es una nómina; lo segundo, algo que te hace falta hacer. Tú sabrás cuál de las dos cosas se ha soltado. Si es la nómina, la urgencia es una. Si es lo otro, no hay oferta que lo traiga, y quizá se pueda ir haciendo a ratos, sin pedirle permiso a nadie.',
    'El trabajo promete ser muchas cosas: sustento, sitio, nombre. Cuando falla una se tambalean las tres. Sepáralas un momento. Quizá el sustento se pueda quedar donde está mientras buscas en otra parte un sitio donde ser alguien, y ese lugar puede tener un piano malo o una mesa de dominó.',
    'Un oficio que se quiso y ya no responde es como un amigo que contesta con monosílabos. Uno se pregunta qué hizo. A veces nada: cambiaron la casa, las normas, el ruido, y la tarea que amabas se quedó al fondo, debajo de los formularios. Pregúntate si lo que se acabó fue ella o el sitio.',
  ]),
]
