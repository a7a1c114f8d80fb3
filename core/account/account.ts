import { findAccountById, findAccountOfSession, joinSessionToAccount, setTrial, touchSession, type AccountRecord } from './account.repo'
import { effectiveTier } from '#core/access/access'
import type { Account, Visitor } from './account.schema'
import type { Db } from '#core/db/client'
import type { NewId } from '#core/ids'
import type { Clock } from '#core/ports/clock'
import type { Vault } from '#core/ports/vault'

/** How long a browser is recognised after it was last seen, in ms. */
export const sessionLifetimeMs = 180 * 24 * 60 * 60_000

/** A session is written again at most this often, in ms. */
const touchEveryMs = 24 * 60 * 60_000

export type AccountDeps = {
  db: Db
  clock: Clock
  /** Keyed hashes of the addresses with VIP access. */
  vipHashes: () => Promise<ReadonlySet<string>>
  /** The account of a trial's bearer token (by its SHA-256), while the trial lasts. */
  findTrialAccount: (input: { tokenHash: string }) => Promise<string | null>
}

/**
 * The account a browser belongs to; null for someone who has left nothing yet. A trial's token speaks for its own account where
 * the browser has none, and for nothing else.
 */
export async function findAccount(visitor: Visitor, deps: AccountDeps): Promise<Account | null> {
  const now = deps.clock()
  const found = await findAccountOfSession({ tokenHash: visitor.tokenHash, now }, deps.db)
  if (!found) return visitor.trialTokenHash ? findTrialOwner(visitor.trialTokenHash, deps) : null
  if (found.lastSeenAt + touchEveryMs < now) {
    await touchSession({ tokenHash: visitor.tokenHash, now, expiresAt: now + sessionLifetimeMs }, deps.db)
  }
  return toAccount(found.account, deps)
}

async function findTrialOwner(tokenHash: string, deps: AccountDeps): Promise<Account | null> {
  const accountId = await deps.findTrialAccount({ tokenHash })
  const record = accountId && (await findAccountById(accountId, deps.db))
  return record ? toAccount(record, deps) : null
}

/** An account with what it may do now. */
export async function toAccount(record: AccountRecord, deps: Pick<AccountDeps, 'clock' | 'vipHashes'>): Promise<Account> {
  const isVip = record.emailHash !== null && (await deps.vipHashes()).has(record.emailHash)
  const { id, plan, trialExpiresAt, timeZone, createdAt } = record
  return {
    id,
    plan,
    isVip,
    trialExpiresAt,
    timeZone,
    createdAt,
    hasEmail: record.emailHash !== null,
    tier: effectiveTier({ plan, trialExpiresAt, isVip }, deps.clock()),
  }
}

/**
 * The account a browser belongs to, made now if there is none. Two requests of one browser at the same moment get the
 * same account.
 */
export async function ensureAccount(visitor: Visitor, deps: AccountDeps & { newId: NewId; vault: Vault }): Promise<Account> {
  const existing = await findAccount(visitor, deps)
  if (existing) return existing
  const now = deps.clock()
  const record = await joinSessionToAccount(
    {
      tokenHash: visitor.tokenHash,
      sessionId: deps.newId('session'),
      newAccountId: deps.newId('account'),
      key: await deps.vault.createKey(),
      timeZone: knownTimeZone(visitor.timeZone),
      now,
      expiresAt: now + sessionLifetimeMs,
    },
    deps.db,
  )
  return toAccount(record, deps)
}

/** The statement that lets an account do what a trial allows, until `expiresAt` (UTC ms); run with the trial's own. */
export function grantTrial(input: { accountId: string; expiresAt: number }, db: Db) {
  return setTrial(input, db)
}

/** The zone, where the runtime knows it; UTC otherwise. */
export function knownTimeZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
