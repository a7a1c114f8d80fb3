import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { coachingReminders } from './coaching.sql.ts'
import type { Db } from '#core/db/client'

export type ReminderRecord = typeof coachingReminders.$inferSelect

/** Makes reminders for an account, or the one it joined meanwhile; a kind it has stays as it is. */
export async function insertReminders(reminders: ReminderRecord[], db: Db): Promise<void> {
  const [first] = reminders
  if (!first) return
  const owner = sql<string>`coalesce((select owner.merged_into from accounts as owner where owner.id = ${first.accountId}), ${first.accountId})`
  await db
    .insert(coachingReminders)
    .values(reminders.map((reminder) => ({ ...reminder, accountId: owner })))
    .onConflictDoNothing()
}

/** An account's reminders, of which there is one a kind. */
export async function listReminders(accountId: string, db: Db): Promise<ReminderRecord[]> {
  return db.select().from(coachingReminders).where(eq(coachingReminders.accountId, accountId)).limit(20)
}

export async function findReminder(id: string, db: Db): Promise<ReminderRecord | null> {
  const [row] = await db.select().from(coachingReminders).where(eq(coachingReminders.id, id)).limit(1)
  return row ?? null
}

/** Keeps what its owner chose. */
export async function setReminder(
  input: Pick<ReminderRecord, 'id' | 'isActive' | 'preferredTime' | 'language' | 'dueAt'> & { now: number },
  db: Db,
): Promise<ReminderRecord | null> {
  const { id, now, ...choice } = input
  const [row] = await db
    .update(coachingReminders)
    .set({ ...choice, updatedAt: now })
    .where(eq(coachingReminders.id, id))
    .returning()
  return row ?? null
}

/** Notes the language its owner reads in now. */
export async function setLanguage(input: { accountId: string; language: ReminderRecord['language'] }, db: Db): Promise<void> {
  await db.update(coachingReminders).set({ language: input.language }).where(eq(coachingReminders.accountId, input.accountId))
}

/** Sets when a reminder that has no moment is told, while it is on. */
export async function setDue(input: { id: string; dueAt: number }, db: Db): Promise<void> {
  await db
    .update(coachingReminders)
    .set({ dueAt: input.dueAt })
    .where(and(eq(coachingReminders.id, input.id), eq(coachingReminders.isActive, true)))
}

/** Lets an account's reminders that are on come due at a moment, told today or not. False where none is on. */
export async function makeDue(input: { accountId: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(coachingReminders)
    .set({ dueAt: input.now, toldOn: null })
    .where(and(eq(coachingReminders.accountId, input.accountId), eq(coachingReminders.isActive, true)))
    .returning({ id: coachingReminders.id })
  return rows.length > 0
}

/** Reminders whose time has come, longest due first. */
export async function listDue(input: { now: number; limit: number }, db: Db): Promise<ReminderRecord[]> {
  return db
    .select()
    .from(coachingReminders)
    .where(and(isNotNull(coachingReminders.dueAt), lte(coachingReminders.dueAt, input.now)))
    .orderBy(asc(coachingReminders.dueAt))
    .limit(input.limit)
}

type Turn = { dueAt: number | null; toldOn: string | null }

/**
 * Moves a reminder on from one turn to the next. Of several that try at once, true for one; false also once its owner changed it
 * meanwhile.
 */
export async function turnReminder(input: { id: string; from: Turn; to: Turn }, db: Db): Promise<boolean> {
  const { id, from, to } = input
  const rows = await db
    .update(coachingReminders)
    .set(to)
    .where(
      and(
        eq(coachingReminders.id, id),
        eq(coachingReminders.isActive, true),
        sql`${coachingReminders.dueAt} is ${from.dueAt}`,
        sql`${coachingReminders.toldOn} is ${from.toldOn}`,
      ),
    )
    .returning({ id: coachingReminders.id })
  return rows.length > 0
}

/** Statements that make one account's reminders the other's; of a kind both have, the one chosen last stays. */
export function moveReminders(input: { from: string; into: string }, db: Db) {
  const { from, into } = input
  const later = sql`exists (select 1 from ${coachingReminders} as other where other.account_id = ${from}
    and other.type = ${coachingReminders.type} and other.updated_at > ${coachingReminders.updatedAt})`
  const isHeld = sql`exists (select 1 from ${coachingReminders} as held where held.account_id = ${into} and held.type = ${coachingReminders.type})`
  return [
    db.delete(coachingReminders).where(and(eq(coachingReminders.accountId, into), later)),
    db.delete(coachingReminders).where(and(eq(coachingReminders.accountId, from), isHeld)),
    db.update(coachingReminders).set({ accountId: into }).where(eq(coachingReminders.accountId, from)),
  ]
}

export async function deleteReminders(accountId: string, db: Db): Promise<void> {
  await db.delete(coachingReminders).where(eq(coachingReminders.accountId, accountId))
}
