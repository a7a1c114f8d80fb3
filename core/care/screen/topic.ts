import type { RiskLevel } from './levels'
import type { RuleReading } from './rules'
import type { SignKind } from './signs'

export const topics = ['suicide', 'selfHarm', 'violence', 'threat', 'third', 'eating', 'psychosis', 'medical'] as const
export type Topic = (typeof topics)[number]

/** What a danger is about, so that it is answered with the right words and the right lines. */
export function topicOf({ own, earlier }: { plain: string; before: readonly string[]; own: RuleReading; earlier: RuleReading[]; level: RiskLevel }): Topic {
  return topicByRules(own.kinds) ?? earlier.map(({ kinds }) => topicByRules(kinds)).findLast((topic) => topic !== null) ?? 'suicide'
}

const byKind: [SignKind, Topic][] = [['threat', 'threat'], ['hurt', 'violence'], ['other', 'third'], ['voices', 'psychosis'], ['eating', 'eating'], ['deed', 'suicide'], ['gone', 'suicide'], ['selfharm', 'selfHarm']]

function topicByRules(kinds: ReadonlySet<SignKind>): Topic | null {
  return byKind.find(([kind]) => kinds.has(kind))?.[1] ?? null
}
