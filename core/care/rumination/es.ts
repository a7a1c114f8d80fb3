import type { RuminationWords } from '../rumination'

const other = 'el|ella|mi ex|este|esta|lucas|mi novi[oa]|mi marido|mi mujer|mi pareja'

export const spanish: RuminationWords = {
  signs: {
    why: new RegExp(
      [
        `\\b(?:por ?que|xq|pq|porq) (?:${other}|ya no|no|se|me|nos|le|lo|la|tuvo|ha|habra|hizo|hice|tiene)\\b[^.?!]{0,30}\\b(?:dej\\w+|fue|quier\\w*|quis\\w*|am\\w+|bast\\w+|hizo|cambi\\w+|elig\\w+|minti\\w+|engan\\w+|rompi\\w*|alej\\w+|import\\w*|lucho|esper\\w+|contest\\w+|avis\\w+|dijo)\\b`,
        '\\bpor ?que me (?:dejo|hizo|mintio|engano|abandono|cambio)\\b',
        '\\b(?:que|en que) (?:hice|falle|falte|falto|fallo|tengo) (?:yo )?(?:mal|de malo)?\\b',
        '\\bque tiene (?:ella|el|la otra|el otro|es[ae])(?: que yo)?\\b',
        '\\bcomo (?:pudo|ha podido|puede) (?:hacerme|dejarme|irse|olvidar|estar con|seguir)',
        '\\bno (?:entiendo|comprendo) (?:por ?que|como|que paso)\\b',
        '\\b(?:alguna vez|de verdad) me (?:quiso|amo)\\b',
      ].join('|'),
    ),
    checking: new RegExp(
      [
        '\\b(?:mir|rev|stalke|cotille|entr|busc|vi|vigil|espi|met)\\w*[^.?!]{0,25}\\b(?:perfil|instagram|insta|facebook|face|tiktok|stories|historias|estados?|fotos?|whatsapp|wasap|ultima (?:conexion|vez)|redes|seguidor\\w+|likes?)\\b',
        '\\b(?:ultima (?:conexion|vez) (?:a|en linea)|en linea a las|esta en linea|estaba conectad[oa])\\b',
        '\\b(?:le|lo|la) (?:he )?(?:stalke\\w+|busque en)\\b',
        '\\b(?:releo|relei|vuelvo a leer|he releido|lei otra vez)[^.?!]{0,25}\\b(?:mensajes|chats?|conversacion\\w*|audios)\\b',
        '\\b(?:pase|paso|di una vuelta) por (?:su|la) (?:casa|calle|trabajo|puerta)\\b',
        '\\ble (?:he )?(?:escri\\w+|mand\\w+)[^.?!]{0,20}\\b(?:otra vez|de nuevo|y (?:lo )?borr\\w+)',
      ].join('|'),
    ),
    replay: new RegExp(
      [
        '\\bsi (?:yo )?(?:no )?(?:le |lo |la |me |nos |se )?(?:hubiera|hubiese|habria|llego a)\\b',
        '\\b(?:le|lo|la) doy (?:mil )?vueltas\\b|\\bdandole vueltas\\b|\\bvuelta(?:s)? y vuelta(?:s)?\\b',
        '\\b(?:repaso|repito|revivo|rebobino|recuerdo una y otra vez)\\b',
        '\\bno (?:dejo|paro|puedo dejar|puedo parar) de pensar\\b',
        '\\b(?:la|esa|aquella) (?:ultima )?(?:noche|conversacion|discusion|tarde|llamada|pelea)[^.?!]{0,30}\\b(?:otra vez|una y otra vez|en bucle|en la cabeza)\\b',
        '\\bme quede (?:pillad[oa]|atascad[oa]|en bucle)\\b|\\ben bucle\\b',
      ].join('|'),
    ),
  },
  offers: {
    ground: [
      'La pregunta ha vuelto varias veces. Antes de la siguiente vuelta, algo para el cuerpo: pon los dos pies en el suelo y nombra cinco cosas que ves donde estás. Luego seguimos, si quieres.',
      'Esa escena ya la hemos visto más de una vez, y duele en cada pase. Prueba a soltar el aire contando hasta seis, tres veces. La escena puede esperar dos minutos.',
      'Tu cabeza está en aquel día, y tú estás aquí. ¿Qué tienes a mano? Toca algo frío, algo rugoso, algo tuyo. Dime qué has encontrado.',
      'Para un momento el bucle: ponte de pie, ve a por un vaso de agua y bébelo despacio. Cuando vuelvas, esto sigue aquí.',
    ],
    prompt: [
      'Llevamos un rato con el porqué. Puede que esa respuesta la tenga otra persona, o nadie. Te dejo otra pregunta: ¿qué te ha costado menos esta semana que la anterior?',
      'Ese «por qué» ha dado ya varias vueltas. Cambiemos una palabra: ¿para quién quieres saberlo, para la persona de entonces o para la que eres hoy?',
      'Vuelves a la misma puerta, y sigue cerrada. ¿Qué hay en las otras habitaciones de tu vida que nadie ha mirado últimamente?',
      'Si mañana supieras la razón exacta, ¿qué harías a las cinco de la tarde? Empieza por contarme eso.',
    ],
    pause: [
      'Mirar qué hace duele y da una gota de alivio, por eso se repite. Te propongo dejar el teléfono en otra habitación hasta mañana. Yo no me muevo de aquí.',
      'Hoy ya hemos pasado por esto varias veces. Quizá toque parar: sal a la calle diez minutos, sin pantalla. Lo que falte por decir se puede decir después.',
      'Cada vez que miras, la herida empieza de cero. ¿Y si lo dejamos por hoy y escribes mañana lo primero que notes al despertar?',
      'Hay un cansancio que no se arregla hablando más. Por esta noche, descansa de la pregunta. Si no puedes dormir, aquí sigo.',
    ],
  },
}
