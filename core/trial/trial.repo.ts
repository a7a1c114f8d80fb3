import { desc, eq, sql } from 'drizzle-orm'
import { trials, trialUses } from './trial.sql.ts'
import type { Db } from '#core/db/client'

export type TrialRecord = typeof trials.$inferSelect

/** Notes that an address has had its week. Fails where it was noted before. */
export function useAddress(input: { addressHash: string; now: number }, db: Db) {
  return db.insert(trialUses).values({ addressHash: input.addressHash, usedAt: input.now })
}

export async function isAddressUsed(addressHash: string, db: Db): Promise<boolean> {
  const rows = await db.select({ usedAt: trialUses.usedAt }).from(trialUses).where(eq(trialUses.addressHash, addressHash)).limit(1)
  return rows.length > 0
}

export function insertTrial(trial: Omit<TrialRecord, 'keyId'>, db: Db) {
  return db.insert(trials).values(trial)
}

export async function findTrialByToken(tokenHash: string, db: Db): Promise<TrialRecord | null> {
  const [row] = await db.select().from(trials).where(eq(trials.tokenHash, tokenHash)).limit(1)
  return row ?? null
}

export async function findLatestTrial(accountId: string, db: Db): Promise<TrialRecord | null> {
  const [row] = await db.select().from(trials).where(eq(trials.accountId, accountId)).orderBy(desc(trials.expiresAt)).limit(1)
  return row ?? null
}

export function moveTrials(input: { from: string; into: string }, db: Db) {
  return db
    .update(trials)
    .set({ accountId: input.into, keyId: sql`coalesce(${trials.keyId}, ${trials.accountId})` })
    .where(eq(trials.accountId, input.from))
}
