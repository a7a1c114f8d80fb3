import { healthConsentError, sessionEndedError } from './account.errors'
import { findAccountById, type AccountRecord } from './account.repo'
import { insertImpliedConsents, isConsentWithdrawn } from './consents.repo'
import { findAccountOfSession, isSessionRevoked, joinSessionToAccount, touchSession } from './sessions.repo'
import { consentVersions } from './account.rules'
import { effectiveTier } from '#core/access/access'
import type { Account, ConsentKind, Visitor } from './account.schema'
import type { Db } from '#core/db/client'
import type { NewId } from '#core/ids'
import type { Clock } from '#core/ports/clock'
import type { Vault } from '#core/ports/vault'

export { grantTrial, nameWhereNone } from './account.repo'

/** How long a browser is recognised after it was last seen, in ms. */
export const sessionLifetimeMs = 180 * 24 * 60 * 60_000

/** How long an address counts as proven in a browser, however often it is seen, in ms. */
export const provenLifetimeMs = 365 * 24 * 60 * 60_000

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
 * the browser has none, and only until an address is proven for it: whoever began the trial need not be who proved the address.
 */
export async function findAccount(visitor: Visitor, deps: AccountDeps): Promise<Account | null> {
  const record = await findRecord(visitor, deps)
  return record && toAccount(record, deps)
}

/** The same as its row knows it, read once. */
export async function findRecord(visitor: Visitor, deps: Pick<AccountDeps, 'db' | 'clock' | 'findTrialAccount'>): Promise<AccountRecord | null> {
  const now = deps.clock()
  const found = await findAccountOfSession({ tokenHash: visitor.tokenHash, now }, deps.db)
  if (!found) return visitor.trialTokenHash ? findTrialOwner(visitor.trialTokenHash, deps) : null
  if (found.lastSeenAt + touchEveryMs < now) {
    await touchSession({ tokenHash: visitor.tokenHash, accountId: found.account.id, now, expiresAt: Math.min(now + sessionLifetimeMs, (found.provenAt ?? now) + provenLifetimeMs) }, deps.db)
  }
  return found.account
}

async function findTrialOwner(tokenHash: string, deps: Pick<AccountDeps, 'db' | 'findTrialAccount'>): Promise<AccountRecord | null> {
  const accountId = await deps.findTrialAccount({ tokenHash })
  const record = accountId && (await findAccountById(accountId, deps.db))
  return record && record.emailHash === null ? record : null
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
 * same account. Throws `session_ended` for a browser whose session was ended from elsewhere.
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
  if (!record) throw sessionEndedError()
  return toAccount(record, deps)
}

/**
 * An account that is served without its browser, such as by the clock, with the address proven for it. Null once it is gone or has
 * joined another.
 */
export async function findAddressee(
  input: { accountId: string },
  deps: Pick<AccountDeps, 'db' | 'clock' | 'vipHashes'> & { vault: Vault },
): Promise<{ account: Account; email: string | null } | null> {
  const record = await findAccountById(input.accountId, deps.db)
  if (!record) return null
  const account = await toAccount(record, deps)
  if (!record.sealedEmail) return { account, email: null }
  const vault = await deps.vault.openAccount(record.id)
  return { account, email: await vault.open(record.sealedEmail, emailContext(record.id)) }
}

/** What binds a sealed name to its account. */
export const nameContext = (accountId: string) => `accounts/${accountId}/name`

/** What binds a sealed address to its account. */
export const emailContext = (accountId: string) => `accounts/${accountId}/email`

/** The zone, where the runtime knows it; UTC otherwise. */
export function knownTimeZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/**
 * Keeps what somebody agrees to by asking for something: once per kind and version. Throws `health_consent_withdrawn` where consent
 * to handle health data is among it and was taken back; asking again does not give it again.
 */
export async function agreeTo(
  input: { accountId: string; kinds: readonly ConsentKind[] },
  deps: Pick<AccountDeps, 'db' | 'clock'> & { newId: NewId },
): Promise<void> {
  const { accountId, kinds } = input
  if (kinds.includes('health_data')) await requireHealthConsent({ accountId }, deps)
  const now = deps.clock()
  await insertImpliedConsents(
    kinds.map((kind) => ({ id: deps.newId('consent'), accountId, kind, version: consentVersions[kind], now })),
    deps.db,
  )
}

/** Throws `health_consent_withdrawn`. */
export async function requireHealthConsent(input: { accountId: string }, deps: Pick<AccountDeps, 'db'>): Promise<void> {
  if (await isConsentWithdrawn({ accountId: input.accountId, kind: 'health_data' }, deps.db)) throw healthConsentError()
}

/** Whether a browser's session was ended, here or from another device: its cookie is worth nothing any more. */
export async function isSignedOut(input: { tokenHash: string }, deps: Pick<AccountDeps, 'db'>): Promise<boolean> {
  return isSessionRevoked(input.tokenHash, deps.db)
}

/** What somebody is called, where they said so. */
export async function findName(input: { accountId: string }, deps: { db: Db; vault: Vault }): Promise<string | null> {
  const record = await findAccountById(input.accountId, deps.db)
  if (!record?.sealedName) return null
  const key = await deps.vault.openAccount(record.id)
  return key.open(record.sealedName, nameContext(record.id))
}
