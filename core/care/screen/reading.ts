import { featuresOf } from './features'
import type { RiskLevel } from './levels'
import { scoreOf, type Scores } from './model'
import { scoreSteps, type NetScores } from './net/net'
import { stepsOf } from './net/steps'
import { weights } from './weights'
import { windowsOf } from './windows'

export type { Scores } from './model'

/** The gravest any stretch of a text looks to classifier and net: what is said once in a long letter is said. */
export function scoreText({ plain, field }: { plain: string; field: 'chat' | 'letter' }): Scores {
  return windowsOf(plain)
    .map((stretch) => together(scoreOf(featuresOf({ plain: stretch, field })), scoreSteps({ steps: stepsOf(stretch), field })))
    .reduce(graver)
}

/** Of an earlier turn its end is read with what comes after it, so many words. */
const longestBefore = 45

/**
 * Plain turns of one person as one text, the last one whole. A message is what it is by what it follows («no, no por viajar», «por tirarme»;
 * «estoy pensando en cortarme», «el pelo, digo»), and a reader of single texts reads that best as a single text.
 */
export function inOneText(turns: readonly string[]): string {
  return turns.map((plain, at) => (at < turns.length - 1 ? plain.split(/\s+/).slice(-longestBefore).join(' ') : plain)).join('\n')
}

/** How much the net counts beside the linear classifier. */
const netShare = 0.5
/** How much it adds that danger looks near: whoever says it for now must be heard most surely. */
const nearShare = 0.5

/** Which words are there and what order they come in, weighed together. */
export function together(linear: Scores, net: NetScores): Scores {
  const imminent = linear.imminent + netShare * net.imminent
  return { concern: linear.concern + netShare * net.concern + nearShare * imminent, high: linear.high + netShare * net.high, imminent, group: linear.group }
}

/** How much a turn by itself counts beside it and the turns before it as one text: what is said in few words after much else is thinned by it. */
const ownShare = 0.3

/** A turn weighed by itself and with what was said before it. */
export function inConversation({ own, joined }: { own: Scores; joined: Scores }): Scores {
  const mixed = (measure: 'concern' | 'high' | 'imminent') => ownShare * own[measure] + (1 - ownShare) * joined[measure]
  return { concern: mixed('concern'), high: mixed('high'), imminent: mixed('imminent'), group: own.concern > joined.concern ? own.group : joined.group }
}

/** The worst of two stretches by each measure; what it is about comes from the one more surely in danger. */
export function graver(one: Scores, other: Scores): Scores {
  const { group } = one.concern >= other.concern ? one : other
  return { concern: Math.max(one.concern, other.concern), high: Math.max(one.high, other.high), imminent: Math.max(one.imminent, other.imminent), group }
}

/** What is read: a turn of the chat that stands alone, a field of a letter, a turn with those before it, or one of several by itself. Each begins to count elsewhere. */
export type Manner = 'chat' | 'letter' | 'together' | 'among'

export type Thresholds = { concern: Record<Manner, number>; high: number; imminent: number }

/** The level scores amount to. */
export function levelOf({ scores, manner, thresholds = weights.thresholds }: { scores: Scores; manner: Manner; thresholds?: Thresholds }): RiskLevel {
  if (scores.concern <= thresholds.concern[manner]) return 'none'
  if (scores.high <= thresholds.high) return 'concern'
  return scores.imminent > thresholds.imminent ? 'imminent' : 'high'
}
