import { movements } from '../../movement'

/** Openings by what was said and how: their words, a name, what weighs, how little was written. */
export const voiceLeadsEs = [
  ...movements('lead', { aspect: 'quote' }, [
    'Copio la línea por la que voy a empezar: {q}. La tengo delante mientras te escribo, y cada vez que esta carta se me vaya por las ramas volveré a mirarla.',
    'De lo que me mandaste, {q} es lo que leería en voz alta si hubiera que leer algo. Lo demás se puede contar de otra forma. Eso hay que decirlo con tus palabras.',
    'Vamos a {q}. No al principio de la historia ni al final: a esa línea, que todavía está caliente.',
    'No sé quién eres fuera de este mensaje. Dentro, eres quien escribió {q}, y con eso me basta para hablarte de frente.',
    'Me preguntaba por dónde entrar y me abriste tú, con {q}. Paso, y cierro detrás para que no haya corriente.',
    'Alguien podría leer tu mensaje entero y quedarse con los datos. Yo me he quedado con {q}. Es por donde se oye la voz.',
    'Pusiste {q} y el mensaje siguió adelante, porque había más que contar. Mi carta se queda ahí un momento.',
    '{q}: si esto fuera una conversación, al oírlo te habría dicho «espera» y habría acercado la silla.',
    'Te devuelvo una frase tuya, lo primero, para que veas que llegó entera: {q}. Ahora la contesto.',
    'Empiezo con lo que nadie te va a preguntar mañana: que {t}. Te preguntarán otras cosas, más fáciles de contestar con la compra en la mano.',
    'Saber que {t} me cambia el tono de toda la carta. Iba a empezar por otro sitio y lo he borrado.',
    'No hace falta que me jures que {t}. Lo creo desde la primera lectura, y desde ahí escribo lo que sigue.',
    'Tu mensaje me ha dejado con una frase en el oído, {q}, de esas que uno se lleva puestas a hacer otra cosa. He ido a hacer otra cosa y ha vuelto. Contesto, entonces.',
  ]),
  ...movements('lead', { aspect: 'detour', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow', 'anger'] }, [
    'Has escrito {q} y sé que al abrir esta carta buscarás qué digo de eso. Lo diré. Antes quiero dar una vuelta por lo demás, porque lo demás también lo escribiste tú y nadie lo va a buscar.',
    'Dejo {q} apoyada donde pueda verla y sigo un poco más allá. No huyo. Es que de cerca no se distingue nada, y a unos pasos a lo mejor sí.',
    'A {q} le voy a hacer esperar unas líneas. Está acostumbrada a entrar la primera, y hoy me gustaría que encontrara ya gente sentada.',
    'Cualquiera te contestaría enseguida a {q}, con prisa por quitártelo. Yo prefiero llegar tarde a esa frase y llegar con algo más que buena voluntad.',
  ]),
  ...movements('lead', { aspect: 'name' }, [
    '{a.n} se llega enseguida en tu mensaje: está en casi todas las frases, también donde no aparece el nombre. Por ahí entro.',
    'Antes de contestar nada digo el nombre una vez en voz alta, aunque nadie me oiga: {n}. Así sé en qué tono conviene seguir.',
    'Tu mensaje podría empezar por {r}. Para mí empieza por {n}. Me agarro a esa palabra porque es la que usas tú cuando no estás explicándole nada a nadie.',
    '{n}, {r}. Dos maneras de decir lo mismo, una para los demás y otra para ti. Me has dejado usar la segunda y pienso hacerlo con cuidado.',
    'Empiezo por escribir {n} despacio, letra por letra. Es lo menos que se puede hacer con un nombre que a alguien le importa así.',
    'Con {n} delante, lo demás se ordena un poco. No mucho: lo justo para saber por dónde empezar.',
    'Hay nombres que uno lee de paso y nombres que obligan a bajar la voz. {n}, tal como aparece en lo que cuentas, es de los segundos.',
  ]),
  ...movements('lead', { aspect: 'name', all: ['pet'] }, [
    'No me cuentas la historia de un animal en general. Me cuentas la de {n}, que tendría sus horas, sus sitios y su manera de pedir las cosas, y de eso no hay dos.',
    '{n}. Me lo imagino dicho desde otra habitación, con el tono de llamar a comer. Algunos nombres se usan más veces al día que el propio, y luego, de golpe, ninguna. Empiezo por usarlo.',
  ]),
  ...movements('lead', { aspect: 'name', any: ['kin:ex', 'kin:partner'], not: ['abuse'] }, [
    'Escribiré {n} las veces que haga falta y ni una más. La carta es para ti, y conviene que se note quién lleva aquí la conversación.',
  ]),
  ...movements('lead', { aspect: 'name', any: ['kin:job', 'kin:business', 'kin:vocation', 'kin:country', 'kin:home', 'kin:faithful'] }, [
    'Hablas {de.n} como se habla de alguien. No lo corrijo: hay lugares y oficios que se portan como personas, y a los que también cuesta dejar de contestar.',
    'Otros dirían «aquello» o «lo de antes». Tú dices {n}, con su nombre. Empiezo por ahí porque a lo que tiene nombre se le puede preguntar algo.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:guilt'] }, [
    'La culpa tiene la costumbre de llegar con la sentencia escrita. Esta carta va a hacer lo contrario: leer primero y no firmar nada.',
    'Has venido con la culpa, y la culpa suele hablar antes que nadie. Por esta vez le pediré que espere al fondo mientras oigo el resto.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:sadness', 'feel:pain'] }, [
    'Lo primero que haré con la pena es no explicártela. Hablaremos {de.n}, y ya irá encontrando sitio por su cuenta.',
    'Escribes {e.n} y no pones nada detrás, ni cuánto ni desde cuándo. Así se dice cuando es de verdad. Te leo desde esa palabra y no desde otra más presentable.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:anger'] }, [
    'Con la rabia por delante se escribe más claro. Así me has escrito, y así voy a contestarte: sin paños calientes y sin levantar la voz.',
    'Traes rabia, y no voy a pedirte que hables más bajo. Se entiende mejor a la gente cuando dice las cosas en su tono.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:tiredness'] }, [
    'Dices {e.n} y me lo tomo al pie de la letra: esta carta no te va a pedir gran cosa. Se puede leer a trozos, en la cama, con un ojo cerrado.',
    'Pesa el cansancio, así que procuraré escribir como se habla con alguien que acaba de llegar de un turno largo: poco, cerca y sin preguntas de más.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:fear', 'feel:anxiety'] }, [
    'Sé que lees esto con el miedo cerca. Por eso te adelanto cómo es la carta: no trae sorpresas, no sube el tono, y termina en algo pequeño que se puede hacer.',
    'Has nombrado {e}. Vamos a ir por tramos cortos, entonces, de los que se ve dónde acaban. Este es el primero y ya casi está.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:loneliness'] }, [
    'Escribes desde la soledad. Te leo desde el otro lado de la página, que no es lo mismo que estar, pero tampoco es nada.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:emptiness', 'feel:numbness'] }, [
    'Pones {e.n} y, justo al lado, un mensaje entero. Algo hay, entonces, aunque desde donde miras no se vea. Empiezo por lo que hay.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:confusion'] }, [
    'No te voy a pedir que te aclares. Pusiste {e.n}, y desde ahí también se puede escribir: en desorden, por donde salga, como has hecho.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:relief'] }, [
    'Has puesto {e.n}, y sé que no es la palabra que esperan los demás. A mí me sirve. Prefiero empezar por lo que es que por lo que tocaría.',
  ]),
  ...movements('lead', { aspect: 'feeling', any: ['feel:shame'] }, [
    'Si lo que pesa es la vergüenza, te habrá costado enviar esto. Ya está enviado. Lo he leído sin que se me moviera una ceja, y desde ahí te contesto.',
  ]),
  ...movements('lead', { aspect: 'little' }, [
    'Pocas palabras, las tuyas. Las he leído como se lee una nota dejada con prisa: mirando también la letra. Con eso voy a escribirte, sin hacer de adivino.',
    'Me has escrito lo justo para que se sepa que es {de.n}. Está bien así. Lo que falta lo tienes tú, y no me hace falta verlo para creerte.',
    'No sé casi nada y no voy a disimularlo. Sé que hay {un.o} en lo que cuentas, sé que te pesa {e}, y con dos cosas ciertas se puede ir despacio.',
    'Has venido, has escrito un par de líneas y le has dado a enviar. A veces eso es todo lo que cabe en una noche. Lo que viene ahora lo pongo yo, con cuidado de no pisarte.',
    'Breve, tu mensaje. Se agradece: cuando alguien lleva mucho, las frases largas pesan también. Intentaré que las mías no pesen.',
  ]),
  ...movements('lead', { aspect: 'object' }, [
    'Dejo para luego lo que todo el mundo te preguntaría y voy a {o}. No por capricho. Es que ahí no tienes que defender nada.',
    'Apunto {o} en la primera línea, como se apunta un teléfono en la mano, para no perderlo mientras hablamos de lo demás.',
    'Leí tu mensaje dos veces. En la primera seguí lo que pasaba. En la segunda vi {o}, y ya no pude leerlo de otro modo.',
    'Si tuviera que ilustrar lo que cuentas no dibujaría ninguna cara. Dibujaría {o}, con su sombra, y al pie pondría tu nombre.',
  ]),
]
