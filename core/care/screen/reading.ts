import { featuresOf } from './features'
import type { RiskLevel } from './levels'
import { scoreOf, type Scores } from './model'
import { weights } from './weights'
import { windowsOf } from './windows'

export type { Scores } from './model'

/** The gravest any stretch of a text looks to the classifier: what is said once in a long letter is said. */
export function scoreText({ plain, field, history }: { plain: string; field: 'chat' | 'letter'; history: readonly string[] }): Scores {
  return windowsOf(plain)
    .map((stretch) => scoreOf(featuresOf({ plain: stretch, field, history })))
    .reduce(graver)
}

/** The worst of two stretches by each measure; what it is about comes from the one more surely in danger. */
export function graver(one: Scores, other: Scores): Scores {
  const { group } = one.concern >= other.concern ? one : other
  return { concern: Math.max(one.concern, other.concern), high: Math.max(one.high, other.high), imminent: Math.max(one.imminent, other.imminent), group }
}

/** The level scores amount to; a margin asks for that much more than is enough. */
export function levelOf({ concern, high, imminent }: Scores, margin = 0): RiskLevel {
  const [forConcern = 0, forHigh = 0, forImminent = 0] = weights.thresholds
  if (concern <= forConcern + margin) return 'none'
  if (high <= forHigh + margin) return 'concern'
  return imminent > forImminent + margin ? 'imminent' : 'high'
}
