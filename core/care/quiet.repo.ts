import { and, eq, gt, sql } from 'drizzle-orm'
import { careQuiet } from './care.sql.ts'
import type { Db } from '#core/db/client'

/** Lengthens an account's quiet; it is never made shorter. */
export async function setQuiet(input: { accountId: string; until: number }, db: Db): Promise<void> {
  await db
    .insert(careQuiet)
    .values(input)
    .onConflictDoUpdate({ target: careQuiet.accountId, set: { until: sql`max(${careQuiet.until}, ${input.until})` } })
}

export async function findQuiet(input: { accountId: string; now: number }, db: Db): Promise<number | null> {
  const [row] = await db
    .select({ until: careQuiet.until })
    .from(careQuiet)
    .where(and(eq(careQuiet.accountId, input.accountId), gt(careQuiet.until, input.now)))
    .limit(1)
  return row?.until ?? null
}

/** Statements that make one account's quiet the other's: the longer of the two. */
export function moveQuiet(input: { from: string; into: string }, db: Db) {
  const until = sql`(select other.until from ${careQuiet} as other where other.account_id = ${input.from})`
  return [
    db
      .update(careQuiet)
      .set({ until: sql`max(${careQuiet.until}, coalesce(${until}, 0))` })
      .where(eq(careQuiet.accountId, input.into)),
    db
      .update(careQuiet)
      .set({ accountId: input.into })
      .where(and(eq(careQuiet.accountId, input.from), sql`not exists (select 1 from ${careQuiet} as held where held.account_id = ${input.into})`)),
    db.delete(careQuiet).where(eq(careQuiet.accountId, input.from)),
  ]
}

export async function deleteQuiet(input: { accountId: string }, db: Db): Promise<void> {
  await db.delete(careQuiet).where(eq(careQuiet.accountId, input.accountId))
}
