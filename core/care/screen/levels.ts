export const riskLevels = ['none', 'concern', 'high', 'imminent'] as const
export type RiskLevel = (typeof riskLevels)[number]

export function rank(level: RiskLevel): number {
  return riskLevels.indexOf(level)
}

export function isAtLeast(level: RiskLevel, least: RiskLevel): boolean {
  return rank(level) >= rank(least)
}

/** The graver of two levels: whoever else judges a message may raise a level, never lower it. */
export function higher(one: RiskLevel, other: RiskLevel): RiskLevel {
  return rank(one) >= rank(other) ? one : other
}
