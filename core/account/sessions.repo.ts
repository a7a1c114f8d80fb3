import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { accountColumns, type AccountRecord } from './account.repo'
import { accountKeys, accounts, sessions } from './account.sql.ts'
import type { Db } from '#core/db/client'
import type { WrappedKey } from '#core/ports/vault'

/** The session of a token and its account. Null for one that was ended or has run out. */
export async function findAccountOfSession(input: { tokenHash: string; now: number }, db: Db) {
  const [row] = await db
    .select({ account: accountColumns, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt, provenAt: sessions.provenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)))
    .limit(1)
  return row ?? null
}

/**
 * One transaction: of several requests at once the first gives the session its account, the others take that one. Null for a session
 * its owner has ended.
 */
export async function joinSessionToAccount(
  input: { tokenHash: string; sessionId: string; newAccountId: string; key: WrappedKey; timeZone: string; now: number; expiresAt: number },
  db: Db,
): Promise<AccountRecord | null> {
  const { tokenHash, newAccountId, key, now, expiresAt } = input
  const [, , , , rows] = await db.batch([
    db.insert(accounts).values({ id: newAccountId, timeZone: input.timeZone, createdAt: now, lastSeenAt: now }),
    db.insert(accountKeys).values({ accountId: newAccountId, ...key, createdAt: now }),
    // A session that has run out starts anew: it is never handed its old account.
    db
      .insert(sessions)
      .values({ tokenHash, id: input.sessionId, accountId: newAccountId, createdAt: now, lastSeenAt: now, expiresAt })
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
  return rows[0] ?? null
}

export async function touchSession(input: { tokenHash: string; accountId: string; now: number; expiresAt: number }, db: Db) {
  await db.batch([
    db
      .update(sessions)
      .set({ lastSeenAt: input.now, expiresAt: input.expiresAt })
      .where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt))),
    db.update(accounts).set({ lastSeenAt: input.now }).where(eq(accounts.id, input.accountId)),
  ])
}

/** A session that takes the place of another: a new token, so that what was known of the old one is worth nothing. */
export type NewSession = { oldTokenHash: string; newTokenHash: string; sessionId: string; device: string | null; now: number; expiresAt: number }

/** Ends a session and begins the one that takes its place, for an account whose address was proven. */
export function sessionStatements({ accountId, session }: { accountId: string; session: NewSession }, db: Db) {
  const { oldTokenHash, newTokenHash: tokenHash, sessionId: id, device, now, expiresAt } = session
  return [
    db.update(sessions).set({ revokedAt: now }).where(eq(sessions.tokenHash, oldTokenHash)),
    db.insert(sessions).values({ tokenHash, id, accountId, device, createdAt: now, lastSeenAt: now, provenAt: now, expiresAt }),
  ] as const
}

export async function revokeSession(input: { tokenHash: string; now: number }, db: Db): Promise<void> {
  await db.update(sessions).set({ revokedAt: input.now }).where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt)))
}

/** A browser that is signed in, as its row knows it. Moments are UTC ms. */
export type SessionRecord = { id: string | null; tokenHash: string; device: string | null; createdAt: number; lastSeenAt: number; provenAt: number | null }

/** The hundred sessions of an account seen last, of those that have not ended. */
export async function listSessions(input: { accountId: string; now: number }, db: Db): Promise<SessionRecord[]> {
  return db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      provenAt: sessions.provenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, input.accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
}

/** Ends one session of an account. False when the account has no such session. */
export async function revokeSessionById(input: { accountId: string; sessionId: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${input.now})` })
    .where(and(eq(sessions.id, input.sessionId), eq(sessions.accountId, input.accountId)))
    .returning({ tokenHash: sessions.tokenHash })
  return rows.length > 0
}

/** Ends every session of an account but one. */
export async function revokeOtherSessions(input: { accountId: string; keptTokenHash: string; now: number }, db: Db): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: input.now })
    .where(and(eq(sessions.accountId, input.accountId), ne(sessions.tokenHash, input.keptTokenHash), isNull(sessions.revokedAt)))
}

export async function isSessionRevoked(tokenHash: string, db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNotNull(sessions.revokedAt)))
    .limit(1)
  return rows.length > 0
}

/** Deletes at most a thousand sessions whose time has run out. Those that were ended earlier stay until then, so that their cookies stay worthless. */
export async function deleteEndedSessions(now: number, db: Db): Promise<void> {
  const ended = db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(lte(sessions.expiresAt, now)).limit(1000)
  await db.delete(sessions).where(inArray(sessions.tokenHash, ended))
}
