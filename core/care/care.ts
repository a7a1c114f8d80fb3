import { chooseHelplines } from './helplines'
import { english } from './responses/en'
import { spanish } from './responses/es'
import { chooseText, wasSaid } from './responses/choose'
import { isAtLeast } from './screen/levels'
import { saysPlainly, screenMessage, type Assessment } from './screen/screen'
import type { Care, CareTopic, FlaggedLevel } from './care.schema'
import type { CareTexts } from './responses/texts'
import type { ContentLanguage } from '#core/locale/locale.schema'

export { screenMessage, type Assessment } from './screen/screen'
export { screenOutput, screenReply } from './output'
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
 * as `concern`, so that a wrong call errs on the kind side.
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
  const parts = [fill(choose(mainTexts({ assessment, level, topic, alreadySaid, own })))]
  if (assessment.isMinor) parts.push(choose(own.minor))
  if (field === 'letter') {
    const held = topic === 'suicide' || topic === 'threat' ? own.heldLetter[topic] : own.heldLetter.other
    if (holdsLetter(assessment)) parts.push(choose(held))
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
  const counted = [...readings, together].map(({ reading, isWhole }): Assessment => (isWhole || saysPlainly(reading) ? reading : { ...reading, level: 'none', reasons: [], topic: null }))
  const gravest = counted.reduce((worst, one) => (isAtLeast(worst.level, one.level) ? worst : one))
  return { ...gravest, isMinor: counted.some(({ isMinor }) => isMinor) }
}

/** In words. */
const shortField = 8

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length
}

/**
 * Whether a letter waits: what was written is kept and answered, and no letter is made of it. Somebody who is being hurt, or worries about
 * another, may write their letter all the same, unless it is now.
 */
export function holdsLetter(assessment: Pick<Assessment, 'level' | 'topic'>): boolean {
  if (assessment.level === 'imminent') return true
  if (assessment.level !== 'high') return false
  return !['violence', 'third', 'eating'].includes(assessment.topic ?? gravestTopic)
}

/** What may be said to this, best first. */
function mainTexts(input: { assessment: Assessment; level: FlaggedLevel; topic: CareTopic; alreadySaid: readonly string[]; own: CareTexts }): readonly string[] {
  const { assessment, level, topic, alreadySaid, own } = input
  if (level !== 'imminent' && assessment.reasons.includes('taken back')) return own.after.takenBack
  if (level === 'concern' && isOnlyEarlier(assessment)) return own.after.still
  const { first, again } = own.topics[topic][level]
  const isFollowing = first.some((text) => wasSaid({ text, alreadySaid }))
  return isFollowing ? [...again, ...first] : [...first, ...again]
}

/** Words that point to a number under the message: not said where only a directory stands there. */
const pointsToLine = /\b(?:abajo|below)\b/

/** Nothing in this turn by itself: it is read in the light of the turns before. */
function isOnlyEarlier({ reasons }: Assessment): boolean {
  return reasons.length === 1 && reasons[0] === 'earlier'
}

/** What is assumed where the screen does not say. */
const gravestTopic: CareTopic = 'suicide'
