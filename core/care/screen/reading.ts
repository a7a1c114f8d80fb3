import { featuresOf } from './features'
import type { RiskLevel } from './levels'
import { scoreOf, type Scores } from './model'
import { scoreSteps, type NetScores } from './net/net'
import { stepsBefore, stepsOf } from './net/steps'
import { weights } from './weights'
import { windowsOf } from './windows'

export type { Scores } from './model'

/** The gravest any stretch of a text looks to classifier and net: what is said once in a long letter is said. */
export function scoreText({ plain, field, history }: { plain: string; field: 'chat' | 'letter'; history: readonly string[] }): Scores {
  const before = stepsBefore(history)
  return windowsOf(plain)
    .map((stretch) => together(scoreOf(featuresOf({ plain: stretch, field, history })), scoreSteps({ steps: stepsOf(stretch), before, field })))
    .reduce(graver)
}

/** How much the net counts beside the linear classifier. */
const netShare = 0.5

/** Which words are there and what order they come in, weighed together. */
export function together(linear: Scores, net: NetScores): Scores {
  return { concern: linear.concern + netShare * net.concern, high: linear.high + netShare * net.high, imminent: linear.imminent + netShare * net.imminent, group: linear.group }
}

/** The worst of two stretches by each measure; what it is about comes from the one more surely in danger. */
export function graver(one: Scores, other: Scores): Scores {
  const { group } = one.concern >= other.concern ? one : other
  return { concern: Math.max(one.concern, other.concern), high: Math.max(one.high, other.high), imminent: Math.max(one.imminent, other.imminent), group }
}

/** What is read: a turn of the chat by itself, a field of a letter, or a turn in the light of those before it. Each begins to count elsewhere. */
export type Manner = 'chat' | 'letter' | 'light'

export type Thresholds = { concern: Record<Manner, number>; high: number; imminent: number }

/** The level scores amount to; a margin asks for that much more than is enough. */
export function levelOf({ scores, manner, margin = 0, thresholds = weights.thresholds }: { scores: Scores; manner: Manner; margin?: number; thresholds?: Thresholds }): RiskLevel {
  if (scores.concern <= thresholds.concern[manner] + margin) return 'none'
  if (scores.high <= thresholds.high + margin) return 'concern'
  return scores.imminent > thresholds.imminent + margin ? 'imminent' : 'high'
}
