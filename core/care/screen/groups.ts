/** Faces of danger and of what only looks like it, as the classifier tells them apart; the first ones are in danger. */
export const riskGroups = ['near', 'thought', 'passive', 'context', 'selfHarm', 'eating', 'threat', 'psychosis', 'third', 'violence', 'minor'] as const
export const harmlessGroups = ['grief', 'figure', 'denial', 'overload', 'low', 'medical', 'everyday', 'flat'] as const
export const groups = [...riskGroups, ...harmlessGroups] as const
export type Group = (typeof groups)[number]

/** The heads kept beside the groups: in danger at all, at least high, imminent. */
export const headCount = 3
