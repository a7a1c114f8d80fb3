import { movements } from '../../movement'
import { coupleOnly } from './who'

/** Answers to what was said, after a separation: fewer reasons, more ground. */
export const seenRupturaEs = [
  ...movements('seen', { clause: ['event'] }, [
    'La primera vez que se cuenta una cosa así sale larga, con horas y con quién dijo qué. Tú ya la dejas en {q}. Se nota que ha pasado por muchas manos, todas tuyas.',
    'Podrías haber puesto una fecha y pusiste {q}. Me sirve igual: sé que {n} estaba antes de esa línea y que tú seguiste después de ella, con la compra por hacer y el móvil en la mano.',
    'Si tuvieras que rellenar un impreso con lo que pasó, cabría en una casilla: {q}. El impreso no pregunta por la semana siguiente. Yo tampoco, pero sé que la hubo y que nadie te dio el día libre.',
    'Debajo de {q} hay una cantidad de trabajo que no sale en la frase: avisar a unos, callarlo ante otros, decidir qué se contesta cuando preguntan por {n} sin saber.',
    'He subrayado {q} y luego he borrado el subrayado. Es un hecho, y los hechos no necesitan que nadie los agrande. Lo que viene detrás de un hecho sí que admite ayuda, y de eso trata el resto de esta carta.',
    'De aquí en adelante voy a dar por sabido que {t}. Así no tienes que volver a explicarlo, y así {n} no vuelve a entrar en cada párrafo por la misma frase.',
    'Entre lo que cuentas y el día de hoy hay un escalón, y lo escribes así: {q}. Arriba se quedó el plan con {n}. Abajo estás tú, con lo que vas a hacer mañana, que es menos bonito y existe.',
    'Noto que {q} lleva el verbo en su sitio y ni un adjetivo. Así se escriben los partes. Así se escribe también cuando uno ha decidido no adornar ni rogar, y es una decisión que respeto mucho.',
  ]),
  ...movements('seen', { clause: ['other'] }, [
    'Me quedo un momento con {q}, que no habla de quién tuvo razón. En un mensaje sobre una separación eso es raro y se agradece: ahí no hay pleito, hay vida.',
    'La gente, al contar lo suyo con alguien como {n}, suele empezar por el final. Tú metiste también {q}, y con eso dejaste ver que la historia tenía más habitaciones que la última.',
    'Guarda {q} por si un día te da por resumir. En los resúmenes eso es lo primero que se tira, y resulta que era lo que tenía color.',
    'Por lo que escribes, {q}. No saco ninguna consecuencia de ahí. Lo pongo en esta hoja como se pone una foto en la nevera: porque es tuya y porque queda a la altura de los ojos.',
    'Yo no conocí {a.n} ni te conozco. Lo único que tengo es lo escrito, y en lo escrito está {q}. Con una línea así uno ya sabe en qué tono hay que hablarte.',
    'Podría pasar de largo por {q}; lo contaste sin pedir nada a cambio. Me detengo porque dentro de unos meses, cuando la discusión ya no le importe a nadie, eso seguirá siendo lo que pasó.',
    'Que {t} no lo habría adivinado nadie. Por eso sirve de poco el consejo general, el de las revistas y el de la sobremesa: a ninguno de los que aconsejan le ha pasado exactamente esto.',
    'También anoto que {t}. No sé todavía para qué. Hay datos que se apuntan en el margen y semanas después resultan ser el plano de la casa.',
    'Ahora bien, escribes {q}, y eso no encaja en la versión corta. Déjalo sin encajar. Las versiones cortas se le dan a la gente del ascensor.',
    'Releo {q} e intento no añadir nada. Sé de qué hablas solo por fuera. Lo de dentro, lo que pesaba y lo que pesa ahora, lo llevas tú y no hace falta que lo justifiques ante nadie, tampoco ante {n}.',
    'Si alguien te pidiera pruebas de que esto ocurrió, bastaría con {q}. Nadie se inventa una cosa así. Lo digo porque, cuando algo termina, a veces da por dudar hasta de haber estado.',
    'Cuento las veces que sale {n} en tu mensaje y cuento también las cosas que son solo tuyas. {q}, por ejemplo. Con esas se hace el resto de la carta.',
    'Había otra manera de decir {q}, más triste o más digna. Elegiste la que no llama la atención, y en eso me recuerda a la gente que aparta un mueble para que no tropiece el siguiente.',
    'Un detalle, {q}. Lo llamo detalle con respeto. En lo que fue tu historia con {r} habrá cientos como ese, y no están en ningún acuerdo de reparto: se los queda quien los sabe contar.',
    'Y sin cambiar de voz añades {q}. Supongo que quien te oiga contarlo esperará la parte gorda. A mí la parte gorda me dice menos que esto.',
    'Tal como lo pones, {q}. Tengo la impresión de que podrías haberte quedado ahí y yo habría entendido igualmente la hora del día en que lo escribías.',
  ]),
  ...movements('seen', { clause: ['stillreach'] }, [
    'Confiesas {q} como quien enseña un bolsillo. Esa mano tuya lleva la cuenta de una casa que ya cambió. Se le pasa como a quien se muda y sigue dando la dirección antigua en la farmacia.',
    'A propósito de {q}: no hace falta prohibírselo. Prueba a retrasarlo diez minutos, una vez, y mira qué haces en esos diez minutos. Lo que hagas ahí ya es de la vida que viene después {de.n}.',
    'Hay un oficio que consiste en deshacer costumbres y nadie lo paga. Tú vas por {q}. Otros se quedan meses en el mensaje de buenas noches o en comprar la marca que le gustaba a alguien.',
    'Que {t} me parece de lo más concreto que has puesto. Se puede ver, casi se puede cronometrar. Y lo que se puede ver admite un cambio pequeño: de mano, de sitio, de hora.',
    'No le busco explicación a {q}. Un cuerpo que ha hecho algo mil veces lo hace mil una, y no está opinando sobre {n} ni sobre ti. Está terminando la serie.',
  ]),
  ...movements('seen', { clause: ['absence'] }, [
    'Lo que falta tiene en tu mensaje un lugar exacto: {q}. Mejor así. Un hueco con dirección se puede rodear, barrer, ocupar por una esquina.',
    'Escribiste {q} y veo el sitio. No te pediría que lo llenes. Solo que de vez en cuando pases por delante haciendo otra cosa, con una colada en brazos o hablando por teléfono con {p}.',
    'Durante unas semanas {q} va a parecer lo único que hay en la casa. Es una cuestión de acústica. En cuanto entren otras voces, aunque sea la del fontanero, se oirá menos.',
    'Está dicho: {q}. Lo ausente tiene la manía de ponerse en medio. Habrá un día en que te sientes de espaldas a ello sin haberlo decidido, y ese día no sonará nada.',
  ]),
  ...movements('seen', { clause: ['habit'] }, [
    'Cualquiera que lea {q} entiende qué se ha interrumpido. Un calendario de dos no se rompe de una vez: se rompe cada semana, a la hora de siempre, y por eso cansa tanto.',
    'Lo que más se parece a una casa, en tu mensaje, es {q}. Las casas de ese tipo no tienen escritura. Se hacen a fuerza de repetir y se deshacen igual, a fuerza de hacer otra cosa a la misma hora.',
    'Con {n} o sin {n}, esa hora va a seguir llegando. Me refiero a {q}. Yo le pondría encima algo torpe y nuevo, lo primero que se te ocurra, y lo dejaría ahí hasta que se le pase la cara de suplente.',
    'Escribir {q} ya es decir que había una forma de vivir. No te la quitaron entera. La mitad la ponías tú, sabías hacerla, y esa mitad va contigo en el autobús.',
    'Me gusta que digas {q} y no «éramos felices». Lo segundo se discute. Lo primero pasó, con su hora y su abrigo, y no depende de cómo terminara lo tuyo con {r}.',
  ]),
  ...movements('seen', { clause: ['dontknow'] }, [
    'Escribes {q} y yo lo dejaría en la bandeja de lo pendiente, debajo de la factura de la luz. Hay que saber poco para pasar un jueves: dónde duermes, qué comes, a quién llamas si se hace largo.',
    'Puede que {q} no tenga nadie al otro lado. {a.n} tampoco se le puede pedir que lo resuelva; la gente que se separa contesta mal a esas cosas, cuando contesta. Queda lo que sí sabes, que he contado y no es tan poco.',
    'Sobre {q} tengo una sola cosa que ofrecer, y es práctica: que deje de ser lo primero del día. Antes, el desayuno. Antes, la ducha. Que la pregunta te encuentre con zapatos.',
    'Una parte de ti lleva semanas en una ventanilla con esto en la mano: {q}. La ventanilla está cerrada. Puedes irte a casa y no perderás el turno, porque no hay turno.',
    'Leo {q} y me acuerdo de esas cerraduras que giran en vacío. Se puede seguir girando. También se puede soltar el pomo un rato, que a la mano le viene bien.',
  ]),
  ...movements('seen', { clause: ['self'] }, [
    'Si una amiga te dijera de sí misma {q}, le quitarías el teléfono de la mano y le pondrías un plato delante. Hazte ese favor, aunque la amiga seas tú y el plato sea recalentado.',
    'Te pones una nota muy baja con {q}. Yo no corrijo exámenes, pero he leído el resto y hay respuestas buenas: dices lo que pasó, dices tu parte y no le echas el mundo encima {a.n}.',
    'Fíjate en el tamaño de {q} al lado de lo que cuentas. Lo que cuentas ocurrió un día, en un sitio. Esa otra frase se aplica a toda tu persona, desde que naciste. No cuadran las medidas.',
    'Quisiera separar {q} de los hechos, como se separa la ropa blanca. Los hechos los vas a lavar de todas formas. Lo otro destiñe, y no hace falta que vaya en la misma carga.',
  ]),
  ...movements('seen', { clause: ['cant'] }, [
    'Tomo nota de {q} y no te propongo un atajo. Hay cosas que se dejan de no poder por aburrimiento, un martes, cuando nadie mira.',
    'Eso de que {t} marca hasta dónde se llega hoy. Mañana la raya puede estar un palmo más acá o más allá. Las dos cosas te van a pasar esta misma semana.',
    'A quien te diga que ya deberías, puedes enseñarle esta línea: {q}. Está fechada y firmada. No hay mucho que discutir con una línea así; con {n} tampoco hace falta discutirla.',
    'Después de {q} no hay que añadir un «pero». Suele añadirse por cortesía, para que el otro no se asuste. Conmigo puedes acabar la frase en punto.',
  ]),
  ...movements('seen', { clause: ['miss'], not: coupleOnly }, [
    'Pones {q} y no lo adornas. Se puede echar en falta a alguien y no querer ni una sola vuelta atrás. Las dos frases caben en la misma tarde y no se estorban.',
    'De lo que escribes sobre {n}, lo más difícil de contar en voz alta debe de ser {q}. La gente oye eso y prepara un consejo. Yo lo he oído y he puesto agua a hervir.',
    'Cuando llegue la hora de {q}, porque tiene hora, ten algo que ocupe las manos y no la cabeza. Pelar una naranja. Doblar calcetines. Lo más tonto es lo que mejor funciona.',
  ]),
  ...movements('seen', { clause: ['miss'] }, [
    'No te discuto {q}. Añado al lado otra línea tuya, {q2}, porque las dos salieron de la misma cabeza y ninguna tiene que ganar.',
    'La falta, tal como la dices, es {q}. Se nota que has buscado la palabra exacta y no la grande. A las cosas que tienen nombre exacto se les puede poner un límite; a las grandes, no.',
  ]),
  ...movements('seen', { clause: ['love'], not: coupleOnly }, [
    'Pusiste {q} en mitad del mensaje, entre asuntos de intendencia. Es donde suele estar. El cariño no espera a que se resuelva lo demás para seguir pasando.',
    'Ese {q} tuyo no obliga a nada: ni a esperar, ni a llamar {a.n}, ni a retirarlo. Es un dato sobre ti. Habla bien de la parte que pusiste.',
    'Está {q}, y está lo que pasó. No voy a pedirte que elijas la frase verdadera. Lo son las dos y hay que vivir esta semana con ambas, como se vive con dos relojes que no marcan la misma hora.',
  ]),
  ...movements('seen', { clause: ['wish'] }, [
    'Quien escribe {q} tiene ya una cosa que la mayoría busca durante meses en estas circunstancias: una dirección. Falta el trayecto, sí, y el trayecto se hace en zapatillas.',
    'De todo lo que cuentas, {q} es lo único que no mira hacia {n}. Mira hacia un sitio donde estás tú. Yo seguiría esa línea, aunque hoy solo alcance para dar dos pasos.',
    'Tiene gracia lo modesto que suena {q} y lo mucho que costaría en una tienda. Empieza por una ración: una noche, una tarde, un rato con la puerta cerrada.',
    'Me has dado una tarea y la acepto: no perder de vista {q}. Si en algún punto de esta carta parece que hablo de otra cosa, es que estoy dando la vuelta para llegar por detrás.',
  ]),
  ...movements('seen', { clause: ['contrast'] }, [
    'Hay gente que tarda años en saber decir {q}. Tú lo has puesto en un formulario. La segunda mitad de esa frase no necesita el permiso {de.n} ni el de nadie.',
    'Si hubiera que colgar algo en la nevera sería {q}. Sin imán bonito. Con lo que haya. Las mañanas en que no recuerdes qué querías, ahí lo pone y con tu letra.',
    'Lo llamaría una instrucción: {q}. La escribiste para mí y en realidad va dirigida a quien se levanta mañana en tu cama. Que la lea antes que los mensajes.',
  ]),
  ...movements('seen', { clause: ['did'] }, [
    'Respecto a {q}: pasó, fue tuyo, y no hay que ponerle música. Lo que sí se puede hacer es acabar con las visitas diarias a esa escena. Una cosa es hacerse cargo y otra tener abono.',
    'Pones {q} a tu nombre y no la compartes con nadie. Eso ya es una forma de decencia. La siguiente, más difícil, consiste en no gastarla entera en castigo, que no le sirve {a.n} ni te deja dormir.',
    'Escribes {q} con el verbo en primera persona. Mucha gente, en una separación, solo usa la tercera. Por ahí, por ese verbo, se puede empezar a hacer algo útil, aunque sea pequeño y no lo vea nadie.',
  ]),
  ...movements('seen', { clause: ['unsaid'] }, [
    'Se te quedó sin decir, {q}, y ahora cualquier sitio parece bueno para soltarlo: un chat a las dos, un cumpleaños, un ascensor. Ninguno lo es. El papel sí, porque no contesta y porque se dobla.',
    'Hay una cosa sin destinatario en tu mensaje, y la pones así: {q}. Si esto fuera una oficina de correos le buscaríamos estante. Un estante con tu apellido, no con el {de.n}.',
    'Lo que quedó pendiente, {q}, no mejora por más que lo ensayes. Estaba mejor la primera vez que lo pensaste, seguramente mal dicho. Apúntalo así de mal y date por oída esa frase.',
  ]),
  ...movements('seen', { clause: ['fear'] }, [
    'El miedo, en tu mensaje, tiene letra clara: {q}. Es un miedo que mira a dentro de unos años. Dile que lo atiendes cuando llegue su turno; antes están el jueves, el pan y una llamada que devolver.',
    'Que {t} se entiende sin más explicación. A los miedos así les sienta mal la oscuridad y bastante bien un papel con tres columnas: lo que puede pasar, lo que ya pasó, lo que harías. La tercera casi nunca queda en blanco.',
    'No sé si ocurrirá. Hablo de {q}. Sé que de momento no ha ocurrido y que hoy se cena. A veces el horizonte hay que ponerlo ahí, a unas horas de distancia.',
  ]),
  ...movements('seen', { clause: ['body'] }, [
    'El cuerpo se entera por otro conducto. {q}, dices, y yo eso lo pondría el primero de la lista, por delante de entender nada. Con sueño y con algo caliente dentro, la misma historia pesa la mitad.',
    'Me preocupa menos lo que piensas {de.n} que esto: {q}. Habla de ello con quien te lleve la salud, sin contarle toda la novela si no quieres. Basta con la línea que me has escrito.',
    'Apuntas {q}. Es la factura que pasa el cuerpo por un trabajo que nadie ve. Se paga a plazos: una siesta, una sopa, una tarde sin pantalla.',
  ]),
  ...movements('seen', { clause: ['dream'] }, [
    'Sobre los sueños, y dices {q}, lo que hay que proteger es la mañana. Levántate antes de interpretar. Un pie en el suelo frío disuelve bastantes cosas.',
    'Eso de {q} pasa en un sitio donde no mandas. No cuenta como recaída ni como mensaje {de.n}. Cuenta como noche. Abre la persiana y sigue.',
  ]),
  ...movements('seen', { clause: ['others'] }, [
    'Y luego los demás. {q}, escribes. Cada cual te da la receta que le funcionó con otra persona, en otra década, con otra espalda. Puedes dar las gracias y no cocinarla.',
    'Leyendo {q} se entiende que además de lo tuyo tienes que administrar lo que piensan los otros. Es un segundo empleo. Se puede dimitir de ese con una frase corta: «de esto hoy no hablo».',
    'Quien opina no duerme en tu cama. Lo digo por {q}. Oír a la gente, sí; llevarse a casa lo que dicen, solo lo que quepa en un bolsillo.',
  ]),
  ...movements('seen', { clause: ['anger'] }, [
    'Has escrito {q} y te lo dejo en su temperatura. La rabia tiene energía y conviene que mueva algo que te sirva: una mudanza de muebles, una cuesta arriba, la limpieza de un horno. Que no la gaste {n}.',
    'Al enfado de {q} no le falta motivo. Le falta, si acaso, un destino que no sea el teléfono. Todo lo que se manda con esa fuerza hay que ir luego a recogerlo.',
    'Pues sí: {q}. No voy a bajarle el volumen. Solo vigilaría que dentro de un mes siga siendo tuyo y no el inquilino que más ruido hace.',
  ]),
  ...movements('seen', { clause: ['relief'] }, [
    'Entre lo que duele va esto otro: {q}. No lo escondas detrás. El descanso también es un dato, y con los datos buenos se decide mejor que con los nobles.',
    'Lo lees y te suena a traición, y es respiración: {q}. Nadie está obligado a ponerse mal para probar que quiso.',
  ]),
  ...movements('seen', { clause: ['question'] }, [
    'Llevas dentro una pregunta, {q}, y ha debido de dar ya muchas vueltas al mismo patio. No la contesto. Le abro la cancela, a ver si sale a otra calle: qué haces tú este sábado, por ejemplo.',
    'A {q} le respondería {n}, si acaso, y no sería fiable. Le responderías tú, y depende de la hora. Yo la dejo sin tocar y te pregunto otra cosa: ¿has comido?',
    'Hay preguntas que se hacen para no colgar todavía. {q} puede ser una de esas. Cuelga tú primero alguna noche y mira si a la mañana siguiente sigue haciendo falta.',
    'Esa pregunta, {q}, pide una llave que no fabrica nadie. Mientras tanto hay otras que sí se abren: dónde vas a dormir, quién te acompaña el domingo, qué se cena.',
  ]),
  ...movements('seen', { clause: ['given', 'saying', 'thanks'] }, [
    'Dejaste constancia de esto: {q}. No hay que devolverlo ni esconderlo para que lo demás sea grave. Lo recibido no se reparte, ni siquiera cuando se reparte todo.',
    'Podías haberte callado {q}, que no te da la razón en nada. Lo pusiste. Con gente que hace eso se puede hablar, y por eso te escribo sin precauciones.',
    'En la columna de lo que hubo apuntas {q}. Bien apuntado está. De {n} puedes quedarte eso y no quedarte esperando; son dos estantes distintos.',
  ]),
  ...movements('seen', { clause: ['late', 'lastwords'] }, [
    'El final que tuviste lo dices así: {q}. Casi ninguno está a la altura de lo que cierra. Se termina en un portal, con una bolsa, diciendo una tontería. Eso no lo hace menos verdadero ni más importante que lo de antes.',
    'Vuelves a {q}, y es comprensible, porque fue lo último. Pero lo último pesa por el sitio que ocupa en la fila. Si lo cambias de lugar, si lo pones donde pasó, entre un martes y un miércoles, se encoge bastante.',
  ]),
  ...movements('seen', {}, [
    'Dentro del mensaje hay una medida, {span}, y me alegra que la pusieras con número. A las cosas con número se les puede ir restando. La otra medida, la que no se cuenta en meses, ya irá llegando.',
    'Has escrito {span} sin decir si fue mucho. Depende de para qué. Para aprenderse la risa de alguien, o su llave en la cerradura, o cómo tose, suele sobrar.',
    'Cuento contigo: {span}. En {span} da tiempo a que la mano aprenda y a que el barrio salude en plural. Desaprenderlo lleva lo suyo y no hay que pedir perdón por la tardanza.',
    'Pones {span}, y cualquiera haría enseguida la cuenta de lo gastado. Haz también la otra: en {span} aprendiste cosas que ninguna separación puede llevarse en una caja.',
  ]),
  ...movements('seen', {}, [
    'Dices que de esto hace {since}. Para quien lo mira desde fuera ya es tiempo. Desde dentro se cuenta de otra manera, por veces: las veces que te acuerdas, las que ya no. La segunda cuenta empieza tarde y es la buena.',
    'Hace {since}, escribes. A estas alturas te habrán dicho que es pronto y que es tarde, a veces la misma persona. Yo solo diría que has pasado {since} enteros con esto encima y que aquí estás, escribiéndolo con orden.',
    'En {since} caben muchas noches, y todas las has pasado. Lo digo porque nadie lleva esa cuenta y es la única hazaña de la temporada.',
  ]),
  ...movements('seen', {}, [
    'De todo el calendario has nombrado {day}. Es un buen dato: significa que el resto del tiempo tiene menos filo. Se puede trabajar en un solo hueco a la vez, y yo empezaría por ese.',
    'Por lo visto el sitio peligroso son {day}. Entonces conviene llegar con algo puesto de antemano, decidido por ti otro día con la cabeza fría. Que a esa hora no haya que decidir nada.',
    'Con {day} pasa lo que con los escalones rotos: todo el mundo los conoce y todo el mundo tropieza. Un papel pegado, una cita fija, alguien que llame a esa hora. Que no te fíes, vamos.',
  ]),
  ...movements('seen', {}, [
    'Nombras {a.p}, y me alegra que esta historia tenga más gente que dos. Cuando algo se parte por la mitad, los que están alrededor no son público: son el sitio donde se puede apoyar la mano.',
    'También está el asunto de {p}. En una separación todo el mundo pierde algo y nadie sabe quién tiene derecho a decirlo primero. Una frase corta y verdadera suele bastar; el resto que lo pregunten ellos, si quieren.',
    'En tu mensaje sale {p}, y con eso la carta cambia de escala. Ya no se trata solo {de.n} y de ti. Hay otra puerta a la que llamar, o al menos otra voz en la conversación.',
    'He visto que mencionas {a.p}. No sé cómo estará esa relación y no voy a suponerlo. Pero lo escribiste, y quien aparece en un mensaje así ocupa sitio, para bien o para complicar.',
  ]),
  ...movements('seen', { all: ['abuse'], clause: ['event', 'other', 'self', 'habit', 'cant', 'miss', 'dontknow', 'fear', 'love', 'absence', 'stillreach'] }, [
    'Copio tus palabras, {q}, porque a veces hace falta verlas en la letra de otro. No hay nada que matizar en ellas. No las suavices para que quien las oiga esté más cómodo.',
    'Has escrito {q} y te creo. Lo pongo así de corto porque sospecho que te han hecho explicarlo demasiado, con ejemplos, con fechas, como si fueras tú quien tiene que demostrarlo.',
    'Si dentro de un mes dudas, vuelve a esta línea: {q}. La pusiste tú, con la cabeza clara. La memoria, cuando se echa de menos, borra justo esa clase de frases.',
    'Ante {q} no te voy a dar una lección ni un ánimo. Me importa más saber que esta noche duermes en un sitio donde nadie te revisa nada, y que hay alguien que sabe dónde es.',
  ]),
]
