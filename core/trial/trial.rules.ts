import type { TrialStatus } from './trial.schema'

const dayMs = 24 * 60 * 60_000

export const trialLengthMs = 7 * dayMs

/** How a trial that ends at `expiresAt` (UTC ms) stands; null for none. */
export function statusOf(expiresAt: number | null, now: number): TrialStatus {
  const left = expiresAt === null ? 0 : expiresAt - now
  return {
    valid: left > 0,
    expired: expiresAt !== null && left <= 0,
    daysRemaining: Math.max(0, Math.ceil(left / dayMs)),
    expiresAt,
  }
}
