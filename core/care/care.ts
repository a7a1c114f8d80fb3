import { chooseHelplines } from './helplines'
import { english } from './responses/en'
import { spanish } from './responses/es'
import { chooseText, wasSaid } from './responses/choose'
import { careTopics, flaggedLevels, type Care, type CareTopic, type FlaggedLevel, type RiskLevel } from './care.schema'
import type { CareTexts } from './responses/texts'
import type { Assessment } from './screen/screen'
import type { ContentLanguage } from '#core/locale/locale.schema'

export { screenMessage, higher, type Assessment } from './screen/screen'
export { screenOutput, screenReply } from './output'
export { noticeRumination } from './rumination'
export { noticeLongSession } from './session'
export { careBelongings, isQuiet, keepQuiet, readQuiet } from './quiet'

const texts: Record<ContentLanguage, CareTexts> = { es: spanish, en: english }

/** What the screen found; its topic is null, or not there, where it could not tell. */
type Heard = Assessment & { topic?: CareTopic | null }

export type CareRequest = {
  assessment: Heard
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
  const topic = isOnlyEarlier(assessment) && !assessment.topic ? topicSaidLast({ own, alreadySaid }) : topicOf(assessment)
  const { helplines, line, emergency } = chooseHelplines({ country, language, now, level, topic, isMinor: assessment.isMinor })
  const fill = (text: string) => text.replaceAll('{line}', own.slots.line(line)).replaceAll('{emergency}', own.slots.emergency(emergency))
  const parts = [fill(mainText({ assessment, level, topic, alreadySaid, own }))]
  if (assessment.isMinor) parts.push(chooseText({ texts: own.minor, alreadySaid }))
  if (field === 'letter' && holdsLetter(assessment)) {
    const held = topic === 'suicide' || topic === 'threat' ? own.heldLetter[topic] : own.heldLetter.other
    parts.push(chooseText({ texts: held, alreadySaid }))
  }
  return { level, message: parts.join('\n\n'), helplines }
}

/**
 * Whether a letter waits: what was written is kept and answered, and no letter is made of it. Somebody who is being hurt, or worries about
 * another, may write their letter all the same, unless it is now.
 */
export function holdsLetter(assessment: Pick<Heard, 'level' | 'reasons' | 'topic'>): boolean {
  if (assessment.level === 'imminent') return true
  if (assessment.level !== 'high') return false
  return !['violence', 'third', 'eating'].includes(topicOf(assessment))
}

function mainText(input: { assessment: Heard; level: FlaggedLevel; topic: CareTopic; alreadySaid: readonly string[]; own: CareTexts }): string {
  const { assessment, level, topic, alreadySaid, own } = input
  if (level !== 'imminent' && assessment.reasons.includes('taken back')) return chooseText({ texts: own.after.takenBack, alreadySaid })
  if (level === 'concern' && isOnlyEarlier(assessment)) return chooseText({ texts: own.after.still, alreadySaid })
  const { first, again } = own.topics[topic][level]
  const isFollowing = first.some((text) => wasSaid({ text, alreadySaid }))
  return chooseText({ texts: isFollowing ? [...again, ...first] : [...first, ...again], alreadySaid })
}

/** Nothing in this turn by itself: it is read in the light of the turns before. */
function isOnlyEarlier({ reasons }: Heard): boolean {
  return reasons.length === 1 && reasons[0] === 'earlier'
}

/** What was last answered about: a turn that only goes on says no topic of its own. */
function topicSaidLast({ own, alreadySaid }: { own: CareTexts; alreadySaid: readonly string[] }): CareTopic {
  for (const said of alreadySaid.toReversed()) {
    const topic = careTopics.find((one) =>
      flaggedLevels.some((level) => [...own.topics[one][level].first, ...own.topics[one][level].again].some((text) => wasSaid({ text, alreadySaid: [said] }))),
    )
    if (topic) return topic
  }
  return 'suicide'
}

/** What the danger is about; suicide where the screen does not say, which is the gravest it could be. */
function topicOf(assessment: Pick<Heard, 'reasons' | 'topic'>): CareTopic {
  if (assessment.topic) return assessment.topic
  const named = assessment.reasons.map((reason) => topicsByReason[reason]).find(Boolean)
  return named ?? 'suicide'
}

const topicsByReason: Record<string, CareTopic | undefined> = {
  'self-harm': 'selfHarm',
  'is being hurt': 'violence',
  'a threat': 'threat',
  'somebody else in danger': 'third',
  eating: 'eating',
  voices: 'psychosis',
}

/** Whether a level is answered at all. */
export function isFlagged(level: RiskLevel): level is FlaggedLevel {
  return level !== 'none'
}
