import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { accountKeys, accounts, emailCodes, sessions } from './account.sql.ts'
import { moveConsents } from './consents.repo'
import type { NewSession } from './sessions.repo'
import type { Tier } from '#core/access/access'
import { overwritten } from '#core/db/overwrite'
import type { Db } from '#core/db/client'
import type { WrappedKey } from '#core/ports/vault'

/** What an account is read by. */
export const accountColumns = {
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

export async function findAccountById(id: string, db: Db): Promise<AccountRecord | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(and(eq(accounts.id, id), isNull(accounts.mergedInto))).limit(1)
  return row ?? null
}

export async function findAccountByEmail(emailHash: string, db: Db): Promise<AccountRecord | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.emailHash, emailHash)).limit(1)
  return row ?? null
}

// --- Proven addresses ----------------------------------------------------------------------------------------------

/**
 * Gives an account without an address the proven one, and its browser a new session, in one transaction: there is no moment in which
 * the old token speaks for a proven address. False when another account has the address, or this one has one already.
 */
export async function claimEmail(input: { accountId: string; emailHash: string; sealedEmail: string; session: NewSession }, db: Db): Promise<boolean> {
  const { accountId, emailHash, session } = input
  const isTheirs = sql`exists (select 1 from ${accounts} as own where own.id = ${accountId} and own.email_hash = ${emailHash} and own.merged_into is null)`
  const [, , , rows] = await db.batch([
    db
      .update(accounts)
      .set({ emailHash, sealedEmail: input.sealedEmail })
      .where(
        and(
          eq(accounts.id, accountId),
          isNull(accounts.emailHash),
          isNull(accounts.mergedInto),
          sql`not exists (select 1 from ${accounts} as held where held.email_hash = ${emailHash})`,
        ),
      ),
    db.update(sessions).set({ revokedAt: session.now }).where(and(eq(sessions.tokenHash, session.oldTokenHash), isTheirs)),
    db.insert(sessions).select(
      // Every column in the table's order, which an insert from a select asks for.
      db
        .select({
          tokenHash: sql<string>`${session.newTokenHash}`.as('token_hash'),
          accountId: accounts.id,
          createdAt: sql<number>`${session.now}`.as('created_at'),
          lastSeenAt: sql<number>`${session.now}`.as('last_seen_at'),
          expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
          revokedAt: sql<null>`null`.as('revoked_at'),
          id: sql<string>`${session.sessionId}`.as('id'),
          device: sql<string | null>`${session.device}`.as('device'),
          provenAt: sql<number>`${session.now}`.as('proven_at'),
        })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), eq(accounts.emailHash, emailHash), isNull(accounts.mergedInto))),
    ),
    db.select({ accountId: sessions.accountId }).from(sessions).where(eq(sessions.tokenHash, session.newTokenHash)).limit(1),
  ])
  return rows.length > 0
}

/** A new account that has the address from the start. False when another has it. */
export async function insertAccountWithEmail(
  input: { id: string; key: WrappedKey; emailHash: string; sealedEmail: string; timeZone: string; now: number },
  db: Db,
): Promise<boolean> {
  const { id, key, now, emailHash, sealedEmail, timeZone } = input
  await db.batch([
    db.insert(accounts).values({ id, emailHash, sealedEmail, timeZone, createdAt: now, lastSeenAt: now }).onConflictDoNothing(),
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

/** Gives an account that has an address another one. False when somebody else has that. */
export async function replaceEmail(input: { accountId: string; emailHash: string; sealedEmail: string }, db: Db): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ emailHash: input.emailHash, sealedEmail: input.sealedEmail })
    .where(
      and(
        eq(accounts.id, input.accountId),
        isNotNull(accounts.emailHash),
        sql`not exists (select 1 from ${accounts} as held where held.email_hash = ${input.emailHash} and held.id <> ${input.accountId})`,
      ),
    )
    .returning({ id: accounts.id })
  return rows.length > 0
}

// --- Joining -------------------------------------------------------------------------------------------------------

/**
 * Fails the batch it stands in, as a column that must not be empty is emptied, when an account that is about to join another has an
 * address of its own by then or has joined a third: a batch cannot ask questions in between.
 */
export function requireAnonymous(accountId: string, db: Db) {
  return db
    .update(accounts)
    .set({ createdAt: sql`null` })
    .where(and(eq(accounts.id, accountId), or(isNotNull(accounts.emailHash), isNotNull(accounts.mergedInto))))
}

/** Whether an account is still there, without an address and apart from any other. */
export async function isAnonymous(accountId: string, db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailHash), isNull(accounts.mergedInto)))
    .limit(1)
  return rows.length > 0
}

/**
 * The statements that hand an account's sessions, trial and plan to another; run with those of every other table in one batch. What
 * both have is compared inside it, so that a plan paid for meanwhile is not lost.
 */
export function mergeStatements({ from, into }: { from: string; into: string }, db: Db) {
  const both = sql`from accounts as one where one.id in (${from}, ${into})`
  const rank = sql`case one.tier when 'vip' then 4 when 'completo' then 3 when 'alma' then 2 when 'corazon' then 1 else 0 end`
  return [
    db.update(sessions).set({ accountId: into }).where(eq(sessions.accountId, from)),
    ...moveConsents({ from, into }, db),
    db
      .update(accounts)
      .set({
        tier: sql`(select one.tier ${both} order by ${rank} desc limit 1)`,
        trialExpiresAt: sql`(select max(one.trial_expires_at) ${both})`,
      })
      .where(eq(accounts.id, into)),
    db.update(accounts).set({ mergedInto: into }).where(eq(accounts.mergedInto, from)),
    db
      .update(accounts)
      .set({ mergedInto: into, tier: 'free', trialExpiresAt: null })
      .where(and(eq(accounts.id, from), ne(accounts.id, into))),
  ] as const
}

/**
 * The statement that lets an account, or the one it joined meanwhile, do what a trial allows until `expiresAt` (UTC ms); run with the
 * trial's own.
 */
export function grantTrial(input: { accountId: string; expiresAt: number }, db: Db) {
  const owner = sql`(select coalesce(owner.merged_into, owner.id) from ${accounts} as owner where owner.id = ${input.accountId})`
  return db.update(accounts).set({ trialExpiresAt: input.expiresAt }).where(eq(accounts.id, owner))
}

// --- Name ----------------------------------------------------------------------------------------------------------

export async function setName(input: { accountId: string; sealedName: string | null }, db: Db): Promise<void> {
  await db.update(accounts).set({ sealedName: input.sealedName }).where(eq(accounts.id, input.accountId))
}

/** The statement that gives an account a name, sealed for `nameContext`, where it has none yet; run with others. */
export function nameWhereNone(input: { accountId: string; sealedName: string }, db: Db) {
  return db
    .update(accounts)
    .set({ sealedName: input.sealedName })
    .where(and(eq(accounts.id, input.accountId), isNull(accounts.sealedName)))
}

// --- Erasing -------------------------------------------------------------------------------------------------------

/** Overwrites and deletes an account, the accounts that joined it, their keys and everything that hangs on them, in one transaction. */
export async function deleteAccount(input: { accountId: string; emailHash: string | null }, db: Db): Promise<void> {
  const isTheirs = sql`in (select id from accounts as gone where gone.id = ${input.accountId} or gone.merged_into = ${input.accountId})`
  await db.batch([
    db.update(accountKeys).set({ wrappedKey: overwritten(accountKeys.wrappedKey) }).where(sql`${accountKeys.accountId} ${isTheirs}`),
    db
      .update(accounts)
      .set({ sealedEmail: overwritten(accounts.sealedEmail), sealedName: overwritten(accounts.sealedName) })
      .where(sql`${accounts.id} ${isTheirs}`),
    db.delete(emailCodes).where(eq(emailCodes.emailHash, input.emailHash ?? '')),
    db.delete(accountKeys).where(sql`${accountKeys.accountId} ${isTheirs}`),
    db.delete(sessions).where(eq(sessions.accountId, input.accountId)),
    db.delete(accounts).where(eq(accounts.mergedInto, input.accountId)),
    db.delete(accounts).where(eq(accounts.id, input.accountId)),
  ])
}

/** Free accounts without an address that nobody has come by for since `since` (UTC ms), longest unseen first. */
export async function listUnseenAccounts(input: { since: number; limit: number }, db: Db): Promise<{ id: string; emailHash: string | null; sealedEmail: string | null }[]> {
  const isAnonymous = sql`email_hash is null and merged_into is null and tier = 'free'`
  return db
    .select({ id: accounts.id, emailHash: accounts.emailHash, sealedEmail: accounts.sealedEmail })
    .from(accounts)
    .where(
      and(
        isAnonymous,
        or(lt(accounts.lastSeenAt, input.since), and(isNull(accounts.lastSeenAt), lt(accounts.createdAt, input.since))),
        sql`not exists (select 1 from ${sessions} where ${sessions.accountId} = ${accounts.id} and ${sessions.lastSeenAt} >= ${input.since})`,
      ),
    )
    .orderBy(asc(accounts.lastSeenAt))
    .limit(input.limit)
}

/** Counts an account as seen at a moment (UTC ms), also one to come. */
export async function setLastSeen(input: { accountId: string; at: number }, db: Db): Promise<void> {
  await db.update(accounts).set({ lastSeenAt: input.at }).where(eq(accounts.id, input.accountId))
}
