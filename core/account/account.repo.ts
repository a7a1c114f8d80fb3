import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { accountKeys, accounts, emailCodes, sessions } from './account.sql.ts'
import type { Tier } from '#core/access/access'
import type { Db } from '#core/db/client'
import type { WrappedKey } from '#core/ports/vault'

const accountColumns = {
  id: accounts.id,
  plan: accounts.tier,
  emailHash: accounts.emailHash,
  sealedEmail: accounts.sealedEmail,
  sealedName: accounts.sealedName,
  timeZone: accounts.timeZone,
  trialExpiresAt: accounts.trialExpiresAt,
  createdAt: accounts.createdAt,
}

/** An account as its row knows it; name and address stay sealed. */
export type AccountRecord = {
  id: string
  plan: Tier
  emailHash: string | null
  sealedEmail: string | null
  sealedName: string | null
  timeZone: string
  trialExpiresAt: number | null
  createdAt: number
}

export async function findAccountOfSession(input: { tokenHash: string; now: number }, db: Db) {
  const [row] = await db
    .select({ account: accountColumns, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt, provenAt: sessions.provenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)))
    .limit(1)
  return row ?? null
}

export async function findAccountById(id: string, db: Db): Promise<AccountRecord | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(and(eq(accounts.id, id), isNull(accounts.mergedInto))).limit(1)
  return row ?? null
}

export async function findAccountByEmail(emailHash: string, db: Db): Promise<AccountRecord | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.emailHash, emailHash)).limit(1)
  return row ?? null
}

/** One transaction: of several requests at once the first gives the session its account, the others take that one. */
export async function joinSessionToAccount(
  input: { tokenHash: string; sessionId: string; newAccountId: string; key: WrappedKey; timeZone: string; now: number; expiresAt: number },
  db: Db,
): Promise<AccountRecord> {
  const { tokenHash, newAccountId, key, now, expiresAt } = input
  const [, , , , rows] = await db.batch([
    db.insert(accounts).values({ id: newAccountId, timeZone: input.timeZone, createdAt: now }),
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

// --- Codes ---------------------------------------------------------------------------------------------------------

/** Keeps a new code; earlier ones for the same address and browser stop counting. */
export async function insertCode(
  code: { id: string; emailHash: string; tokenHash: string; codeHash: string; now: number; expiresAt: number },
  db: Db,
): Promise<void> {
  const { now, ...row } = code
  await db.batch([
    db.delete(emailCodes).where(and(eq(emailCodes.emailHash, row.emailHash), eq(emailCodes.tokenHash, row.tokenHash))),
    db.insert(emailCodes).values({ ...row, createdAt: now }),
  ])
}

/** Spends one try on the newest code of an address in a browser. Null when there is none that may still be tried. */
export async function tryCode(
  input: { emailHash: string; tokenHash: string; mostTries: number; now: number },
  db: Db,
): Promise<{ id: string; codeHash: string } | null> {
  const newest = db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.emailHash, input.emailHash), eq(emailCodes.tokenHash, input.tokenHash)))
    .orderBy(desc(emailCodes.createdAt))
    .limit(1)
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(inArray(emailCodes.id, newest), lt(emailCodes.tries, input.mostTries), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, input.now)),
    )
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash })
  return row ?? null
}

/** Of several that found the right code at once, true for one. */
export async function useCode(input: { id: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(emailCodes)
    .set({ usedAt: input.now })
    .where(and(eq(emailCodes.id, input.id), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id })
  return rows.length > 0
}

export async function deleteEndedCodes(now: number, db: Db): Promise<void> {
  const ended = db.select({ id: emailCodes.id }).from(emailCodes).where(lte(emailCodes.expiresAt, now)).limit(1000)
  await db.delete(emailCodes).where(inArray(emailCodes.id, ended))
}

// --- Proven addresses ----------------------------------------------------------------------------------------------

/** Gives an account without an address the proven one. False when another account has it, or this one has one already. */
export async function claimEmail(input: { accountId: string; emailHash: string; sealedEmail: string }, db: Db): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ emailHash: input.emailHash, sealedEmail: input.sealedEmail })
    .where(
      and(
        eq(accounts.id, input.accountId),
        isNull(accounts.emailHash),
        isNull(accounts.mergedInto),
        sql`not exists (select 1 from ${accounts} as held where held.email_hash = ${input.emailHash})`,
      ),
    )
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** A new account that has the address from the start. False when another has it. */
export async function insertAccountWithEmail(
  input: { id: string; key: WrappedKey; emailHash: string; sealedEmail: string; timeZone: string; now: number },
  db: Db,
): Promise<boolean> {
  const { id, key, now, emailHash, sealedEmail, timeZone } = input
  await db.batch([
    db.insert(accounts).values({ id, emailHash, sealedEmail, timeZone, createdAt: now }).onConflictDoNothing(),
    db.insert(accountKeys).select(
      db
        .select({
          accountId: accounts.id,
          wrappedKey: sql<string>`${key.wrappedKey}`.as('wrapped_key'),
          masterVersion: sql<number>`${key.masterVersion}`.as('master_version'),
          createdAt: sql<number>`${now}`.as('created_at'),
        })
        .from(accounts)
        .where(eq(accounts.id, id)),
    ),
  ])
  return (await findAccountById(id, db)) !== null
}

/** The new session of somebody who proved an address: another token, so that what was known of the old one is worth nothing. */
export async function replaceSession(
  input: { oldTokenHash: string; newTokenHash: string; sessionId: string; accountId: string; device: string | null; now: number; expiresAt: number },
  db: Db,
): Promise<void> {
  await db.batch([
    db.update(sessions).set({ revokedAt: input.now }).where(eq(sessions.tokenHash, input.oldTokenHash)),
    db.insert(sessions).values({
      tokenHash: input.newTokenHash,
      id: input.sessionId,
      accountId: input.accountId,
      device: input.device,
      createdAt: input.now,
      lastSeenAt: input.now,
      provenAt: input.now,
      expiresAt: input.expiresAt,
    }),
  ])
}

export async function revokeSession(input: { tokenHash: string; now: number }, db: Db): Promise<void> {
  await db.update(sessions).set({ revokedAt: input.now }).where(and(eq(sessions.tokenHash, input.tokenHash), isNull(sessions.revokedAt)))
}

/** The statements that hand an account's sessions, trial and plan to another; run with those of every other table in one batch. */
export function mergeStatements(input: { from: string; into: string; plan: Tier; trialExpiresAt: number | null }, db: Db) {
  return [
    db.update(sessions).set({ accountId: input.into }).where(eq(sessions.accountId, input.from)),
    db.update(accounts).set({ tier: input.plan, trialExpiresAt: input.trialExpiresAt }).where(eq(accounts.id, input.into)),
    db.update(accounts).set({ mergedInto: input.into }).where(eq(accounts.mergedInto, input.from)),
    db
      .update(accounts)
      .set({ mergedInto: input.into, tier: 'free', trialExpiresAt: null })
      .where(and(eq(accounts.id, input.from), isNull(accounts.emailHash), ne(accounts.id, input.into))),
  ] as const
}

export function setTrial(input: { accountId: string; expiresAt: number }, db: Db) {
  return db.update(accounts).set({ trialExpiresAt: input.expiresAt }).where(eq(accounts.id, input.accountId))
}
