import { movements } from '../../movement'

/** Openings, after a separation. */
export const leadsRupturaEs = [
  ...movements('lead', { aspect: 'object' }, [
    'Has puesto {o} casi de lado, y es por donde se ve todo. Una historia no se acaba en general. Se acaba en sitios: en un estante, en un cajón, en una costumbre de los miércoles. Entremos por ese.',
    'De todas las cosas que se pueden llorar en una separación, tú has nombrado {o}. Me fío de esa elección. Lo demás lo dice todo el mundo.',
  ]),
  ...movements('lead', { aspect: 'name' }, [
    'Voy a escribir {n} pocas veces en esta carta. No por borrar a nadie: porque te escribo a ti, y en estas historias uno acaba siendo el personaje secundario de tu propia conversación.',
  ]),
  ...movements('lead', { aspect: 'object' }, [
    'Leyéndote he llegado {a.o} y he parado un momento. Antes venía lo que se cuenta a todo el mundo. Ahí empezabas a contarme cómo es un día tuyo.',
    'Me vas a permitir que empiece por {o} y no por {n}. Por {n} ya habrás empezado muchas veces hoy.',
    'Casi todos los mensajes sobre una separación hablan de dos personas. El tuyo habla también {de.o}, y en ese lado hay sitio para respirar. Me siento ahí.',
    'En un juicio no admitirían {o} como prueba. Por eso me interesa: no demuestra nada sobre {n}, no le da la razón a nadie, y sin embargo está en tu mensaje.',
    '{o}. Con eso me basta para saber que lo tuyo pasa en un sitio, en una semana con lunes, con cosas alrededor. De ahí en adelante puedo hablarte sin levantar la voz.',
    'Hay cosas que siguen en su sitio cuando dos personas ya no lo están. En lo que me cuentas, {o}. Me apoyo ahí para escribirte, como quien se apoya en una barandilla.',
    'Si tuviera que encontrar tu mensaje entre cien, lo encontraría por {o}. El dolor se parece mucho de una carta a otra. Estas cosas, no.',
  ]),
  ...movements('lead', { aspect: 'quote' }, [
    'He copiado en una hoja aparte {q} y he tapado lo demás con la mano. Así, sola, esa línea no habla {de.n}. Habla de una persona que está intentando pasar una semana, y a esa persona le escribo.',
    'Vamos a dejar para luego quién tuvo la culpa. Me quedo con {q}, que está escrito a ras de suelo y no necesita que nadie lo sostenga.',
    'Tu mensaje podría empezar por la fecha, como los informes. Empieza, para mí, en {q}. Lo que va antes explica; ahí se está.',
    'Habrás contado esto en voz alta unas cuantas veces y cada vez con menos palabras. A mí me llega ya en los huesos: {q}. No hace falta que le pongas carne.',
    'Con {q} me basta para saber que no buscas un veredicto sobre {n}. Te escribo, entonces, sobre lo otro: qué se hace con los días.',
    'Dices {q}. No es la frase más triste de las que has puesto, pero es la que tiene dirección y hora. Por ahí se puede llamar a la puerta.',
  ]),
  ...movements('lead', { aspect: 'detour', clause: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'dontknow', 'anger'] }, [
    'He visto {q}, y no voy a entrar por ahí. Esa frase ya te la sabes. Prefiero que hablemos primero de lo que la rodea, que es donde vives, y llegar a ella por detrás.',
    'Una línea de tu mensaje lleva el volumen más alto que las otras, {q}. Se lo bajo un momento, sin apagarla, para que se oiga lo demás.',
    'Sé que esperas que hable de {q}. Hablaré. Antes quiero hacer sitio, porque una frase así, si es lo primero que se mira, ya no deja mirar nada más.',
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    'Con {e} no se puede hacer gran cosa antes de las once de la mañana. Por la tarde, algo más. Te escribo, pues, para una tarde, con {n} al fondo y con lo tuyo delante.',
    'Pusiste {e.n} en la casilla. Podrías haber puesto el nombre {de.n} y no lo pusiste: lo que pesa, dices, es tuyo. Lo tomo como punto de partida y como señal de que ahí sí se puede tocar algo.',
    'Una palabra sola, {e.n}, en un hueco pequeño. He pensado bastante en ella. Te propongo no convertirla en el título de toda la temporada; que sea el tiempo que hace hoy.',
  ]),
  ...movements('lead', { aspect: 'ending' }, [
    'Has escrito {c.q}. Fíjate en que ahí no sale {n}. Me parece el mejor sitio para empezar.',
    'Lo último que pusiste fue {c.q}, y una carta puede leerse al revés. Así que doy la vuelta al papel y comienzo por lo que quieres. A lo que pasó llegaremos enseguida; eso no se va a mover.',
    'Quieres {c.inf}. No depende {de.n}, que ya es mucho. Depende de cosas pequeñas y de que te las creas a ratos, y de esas vamos a hablar.',
    'Antes de nada, tu encargo: {c.q}. Lo he puesto arriba, donde se ponen las señas. Si en algún momento esta carta se va por otro lado, tira de ahí.',
  ]),
  ...movements('lead', { aspect: 'name' }, [
    '{a.n} no le escribe nadie hoy. Esta carta lleva tu dirección. Lo digo porque en las separaciones pasa lo contrario: todo lo que se piensa sale con el nombre del otro en el sobre.',
    'Vas a encontrar {a.n} en esta carta menos de lo que esperas. Te vas a encontrar a ti bastante más, y quizá eso se haga raro durante unos párrafos.',
    'En el formulario hay una casilla para quien se va y otra para quien escribe. En la primera pusiste {n}. A mí me interesa la segunda, que casi nadie rellena con tanto cuidado.',
    '{n}, has puesto, y detrás del nombre un espacio. Lo dejo como está. Voy a escribir en el renglón siguiente, que es el tuyo.',
    '{de.n} sé lo que tú me cuentas y no pienso averiguar más. Para lo que hay que hablar alcanza: un nombre, unas líneas, y alguien que las ha puesto en orden un día cualquiera.',
  ]),
  ...movements('lead', { aspect: 'little' }, [
    'Hay separaciones que se cuentan en una línea porque lo demás ya se lo sabe uno de memoria. No te pido más. Con poco también se puede escribir algo honrado, si uno no se pone a adivinar.',
    'No has querido dar detalles y haces bien. Un detalle, aquí, es una puerta por la que luego entra todo. Te escribo desde fuera, por la acera, sin llamar.',
    'Pocas palabras, entonces. Voy a corresponder: nada sobre quién tuvo razón, nada sobre {n} que no hayas puesto tú, y alguna cosa práctica para esta noche.',
  ]),
  ...movements('lead', { aspect: 'feeling' }, [
    'Antes de leer lo {de.n} leí {e.n}, y he seguido leyendo con esa palabra en el oído. No la voy a repetir mucho. Cuando algo pesa así, que además lo nombren a cada paso es como que te pregunten si te duele.',
    'Dices {e}. Si llamara a la puerta le ofrecería una silla y seguiría hablando contigo. Es lo que pienso hacer en esta carta: dejarle sitio y no dejarle el bolígrafo.',
  ]),
]
