import { composeMail, type MailPage } from '#core/mail/mail'
import { weekGoals, type CoachingFacts } from './coaching.rules'
import type { Words } from './coaching.messages'
import type { RecommendedPlace } from './coaching.schema'
import type { Phase, ReminderType } from './coaching.types'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { MailContent } from '#core/ports/mailer'

// --- The week ------------------------------------------------------------------------------------------------------

/** What would be enough this week. */
const goals: Record<Phase, readonly Words[]> = {
  exploration: [
    { key: 'two', es: 'Venir dos ratos esta semana, aunque sean cortos.', en: 'Come by twice this week, even if briefly.' },
    { key: 'one-thing', es: 'Contar dos cosas esta semana: una de antes y una de ahora.', en: 'Tell two things this week: one from before and one from now.' },
    { key: 'look', es: 'Dos visitas esta semana, para ver si este sitio te sirve.', en: 'Two visits this week, to see whether this place is of use to you.' },
  ],
  processing: [
    { key: 'three', es: 'Tres ratos esta semana, los días que tú elijas.', en: 'Three moments this week, on the days you choose.' },
    { key: 'days', es: 'Pasar por aquí tres días. Uno puede ser solo para decir cómo ha ido.', en: 'Come by on three days. One may be only to say how it went.' },
    { key: 'words', es: 'Ponerle palabras tres días a lo que más pese ese día.', en: 'On three days, put words to what weighs most that day.' },
  ],
  integration: [
    { key: 'two', es: 'Dos ratos esta semana, y el resto de los días para lo demás.', en: 'Two moments this week, and the other days for everything else.' },
    { key: 'outside', es: 'Venir dos días, y otro contarle algo de esto a alguien de fuera.', en: 'Come by on two days, and on another tell somebody outside a little of this.' },
    { key: 'slow', es: 'Dos visitas sin prisa. Lo que ya está escrito no se va.', en: 'Two unhurried visits. What is written will not go away.' },
  ],
  maintenance: [
    { key: 'once', es: 'Un rato esta semana, si te apetece.', en: 'One moment this week, if you feel like it.' },
    { key: 'hello', es: 'Pasar un día a decir cómo va. Con eso basta.', en: 'Drop in one day to say how it goes. That is enough.' },
    { key: 'date', es: 'Un rato esta semana, sobre todo si cae una fecha de las que se notan.', en: 'One moment this week, above all if a date falls in it that makes itself felt.' },
  ],
}

const goalMet: Words = {
  key: 'met',
  es: ({ weekDays }) => (weekDays === 1 ? 'Esta semana ya has venido un día. Lo que queda es tuyo.' : `Esta semana ya has venido ${weekDays} días. Lo que queda es tuyo.`),
  en: ({ weekDays }) => (weekDays === 1 ? 'You have come on one day this week. The rest of it is yours.' : `You have come on ${weekDays} days this week. The rest of it is yours.`),
}

const goalQuiet: Words = { key: 'quiet', es: 'Esta semana no hay nada que cumplir.', en: 'There is nothing to live up to this week.' }

/** Goals that fit somebody now, of which a week shows one. */
export function goalsFor(facts: CoachingFacts, { isQuiet }: { isQuiet: boolean }): readonly Words[] {
  if (isQuiet) return [goalQuiet]
  return facts.weekDays >= weekGoals[facts.phase] ? [goalMet] : goals[facts.phase]
}

// --- The next step -------------------------------------------------------------------------------------------------

export type Recommendation = Words & { url: RecommendedPlace | null }

const isNew = ({ allDays }: CoachingFacts) => allDays < 3
const hasNoLetter = ({ letters }: CoachingFacts) => letters.kept + letters.closed + letters.released === 0
const keepsLetter = ({ letters }: CoachingFacts) => letters.kept > 0
const hasParted = ({ letters }: CoachingFacts) => letters.closed + letters.released > 0

/** One small thing each; none is a duty, none promises anything. */
const recommendations: readonly Recommendation[] = [
  { key: 'begin', url: null, when: isNew, es: 'Cuéntame una sola cosa concreta: una tarde, una silla, una frase que se quedó.', en: 'Tell me one concrete thing: an afternoon, a chair, a sentence that stayed.' },
  { key: 'begin-who', url: null, when: isNew, es: 'Empieza por un nombre. De ahí se va a lo demás, o no.', en: 'Begin with a name. The rest follows from there, or it does not.' },
  { key: 'begin-today', url: null, when: isNew, es: 'Dime cómo ha sido hoy, de la mañana a ahora. No hace falta ordenarlo.', en: 'Tell me how today was, from the morning until now. It need not be in order.' },
  { key: 'letter', url: '/generar-carta', when: (facts) => !isNew(facts) && hasNoLetter(facts), es: 'Con lo que ya has contado cabe una carta. La pides, la lees, y decides qué hacer con ella.', en: 'There is enough for a letter in what you have told. You ask for it, read it, and decide what to do with it.' },
  { key: 'letter-duelo', url: '/generar-carta', when: (facts) => hasNoLetter(facts) && facts.path === 'duelo', es: 'Pide una carta sobre quien te falta, con el nombre que usabas.', en: 'Ask for a letter about the one you miss, with the name you used.' },
  { key: 'reread', url: '/dashboard', when: keepsLetter, es: 'Vuelve a una de tus cartas y quédate con una frase. Solo una.', en: 'Go back to one of your letters and keep one sentence. Only one.' },
  { key: 'ritual', url: '/ritual', when: (facts) => keepsLetter(facts) && !isNew(facts), es: 'Mira las ideas para un ritual con tu carta. Mirarlas no obliga a hacer ninguno.', en: 'Look at the ideas for a ritual with your letter. Looking commits you to none.' },
  { key: 'close', url: '/dashboard', when: (facts) => keepsLetter(facts) && !hasParted(facts) && !isNew(facts), es: 'Elige si tu carta se queda a mano o se cierra hasta un día. Las dos cosas valen.', en: 'Choose whether your letter stays at hand or is closed until a day. Either will do.' },
  { key: 'after', url: null, when: hasParted, es: 'Cuéntame qué ha cambiado de sitio desde que cerraste o soltaste la carta, si algo lo ha hecho.', en: 'Tell me what has moved since you closed the letter or let it go, if anything has.' },
  { key: 'outside', url: null, when: (facts) => facts.phase === 'integration' || facts.phase === 'maintenance', es: 'Dile a alguien de carne y hueso una frase de las que has dicho aquí.', en: 'Say to somebody of flesh and blood one sentence you have said here.' },
  { key: 'rest', url: null, when: ({ streakDays }) => streakDays >= 7, es: 'Has venido toda la semana. Hoy puede ser un día para no mirar hacia ello.', en: 'You have come all week. Today may be a day for not looking that way.' },
  { key: 'breath', url: null, when: (facts) => !isNew(facts), es: 'Pídeme un ejercicio de un minuto antes de seguir hablando.', en: 'Ask me for a one-minute exercise before we go on talking.' },
  { key: 'duelo', url: null, when: ({ path }) => path === 'duelo', es: 'Cuéntame algo que hacía siempre y que nadie más contaría igual.', en: 'Tell me something they always did that nobody else would tell the same way.' },
  { key: 'ruptura', url: null, when: ({ path }) => path === 'ruptura', es: 'Háblame de un rato del día que antes compartíais, y de qué haces ahora con él.', en: 'Talk about a part of the day that used to belong to both of you, and what you do with it now.' },
  { key: 'proposito', url: null, when: ({ path }) => path === 'proposito', es: 'Busca conmigo una cosa de esta semana que repetirías, por pequeña que sea.', en: 'Look with me for one thing of this week you would do again, however small.' },
]

const quietRecommendation: Recommendation = {
  key: 'quiet',
  url: '/ayuda',
  es: 'Estos días, lo primero es no quedarte a solas con esto. Hay personas que contestan ahora.',
  en: 'These days, what comes first is not being left alone with this. There are people who answer now.',
}

/** Next steps that fit somebody now, of which a day shows one. */
export function recommendationsFor(facts: CoachingFacts, { isQuiet }: { isQuiet: boolean }): readonly Recommendation[] {
  return isQuiet ? [quietRecommendation] : recommendations.filter(({ when }) => when?.(facts) ?? true)
}

// --- Reminders -----------------------------------------------------------------------------------------------------

/** What a reminder is for, as its owner sees it beside its switch. */
export const reminderTexts: Record<ReminderType, Record<ContentLanguage, string>> = {
  journal_reminder: { es: 'Unas líneas sobre el día, antes de que se acabe.', en: 'A few lines about the day, before it is over.' },
  mood_check: { es: 'Pararte un momento a mirar cómo estás.', en: 'A moment to look at how you are.' },
  exercise_followup: { es: 'Un ejercicio corto: respirar, notar el suelo, nombrar.', en: 'A short exercise: breathing, feeling the floor, naming.' },
  coaching: { es: 'Unas palabras de EÓN para ese día.', en: 'A few words from EÓN for the day.' },
}

/** Says nothing a stranger who sees the mailbox could read anything out of. */
const reminderPage: Record<ContentLanguage, Omit<MailPage, 'language' | 'paragraphs' | 'action' | 'notes'> & { action: string; off: string; help: string; why: string; ai: string }> = {
  es: {
    subject: 'Lo que pediste recordar a esta hora',
    preview: 'Unas líneas, sin prisa.',
    heading: 'Es la hora que elegiste',
    action: 'Abrir la conversación',
    help: 'Si hoy se te hace cuesta arriba, en esta página hay personas con las que hablar:',
    why: 'Te escribimos porque encendiste este recordatorio en tu guía. Llega una vez al día, como mucho.',
    off: 'Para apagarlo basta con abrir esta dirección:',
    ai: 'EÓN es una inteligencia artificial.',
  },
  en: {
    subject: 'What you asked to be reminded of at this hour',
    preview: 'A few lines, no hurry.',
    heading: 'It is the hour you chose',
    action: 'Open the conversation',
    help: 'If today is a hard day, this page lists people you can talk to:',
    why: 'We write to you because you switched this reminder on in your guide. It comes once a day at most.',
    off: 'To switch it off, opening this address is enough:',
    ai: 'EÓN is an artificial intelligence.',
  },
}

/** The mail of a reminder. Names nobody and quotes nothing that was told. */
export function reminderMail(input: { words: string; language: ContentLanguage; urls: { chat: string; off: string; help: string } }): MailContent {
  const { words, language, urls } = input
  const { action, off, help, why, ai, ...page } = reminderPage[language]
  return composeMail({
    ...page,
    language,
    paragraphs: [words],
    action: { label: action, url: urls.chat },
    notes: [{ text: help, url: urls.help }, why, { text: off, url: urls.off }, ai],
  })
}
