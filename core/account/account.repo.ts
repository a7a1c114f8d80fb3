import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { accountKeys, accounts, consents, emailCodes, sessions } from './account.sql.ts'
import type { Tier } from '#core/access/access'
import { overwritten } from '#core/db/overwrite'
import type { ConsentKind } from './account.schema'
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

/** A session that takes the place of another: a new token, so that what was known of the old one is worth nothing. */
export type NewSession = { oldTokenHash: string; newTokenHash: string; sessionId: string; device: string | null; now: number; expiresAt: number }

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

/** When an account last took back a consent of the kind of the row in hand. */
const lastWithdrawal = (accountId: string) =>
  sql<number>`(select max(other.withdrawn_at) from consents as other where other.account_id = ${accountId} and other.kind = ${consents.kind})`

/**
 * The statements that hand an account's sessions, trial and plan to another; run with those of every other table in one batch. What
 * both have is compared inside it, so that a plan paid for meanwhile is not lost.
 */
export function mergeStatements({ from, into }: { from: string; into: string }, db: Db) {
  const both = sql`from accounts as one where one.id in (${from}, ${into})`
  const rank = sql`case one.tier when 'vip' then 4 when 'completo' then 3 when 'alma' then 2 when 'corazon' then 1 else 0 end`
  return [
    db.update(sessions).set({ accountId: into }).where(eq(sessions.accountId, from)),
    // Of two agreements of the same moment one is enough.
    db
      .update(consents)
      .set({ accountId: into })
      .where(
        and(
          eq(consents.accountId, from),
          sql`not exists (select 1 from consents as held where held.account_id = ${into} and held.kind = ${consents.kind}
            and held.version = ${consents.version} and held.given_at = ${consents.givenAt})`,
        ),
      ),
    // What one of the two took back after the other had given it stays taken back.
    db
      .update(consents)
      .set({ withdrawnAt: lastWithdrawal(into) })
      .where(and(eq(consents.accountId, into), isNull(consents.withdrawnAt), lt(consents.givenAt, lastWithdrawal(into)))),
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

/** Until when an account may do what a trial allows; the account it joined, where it did so meanwhile. */
export function setTrial(input: { accountId: string; expiresAt: number }, db: Db) {
  const owner = sql`(select coalesce(owner.merged_into, owner.id) from ${accounts} as owner where owner.id = ${input.accountId})`
  return db.update(accounts).set({ trialExpiresAt: input.expiresAt }).where(eq(accounts.id, owner))
}

// --- Name and address ----------------------------------------------------------------------------------------------

export async function setName(input: { accountId: string; sealedName: string | null }, db: Db): Promise<void> {
  await db.update(accounts).set({ sealedName: input.sealedName }).where(eq(accounts.id, input.accountId))
}

export function setNameWhereNone(input: { accountId: string; sealedName: string }, db: Db) {
  return db
    .update(accounts)
    .set({ sealedName: input.sealedName })
    .where(and(eq(accounts.id, input.accountId), isNull(accounts.sealedName)))
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

// --- Devices -------------------------------------------------------------------------------------------------------

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

// --- Consents ------------------------------------------------------------------------------------------------------

export type ConsentRecord = { kind: ConsentKind; version: string; givenAt: number; withdrawnAt: number | null }

/** The newest hundred, newest first. */
export async function listConsents(accountId: string, db: Db): Promise<ConsentRecord[]> {
  return db
    .select({ kind: consents.kind, version: consents.version, givenAt: consents.givenAt, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.givenAt), sql`${consents.withdrawnAt} is not null`)
    .limit(100)
}

type NewConsent = { id: string; accountId: string; kind: ConsentKind; version: string; now: number }

/** A row for a consent of an account (or of the one it joined), unless there is already one that `held` describes. */
function insertConsentUnless(input: NewConsent & { held: 'any' | 'in force'; withdrawnAt: number | null }, db: Db) {
  const owner = sql<string>`coalesce(${accounts.mergedInto}, ${accounts.id})`
  const inForce = input.held === 'in force' ? sql`and held.withdrawn_at is null` : sql``
  return db
    .insert(consents)
    .select(
      db
        .select({
          id: sql<string>`${input.id}`.as('id'),
          accountId: owner.as('account_id'),
          kind: sql<ConsentKind>`${input.kind}`.as('kind'),
          version: sql<string>`${input.version}`.as('version'),
          givenAt: sql<number>`${input.now}`.as('given_at'),
          withdrawnAt: sql<number | null>`${input.withdrawnAt}`.as('withdrawn_at'),
        })
        .from(accounts)
        .where(
          and(
            eq(accounts.id, input.accountId),
            sql`not exists (select 1 from consents as held where held.account_id = ${owner} and held.kind = ${input.kind} and held.version = ${input.version} ${inForce})`,
          ),
        ),
    )
    .onConflictDoNothing()
}

/** Keeps what was agreed to by asking for something: once per kind and version, and never again once it was withdrawn. */
export async function insertImpliedConsents(list: NewConsent[], db: Db): Promise<void> {
  const [first, ...rest] = list.map((consent) => insertConsentUnless({ ...consent, held: 'any', withdrawnAt: null }, db))
  if (first) await db.batch([first, ...rest])
}

/** Keeps what was agreed to in so many words, unless it is in force already. */
export async function insertConsent(consent: NewConsent, db: Db): Promise<void> {
  await insertConsentUnless({ ...consent, held: 'in force', withdrawnAt: null }, db)
}

/** Takes a consent back, whatever its version; one that was never given is kept as taken back. */
export async function withdrawConsent(consent: NewConsent, db: Db): Promise<void> {
  await db.batch([
    db
      .update(consents)
      .set({ withdrawnAt: consent.now })
      .where(and(eq(consents.accountId, consent.accountId), eq(consents.kind, consent.kind), isNull(consents.withdrawnAt))),
    insertConsentUnless({ ...consent, held: 'any', withdrawnAt: consent.now }, db),
  ])
}

/** Whether a consent was taken back and not given again since. */
export async function isConsentWithdrawn(input: { accountId: string; kind: ConsentKind }, db: Db): Promise<boolean> {
  const [row] = await db
    .select({ withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(and(eq(consents.accountId, input.accountId), eq(consents.kind, input.kind)))
    .orderBy(sql`${consents.withdrawnAt} is not null`)
    .limit(1)
  return row !== undefined && row.withdrawnAt !== null
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

// --- Keys ----------------------------------------------------------------------------------------------------------

/** Keys wrapped under a version older than `version`, oldest version first. */
export async function listOldKeys(input: { version: number; limit: number }, db: Db): Promise<(WrappedKey & { accountId: string })[]> {
  return db
    .select({ accountId: accountKeys.accountId, wrappedKey: accountKeys.wrappedKey, masterVersion: accountKeys.masterVersion })
    .from(accountKeys)
    .where(lt(accountKeys.masterVersion, input.version))
    .orderBy(asc(accountKeys.masterVersion))
    .limit(input.limit)
}

/** Puts a key's new wrapping in place of the one it was made from. False when that is not there any more. */
export async function replaceKey(input: { accountId: string; before: WrappedKey; after: WrappedKey }, db: Db): Promise<boolean> {
  const rows = await db
    .update(accountKeys)
    .set(input.after)
    .where(and(eq(accountKeys.accountId, input.accountId), eq(accountKeys.wrappedKey, input.before.wrappedKey)))
    .returning({ accountId: accountKeys.accountId })
  return rows.length > 0
}
