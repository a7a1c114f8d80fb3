import type { CoachingFacts } from './coaching.rules'
import type { MessageType } from './coaching.types'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** A few words, and when they are true of somebody; without `when`, always. The key outlives every change of wording. */
export type Words = { key: string; when?: (facts: CoachingFacts) => boolean } & Record<ContentLanguage, string | ((facts: CoachingFacts) => string)>

const isGrieving = ({ path }: CoachingFacts) => path === 'duelo'
const isParting = ({ path }: CoachingFacts) => path === 'ruptura'
const isSearching = ({ path }: CoachingFacts) => path === 'proposito'
const hasLetter = ({ letters }: CoachingFacts) => letters.kept > 0
const hasBeenAway = ({ daysAway }: CoachingFacts) => daysAway !== null && daysAway >= 5

const progress: Words[] = [
  {
    key: 'streak',
    when: ({ streakDays }) => streakDays >= 3,
    es: ({ streakDays }) => `Llevas ${streakDays} días seguidos sacando un rato para esto. Nadie te lo pedía.`,
    en: ({ streakDays }) => `You have made time for this ${streakDays} days in a row. Nobody was asking you to.`,
  },
  {
    key: 'week',
    when: ({ weekDays }) => weekDays >= 2,
    es: ({ weekDays }) => `Esta semana has venido ${weekDays} días. Con lo que cuesta sentarse a hablar de esto, no es poco.`,
    en: ({ weekDays }) => `You have come on ${weekDays} days this week. Sitting down to talk about this is hard, and you did.`,
  },
  {
    key: 'month',
    when: ({ monthDays }) => monthDays >= 8,
    es: ({ monthDays }) => `En el último mes has venido ${monthDays} días. En cada uno de ellos pusiste algo en palabras.`,
    en: ({ monthDays }) => `You have come on ${monthDays} days in the last month. On each of them you put something into words.`,
  },
  {
    key: 'letter',
    when: hasLetter,
    es: 'Hay una carta que hace un tiempo no existía, y lo que la sostiene lo contaste tú.',
    en: 'There is a letter that did not exist a while ago, and what holds it up is what you told.',
  },
  {
    key: 'closed',
    when: ({ letters }) => letters.closed > 0,
    es: 'Cerraste una carta hasta un día que elegiste tú. También eso es marcar el ritmo.',
    en: 'You closed a letter until a day you chose. That, too, is setting your own pace.',
  },
  {
    key: 'released',
    when: ({ letters }) => letters.released > 0,
    es: 'Soltaste una carta. No borra nada de lo que fue; dice que ese día pudiste abrir la mano.',
    en: 'You let a letter go. It erases nothing of what was; it says that on that day you could open your hand.',
  },
  {
    key: 'today',
    when: ({ cameToday }) => cameToday,
    es: 'Hoy has venido. Ponerle palabras, aunque sea escribiendo, cuesta, y aquí están.',
    en: 'You came today. Putting it into words is hard, even in writing, and here they are.',
  },
  {
    key: 'back',
    when: hasBeenAway,
    es: 'Has vuelto después de unos días. No hay nada que recuperar: se sigue desde aquí.',
    en: 'You are back after some days. There is nothing to catch up on: we go on from here.',
  },
  {
    key: 'duelo',
    when: (facts) => isGrieving(facts) && facts.allDays >= 2,
    es: 'Aquí has podido hablar de quien falta sin que nadie cambiara de tema.',
    en: 'Here you could speak of the one who is missing without anybody changing the subject.',
  },
  {
    key: 'ruptura',
    when: (facts) => isParting(facts) && hasLetter(facts),
    es: 'Pusiste en una carta lo que no cabía en un mensaje. Ahí está, sin que nadie tenga que contestarla.',
    en: 'You put into a letter what did not fit in a message. There it is, and nobody has to answer it.',
  },
  {
    key: 'proposito',
    when: (facts) => isSearching(facts) && hasLetter(facts),
    es: 'Te paraste a preguntar hacia dónde, que es justo lo que la prisa no deja. La pregunta ya está escrita.',
    en: 'You stopped to ask where to, which is just what hurry does not allow. The question is written down now.',
  },
  {
    key: 'reading',
    es: 'Estás aquí leyendo esto. Por hoy puede bastar.',
    en: 'You are here, reading this. For today that may be enough.',
  },
  {
    key: 'kept',
    es: 'No hay marcador. Lo que has contado sigue guardado, y lo retomas cuando quieras.',
    en: 'There is no score. What you have told is kept, and you pick it up again whenever you like.',
  },
  {
    key: 'postponed',
    es: 'Podías haber dejado esto para otro día, y has mirado hacia ello un rato.',
    en: 'You could have left this for another day, and you looked towards it for a while.',
  },
]

const journal: Words[] = [
  { key: 'three', es: 'Tres líneas sobre hoy bastan: dónde estabas, qué hora era, qué notaste en el cuerpo.', en: 'Three lines about today are enough: where you were, what time it was, what you noticed in your body.' },
  { key: 'smallest', es: 'Escribe la cosa más pequeña que haya pasado hoy. Lo grande puede esperar.', en: 'Write down the smallest thing that happened today. The large ones can wait.' },
  { key: 'unsaid', es: 'Empieza por la frase «Hoy no he dicho que…» y déjala llegar hasta donde quiera.', en: 'Begin with “Today I did not say that…” and let it go as far as it wants.' },
  { key: 'object', es: 'Apunta un objeto que hoy te haya recordado algo. Dónde estaba, y qué hiciste al verlo.', en: 'Note an object that reminded you of something today. Where it was, and what you did when you saw it.' },
  { key: 'nothing', es: 'Si no sale nada, escribe eso: «no sale nada». La página lo admite.', en: 'If nothing comes, write that: “nothing comes”. The page will take it.' },
  { key: 'stranger', es: 'Cuenta lo de hoy como si lo leyera alguien que no conoce la historia.', en: 'Tell today as if it were read by somebody who does not know the story.' },
  { key: 'date', es: 'Pon la fecha y una sola frase, en papel o donde escribas. Otro día sabrás lo que había detrás.', en: 'Put down the date and a single sentence, on paper or wherever you write. Another day you will know what was behind it.' },
  { key: 'columns', es: 'Dos columnas: lo que hoy ha pesado y lo que hoy ha aguantado. No tienen que medir lo mismo.', en: 'Two columns: what weighed today and what held today. They need not be the same length.' },
  { key: 'duelo', when: isGrieving, es: 'Escribe algo que decía siempre, tal como lo decía. Con su tono, si lo oyes.', en: 'Write something they always said, the way they said it. With their tone, if you can hear it.' },
  { key: 'ruptura', when: isParting, es: 'Escribe lo que le mandarías ahora mismo y déjalo en el papel hasta mañana.', en: 'Write what you would send right now, and leave it on paper until tomorrow.' },
  { key: 'proposito', when: isSearching, es: 'Apunta un momento de hoy en que no miraste la hora. Solo el momento, sin sacar conclusiones.', en: 'Note a moment today when you did not look at the clock. Only the moment, without drawing conclusions.' },
]

const mood: Words[] = [
  { key: 'body', es: '¿Cómo está el cuerpo ahora mismo? La mandíbula, los hombros, el estómago. Basta con mirar, sin arreglar nada.', en: 'How is your body right now? The jaw, the shoulders, the stomach. Looking is enough; nothing needs fixing.' },
  { key: 'weather', es: 'Si lo de hoy fuera un tiempo, ¿qué haría ahí fuera: niebla, viento, sol de invierno?', en: 'If today were weather, what would it be out there: fog, wind, winter sun?' },
  { key: 'numbers', es: 'Del uno al diez, ¿cuánto pesa ahora? ¿Y esta mañana, cuánto pesaba? Con los dos números ya se puede hablar.', en: 'From one to ten, how heavy is it now? And how heavy was it this morning? With both numbers we can already talk.' },
  { key: 'word', es: 'Busca una palabra para cómo estás que no sea «bien» ni «mal». Si no aparece, vale la más parecida.', en: 'Look for a word for how you are that is neither “fine” nor “bad”. If it does not come, the nearest one will do.' },
  { key: 'tiring', es: '¿Qué ha sido lo más cansado de hoy? ¿Y lo que menos?', en: 'What was the most tiring thing today? And the least?' },
  { key: 'food', es: '¿Has comido algo caliente hoy? ¿Cómo has dormido? A veces conviene empezar por ahí.', en: 'Have you eaten anything warm today? How did you sleep? Sometimes that is the place to begin.' },
  { key: 'hour', es: '¿Qué hora del día se te hace más larga? Puedes contarme qué sueles hacer entonces.', en: 'Which hour of the day is the longest for you? You can tell me what you usually do then.' },
  { key: 'known', es: '¿Quién sabe hoy cómo estás de verdad? Si no se te ocurre nadie, puedes empezar por contármelo aquí.', en: 'Who knows today how you really are? If nobody comes to mind, you can begin by telling me here.' },
  { key: 'duelo', when: isGrieving, es: 'Las fechas hacen ruido aunque una persona no las mire. ¿Cae alguna cerca estos días?', en: 'Dates make a noise even when one does not look at them. Is there one close by these days?' },
  { key: 'ruptura', when: isParting, es: '¿Cuántas veces has mirado hoy el teléfono por si acaso? No es un examen; es para saber cómo va el día.', en: 'How many times have you looked at your phone today, just in case? It is no test; it is to know how the day is going.' },
  { key: 'proposito', when: isSearching, es: '¿Qué has hecho hoy por costumbre y qué porque querías? No hace falta que gane lo segundo.', en: 'What did you do today out of habit, and what because you wanted to? The second need not win.' },
]

const exercise: Words[] = [
  { key: 'breath', es: 'Un minuto: suelta el aire más despacio de lo que lo tomas. Cuatro al tomarlo, seis al soltarlo, cinco veces.', en: 'One minute: let the air out more slowly than you take it in. Four in, six out, five times.' },
  { key: 'senses', es: 'Nombra cinco cosas que veas, cuatro que puedas tocar y tres que oigas. Sin prisa entre una y otra.', en: 'Name five things you see, four you can touch and three you hear. No hurry between one and the next.' },
  { key: 'feet', es: 'Apoya los dos pies en el suelo y nota dónde aprietan. Quédate ahí diez respiraciones.', en: 'Put both feet on the floor and notice where they press. Stay there for ten breaths.' },
  { key: 'naming', es: 'Ponle nombre a lo que notas y di dónde: «hay un nudo, en la garganta». Solo eso.', en: 'Give what you notice a name and a place: “there is a knot, in my throat”. Only that.' },
  { key: 'unsent', es: 'Escribe tres frases de una carta que no vas a enviar. La primera puede empezar por «Lo que no te dije».', en: 'Write three sentences of a letter you will not send. The first may begin with “What I did not tell you”.' },
  { key: 'water', es: 'Lávate las manos con agua templada, despacio, y atiende solo al agua hasta que termines.', en: 'Wash your hands in warm water, slowly, and mind nothing but the water until you are done.' },
  { key: 'window', es: 'Acércate a la ventana y quédate dos minutos mirando algo que esté lejos.', en: 'Go to the window and spend two minutes looking at something far away.' },
  { key: 'which', es: 'De los ejercicios que has probado, ¿cuál te sirvió aunque fuera un poco? Ese merece repetirse.', en: 'Of the exercises you have tried, which helped, if only a little? That one is worth doing again.' },
  { key: 'aloud', when: hasLetter, es: 'Hay una carta tuya escrita. Leerla en voz alta, a solas, es otra manera de leerla.', en: 'There is a letter of yours, written. Reading it aloud, alone, is another way of reading it.' },
  { key: 'duelo', when: isGrieving, es: 'Toma algo que fuera suyo, o imagínalo: cuánto pesa, a qué huele, dónde estaba siempre. Un minuto basta.', en: 'Take something that was theirs, or picture it: how much it weighs, what it smells of, where it always was. One minute is enough.' },
  { key: 'ruptura', when: isParting, es: 'Cuando venga el impulso de escribirle, espera diez minutos con las manos ocupadas: fregar, doblar ropa, regar. Después decides.', en: 'When the urge to write to them comes, wait ten minutes with your hands busy: dishes, laundry, watering. Then decide.' },
  { key: 'proposito', when: isSearching, es: 'Elige una tarea de menos de diez minutos y hazla entera. Fíjate en el momento en que se acaba.', en: 'Choose a task of less than ten minutes and do all of it. Notice the moment it ends.' },
]

const nudge: Words[] = [
  { key: 'place', es: 'El sitio sigue aquí. No hay nada atrasado.', en: 'The place is still here. Nothing is overdue.' },
  { key: 'small', es: 'Si hoy solo puedes con una cosa, que sea pequeña: abrir la ventana, beber agua, sentarte un rato.', en: 'If you can manage only one thing today, let it be small: open the window, drink some water, sit down for a while.' },
  { key: 'start', es: 'No hace falta saber qué decir para empezar. «No sé qué decir» ya es un principio.', en: 'You need not know what to say in order to begin. “I do not know what to say” is a beginning.' },
  { key: 'circles', es: 'Si llevas un rato con lo mismo en la cabeza, puedes dejarlo aquí escrito y levantarte.', en: 'If the same thing has been in your head for a while, you can leave it here in writing and get up.' },
  { key: 'afternoon', es: 'Puedes venir solo a contar cómo ha ido la tarde. No todo tiene que ser lo grande.', en: 'You can come just to tell how the afternoon went. It need not always be the large thing.' },
  { key: 'else', es: 'Hoy también vale hablar de otra cosa.', en: 'Talking about something else will also do today.' },
  { key: 'line', es: 'Si hay alguien a quien no has contestado, una línea basta: «ahora hablo poco, pero te he leído».', en: 'If there is somebody you have not answered, one line is enough: “I am not talking much, but I read you”.' },
  { key: 'rest', es: 'Descansar de esto unos días no es dejarlo. Cuando vuelvas estará como estaba.', en: 'Resting from this for some days is not giving it up. It will be as it was when you come back.' },
  { key: 'away', when: hasBeenAway, es: 'Han pasado unos días, y está bien así. Se empieza por donde estés hoy.', en: 'Some days have gone by, and that is fine. We begin with wherever you are today.' },
  { key: 'letter', when: (facts) => !hasLetter(facts) && facts.allDays >= 3, es: 'Algo de lo que has contado podría ser una carta. Cuando quieras; no caduca.', en: 'Something of what you have told could be a letter. Whenever you like; it does not expire.' },
  { key: 'closed', when: ({ letters }) => letters.closed > 0, es: 'Tu carta cerrada sigue cerrada. No te pide nada hasta su día.', en: 'Your closed letter is still closed. It asks nothing of you until its day.' },
  { key: 'duelo', when: isGrieving, es: 'Si hoy toca pasar por un sitio que compartíais, puedes ir despacio o dar la vuelta.', en: 'If today leads past a place you shared, you can go slowly or take the long way round.' },
  { key: 'ruptura', when: isParting, es: 'No hay que entenderlo todo antes de cenar y acostarse.', en: 'It need not all be understood before supper and bed.' },
  { key: 'proposito', when: isSearching, es: 'No hace falta saber hacia dónde para dar una vuelta a la manzana.', en: 'You need not know where to in order to walk around the block.' },
]

export const wordsByType: Record<MessageType, readonly Words[]> = {
  progress_celebration: progress,
  journal_reminder: journal,
  mood_check: mood,
  exercise_followup: exercise,
  gentle_nudge: nudge,
}

/** For the days after danger was heard, whatever was asked for: nothing to do, nothing to reach, and where somebody answers. */
export const quietWords: readonly Words[] = [
  { key: 'quiet-now', es: 'Estos días no hay nada que hacer aquí. Si se pone cuesta arriba, en «Ayuda ahora» hay personas que contestan.', en: 'There is nothing to do here these days. If it gets steep, there are people who answer under “Help now”.' },
  { key: 'quiet-near', es: 'Lo primero es que no te quedes a solas con esto. Puedes decírselo a alguien cercano con una frase, o llamar desde «Ayuda ahora».', en: 'What comes first is that you are not left alone with this. You can tell somebody close in one sentence, or call from “Help now”.' },
  { key: 'quiet-tonight', es: 'Agua, algo de comer, un sitio donde estar con alguien o al teléfono con alguien. Lo demás puede esperar.', en: 'Water, something to eat, a place to be with somebody or on the phone with somebody. The rest can wait.' },
]

/** The words as they are said to somebody. */
export function sayWords(input: { words: Words; facts: CoachingFacts; language: ContentLanguage }): string {
  const text = input.words[input.language]
  return typeof text === 'string' ? text : text(input.facts)
}
