import { findAccountOfSession, joinSessionToAccount, touchSession } from './account.repo'
import type { Account } from './account.schema'
import type { Db } from '#core/db/client'
import type { NewId } from '#core/ids'
import type { Clock } from '#core/ports/clock'
import type { Vault } from '#core/ports/vault'

/** How long a browser is recognised after it was last seen, in ms. */
export const sessionLifetimeMs = 180 * 24 * 60 * 60_000

/** A session is written again at most this often, in ms. */
const touchEveryMs = 24 * 60 * 60_000

type AccountDeps = { db: Db; clock: Clock }

/** The account a browser belongs to; null for someone who has left nothing yet. `tokenHash` is the cookie's SHA-256. */
export async function findAccount(input: { tokenHash: string }, deps: AccountDeps): Promise<Account | null> {
  const now = deps.clock()
  const found = await findAccountOfSession({ tokenHash: input.tokenHash, now }, deps.db)
  if (!found) return null
  if (found.lastSeenAt + touchEveryMs < now) {
    await touchSession({ tokenHash: input.tokenHash, now, expiresAt: now + sessionLifetimeMs }, deps.db)
  }
  return found.account
}

/**
 * The account a browser belongs to, made now if there is none. Two requests of one browser at the same moment get the
 * same account.
 */
export async function ensureAccount(
  input: { tokenHash: string },
  deps: AccountDeps & { newId: NewId; vault: Vault },
): Promise<Account> {
  const existing = await findAccount(input, deps)
  if (existing) return existing
  const now = deps.clock()
  return joinSessionToAccount(
    {
      tokenHash: input.tokenHash,
      newAccountId: deps.newId('account'),
      key: await deps.vault.createKey(),
      now,
      expiresAt: now + sessionLifetimeMs,
    },
    deps.db,
  )
}
