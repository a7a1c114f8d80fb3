import { featuresOf } from './features'
import type { RiskLevel } from './levels'
import { heads, scoreOf, type Scores } from './model'
import { weights } from './weights'
import { windowsOf } from './windows'

export type { Scores } from './model'

/** The gravest any stretch of a text looks to the classifier: what is said once in a long letter is said. */
export function scoreText({ plain, field, history }: { plain: string; field: 'chat' | 'letter'; history: readonly string[] }): Scores {
  const worst: Scores = { concern: -Infinity, high: -Infinity, imminent: -Infinity }
  for (const stretch of windowsOf(plain)) {
    const scores = scoreOf(featuresOf({ plain: stretch, field, history }))
    for (const head of heads) worst[head] = Math.max(worst[head], scores[head])
  }
  return worst
}

/** The level scores amount to; a margin asks for that much more than is enough. */
export function levelOf({ concern, high, imminent }: Scores, margin = 0): RiskLevel {
  const [forConcern = 0, forHigh = 0, forImminent = 0] = weights.thresholds
  if (concern <= forConcern + margin) return 'none'
  if (high <= forHigh + margin) return 'concern'
  return imminent > forImminent + margin ? 'imminent' : 'high'
}
