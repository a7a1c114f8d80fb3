import type { Texts } from '../texts'

/** How a conversation is held: beginnings, echoes, returns, short answers. */
export const talk: Omit<Texts, 'topics' | 'kinds' | 'feelings' | 'acts' | 'exercises' | 'answers' | 'shortAnswers'> = {
  disclosures: [
    'Soy EÓN, una inteligencia artificial; te leo con cuidado, y no soy terapeuta ni una persona.',
    'Antes de nada: soy EÓN, una inteligencia artificial. No hay nadie escribiendo al otro lado, y aun así procuro responder bien.',
    'Contesta EÓN, una inteligencia artificial hecha para conversar sobre pérdidas y cambios.',
    'Soy EÓN. Conviene que lo sepas desde el principio: soy una inteligencia artificial, no una persona.',
  ],
  welcomes: {
    open: ['Hola. ¿Qué te ha traído hoy hasta aquí?', 'Puedes empezar por donde quieras, también por lo que menos importe. ¿Qué hay?', '¿Por dónde quieres empezar? Vale una persona, un día o una sola palabra.'],
    duelo: ['Hola. ¿De quién te gustaría hablar?', 'Cualquier forma de empezar vale. ¿Quién te falta?', 'Aquí se puede decir su nombre cuantas veces haga falta. ¿Cómo se llama?'],
    ruptura: ['Hola. ¿Qué ha pasado, contado como te salga?', '¿Cómo están siendo estos días? Puedes empezar por hoy, que es más corto.', 'Cuéntame, sin ordenar. ¿Qué es lo que más ocupa ahora?'],
    proposito: ['Hola. ¿Qué es lo que ha dejado de encajar?', '¿Por dónde empezamos? Puede ser el trabajo, una mañana cualquiera o una pregunta que se repite.', 'No hace falta traer la pregunta grande. ¿Qué te pesa esta semana?'],
  },
  remembered: [
    '@named La última vez me hablaste de {n}. ¿Seguimos por ahí, o traes otra cosa?',
    '@unnamed La última vez me hablaste de {r}. ¿Cómo has estado desde entonces?',
    'De otras veces guardo esto: {memory}. Si ya no es así, me corriges. ¿Cómo vienes hoy?',
    'Tengo anotado {memory}. Podemos partir de ahí o dejarlo tranquilo. ¿Qué prefieres?',
  ],
  echoes: ['{frag}. Me lo quedo.', '{frag}. Dicho así, se entiende.', '{frag}, dices.', '{frag}. Vale.', '{frag}. Lo apunto con tus palabras.', '{frag}. De acuerdo, voy despacio con eso.', '{frag}. Es una respuesta clara.', '{frag}. Poca frase y mucho dentro.', '{frag}. Te sigo.', '{frag}. Bien que lo digas.', '{frag}. Lo dejo así, con esas palabras.', '{frag}. Eso ya es algo.'],
  reflections: ['{t}.', 'Así que {t}.', 'Entonces {t}.', 'O sea que {t}.', 'Leo que {t}.', '@several Me paro en una cosa: {t}.', '@several Lo que más se oye es que {t}.', '@several De todo eso me quedo con que {t}.', 'Cuentas que {t}.', '{t}. Lo leo y no le quito nada.', 'Por lo que escribes, {t}.', '@several Vuelvo a leer una parte: {t}.', 'Según lo cuentas, {t}.', 'Me quedo aquí: {t}.', 'Si te he seguido, {t}.', 'Dices que {t}.', 'Lo leo despacio: {t}.', '@several Hay una frase que pesa más que las otras: {t}.', '@several Me llega sobre todo que {t}.', 'Me llega que {t}.', 'Te leo: {t}.'],
  details: {
    says: ['Has puesto {o} en medio, y con eso ya se ve el resto.', 'Me quedo con {o}. Esas cosas cuentan más que una explicación.', 'Que aparezca {o} no es casualidad; lo pequeño suele ser la puerta.', 'Casi llega hasta aquí {o}, de cómo lo cuentas.', 'Con {o} ya no es una historia cualquiera: es la tuya.', 'Hay algo muy preciso en nombrar {o}.', 'De todo, el detalle que se me queda es {o}.'],
    memories: ['Así contada, se ve la escena.', 'Ahí hay una vida de todos los días, de la que no sale en las fotos.', 'Eso lo sabes tú porque estabas. Nadie más lo contaría así.', 'Se nota que lo has mirado muchas veces por dentro.', 'En eso que cuentas hay más retrato que en una fecha.', 'Qué manera tan concreta de estar en el mundo.', 'No hace falta que sea importante para que importe.'],
    asks: ['#thing ¿Qué te viene cuando ves {o}?', '#who ¿Y quién estaba, en esa escena?', '#moment ¿Cómo seguía ese rato?', '#time ¿De qué época es eso?'],
  },
  quotes: ['Leo {q}, y ahí me quedo un momento.', 'Me paro en {q}.', 'Has escrito {q}, y lo leo otra vez.', '{q}. No lo voy a decir con otras palabras.', 'Subrayo una cosa: {q}.', 'Dices {q}. Me lo llevo tal cual.', 'Me guardo {q}.', '@several Hay una frase que se oye más que las otras: {q}.', 'Esto no se me va: {q}.'],
  generalSays: [
    'Te voy siguiendo, aunque no tenga una respuesta hecha para esto.', 'Lo que cuentas tiene varias capas. No hay que levantarlas todas hoy.', 'Gracias por seguir. Se nota el esfuerzo de buscar la palabra justa.', 'No quiero correr más que tú. Me quedo aquí con lo que has dicho.',
    'Hay algo ahí que no encaja en una frase, y está bien que no encaje.', 'Vas poniendo piezas. De momento no hace falta que formen nada.', 'Leo lo que pones y también lo que rodeas.', 'Lo dices casi de pasada, y creo que no es de pasada.',
    'Entiendo que no tenga un nombre limpio.', 'No hay prisa por llegar a ningún sitio con esto.', 'No lo voy a resumir en una palabra, porque no cabe.', 'Hay días en que contarlo ya es bastante tarea.', 'Me hago una idea, y sé que es solo una idea.', 'Esto que traes merece ir despacio.',
  ],
  generalAsks: [
    '#now ¿Cómo es llevar eso un día corriente, por la tarde?', '#moment ¿Hay un momento concreto en que lo notaste por primera vez?', '#others ¿Quién más lo ve?', '#want ¿Qué parte de esto te gustaría no tener que explicar?', '#word ¿Qué palabra se le acerca más, aunque no sea exacta?', '#body ¿Dónde se te pone, cuando aparece?', '#time ¿Siempre ha sido así o hubo un antes?',
    '#moment ¿Qué pasó justo antes de que me escribieras?', '#want ¿Qué te vendría bien que entendiera?', '#others ¿A quién no se lo has contado?', '#now ¿Qué queda del día, y cómo lo ves?', '#who ¿Quién aparece cuando piensas en esto?', '#thing ¿Hay algún objeto que tenga que ver?', '#want ¿Qué te preguntarías tú, si estuvieras en mi lado?',
    '#word ¿Qué es lo que más cuesta decir de todo eso?', '#moment ¿Qué cambió después?', '#now ¿Qué has hecho hoy que no tenga nada que ver con esto?', '#time ¿En qué parte del día pesa menos?', '#others ¿Cómo lo llevan los que están cerca?', '#body ¿Cómo respiras ahora mismo, mientras escribes?', '#want Si mañana hubiera un cambio muy pequeño, ¿cuál notarías primero?', '#word ¿Qué parte de la historia se suele quedar fuera cuando la cuentas?',
    '#who ¿Qué diría de ti alguien que te conozca bien y no esté en medio de esto?', '#thing ¿Qué hay ahora a tu alrededor, donde estás escribiendo?', '#moment ¿Qué escena elegirías para que alguien lo entendiera sin explicaciones?',
  ],
  presence: [
    'Sigo aquí.', 'Tómate el tiempo que quieras.', 'No hace falta que respondas a nada.', 'Te leo, venga como venga.', 'Puedes seguir, o dejarlo reposar un momento.', 'Aquí no hay que llegar a ninguna conclusión.', 'Me quedo un rato con esto, sin preguntar nada.', 'Sigue por donde te salga.', 'Lo que falte, cuando quieras.', 'No tengo prisa por que acabe la frase.', 'Se puede quedar así, sin moraleja.', 'Te acompaño en esta parte.', 'Si hay más, hay sitio.', 'No voy a añadirle nada.', 'Lo dejo aquí, sobre la mesa, para cuando lo quieras coger.', 'Eso queda dicho.',
  ],
  returns: {
    topic: ['Antes has nombrado {label} y lo dejamos pasar.', 'Vuelvo un momento a {label}; lo dejamos atrás.', 'Hay algo que dijiste antes y no he olvidado: {label}.', 'Me he quedado pensando en {label}.', 'Antes nombraste {label}, casi de lado.', 'Si te parece, retomo {label}.'],
    thing: ['#thing Hace un rato apareció {o} en lo que contabas. ¿Qué historia [o:tiene|tienen]?', '#thing Vuelvo a {ese.o} que nombraste antes. ¿Dónde [o:está|están] ahora?', '#thing Nombraste {o} y pasamos de largo. ¿Qué pasa cuando [o:aparece|aparecen]?', '#thing Me acuerdo de {o}. ¿Qué [o:guarda|guardan] para ti?'],
    person: ['#who Antes nombraste {a.n}. ¿Qué lugar [ocupa|ocupan] en todo esto?', '#who ¿Y {n}? Has hablado de pasada y me he quedado con la curiosidad.', '#who Hace un rato salió {n}. ¿Cómo [está|están] contigo estos días?'],
    clause: ['#word Antes dijiste {q}. ¿Sigue siendo verdad ahora?', '#moment Hay una frase tuya que no he soltado: {q}. ¿Qué hay alrededor de ella?', '#word Vuelvo a algo que escribiste: {q}. ¿Cómo suena al oírlo de vuelta?', '#moment Dijiste {q}, y seguimos hablando de otra cosa. ¿Te apetece volver ahí?'],
  },
  callbacks: {
    thing: ['#thing Me acuerdo {de.o} que nombraste. ¿Tiene que ver con esto?'],
    person: ['#who Cuando dices eso, ¿aparece {n}?', '#who ¿Dónde queda {n} en esto que cuentas?'],
  },
  names: {
    asks: ['#name ¿Cómo se llamaba {r}?', '#name Me gustaría saber cómo se llamaba {r}, si quieres decirlo.', '#name ¿Qué nombre tenía {r}?'],
    heard: ['{n}. Gracias por decirme su nombre.', '{n}. Así ya sé de quién hablamos.', '{n}. Es distinto hablar de alguien con su nombre puesto.', '{n}. Lo guardo, para no decir siempre «esa persona».', '{n}, entonces.'],
    several: ['{frag}. Ya tienen nombre los dos. ¿Quién de los dos pesa más?', '{frag}. Gracias, así sé de quiénes hablamos. ¿Qué lugar ocupa cada uno?', '{frag}. Me los apunto. ¿Con quién empezó esto?'],
    own: ['Gracias por decirme tu nombre, {yo}. ¿Qué traes hoy?', 'Mucho gusto, {yo}. Cuéntame por dónde quieres ir.', '{yo}, entonces. Te leo.'],
  },
  corrections: {
    alive: ['Perdona. {n} vive, y hablé como si no. Corregido.', 'Me equivoqué, y no en algo pequeño: {n} vive. Ya está corregido.'],
    kin: ['Perdona: {frag}. Lo corrijo.', 'Es {frag}, entonces. Gracias por decírmelo.', 'Lo había entendido mal. Se trata de {frag}.'],
    name: ['{frag}, perdona. No me vuelvo a confundir de nombre.', 'Se llama {frag}. Corregido, gracias.'],
  },
  shifts: [
    'Hace un rato hablabas {de.e2}; ahora dices {e.n}. No me parece un cambio de tema, sino otra capa de lo mismo.',
    'Al principio estaba {e2} y ahora aparece {e}. ¿Cuál de las dos estaba antes?',
    'Noto que {e} ha venido después de {e2}. ¿Qué ha pasado entre una cosa y otra?',
    'Empezaste por {e2}. Que ahora salga {e.n} quizá sea que hay más sitio para decirlo.',
  ],
  both: ['{e} y {e2} en la misma frase. Pueden ir juntas sin que ninguna mienta.', 'Nombras dos cosas, {e} y {e2}, y no hace falta elegir.', 'Hay {e.n} y hay {e2.n}. Una no desmiente a la otra.'],
  summaries: {
    opens: ['A ver si te he seguido. Me has contado', 'Paro un momento para ver si llevo bien el hilo:', 'Junto lo que me has ido dejando:', 'Antes de seguir, esto es lo que tengo:', 'Recojo un poco. Hasta aquí sé'],
    closes: ['¿Qué he dejado fuera que no debería?', '¿Qué parte de eso pesa más hoy?', 'Corrígeme lo que esté torcido. ¿Por dónde quieres seguir?', '¿Está así, o lo contarías en otro orden?', 'Si falta lo importante, dímelo. ¿Qué es?'],
  },
  letterOffers: [
    '@calm Hay cosas ahí que piden más sitio que un chat. Si algún día quieres, se puede hacer una carta con ellas, escrita para ti. ¿Te cuento cómo?',
    '@calm Con lo que me has ido diciendo se podría escribir una carta, tuya, para leer despacio. No hace falta hoy. ¿Quieres que te explique dónde se pide?',
    '@calm Algunas de estas frases parecen el principio de una carta. Aquí se puede pedir una. ¿Te interesa saber cómo va?',
  ],
  declined: ['Nada de eso, entonces. Seguimos hablando, o se queda aquí por hoy.', 'De acuerdo, no te lo ofrezco más. Lo tuyo va primero.', 'Entendido: nada de eso. Te sigo leyendo.'],
  ritualOffers: ['@calm Para lo que no tuvo despedida existe aquí un ritual corto, de unos minutos. ¿Te cuento en qué consiste?'],
  near: {
    says: ['Voy despacio contigo, después de lo que has contado antes.', 'Sigo cerca de lo que dijiste hace un momento. No lo he dejado atrás.', 'Lo de antes sigue importándome más que cualquier otra cosa.', 'Me alegra que sigas escribiendo.', 'No hace falta que ahora estés bien para seguir aquí.'],
    asks: ['#now ¿Cómo estás en este momento, ahora mismo?', '#others ¿Hay alguien contigo, o cerca, a quien puedas avisar?', '#now ¿Dónde estás ahora, y estás a salvo ahí?', '#others ¿A quién podrías llamar para no pasar este rato a solas?', '#now ¿Ha cambiado algo desde lo que me dijiste hace un rato?', '#now ¿Qué tienes previsto para la próxima hora?', '#others ¿Has podido hablar con alguna de las líneas de ayuda, o con alguien tuyo?', '#body ¿Cómo está el cuerpo ahora: más tenso, más cansado?'],
  },
  unclear: [
    'Creo que no te he entendido. ¿Me lo dices de otra manera?', 'Ahí me pierdo un poco. ¿De qué o de quién hablas?', 'Esto no lo acabo de coger. Dame un detalle más y te sigo.', 'Puede que me falte contexto. ¿Qué había pasado antes de eso?', 'No sé bien cómo tomar eso. ¿Es algo que te pesa, o lo comentas sin más?', 'Prefiero preguntarte que suponer: ¿qué quieres decir con eso?', 'Me quedo a medias con esa frase. ¿Cómo sigue?', 'No lo entiendo del todo, y no quiero hacer como que sí. ¿Puedes darme un ejemplo?',
  ],
  unknown: ['No lo sé, y prefiero decirlo a inventarte algo. ¿Qué te hace preguntarlo ahora?', 'Para eso no tengo una buena respuesta. ¿Cuál te gustaría que fuera?', 'Eso no sé contestarlo bien. Cuéntame un poco más de lo que hay detrás y quizá te siga mejor.', 'Ahí no sé. ¿Qué parte de eso te importa más?', 'Creo que no he entendido bien la pregunta. ¿Me la haces de otra manera?'],
  unanswered: ['Tienes razón, no te contesté.', 'Es verdad, eso no era una respuesta.', 'Preguntaste y me fui por otro lado. Perdona.', 'Perdona, me habías preguntado algo.'],
  recalls: {
    name: ['{n}. Me dijiste el nombre, y aquí lo tengo.', '{n}: ese nombre no lo he soltado desde que lo dijiste.', 'Sí: {n}. Un nombre es de lo primero que guardo.', '{n}, tal como me lo dijiste tú. ¿Seguimos por ahí?'],
    several: ['{frag}. Me los dijiste, y aquí los tengo.', '{frag}: esos son los nombres que me diste.', '{frag}, si no los he apuntado mal.'],
    who: ['{n} es {r}, por lo que me has contado aquí.', '{n}, {r}: de esa persona me has hablado.'],
    fact: ['De eso me dijiste {q}. ¿Es lo que preguntas?', 'Lo que tengo de eso es {q}, con tus palabras.'],
    unnamed: ['Sé de {r}, pero el nombre no lo tengo, o se me pasó. ¿Cuál es?', 'Me has hablado de {r}; el nombre no lo tengo. ¿Me lo dices?'],
    unknown: ['Ese nombre no lo tengo, o se me pasó. ¿Me lo dices?', 'Eso no lo tengo. Si me lo dijiste se me escapó, y lo siento. ¿Cuál es?'],
    own: ['{yo}. Me lo dijiste tú, y aquí lo tengo.', 'Sí: te llamas {yo}, si no lo he apuntado mal.'],
  },
  exerciseStops: ['Lo dejamos aquí, sin problema. No hace falta terminar nada. ¿Seguimos hablando, o prefieres un rato en silencio?', 'De acuerdo, sin ejercicio. ¿Qué te apetece más ahora?', 'Muy bien, paramos. También sirve saber lo que no ayuda. ¿Por dónde íbamos?', 'Sin problema. Volvamos a lo tuyo, por donde quieras.'],
  suggestions: {
    start: ['No sé por dónde empezar', 'Quiero hablar de alguien que ya no está', 'Se ha terminado una relación', 'No sé qué hacer con mi vida', 'Solo necesito que alguien me lea', '¿Qué puedes hacer?', 'Quiero hacer un ejercicio para calmarme'],
    dead: ['Quiero contarte cómo era {m}', 'Hay algo que no llegué a decirle', 'Hoy ha sido un día difícil', 'No sé qué hacer con sus cosas', 'Me da miedo olvidar', 'La gente no sabe qué decirme', 'Quiero contar un recuerdo bueno', 'No duermo bien desde entonces'],
    gone: ['Quiero contarte qué pasó', 'Tengo ganas de escribirle', 'No entiendo por qué terminó', 'Le echo de menos por las noches', 'Me cuesta no mirar su perfil', 'Tengo más rabia que pena', 'No sé si quiero que vuelva', 'Hoy ha sido un día difícil'],
    purpose: ['No sé qué quiero', 'Me siento fuera de sitio en mi trabajo', 'Todo el mundo parece tenerlo claro', 'Antes me gustaban cosas', 'Tengo que tomar una decisión', 'Los días son todos iguales', 'Hoy me ha costado levantarme'],
    exercise: ['Ya', 'Sigo', 'Prefiero parar', 'No noto nada'],
    offer: ['Sí, vamos', 'Ahora no', 'Prefiero seguir hablando'],
    any: ['Prefiero que no me preguntes más hoy', '¿Hacemos un ejercicio corto?', '¿Qué has entendido de lo que te he contado?', 'No sé qué más decir', 'Hay otra cosa que no te he contado', 'Quiero hablar de otro tema', 'Gracias, por hoy lo dejo aquí'],
  },
  learned: {
    name: '{R} se llama {name}.', dead: '{R}, {name}, murió. | {R} murió.', gone: 'La relación con {r}, {name}, terminó. | La relación con {r} terminó.', ill: '{R}, {name}, tiene una enfermedad. | {R} tiene una enfermedad.',
    helps: 'Te ayuda {x}.', avoid: 'Prefieres no hablar de {x}.', own: 'Te llamas {x}.', pet: '{R} se llama {name}.',
  },
}
