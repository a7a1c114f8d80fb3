import { bluntLevelOf } from './blunt'
import { afterDenial, asAnswer, goOn, isYesInMind, noContext, type CareContext, type Earlier } from './follow'
import { isAtLeast, type RiskLevel } from './levels'
import { readByRules } from './rules'
import { saysOthersSafe } from './steps-taken'
import { topicOf, type Topic } from './topic'
import { atOnce, bluntReason, earlierReason, plainly, readTurn, type Reaction, type Turn } from './turn'

export { higher, riskLevels, type RiskLevel } from './levels'
export { deniesDanger, readAnswer, type CareContext } from './follow'
export { earlierReason, graverOf, isUnsaid } from './turn'

export type Assessment = {
  level: RiskLevel
  /** What it rests on, for tests and for choosing an answer. Holds nothing that was written. */
  reasons: string[]
  /** The person says they are under age. */
  isMinor: boolean
  /** What the danger is about; null when there is none. */
  topic: Topic | null
  /** Heard barely, and only by the sound of the whole: as often nothing as something. It is asked about, and not taken for granted. */
  isFaint: boolean
  /** What they made of what they were asked or answered before; null where they only told. */
  reaction: Reaction | null
}

export type ScreenInput = {
  text: string
  /** Earlier messages of the same person, oldest first; the last three are read with this one. */
  history?: readonly string[]
  /** Letter fields speak of death as a matter of course, and to the dead. */
  field?: 'chat' | 'letter'
  context?: CareContext
}

/**
 * How much danger a message of any length shows, by its own words and together with those just before it. Reads Spanish and English alike,
 * whatever the person's language is set to. Deterministic; no provider is asked.
 *
 * In a conversation the message counts by itself, and weighed together with the turns before it, so that «sí» is what it answers. After a turn
 * in which danger was said bluntly, or said yes to, every message goes on with it. Where it was asked about, a «sí» is danger. A denial ends
 * what nobody had said in words; what is heard after it by its sound, unless it is loud, is faint.
 */
export function screenMessage({ text, history = [], field = 'chat', context = noContext }: ScreenInput): Assessment {
  const earlier = history.slice(-3).map((turn): Earlier => {
    const plain = plainly(turn.slice(-atOnce))
    return { plain, floor: bluntLevelOf(plain), isMinor: readByRules({ plain, field }).isMinor }
  })
  const own = readTurn({ text, field, before: earlier.map(({ plain }) => plain) })
  const isMinor = [own.rules, ...earlier].some((one) => one.isMinor)
  if (endsFearForOthers({ text, history, field, context })) return { level: 'concern', reasons: [earlierReason], isMinor, topic: 'third', isFaint: false, reaction: 'others are safe' }
  const isGoingOn = isYesInMind(context) || context.asked === 'said' || earlier.some(({ floor }) => isAtLeast(floor, 'high'))
  const heard = isGoingOn ? goOn({ own, earlier, text, context }) : asAnswer({ own, text, field, context })
  const turn = context.isDenied && !isGoingOn ? afterDenial(heard) : heard
  // What goes on with a danger is about that one, unless another is said bluntly.
  const isSameTopic = context.topic !== null && !turn.reasons.includes(bluntReason)
  const topic = turn.level === 'none' ? null : isSameTopic ? context.topic : topicOf(turn)
  return { level: turn.level, reasons: turn.reasons, isMinor, topic, isFaint: turn.isFaint, reaction: turn.reaction }
}

/** Whether a message tells that whoever it was feared for is safe, and neither it nor those before it, each read alone, tell of another danger. */
function endsFearForOthers({ text, history, field, context }: { text: string; history: readonly string[]; field: 'chat' | 'letter'; context: CareContext }): boolean {
  if (context.topic !== 'third' || isYesInMind(context) || !saysOthersSafe(plainly(text))) return false
  const isOfOthers = (turn: Turn): boolean => turn.level === 'none' || topicOf(turn) === 'third'
  const alone = readTurn({ text, field, before: [] })
  return (alone.isFaint || (alone.level !== 'imminent' && isOfOthers(alone))) && history.slice(-3).every((turn) => isOfOthers(readTurn({ text: turn, field, before: [] })))
}

/** What no denial ends: a message of danger said bluntly, for this minute, from somebody or to somebody, or of a body; not one that only goes on with it. */
export function isSaid({ level, reasons, topic }: Pick<Assessment, 'level' | 'reasons' | 'topic'>): boolean {
  const isOwn = !reasons.includes(earlierReason)
  return isOwn && (level === 'imminent' || reasons.includes(bluntReason) || topic === 'violence' || topic === 'threat' || topic === 'medical')
}
