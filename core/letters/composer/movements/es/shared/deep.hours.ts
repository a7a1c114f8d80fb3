import { movements } from '../../movement'

/** Long-letter movements about living through it: hours, errands, bodies, other people, seasons. */
export const deepHoursEs = [
  ...movements('deep', { aspect: 'sundays' }, [
    'Los domingos por la tarde tienen mala fama y se la han ganado. Hay un rato, hacia las siete, en que no queda domingo y todavía no es lunes. No lo pases sin nada entre manos. Plancha, llama a tu gente, pon a remojo lo de mañana. Lo que sea que te deje ya un pie en el otro lado.',
    'Si tienes que elegir un día para flojear, que no sea el que se queda vacío. Flojea un miércoles, que está protegido por los dos lados. Y a los días que se quedan vacíos ponles una obligación tonta y con horario.',
  ]),
  ...movements('deep', { aspect: 'walking', not: ['sickness'] }, [
    'Camina, si puedes. No por la salud ni por despejarte. Camina porque a cierta velocidad los pensamientos se ponen en fila, y porque los pies van resolviendo lo que se les presenta: un bordillo, un charco, un perro suelto. Es agradable que algo en uno vaya resolviendo.',
    'Cambia de acera. Lo digo literalmente: haz tu recorrido de siempre por el lado contrario. Verás portales que no conocías y el mismo autobús de espaldas. Es una tontería que cuesta poco, y lo de siempre resulta tener más de una cara.',
  ]),
  ...movements('deep', { aspect: 'forgetful' }, [
    'Vas a dejarte el grifo abierto, a salir sin las gafas, a leer cuatro veces la misma línea. No estás perdiendo facultades. La cabeza tiene un proceso abierto que consume casi todo y deja lo justo para lo demás. Apunta en papel lo importante y perdónate el resto de los despistes.',
    'No esperes leer una novela entera estos meses. Lee recetas, prospectos, las cartas al director. La atención vuelve por lo corto. Un día te darás cuenta de que has pasado de hoja sin enterarte.',
  ]),
  ...movements('deep', { aspect: 'comparing' }, [
    'Alguna vez te dirás que hay cosas peores. Las hay, y no sirven de nada. A nadie se le quita el dolor de muelas porque al vecino le duelan dos. Lo tuyo no tiene que ganar ningún concurso para que te siente mal la cena.',
    'Otros llevan lo suyo de otra manera, y algunos parecen llevarlo mejor. No sabes lo que hacen al cerrar el baño. Compararse desde fuera es como elegir restaurante por la fachada: alguna vez aciertas.',
  ]),
  ...movements('deep', { aspect: 'bigdecisions' }, [
    'Si se puede aplazar, aplaza. Venderlo todo, irse lejos, cortarse el pelo al cero, cantarle a alguien las cuarenta. Muchas de esas ideas serán buenas también en primavera. Y las que solo son buenas hoy, a las dos de la mañana, casi nunca lo eran.',
    'Antes de decidir algo grande, decide tres cosas pequeñas seguidas: qué cenas, a qué hora te acuestas, qué prenda sacas de en medio. Si te salen sin esfuerzo, sigue. Si te has quedado media hora delante de la nevera, lo grande puede esperar a otra semana.',
  ]),
  ...movements('deep', { aspect: 'paperwork', not: ['pet', 'kin:faithful'] }, [
    'Hay una parte de todo esto que es puramente administrativa: contraseñas, firmas, cambiar un nombre en un recibo. Nadie la incluye cuando habla de sentimientos, y es donde a uno se le saltan las lágrimas, con un número de turno en la mano. Pide que te acompañen. No por los papeles: por el rato de después.',
    'Pon en una carpeta lo que haya que mirar y en otra lo que solo duele. Al principio parecerán la misma. Con una lista delante se ve que no: unas cosas tienen plazo y otras no lo han tenido nunca.',
  ]),
  ...movements('deep', { aspect: 'kindness' }, [
    'Te van a ayudar personas que no lo saben. La de la farmacia que te busca el genérico sin que lo pidas, el que te deja pasar en la cola, un niño que te enseña un diente. No hace falta contárselo. Pero cuéntalo tú, por la noche: hoy, tantas.',
    'Acuérdate de quién hizo algo sin preguntar. Hay gente que no sabe hablar y te cambia una rueda. En estas épocas se descubre que el cariño tiene muchos oficios, y que los que hablan bien son solo uno.',
  ]),
  ...movements('deep', { aspect: 'unfair' }, [
    'Durante una temporada te va a irritar gente que no ha hecho nada: quien se queja del tráfico, quien celebra, quien mastica. No es que te hayas vuelto mala persona. Es que andas con todo a flor y cualquier cosa roza. Va cediendo con los meses. Mientras tanto, siéntate cerca de la salida.',
    'Te parecerá mentira que los demás sigan discutiendo por el sitio del coche. Lo hacían antes y tú con ellos. No han empeorado; te has ido tú un poco lejos, y desde lejos todo el mundo parece ocupado en pequeñeces. También hay ternura en eso, si se mira otro rato.',
  ]),
  ...movements('deep', { aspect: 'firsttimes' }, [
    'Queda una lista de primeras veces que nadie te ha dado. La primera vez que llenes un impreso, que alguien nuevo te pregunte, que suene aquello en una boda ajena. Se pasan como se pasa un control: quitándose el cinturón, con cara de nada. Las segundas ya no llevan ese nombre.',
    'Lo que se hace por primera vez después de algo así sale torcido. Da igual qué sea: una fiesta, un viaje, un partido. No saques conclusiones. A las segundas veces se les deja hablar; a las primeras basta con cruzarlas.',
  ]),
  ...movements('deep', { aspect: 'plants' }, [
    'Si tienes algo vivo a tu cargo, aunque sea un esqueje con mal aspecto, atiéndelo a una hora fija. No por simbolismo. Lo que crece despacio tiene una ventaja sobre la gente: no pregunta, y a los pocos días se le nota lo que has hecho.',
    'Da de comer a alguien. Pájaros valen. En la época en que a uno no le entra nada, va bien ver a otro ser comer con ganas y sin conversación.',
  ]),
  ...movements('deep', { aspect: 'oldthings' }, [
    'No tires nada en un arrebato ni conserves nada por miedo. Hay una tercera opción, que es la caja con fecha: se guarda, se escribe en la tapa el mes en que se abrirá, y hasta entonces no hay que tener opinión.',
    'Un día querrás ordenarlo todo y al siguiente no soportarás que se mueva un libro. Pon una norma sencilla: solo se ordena lo que estorba el paso. Lo demás tiene permiso de residencia.',
  ]),
  ...movements('deep', { aspect: 'photos', assumes: ['history'] }, [
    'Ten cuidado con las imágenes después de cenar. Una sola, escogida, acompaña. Ciento veinte seguidas, con el dedo, son otra cosa: al cabo de un rato ya no se mira, se busca, y no se sabe qué. Elige una y déjala quieta.',
    'Lo que recuerdas y lo que está retratado no coinciden, y no pasa nada. La cámara guardó los colores. Tú guardaste quién dijo la tontería justo antes. Me fiaría más de ti.',
  ]),
  ...movements('deep', { aspect: 'song' }, [
    'Habrá una canción que te salte encima en un sitio absurdo, entre los congelados y las pilas. No salgas corriendo. Tampoco te quedes por valentía. Busca algo que leer, una etiqueta, y léela entera hasta que cambien de tema. La siguiente siempre es peor y ayuda.',
    'Si alguna música se ha vuelto intocable, déjala en barbecho. No la has perdido. Un año de estos la pondrá alguien que no sabe nada, en una terraza, y te sorprenderás llevando el ritmo con el pie antes de acordarte de por qué no.',
  ]),
  ...movements('deep', { aspect: 'eating' }, [
    'Los días en que cocinar parezca mucho trabajo para tan poco apetito, cocina doble y congela la mitad con un letrero. Así algún día te hará la cena alguien que te conoce bien y que estuvo pensando en ti.',
    'Come con hora. Si no hay hambre, come por puntualidad. El apetito es de las últimas cosas que se van y de las primeras que vuelven, y suele volver por algo ridículo: unas aceitunas, una patata frita del envoltorio de otro.',
  ]),
  ...movements('deep', { aspect: 'talkaloud' }, [
    'Habla en voz alta cuando no haya nadie. Para contarte lo que haces, para insultar al mando, para lo que sea. Una voz que no se usa en todo el día suena rara la primera vez que la necesitas, y conviene tenerla en marcha por si llaman.',
    'Cuéntaselo a alguien en persona aunque ya lo sepa. No hace falta que pregunte ni que tú llores. Se cuenta, se pide otro café, se habla del precio de las cosas. Lo importante de esas conversaciones no suele estar en las frases. Está en haber pasado una hora enfrente de alguien.',
  ]),
  ...movements('deep', { aspect: 'seasonturn' }, [
    'Cambiará el tiempo. Un día saldrás con demasiada ropa y te darás cuenta de que ha pasado una estación por encima. No la viste entrar. Da un poco de pena haberse perdido algo así, y también da la medida de dónde tenías la atención.',
    'Marca en el calendario algo que no tenga nada que ver: cuándo hay luna llena, cuándo abre el mercado, cuándo cambian la cartelera. Conviene que en el mes haya alguna fecha que no sea tuya.',
  ]),
  ...movements('deep', { aspect: 'usefulness' }, [
    'Cuando puedas, haz un favor pequeño. Sube una bolsa, explica un trámite, recoge a un crío del entrenamiento. No es para olvidarte de lo tuyo. Es que desde dentro uno acaba viéndose solo como alguien a quien le pasa algo, y al rato de ayudar se ve otra vez como alguien que hace.',
  ]),
  ...movements('deep', { aspect: 'patience' }, [
    'Hay una parte de esto que no se puede hacer mejor por esforzarse más. Se parece a esperar a que seque una pared. Quien sopla se marea. Lo que sí se puede es no apoyarse todavía y avisar a los demás de que está fresca.',
    'Nadie te va a dar un parte de evolución. Tendrás que fijarte en indicios: que has vuelto a tararear, que te ha importado un resultado, que has dicho «ya lo miro yo». Apúntalos sin comentario. Por separado son poca cosa.',
  ]),
  ...movements('deep', { aspect: 'tense' }, [
    'Se te van a mezclar los tiempos verbales. Hablarás en presente de lo que fue y en pasado de lo que todavía está. No corrijas sobre la marcha. La gramática, en estos casos, va detrás de la vida intentando alcanzarla, y llega cuando llega.',
    'Prueba a decir una frase en futuro, una sola y sin importancia: la semana que viene llevaré los zapatos a arreglar. Cuesta más de lo que parece. El futuro se recupera así, por los bajos, con recados.',
  ]),
  ...movements('deep', { aspect: 'sleepless' }, [
    'Si vas a pasar una mala noche, ten a mano lo necesario: agua, algo de abrigo en los pies, un libro que no enganche. Y una frase para cuando la cabeza empiece a dar mítines: de eso hablamos mañana, en horario de oficina.',
    'Entre las tres y las cinco la cabeza no piensa, fabrica. Todo lo que produzca a esas horas sale con defecto. No lo uses. Déjalo enfriar hasta el desayuno y verás cuántas piezas hay que tirar.',
  ]),
  ...movements('deep', { aspect: 'smallluck' }, [
    'También en las épocas malas pasa algo bueno alguna vez, y casi no se le hace caso porque llega en mal momento. No digo que lo busques para consolarte. Digo que, por justicia, lo apuntes. Si no, se queda sin nadie que lo recuerde.',
  ]),
  ...movements('deep', { aspect: 'lettershape' }, [
    'Esta carta es larga a propósito. Las penas suelen recibir contestaciones cortas, de las que caben en una tarjeta. Léela a trozos, sáltate lo que no te hable, y si te duermes en mitad de un párrafo, mejor párrafo no puede haber.',
    'Vamos por donde en las cartas de antes se cambiaba de hoja. Aprovecha para estirar las piernas. Yo releo lo tuyo mientras tanto, y sigo por lo que me faltaba.',
    'Me doy cuenta de que te he hablado mucho de lo que duele. Es lo que traías. Pero has escrito más cosas, y no quisiera que al final de esta carta pareciera que solo eres eso.',
  ]),
]
