import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { accountKeys, accounts, sessions } from './account.sql.ts'
import type { Account } from './account.schema'
import type { Db } from '#core/db/client'
import type { WrappedKey } from '#core/ports/vault'

const accountColumns = { id: accounts.id, tier: accounts.tier, createdAt: accounts.createdAt }

export async function findAccountOfSession(input: { tokenHash: string; now: number }, db: Db) {
  const [row] = await db
    .select({ account: accountColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)))
    .limit(1)
  return row ?? null
}

/** One transaction: of several requests at once the first gives the session its account, the others take that one. */
export async function joinSessionToAccount(
  input: { tokenHash: string; newAccountId: string; key: WrappedKey; now: number; expiresAt: number },
  db: Db,
): Promise<Account> {
  const { tokenHash, newAccountId, key, now, expiresAt } = input
  const [, , , , rows] = await db.batch([
    db.insert(accounts).values({ id: newAccountId, createdAt: now }),
    db.insert(accountKeys).values({ accountId: newAccountId, ...key, createdAt: now }),
    // A session that has run out starts anew: it is never handed its old account.
    db
      .insert(sessions)
      .values({ tokenHash, accountId: newAccountId, createdAt: now, lastSeenAt: now, expiresAt })
      .onConflictDoUpdate({
        target: sessions.tokenHash,
        set: {
          accountId: sql`case when ${sessions.expiresAt} <= ${now} then ${newAccountId} else ${sessions.accountId} end`,
          lastSeenAt: now,
          expiresAt,
        },
        setWhere: isNull(sessions.revokedAt),
      }),
    db
      .delete(accounts)
      .where(
        and(
          eq(accounts.id, newAccountId),
          sql`not exists (select 1 from ${sessions} where ${sessions.accountId} = ${newAccountId})`,
        ),
      ),
    db
      .select(accountColumns)
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)))
      .limit(1),
  ])
  const [account] = rows
  if (!account) throw new Error('session without an account')
  return account
}

export async function touchSession(input: { tokenHash: string; now: number; expiresAt: number }, db: Db) {
  await db
    .update(sessions)
    .set({ lastSeenAt: input.now, expiresAt: input.expiresAt })
    .where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt)))
}

export async function findAccountKey(accountId: string, db: Db): Promise<WrappedKey | null> {
  const [row] = await db
    .select({ wrappedKey: accountKeys.wrappedKey, masterVersion: accountKeys.masterVersion })
    .from(accountKeys)
    .where(eq(accountKeys.accountId, accountId))
    .limit(1)
  return row ?? null
}
