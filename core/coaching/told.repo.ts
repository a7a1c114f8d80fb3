import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { coachingTold } from './coaching.sql.ts'
import type { MessageType } from './coaching.types'
import type { Db } from '#core/db/client'

type Kind = { accountId: string; type: MessageType }

const isOf = ({ accountId, type }: Kind) => and(eq(coachingTold.accountId, accountId), eq(coachingTold.type, type))

/** The keys of the words an account was given of a kind, latest first. */
export async function listTold(kind: Kind, db: Db): Promise<string[]> {
  const rows = await db.select({ key: coachingTold.key }).from(coachingTold).where(isOf(kind)).orderBy(desc(coachingTold.toldAt)).limit(100)
  return rows.map(({ key }) => key)
}

/** Takes words for an account, or the one it joined meanwhile. Of several that would give the same at once, true for one. */
export async function takeWords(input: Kind & { key: string; now: number }, db: Db): Promise<boolean> {
  const { accountId, type, key, now } = input
  const owner = sql<string>`coalesce((select owner.merged_into from accounts as owner where owner.id = ${accountId}), ${accountId})`
  const rows = await db.insert(coachingTold).values({ accountId: owner, type, key, toldAt: now }).onConflictDoNothing().returning({ key: coachingTold.key })
  return rows.length > 0
}

/** Lets every word of a kind be given again but the one given last. */
export async function forgetTold(input: Kind & { but: string | null }, db: Db): Promise<void> {
  await db.delete(coachingTold).where(and(isOf(input), ne(coachingTold.key, input.but ?? '')))
}

export async function countTold(accountId: string, db: Db): Promise<{ count: number; lastAt: number | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`, lastAt: sql<number | null>`max(${coachingTold.toldAt})` })
    .from(coachingTold)
    .where(eq(coachingTold.accountId, accountId))
  return row ?? { count: 0, lastAt: null }
}

/** Statements that make what one account was told the other's. */
export function moveTold(input: { from: string; into: string }, db: Db) {
  const isHeld = sql`exists (select 1 from ${coachingTold} as held where held.account_id = ${input.into}
    and held.type = ${coachingTold.type} and held.key = ${coachingTold.key})`
  return [
    db.delete(coachingTold).where(and(eq(coachingTold.accountId, input.from), isHeld)),
    db.update(coachingTold).set({ accountId: input.into }).where(eq(coachingTold.accountId, input.from)),
  ]
}

export async function deleteTold(accountId: string, db: Db): Promise<void> {
  await db.delete(coachingTold).where(eq(coachingTold.accountId, accountId))
}
