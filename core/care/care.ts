import { chooseHelplines } from './helplines'
import { english } from './responses/en'
import { spanish } from './responses/es'
import { chooseText, wasSaid } from './responses/choose'
import { earlierReason, graverOf, isUnsaid, screenMessage, type Assessment } from './screen/screen'
import type { Care, CareTopic, FlaggedLevel } from './care.schema'
import type { CareTexts } from './responses/texts'
import type { ContentLanguage } from '#core/locale/locale.schema'

export { deniesDanger, isSaid, screenMessage, type Assessment, type CareContext } from './screen/screen'
export { screenOutput, screenReply } from './output'
export { whereaboutsIn, type Whereabouts } from './place'
export { noticeBesideReply } from './beside'
export { careBelongings, isQuiet, keepQuiet, readQuiet } from './quiet'

const texts: Record<ContentLanguage, CareTexts> = { es: spanish, en: english }

export type CareRequest = {
  assessment: Assessment
  language: ContentLanguage
  /** ISO 3166-1 alpha-2, or null where it is not known. Chooses the lines; language never does. */
  country: string | null
  /** UTC ms. */
  now: number
  /** What EÓN said earlier, oldest first: no answer is given twice while another is left. */
  alreadySaid: readonly string[]
  field: 'chat' | 'letter'
}

/**
 * What somebody in danger is answered: words written by people, chosen by level, topic and what was said before, with the lines of their
 * country. Deterministic; asks nothing of a database, a model or the network. A message in which nothing was heard (`none`) is answered
 * as `concern`, so that a wrong call errs on the kind side. What was heard faintly is asked about, with a question a «sí» or a «no» answers.
 */
export function respondTo(request: CareRequest): Care {
  const { assessment, language, country, now, alreadySaid, field } = request
  const own = texts[language]
  const level: FlaggedLevel = assessment.level === 'none' ? 'concern' : assessment.level
  const topic = assessment.topic ?? gravestTopic
  const { helplines, line, emergency } = chooseHelplines({ country, language, now, level, topic, isMinor: assessment.isMinor })
  const fill = (text: string) => text.replaceAll('{line}', own.slots.line(line)).replaceAll('{emergency}', own.slots.emergency(emergency))
  const choose = (choices: readonly string[]) =>
    chooseText({ texts: line === null ? choices.filter((text) => !pointsToLine.test(text)) : choices, alreadySaid })
  const parts = [fill(choose(mainTexts({ assessment, level, topic, field, alreadySaid, own })))]
  if (assessment.isMinor) parts.push(choose(own.minor))
  if (field === 'letter') {
    if (holdsLetter(assessment)) parts.push(choose(own.heldLetter[letterTopicOf(topic)]))
    parts.push(choose(own.toChat))
  }
  return { level, message: parts.join('\n\n'), helplines }
}

/**
 * How much danger the fields of one letter's request show, each by itself and all together. The gravest reading counts: what is harmless
 * beside it must not water it down. A field of a few words («mi propósito», "let it be quiet"), and the row of them all, count only where
 * something is said in so many words.
 */
export function screenFields(texts: readonly string[]): Assessment {
  const read = (text: string) => screenMessage({ text, field: 'letter' })
  const readings = texts.map((text) => ({ reading: read(text), isWhole: wordsIn(text) > shortField }))
  const together = { reading: read(texts.join('\n\n')), isWhole: false }
  const counted = [...readings, together].map(({ reading, isWhole }): Assessment => (isWhole || !isUnsaid(reading) ? reading : { ...reading, level: 'none', reasons: [], topic: null, isFaint: false }))
  const gravest = counted.reduce(graverOf)
  return { ...gravest, isMinor: counted.some(({ isMinor }) => isMinor) }
}

/** In words. */
const shortField = 8

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length
}

/**
 * Whether a letter waits: what was written is kept and answered, and no letter is made of it. Somebody who is being hurt, or worries about
 * another, may write their letter all the same, unless it is now; so may whoever was asked about something heard faintly.
 */
export function holdsLetter(assessment: Pick<Assessment, 'level' | 'topic' | 'isFaint'>): boolean {
  if (assessment.isFaint) return false
  if (assessment.level === 'imminent') return true
  if (assessment.level !== 'high') return false
  return !['violence', 'third', 'eating'].includes(assessment.topic ?? gravestTopic)
}

/** What may be said to this, best first. */
function mainTexts(input: { assessment: Assessment; level: FlaggedLevel; topic: CareTopic; field: 'chat' | 'letter'; alreadySaid: readonly string[]; own: CareTexts }): readonly string[] {
  const { assessment, level, topic, field, alreadySaid, own } = input
  if (assessment.isFaint) {
    if (field === 'letter') return own.faint.letter[letterTopicOf(topic)]
    const wasAsked = own.faint.asks[topic].some((text) => wasSaid({ text, alreadySaid }))
    return wasAsked || assessment.reaction === 'denied before' ? own.faint.again : own.faint.asks[topic]
  }
  if (level === 'high' && topic === 'suicide' && assessment.reaction === 'yes') return own.faint.yes
  if (level === 'concern' && topic === 'suicide' && assessment.reaction === 'maybe') return own.faint.maybe
  if (level !== 'imminent' && assessment.reaction === 'taken back') return own.after.takenBack
  if (assessment.reaction === 'others are safe') return own.after.othersSafe
  if (level === 'concern' && isOnlyEarlier(assessment)) return own.after.still
  if (level !== 'imminent' && assessment.reaction === 'is not alone') return own.after.together
  if (level !== 'imminent' && assessment.reaction === 'puts away') return own.after.away
  if (level !== 'imminent' && assessment.reaction === 'names somebody') return own.after.somebody
  const { first, again } = own.topics[topic][level]
  // Whoever said yes is not asked the same as if they had not.
  const isFollowing = [...first, ...(topic === 'suicide' ? own.faint.yes : [])].some((text) => wasSaid({ text, alreadySaid }))
  return isFollowing ? [...again, ...first] : [...first, ...again]
}

const letterTopicOf = (topic: CareTopic): keyof CareTexts['heldLetter'] => (topic === 'suicide' || topic === 'threat' ? topic : 'other')

/** Words that point to a number under the message: not said where only a directory stands there. */
const pointsToLine = /\b(?:abajo|below)\b/

/** Nothing in this turn by itself: it is read in the light of the turns before. */
function isOnlyEarlier({ reasons, reaction }: Assessment): boolean {
  return reaction === null && reasons.length === 1 && reasons[0] === earlierReason
}

/** What is assumed where the screen does not say. */
const gravestTopic: CareTopic = 'suicide'
