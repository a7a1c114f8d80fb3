import { movements } from '../../movement'

/** Openings by the way a person wants to close: first the ones that know which wish it is, then those that fit any. */
export const wishLeadsEs = [
  ...movements('lead', { aspect: 'ending', all: ['close:thanks'] }, [
    'Vienes con una gratitud en la mano, {c.q}, y con bastante más detrás. Empiezo por la mano.',
    'Quieres {c.inf}. Para agradecer hay que hacer memoria de lo recibido, así que esta carta se va a entretener ahí más de lo que se entretendrían otras.',
    'En la última casilla dejaste un gracias: {c.q}. Es curioso que alguien con tanto encima se acuerde de dar. Lo tomo como la señal de por dónde hay que mirar.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:forgive'] }, [
    'Pides {c.q}. La palabra es grande y suele llegar antes de tiempo, empujada por otros. Voy a escribirte sin darla por hecha: si al final está, bien; si no, la carta también habrá servido.',
    'Quieres {c.inf}, y no te preguntaré si ya toca. Solo propongo mirar antes de qué se compone la cuenta, renglón por renglón, para que nadie perdone a bulto.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:askforgiveness'] }, [
    'Traes un perdón que pedir. Lo dices así, {c.q}, sin excusas por delante, y eso me indica el tono: el de quien escucha antes de contestar nada.',
    'Quieres {c.inf}. Para pedir perdón hay que saber exactamente de qué, y casi nadie lo sabe hasta que lo ve escrito. Vamos a verlo escrito.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:selfforgive'] }, [
    'Pides {c.q}, que es de lo más difícil de pedir, porque quien lo concede y quien lo suplica duermen en la misma cama. Iremos despacio.',
    'Quieres {c.inf}. A otra persona ya se lo habrías dado, sospecho, y con menos pruebas a favor. Esta carta va a repasar esas pruebas.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:goodbye'] }, [
    'Quieres {c.inf}. Una despedida tiene tres tiempos: quedarse un rato, levantarse, y ese minuto de pie en que todavía se dice algo. Empecemos por quedarnos.',
    'Lo que pides es un adiós: {c.q}. No voy a dártelo en la primera línea. Antes hay que haber estado, y en estar consiste la mayor parte de esta carta.',
    'Un adiós se puede decir de muchas maneras y tú has elegido la tuya, {c.q}. Me la guardo para el final. Hasta entonces vamos a hablar de lo que no se despide.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:quiet'] }, [
    'Pides {c.q}. Te entiendo: después de cierto número de vueltas, lo que se quiere ya no es una respuesta, es que baje el ruido. Procuraré no añadir más.',
    'Buscas descanso, y así lo dices: {c.q}. Entonces voy a escribirte bajito, como se habla en un piso donde alguien duerme.',
    '{c.q}. Con esa petición ya sé lo que esta carta no debe ser: ni un discurso, ni una lista de deberes. Que sea, como mucho, alguien al lado con poca prisa.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:remember'] }, [
    'Quieres {c.inf}. Para eso sirven los datos pequeños, los que no salen en ningún papel, y tú ya has traído unos cuantos.',
    'Lo que te preocupa está en la última línea: {c.q}. La memoria se cuida como una masa madre, dándole de comer un poco cada pocos días. Cuenta esta carta como la ración de hoy.',
    'Pusiste {c.q}, y debajo de esa línea hay un miedo muy razonable a que las cosas se borren. Voy a empezar por apuntar. Lo apuntado aguanta más.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:closedoor'] }, [
    'Quieres {c.inf}. Antes de terminar con algo conviene revisar si queda dentro alguna cosa tuya, y sacarla. A eso van estas primeras líneas.',
    'Has puesto {c.q} en el último renglón. No voy a frenarte ni a meterte prisa. Primero se mira, luego se apaga, y después se echa a andar, en ese orden.',
    'Tu petición es seca y me gusta que lo sea: {c.q}. Con las peticiones secas uno sabe a qué atenerse. Intentaré que la carta lo sea un poco también.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:understand'] }, [
    'Quieres {c.inf}. Te lo digo pronto para que no esperes otra cosa: la explicación no la traigo. Puedo ayudarte a separar lo que tiene respuesta de lo que no, que ya es desocupar un poco la mesa.',
    'Lo que pides es claridad, {c.q}. Hay partes de esto que se aclararán y otras que se quedarán como están, y lo más útil que puedo hacer es no mezclarlas.',
    'Buscas {c.inf} y es una búsqueda honrada, aunque canse. Yo empezaría por lo que ya sabes, que en tu mensaje es más de lo que a ti te parece.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:strength'] }, [
    'Quieres {c.inf}. Yo fuerza no reparto, pero he visto dónde se suele perder, y es peleando con tres cosas a la vez. Voy a intentar dejarte una sola delante.',
    'Pides {c.q}. Se habla de las fuerzas como si vinieran de dentro y en bloque. A mí me parece que vienen de fuera y a cucharadas, y de eso quiero escribirte.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:forward'] }, [
    'Quieres {c.inf}. Me quedo con el verbo, que ya mira hacia otro lado. Antes de seguirlo, déjame ver contigo de dónde sale.',
    'En la última casilla escribiste {c.q}. Es una línea con los zapatos puestos. Voy a escribirte desde donde estás ahora hasta donde empieza ella.',
    'Pedir {c.inf} en mitad de todo esto tiene su mérito, y también su riesgo, que es querer empezar por el tejado. Empezaré yo por el suelo.',
  ]),
  ...movements('lead', { aspect: 'ending', all: ['close:self'] }, [
    'Quieres {c.inf}. Dicho así, parece que hubiera que ir a buscarte lejos. Yo te he encontrado bastante cerca, en la manera de contarlo.',
    'Tu última línea es una cita contigo: {c.q}. No quiero llegar yo antes. Camino un rato al lado y te dejo en la esquina.',
  ]),
  ...movements('lead', { aspect: 'ending', any: ['close:tell', 'close:love'] }, [
    'Quieres {c.inf}. Vamos a ir juntando lo que hay que decir, que al final siempre son menos palabras de las que se ensayan.',
    'Te queda algo por decir, y lo resumes así: {c.q}. Escribo esta carta con esa otra al lado, como quien sujeta el papel para que no se mueva.',
  ]),
  ...movements('lead', { aspect: 'ending', any: ['close:anger', 'close:promise', 'close:hope'] }, [
    'Pides {c.q}, y te agradezco que lo pidas claro. Así no tengo que adivinar el tono ni andar tanteando el suelo con el pie.',
    'Quieres {c.inf}. No voy a decirte si es mucho o poco. Es lo que hay en la última línea, y las últimas líneas no se ponen al azar.',
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    'Dejaste lo más importante en la última casilla: {c.q}. Lo copio aquí arriba, donde se ponen las direcciones, para que la carta sepa adónde va.',
    'He empezado a leerte por abajo. Ahí dice {c.q}, y con eso ya sé dos cosas que no debo hacer: entretenerte con consejos y llevarte a otra parte.',
    'A la pregunta de cómo cerrar contestaste {c.q}. Podrías haberla dejado en blanco. Que no lo hicieras me da un punto al que mirar mientras escribo.',
    '{c.q}: con esas palabras querías terminar. Yo las necesito al empezar, para no perderme por el camino.',
    'Me pides una carta que sirva para {c.inf}. No sé si una carta puede tanto. Puede acercarse y dejar la herramienta a mano.',
    'Para {c.inf} no hay instrucciones. Hay, eso sí, un orden razonable: primero lo que pasó, luego lo que queda, y al final lo que quieras hacer con ello. Lo seguiré como pueda.',
    'Querer {c.inf} ya dice algo del día de hoy: hay un verbo por delante. Empiezo a escribir con ese verbo a la vista.',
    'Tengo delante lo que quieres, {c.q}, y tengo delante lo que pasó. Entre lo uno y lo otro hay un trecho. Esta carta es un intento de andarlo contigo.',
  ]),
]
