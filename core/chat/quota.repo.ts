import { and, eq, gt, lt, or, lte, sql } from 'drizzle-orm'
import { chatWindows } from './chat.sql.ts'
import type { Db } from '#core/db/client'

/**
 * Takes one of an account's free messages: of the day that is running or, if that is over, of the one that begins now. Null when
 * none is left. One statement decides, so parallel requests cannot pass it together.
 */
export async function takeFreeMessage(
  input: { accountId: string; limit: number; windowMs: number; now: number },
  db: Db,
): Promise<{ startedAt: number; used: number } | null> {
  const { accountId, limit, now } = input
  const isOver = lte(chatWindows.startedAt, now - input.windowMs)
  const [row] = await db
    .insert(chatWindows)
    .values({ accountId, startedAt: now, used: 1 })
    .onConflictDoUpdate({
      target: chatWindows.accountId,
      set: {
        used: sql`case when ${isOver} then 1 else ${chatWindows.used} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now} else ${chatWindows.startedAt} end`,
      },
      setWhere: or(isOver, lt(chatWindows.used, limit)),
    })
    .returning({ startedAt: chatWindows.startedAt, used: chatWindows.used })
  return row ?? null
}

/** Gives a message back to the day it was taken from, where that is still running. */
export async function returnFreeMessage(input: { accountId: string; startedAt: number }, db: Db): Promise<void> {
  await db
    .update(chatWindows)
    .set({ used: sql`${chatWindows.used} - 1` })
    .where(and(eq(chatWindows.accountId, input.accountId), eq(chatWindows.startedAt, input.startedAt), gt(chatWindows.used, 0)))
}

export async function findChatWindow(accountId: string, db: Db): Promise<{ startedAt: number; used: number } | null> {
  const [row] = await db
    .select({ startedAt: chatWindows.startedAt, used: chatWindows.used })
    .from(chatWindows)
    .where(eq(chatWindows.accountId, accountId))
    .limit(1)
  return row ?? null
}

/** Makes one account's day another's: what both used counts, from the later beginning. */
export function moveChatWindow(input: { from: string; into: string }, db: Db) {
  const used = sql`(select other.used from ${chatWindows} as other where other.account_id = ${input.from})`
  const startedAt = sql`(select other.started_at from ${chatWindows} as other where other.account_id = ${input.from})`
  return [
    db
      .update(chatWindows)
      .set({
        used: sql`${chatWindows.used} + coalesce(${used}, 0)`,
        startedAt: sql`max(${chatWindows.startedAt}, coalesce(${startedAt}, 0))`,
      })
      .where(eq(chatWindows.accountId, input.into)),
    db
      .update(chatWindows)
      .set({ accountId: input.into })
      .where(and(eq(chatWindows.accountId, input.from), sql`not exists (select 1 from ${chatWindows} as held where held.account_id = ${input.into})`)),
    db.delete(chatWindows).where(eq(chatWindows.accountId, input.from)),
  ]
}

export async function deleteChatWindow(accountId: string, db: Db): Promise<void> {
  await db.delete(chatWindows).where(eq(chatWindows.accountId, accountId))
}
