import type { Group } from './groups'
import type { RiskLevel } from './levels'
import type { RuleReading } from './rules'
import { phrase, type SignKind } from './signs'

export const topics = ['suicide', 'selfHarm', 'violence', 'threat', 'third', 'eating', 'psychosis', 'medical'] as const
export type Topic = (typeof topics)[number]

/**
 * What a danger is about, so that it is answered with the right words and the right lines: by the classifier's group, and by the written
 * rules where that leaves it open.
 */
export function topicOf({ plain, level, rules, scores }: { plain: string; level: RiskLevel; rules: RuleReading; scores: { group: Group } }): Topic {
  const topic = byGroup[scores.group] ?? bySign.find(([kind]) => rules.kinds.has(kind))?.[1] ?? 'suicide'
  // A body in danger now is answered by an ambulance first.
  return topic === 'suicide' && level === 'imminent' && taken.test(plain) ? 'medical' : topic
}

/** Something swallowed or injected, or a wound that bleeds. */
const taken = phrase(
  '(?:me )?(?:las |los |lo )?(?:tome|trague|he tomado|he tragado|tomado|bebi|ingeri|inyecte|comi)(?: ~ ~ | ~ | )(?:pastillas|todas|todo|frasco|caja|demasiad[oa]s|cloro|lejia|veneno|raticida|insulina|\\w+oles|clonazepam|de mas|sobredosis)', 'sobredosis', '(?:sangr\\w+|desangr\\w+)(?: ~ | )?(?:mucho|y no|no para)?', 'no para de sangrar',
  '(?:took|taken|swallowed|drank|injected|downed|necked)(?: ~ ~ | ~ | )(?:pills|tablets|meds|all|too many|bottle|bleach|handful|paracetamol|insulin|overdose|them|lot)', 'overdosed', 'bleeding', 'will not stop bleeding',
)

const byGroup: Partial<Record<Group, Topic>> = { selfHarm: 'selfHarm', eating: 'eating', threat: 'threat', psychosis: 'psychosis', third: 'third', violence: 'violence' }

const bySign: [SignKind, Topic][] = [['deed', 'suicide'], ['gone', 'suicide'], ['threat', 'threat'], ['hurt', 'violence'], ['other', 'third'], ['voices', 'psychosis'], ['eating', 'eating'], ['selfharm', 'selfHarm']]
