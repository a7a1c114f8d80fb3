import { desc, eq, sql } from 'drizzle-orm'
import { trials, trialUses } from './trial.sql.ts'
import { overwritten } from '#core/db/overwrite'
import type { Db } from '#core/db/client'

export type TrialRecord = typeof trials.$inferSelect

/**
 * Notes that an address has had its week, for the trial of `trialId`. Fails, and with it the batch it stands in, where it was noted
 * before or where there is no such trial.
 */
export function useAddress(input: { addressHash: string; trialId: string; now: number }, db: Db) {
  const address = sql<string>`(select ${input.addressHash} where exists (select 1 from ${trials} as begun where begun.id = ${input.trialId}))`
  return db.insert(trialUses).values({ addressHash: address, usedAt: input.now })
}

export async function isAddressUsed(addressHash: string, db: Db): Promise<boolean> {
  const rows = await db.select({ usedAt: trialUses.usedAt }).from(trialUses).where(eq(trialUses.addressHash, addressHash)).limit(1)
  return rows.length > 0
}

/** Begins a trial, unless its account (or the one it joined meanwhile, whose it then is) has had one. */
export function insertTrial(trial: Omit<TrialRecord, 'keyId'>, db: Db) {
  const owner = sql<string>`coalesce(owner.merged_into, owner.id)`
  return db.insert(trials).select(
    // Every column in the table's order, which an insert from a select asks for.
    db
      .select({
        id: sql<string>`${trial.id}`.as('id'),
        accountId: sql<string>`${owner}`.as('account_id'),
        tokenHash: sql<string>`${trial.tokenHash}`.as('token_hash'),
        keyId: sql<string>`${trial.accountId}`.as('key_id'),
        sealedName: sql<string>`${trial.sealedName}`.as('sealed_name'),
        sealedEmail: sql<string>`${trial.sealedEmail}`.as('sealed_email'),
        sealedMotivation: sql<string>`${trial.sealedMotivation}`.as('sealed_motivation'),
        startedAt: sql<number>`${trial.startedAt}`.as('started_at'),
        expiresAt: sql<number>`${trial.expiresAt}`.as('expires_at'),
      })
      .from(sql`accounts as owner`)
      .where(sql`owner.id = ${trial.accountId} and not exists (select 1 from ${trials} as had where had.account_id = ${owner})`),
  )
}

export async function findTrialByToken(tokenHash: string, db: Db): Promise<TrialRecord | null> {
  const [row] = await db.select().from(trials).where(eq(trials.tokenHash, tokenHash)).limit(1)
  return row ?? null
}

export async function findLatestTrial(accountId: string, db: Db): Promise<TrialRecord | null> {
  const [row] = await db.select().from(trials).where(eq(trials.accountId, accountId)).orderBy(desc(trials.expiresAt)).limit(1)
  return row ?? null
}

export function moveTrialEnd(input: { id: string; expiresAt: number }, db: Db) {
  return db.update(trials).set({ expiresAt: input.expiresAt }).where(eq(trials.id, input.id))
}

export function moveTrials(input: { from: string; into: string }, db: Db) {
  return db
    .update(trials)
    .set({ accountId: input.into, keyId: sql`coalesce(${trials.keyId}, ${trials.accountId})` })
    .where(eq(trials.accountId, input.from))
}

/** The newest twenty trials of an account; somebody who joined several has more than one. */
export async function listTrials(accountId: string, db: Db): Promise<TrialRecord[]> {
  return db.select().from(trials).where(eq(trials.accountId, accountId)).orderBy(desc(trials.startedAt)).limit(20)
}

/** Makes what was told for an account's trials unreadable. */
export async function overwriteTrials(accountId: string, db: Db): Promise<void> {
  await db
    .update(trials)
    .set({
      sealedName: overwritten(trials.sealedName),
      sealedEmail: overwritten(trials.sealedEmail),
      sealedMotivation: overwritten(trials.sealedMotivation),
    })
    .where(eq(trials.accountId, accountId))
}
