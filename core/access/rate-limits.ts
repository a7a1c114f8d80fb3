import { tooManyRequestsError } from '#core/errors'
import { countHit, deleteEndedWindows } from './rate-limits.repo'
import type { Db } from '#core/db/client'
import type { Clock } from '#core/ports/clock'

/** At most `limit` times in a window of `windowMs` that opens with the first. */
export type RateLimit = { name: string; limit: number; windowMs: number }

const minute = 60_000
const hour = 60 * minute

export const rateLimitRules = {
  /** Letters cost the most; a person writes a few a day, a household or school shares an address. */
  letterPerAddress: { name: 'letter/address', limit: 40, windowMs: hour },
  letterPerAccount: { name: 'letter/account', limit: 20, windowMs: hour },
  /** Codes are mails somebody gets: few an hour to one mailbox, whoever asks. */
  codePerAddress: { name: 'code/address', limit: 20, windowMs: hour },
  codePerMailbox: { name: 'code/mailbox', limit: 6, windowMs: hour },
  /** With five tries a code and six codes an hour, a mailbox could see thirty; a person needs two or three. */
  tryPerAddress: { name: 'try/address', limit: 60, windowMs: hour },
  tryPerMailbox: { name: 'try/mailbox', limit: 20, windowMs: hour },
  /** Who keeps at it from ever new addresses has thirty in a million a day. */
  codePerMailboxDay: { name: 'code/mailbox/day', limit: 12, windowMs: 24 * hour },
  tryPerMailboxDay: { name: 'try/mailbox/day', limit: 30, windowMs: 24 * hour },
  trialPerAddress: { name: 'trial/address', limit: 10, windowMs: hour },
  /** A PDF is set anew each time it is asked for. */
  pdfPerLetter: { name: 'pdf/letter', limit: 30, windowMs: 10 * minute },
  /** Every letter is set and every sound opened again for an export. */
  exportPerAccount: { name: 'export/account', limit: 10, windowMs: hour },
  chatPerAccount: { name: 'chat/account', limit: 30, windowMs: minute },
  /** Synthesis costs more than text; somebody who has every line of a long evening read stays under it. */
  voicePerAccount: { name: 'voice/account', limit: 60, windowMs: 10 * minute },
  writePerAddress: { name: 'write/address', limit: 300, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>

/**
 * Counts one more use of `rule` by `subject` (an account id or a keyed hash of an address).
 * Throws `too_many_requests` with `retryAfterSeconds` over the limit. Exact under concurrency: one upsert decides.
 */
export async function spendRateLimit(
  input: { rule: RateLimit; subject: string },
  deps: { db: Db; clock: Clock },
): Promise<void> {
  const now = deps.clock()
  const hit = await countHit({ key: `${input.rule.name}:${input.subject}`, windowMs: input.rule.windowMs, now }, deps.db)
  if (hit.count > input.rule.limit) {
    throw tooManyRequestsError({ retryAfterSeconds: Math.max(1, Math.ceil((hit.resetsAt - now) / 1000)) })
  }
}

/** Forgets windows that have ended. */
export async function forgetEndedRateLimits(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteEndedWindows(deps.clock(), deps.db)
}
