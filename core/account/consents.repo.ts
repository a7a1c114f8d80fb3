import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { accounts, consents } from './account.sql.ts'
import type { ConsentKind } from './account.schema'
import type { Db } from '#core/db/client'

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

/** When an account last took back a consent of the kind of the row in hand. */
const lastWithdrawal = (accountId: string) =>
  sql<number>`(select max(other.withdrawn_at) from consents as other where other.account_id = ${accountId} and other.kind = ${consents.kind})`

/** The statements that hand an account's consents to another: a part of the batch in which it joins that one. */
export function moveConsents({ from, into }: { from: string; into: string }, db: Db) {
  return [
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
  ] as const
}
