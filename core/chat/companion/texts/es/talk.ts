import { disclosures } from './disclosures'
import type { Texts } from '../texts'

/** How a conversation is held: beginnings, echoes, returns, short answers. */
export const talk: Omit<Texts, 'topics' | 'particulars' | 'kinds' | 'gists' | 'feelings' | 'acts' | 'exercises' | 'answers' | 'shortAnswers' | 'practical' | 'farewells' | 'judged' | 'losses'> = {
  disclosures,
  welcomes: {
    open: ['Hola, {yo}. ¿Por dónde quieres empezar?', 'Hola, {yo}. Cuéntame lo que quieras, como te salga.', 'Hola. ¿Qué te ha traído hoy hasta aquí?', 'Puedes empezar por donde quieras, también por lo que menos importe. ¿Qué hay?', '¿Por dónde quieres empezar? Vale una persona, un día o una sola palabra.', 'Hola. Se puede empezar por cualquier sitio, también por lo que menos importe. ¿Qué hay?', 'Vale empezar por una persona, por un día o por una sola palabra. ¿Qué va delante?'],
    duelo: ['Hola, {yo}. ¿De quién te gustaría hablar?', 'Hola, {yo}. Cuéntame lo que quieras, como te salga.', 'Hola. ¿De quién te gustaría hablar?', 'Cualquier forma de empezar vale. ¿Quién te falta?', 'Aquí se puede decir su nombre cuantas veces haga falta. ¿Cómo se llama?', 'Hola. Cualquier forma de empezar vale, también por el final. ¿A quién se echa de menos?', 'Hola. Cuéntalo como te salga. ¿De quién se trata?'],
    ruptura: ['Hola, {yo}. ¿Qué ha pasado, contado como te salga?', 'Hola. ¿Qué ha pasado, contado como te salga?', '¿Cómo están siendo estos días? Puedes empezar por hoy, que es más corto.', 'Cuéntame, sin ordenar. ¿Qué es lo que más ocupa ahora?', 'Hola. ¿Qué ha pasado, contado en el orden que salga?', 'No hace falta traerlo ordenado. ¿Qué es lo que más ocupa ahora?'],
    proposito: ['Hola, {yo}. ¿Qué pesa más esta semana?', 'Hola. ¿Qué es lo que ha dejado de encajar?', '¿Por dónde empezamos? Puede ser el trabajo, una mañana cualquiera o una pregunta que se repite.', 'Hola. No hace falta traer la pregunta grande. ¿Qué pesa más esta semana?', 'No hace falta traer la pregunta grande. ¿Qué te pesa esta semana?'],
  },
  remembered: [
    '@named La última vez me hablaste de {n}. ¿Seguimos por ahí, o traes otra cosa?',
    '@unnamed La última vez me hablaste de {r}. ¿Cómo has estado desde entonces?',
    'De otras veces guardo esto: {memory}. Si ya no es así, me corriges. ¿Cómo vienes hoy?',
    'Tengo anotado {memory}. Podemos partir de ahí o dejarlo tranquilo. ¿Qué prefieres?', '@named De la última vez quedó aquí un nombre: {n}. ¿Seguimos por ahí, o hoy hay otra cosa?', '@named La última conversación llevaba el nombre {de.n}. ¿Cómo han ido las cosas desde entonces?', '@unnamed La última vez quedó una historia empezada. ¿Cómo han ido las cosas desde entonces?', '@unnamed Lo de la última vez sigue guardado. ¿Seguimos por ahí, o hoy va de otra cosa?', 'Queda guardado de otras veces: {memory}. Si ya no es así, se corrige. ¿Cómo viene el día?', 'De antes tengo esto: {memory}. ¿Partimos de ahí, o mejor dejarlo tranquilo?',
  ],
  echoes: ['{frag}, dices.', '{frag}. Ya.', '{frag}. Te sigo.', '{frag}. Entiendo.', '{frag}. De acuerdo.', '{frag}. Gracias por decirlo.'],
  reflections: ['{t}.', 'Así que {t}.'],
  details: {
    says: ['Me quedo con {o}.', 'De todo lo que cuentas, me quedo con {o}.', 'Ya me imagino {o}.'],
    memories: ['Me gusta que lo cuentes.', 'Gracias por contarme eso.', 'Qué bueno poder recordarlo así.', 'Se nota que lo recuerdas bien.'],
    asks: ['#thing ¿Qué te viene cuando ves {o}?', '#moment ¿Me cuentas algo más de eso?'],
  },
  quotes: ['{q}.'],
  generalSays: [
    'Sí, te sigo.', 'Gracias por decirlo.', 'Ya te voy siguiendo.', 'Estoy contigo.', 'Entiendo lo que dices.', 'Gracias por contarme esto.', 'Te acompaño en lo que cuentas.',
    'Sigo aquí, contigo.', 'Te escucho.',
  ],
  generalAsks: [
    '#want ¿Por dónde quieres seguir?', '#now ¿Y tú, cómo estás?', '#want ¿Qué te vendría bien que entendiera?', '#others ¿Se puede hablar de esto con alguien de cerca?',
    '#word ¿Qué es lo que más da vueltas de todo eso?', '#now ¿Cómo va el día de hoy?', '#word ¿Qué es lo que más cuesta decir de todo eso?',
    '#others ¿Con quién se puede hablar de esto con calma?', '#word ¿Qué es lo que más importa de eso?', '#want ¿Qué ayudaría hoy, aunque sea un poco?', '#moment ¿Me cuentas un poco más?',
    '#now ¿Cómo es contarlo ahora?',
  ],
  received: ['Lo he leído entero, y no quiero pasar por encima de nada.', 'Hay varias cosas en lo que cuentas, y vuelvo a ellas enseguida.', 'Gracias por contarlo así.', 'Enseguida sigo con lo que cuentas.', 'Lo que cuentas importa, y vuelvo a ello en un momento.', 'No quiero dejar pasar lo que has escrito.', 'Antes de seguir con lo que cuentas, una cosa.'],
  saidHere: ['Lo he leído entero, palabra por palabra. Gracias por escribirlo aquí.', 'Ya está dicho, y lo he leído todo.', 'Leído, cada palabra. Queda dicho.'],
  goOn: [
    'Sigue cuando quieras.', 'Cuéntame más, si quieres.', 'Te sigo leyendo.', 'Adelante, si hay más.', 'Puedes seguir por donde quieras.', 'Si hay más, aquí estoy.', 'Cuando quieras, sigue.',
    'Puedes contarme el resto.',
  ],
  presence: [
    'Sigo aquí.', 'Tómate el tiempo que quieras.', 'No hace falta que respondas a nada.', 'Puedes seguir, o dejarlo reposar un momento.', 'Aquí no hay que llegar a ninguna conclusión.', 'Sigue por donde te salga.', 'Lo que falte, cuando quieras.', 'Te acompaño en esta parte.', 'Si hay más, hay sitio.', 'Aquí se puede ir despacio.', 'Nada de esto tiene que quedar bien contado.', 'Lo que venga después también cabe.', 'No hace falta responder a nada.',
  ],
  returns: {
    topic: ['Antes has nombrado {label} y lo dejamos pasar.', 'Vuelvo un momento a {label}; lo dejamos atrás.', 'Hay algo que dijiste antes y no he olvidado: {label}.', 'Me he quedado pensando en {label}.', 'Antes nombraste {label}, casi de lado.', 'Si te parece, retomo {label}.', 'Lo {de.label} quedó atrás, y vuelvo un momento.', 'Hay algo de antes que no se me ha ido: {label}.'],
    thing: ['#thing Hace un rato nombraste {o}, y no te pregunté. ¿Hay algo más que contar de eso?', '#thing Antes nombraste {o} y pasamos de largo. ¿Quieres contarme algo más?', '#thing Hace un rato [o:salió|salieron] {o}, y pasamos de largo. ¿Hay algo más que quieras contar?', '#thing Quedó algo de antes: {o}. ¿Hay algo más que contar de eso?'],
    person: ['#who Antes nombraste {a.n}. ¿Me cuentas algo más {de.n}?', '#who ¿Y {n}? Has hablado de pasada y me he quedado con la curiosidad.', '#who Hace un rato salió {n}. ¿Cómo [está|están] contigo estos días?', '#who Hace un rato [salió|salieron] {n}, y pasamos de largo. ¿Quieres contarme algo {de.n}?', '#who Antes [quedó|quedaron] a un lado {n}. ¿Cómo [está|están] contigo estos días?'],
    clause: ['#word Antes dijiste {q}. ¿Quieres contarme algo más de eso?', '#moment Hay algo que dijiste antes: {q}. ¿Seguimos por ahí?', '#word Vuelvo a algo que escribiste: {q}. ¿Cómo lo ves ahora?', '#moment Dijiste {q}, y seguimos hablando de otra cosa. ¿Quieres volver ahí?'],
  },
  callbacks: {
    person: ['#who ¿Te acuerdas {de.n} en eso?', '#who ¿También va {de.n} eso que cuentas?'],
  },
  names: {
    asks: ['#name ¿Cómo se llamaba {r}?', '#name Me gustaría saber cómo se llamaba {r}, si quieres decirlo.', '#name ¿Qué nombre tenía {r}?', '#name Falta un nombre, si se puede decir. ¿Cómo se llamaba?', '#name Hablar con un nombre delante es distinto. ¿Cuál era el suyo?'],
    heard: ['{n}. Gracias por decirme su nombre.', '{n}. Así ya sé de quién hablamos.', '{n}. Gracias por decirlo.', '{n}, entonces.'],
    several: ['{frag}. Ya tienen nombre los dos. ¿Quién de los dos pesa más?', '{frag}. Gracias, así sé de quiénes hablamos. ¿Qué lugar ocupa cada uno?', '{frag}. Me los apunto. ¿Con quién empezó esto?'],
    own: ['Gracias por decirme tu nombre, {yo}. ¿Qué traes hoy?', 'Mucho gusto, {yo}. Cuéntame por dónde quieres ir.', '{yo}, entonces. Te leo.', '{yo}, entonces. Gracias por decirme el nombre. Aquí sigo, leyendo.', 'Mucho gusto, {yo}. ¿Por dónde empezamos?'],
  },
  corrections: {
    alive: ['Perdona. {n} vive, y hablé como si no. Corregido.', 'Me equivoqué, y no en algo pequeño: {n} vive. Ya está corregido.', 'Lo siento: {n} vive, y lo conté mal. Queda corregido.'],
    kin: ['Perdona: {frag}. Lo corrijo.', 'Es {frag}, entonces. Gracias por decírmelo.', 'Lo había entendido mal. Se trata de {frag}.', 'De acuerdo: {frag}. Queda corregido, y lo siento.'],
    name: ['{frag}, perdona. No me vuelvo a confundir de nombre.', 'Se llama {frag}. Corregido, gracias.', '{frag}, entonces, y siento el error. Queda corregido.'],
  },
  shifts: [
    'Hace un rato hablabas {de.e2}; ahora dices {e.n}. No me parece un cambio de tema, sino otra capa de lo mismo.',
    'Al principio estaba {e2} y ahora aparece {e}. ¿Cuál de las dos estaba antes?',
    'Noto que {e} ha venido después de {e2}. ¿Qué ha pasado entre una cosa y otra?',
    'Empezaste por {e2}. Que ahora salga {e.n} quizá sea que hay más sitio para decirlo.', 'Primero salió {e2}, y ahora {e}. No me parece otro tema, sino otra capa de lo mismo.',
  ],
  both: ['{e} y {e2}, las dos cosas a la vez. Es normal.', 'Nombras dos cosas, {e} y {e2}, y no hace falta elegir.', 'Hay {e.n} y hay {e2.n}. Caben las dos.'],
  summaries: {
    opens: ['A ver si te he seguido. Me has contado', 'Paro un momento para ver si llevo bien el hilo:', 'Junto lo que me has ido dejando:', 'Antes de seguir, esto es lo que tengo:', 'Recojo un poco. Hasta aquí sé', 'Junto lo que ha ido saliendo:'],
    closes: ['¿Qué he dejado fuera que no debería?', '¿Qué parte de eso pesa más hoy?', 'Corrígeme lo que esté torcido. ¿Por dónde quieres seguir?', '¿Está así, o lo contarías en otro orden?', 'Si falta lo importante, dímelo. ¿Qué es?', '¿Qué parte de esto habría que contar de otra manera?', 'Puede que falte lo importante. ¿Qué sería?'],
  },
  letterOffers: [
    '@calm Por si algún día te sirve: con lo que has contado se puede hacer una carta, escrita para ti. ¿Te cuento cómo?',
    '@calm Con lo que me has ido diciendo se podría escribir una carta, tuya, para leer despacio. No hace falta hoy. ¿Quieres que te explique dónde se pide?',
    '@calm Algunas de estas frases parecen el principio de una carta. Aquí se puede pedir una. ¿Te interesa saber cómo va?', '@calm Una cosa, por si sirve otro día: con lo contado aquí se puede hacer una carta, para leer despacio. ¿Explico cómo?', '@calm Algunas de estas frases ya suenan a principio de carta. Aquí se puede pedir una, sin prisa. ¿Explico dónde?',
  ],
  declined: ['Nada de eso, entonces. Seguimos hablando, o se queda aquí por hoy.', 'De acuerdo, no te lo ofrezco más. Lo tuyo va primero.', 'Entendido: nada de eso. Te sigo leyendo.', 'Entendido, no lo ofrezco más. Seguimos con lo de antes.', 'De acuerdo, queda fuera. Aquí lo primero es la conversación.'],
  refused: ['Sin carta, entonces.', 'Queda aparte.', 'De acuerdo, eso no.', 'Lo retiro.', 'Nada de eso.'],
  ritualOffers: ['@calm Para lo que no tuvo despedida existe aquí un ritual corto, de unos minutos. ¿Te cuento en qué consiste?', '@calm Para lo que no tuvo despedida existe aquí un ritual corto, de unos minutos, que se puede dejar a medias. ¿Explico en qué consiste?', '@calm Hay despedidas que se quedaron sin gesto, y para eso existe aquí un ritual breve. No corre ninguna prisa. ¿Explico cómo va?'],
  near: {
    says: ['Voy despacio contigo, después de lo que has contado antes.', 'Sigo cerca de lo que dijiste hace un momento. No lo he dejado atrás.', 'Lo de antes sigue importándome más que cualquier otra cosa.', 'Me alegra que sigas escribiendo.', 'No hace falta que ahora estés bien para seguir aquí.', 'No hace falta estar bien para seguir aquí.', 'Sigo pendiente de lo que se dijo hace un momento. No ha quedado atrás.', 'Es bueno que la conversación siga.'],
    asks: ['#now ¿Cómo estás en este momento, ahora mismo?', '#others ¿Hay alguien contigo, o cerca, a quien puedas avisar?', '#now ¿Dónde estás ahora, y estás a salvo ahí?', '#others ¿A quién podrías llamar para no pasar este rato a solas?', '#now ¿Ha cambiado algo desde lo que me dijiste hace un rato?', '#now ¿Qué tienes previsto para la próxima hora?', '#others ¿Has podido hablar con alguna de las líneas de ayuda, o con alguien tuyo?', '#body ¿Cómo está el cuerpo ahora: más tenso, más cansado?', '#others ¿Hay alguien cerca, o alguien a quien avisar ahora?', '#now ¿Es seguro el sitio, ahora mismo?', '#others ¿A quién se podría llamar para no pasar este rato a solas?', '#now ¿Ha cambiado algo desde hace un rato?', '#now ¿Qué hay por delante en la próxima hora?', '#others ¿Ha habido ya alguna llamada a las líneas de ayuda, o a alguien de confianza?'],
  },
  unclear: [
    'Creo que no te he entendido. ¿Me lo dices de otra manera?', 'Ahí me pierdo un poco. ¿De qué o de quién hablas?', 'Esto no lo acabo de coger. Dame un detalle más y te sigo.', 'Puede que me falte contexto. ¿Qué había pasado antes de eso?', 'No sé bien cómo tomar eso. ¿Es algo que te pesa, o lo comentas sin más?', 'Prefiero preguntarte que suponer: ¿qué quieres decir con eso?', 'Me quedo a medias con esa frase. ¿Cómo sigue?', 'No lo entiendo del todo, y no quiero hacer como que sí. ¿Puedes darme un ejemplo?', 'Esto no lo acabo de coger. ¿Se puede decir de otra manera?', 'Prefiero preguntar que suponer: ¿qué quiere decir eso?', 'Ahí me pierdo un poco. ¿De qué o de quién se trata?',
  ],
  goodNews: {
    says: ['Qué buena noticia. Felicidades.', 'Felicidades. Esa sí que es una noticia.', 'Felicidades, de verdad. Ya tocaba una así.', 'Eso se celebra, aunque sea con poco. Felicidades.'],
    asks: ['#others ¿Quién va a ser el primero en saberlo?', '#moment ¿Cómo fue el momento de enterarse?', '#now ¿Y ahora, qué viene?', '#body ¿Ya se lo cree el cuerpo?'],
  },
  ofEon: ['Soy un programa, y ahí no llego del todo. Lo que sí hago es leer con cuidado lo que me cuentas.', 'Soy un programa: lo que sé de eso es lo que se escribe aquí.', 'Soy un programa, y hay cosas que no me pasan. Pero leo despacio lo que se escribe aquí.', 'Eso a un programa le queda lejos, y no quiero inventar nada. Pero lo leo, y sigo aquí.'],
  unknowable: ['Eso no lo puedo saber desde aquí. ¿Qué hace pensar que sí, y qué que no?', 'Nadie podría asegurarlo desde aquí. ¿De dónde viene esa pregunta?'],
  unknown: ['No lo sé, y prefiero decirlo a inventarte algo.', 'Para eso no tengo una buena respuesta, y lo siento.', 'Eso no sé contestarlo bien, y prefiero decírtelo así.', 'Creo que no he entendido bien la pregunta. ¿Me la haces de otra manera?', 'No lo sé, y prefiero decirlo a inventar algo.', 'Para eso no tengo una buena respuesta. Quizá alguien de cerca la tenga.', 'Eso no sé contestarlo bien. ¿Tú qué piensas?', 'Ahí no sé. ¿Qué parte de eso importa más?'],
  unanswered: ['Tienes razón, no te contesté.', 'Es verdad, eso no era una respuesta.', 'Preguntaste y me fui por otro lado. Perdona.', 'Perdona, me habías preguntado algo.', 'Es verdad, la pregunta se quedó sin respuesta. Lo siento.', 'Con razón: había una pregunta y me fui por otro lado.'],
  recalls: {
    name: ['{n}. Me dijiste el nombre, y aquí lo tengo.', '{n}: ese nombre no lo he soltado desde que lo dijiste.', 'Sí: {n}. Un nombre es de lo primero que guardo.', '{n}, tal como me lo dijiste tú. ¿Seguimos por ahí?', '{n}. El nombre quedó dicho aquí, y aquí lo tengo.', '{n}: ese nombre lo tengo, y no se me ha ido.'],
    several: ['{frag}. Me los dijiste, y aquí los tengo.', '{frag}: esos son los nombres que me diste.', '{frag}, si no los he apuntado mal.', '{frag}. Los dos nombres quedaron dichos aquí, y los tengo.'],
    who: ['{n} es {r}, según lo dicho aquí.', '{n}: {r}. Eso está dicho, y aquí queda.', '{n} es {r}, por lo que me has contado aquí.', '{n}, {r}: de esa persona me has hablado.'],
    fact: ['De eso me dijiste {q}. ¿Es lo que preguntas?', 'De eso quedó dicho {q}. ¿Iba por ahí la pregunta?', 'Lo que tengo de eso es {q}, con esas mismas palabras.', 'Lo que tengo de eso es {q}, con tus palabras.'],
    unnamed: ['Sé de {r}, pero el nombre no lo tengo, o se me pasó. ¿Cuál es?', 'Me has hablado de {r}; el nombre no lo tengo. ¿Me lo dices?', 'El nombre no lo tengo, o se me pasó. ¿Cuál es?', 'Sé de quién se trata, pero el nombre no lo tengo. ¿Cómo se llama?'],
    unknown: ['Ese nombre no lo tengo, o se me pasó. ¿Me lo dices?', 'Eso no lo tengo. Si me lo dijiste se me escapó, y lo siento. ¿Cuál es?', 'Eso no lo tengo. Si salió antes se me escapó, y lo siento. ¿Cuál es?', 'Aquí no lo tengo, o se me pasó al leer. ¿Cuál es?', 'Ese nombre no lo tengo, y prefiero no inventarlo. ¿Cuál es?'],
    own: ['{yo}. Me lo dijiste tú, y aquí lo tengo.', 'Sí: te llamas {yo}, si no lo he apuntado mal.', '{yo}. Quedó dicho aquí, y aquí lo tengo.', '{yo}, si no lo he apuntado mal.'],
  },
  repairs: {
    sorry: ['Tienes razón, y lo siento.', 'Perdona, se me pasó.', 'Es verdad, y lo dejé pasar.', 'Fue fallo mío, de nadie más.', 'Cierto: ahí no estuve.', 'Sí, y contesté a otra cosa.', 'Lo leí mal, lo siento.', 'Pasé por encima, y no debía.'],
    alarm: ['De acuerdo, y siento el desvío: prefiero preguntar de más que de menos.', 'Entendido. Esos números salen cuando unas palabras me suenan a peligro, y puedo equivocarme.', 'Bien, y gracias por decirlo tan claro. Siento haber interrumpido.', 'Te tomo la palabra. Puede que lo leyera al revés, y lo siento.'],
    echo: ['Sí, eran las mismas palabras devueltas, y eso no es escuchar.', 'Cierto, eso fue un eco. Lo siento.', 'Tienes razón: repetir no es escuchar. Lo dejo.'],
    badly: ['Eso lo dije mal.', 'Perdona, eso no se entendía.', 'Eso me salió raro, lo siento.', 'Tienes razón, así dicho no se entiende.', 'Perdón, lo dije de mala manera.'],
    good: ['Era una cosa buena, y la tomé por otra. Lo siento.', 'Perdón, te entendí mal: era algo bueno.', 'Tienes razón, era una alegría, y contesté como si fuera una pena.'],
    told: ['Entonces: {t}.', 'Ahora sí: {t}.', 'Lo que me dices es que {t}.', 'Así que {t}.', 'O sea, {t}.'],
    back: ['Me estabas contando {q}.', 'Lo que habías dicho era {q}. Sigue por ahí, si quieres.', 'Vuelvo a {q}, que es lo que importaba.', 'Entonces: {q}. Eso merecía otra respuesta.'],
    backTurned: ['Me estabas contando que {t}.', 'Contabas que {t}.', 'Ibas por aquí: {t}.', 'Vuelvo a lo tuyo: {t}.'],
    goOn: ['Cuéntalo en tu orden, y me quedo con lo que digas.', 'Suelto lo que llevaba en la cabeza y sigo por donde haga falta.', 'Di lo siguiente, sea lo que sea, y en eso me quedo.', 'Sin más desvíos por mi parte. Adelante.'],
  },
  options: [
    'Esos son los caminos, entonces. Pruébate cada uno un minuto: ha pasado un mes y ya está hecho. Fíjate en cuál te baja los hombros.',
    'Son salidas de verdad, y ninguna sale gratis. De cada una se puede preguntar, más que si es la correcta, si se podría vivir con ella un miércoles cualquiera.',
    'Puestas así se pueden mirar. Tachar la que solo se haría por contentar a alguien suele dejar más cerca la buena.',
    'Gracias por ponerlas en fila. Si una de ellas se puede probar una semana y deshacer, esa es la más barata para empezar.',
  ],
  exerciseStops: ['Lo dejamos aquí, sin problema. No hace falta terminar nada. ¿Seguimos hablando, o prefieres un rato en silencio?', 'De acuerdo, sin ejercicio. ¿Qué prefieres ahora?', 'Muy bien, paramos. También sirve saber lo que no ayuda. ¿Por dónde íbamos?', 'Sin problema. Volvamos a lo tuyo, por donde quieras.', 'Lo dejamos aquí, sin problema. No hace falta terminar nada. ¿Seguimos hablando, o mejor un rato en silencio?', 'De acuerdo, sin ejercicio. Queda para otro día, o para ninguno. ¿Por dónde seguimos?'],
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
