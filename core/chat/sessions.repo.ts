import { and, desc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm'
import { chatMessages, chatSessions } from './chat.sql.ts'
import { overwritten } from '#core/db/overwrite'
import type { Db } from '#core/db/client'

export type SessionRecord = typeof chatSessions.$inferSelect

/**
 * Begins a conversation. Where the account has joined another meanwhile, it is begun there, sealed under the key of the one that
 * asked.
 */
export async function insertSession(input: { id: string; accountId: string; sealedTitle: string; now: number }, db: Db): Promise<SessionRecord> {
  const { accountId, now } = input
  const joined = sql`(select owner.merged_into from accounts as owner where owner.id = ${accountId})`
  const [row] = await db
    .insert(chatSessions)
    .values({
      id: input.id,
      accountId: sql`coalesce(${joined}, ${accountId})`,
      keyId: sql`case when ${joined} is null then null else ${accountId} end`,
      sealedTitle: input.sealedTitle,
      createdAt: now,
      lastAt: now,
    })
    .returning()
  if (!row) throw new Error('a session was inserted and not returned')
  return row
}

export async function findSession(input: { id: string; accountId: string }, db: Db): Promise<SessionRecord | null> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, input.id), eq(chatSessions.accountId, input.accountId)))
    .limit(1)
  return row ?? null
}

/** The conversation an account was last in, if that was after `since` (UTC ms). */
export async function findLastSession(input: { accountId: string; since: number }, db: Db): Promise<SessionRecord | null> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.accountId, input.accountId), gt(chatSessions.lastAt, input.since)))
    .orderBy(desc(chatSessions.lastAt))
    .limit(1)
  return row ?? null
}

/** An account's conversations, the latest first, from before the one named; all of them from the beginning where none is. */
export async function listSessions(
  input: { accountId: string; before?: { lastAt: number; id: string }; limit: number },
  db: Db,
): Promise<SessionRecord[]> {
  const { before } = input
  const isBefore = before && or(lt(chatSessions.lastAt, before.lastAt), and(eq(chatSessions.lastAt, before.lastAt), lt(chatSessions.id, before.id)))
  return db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.accountId, input.accountId), isBefore))
    .orderBy(desc(chatSessions.lastAt), desc(chatSessions.id))
    .limit(input.limit)
}

/** False when there is no such conversation of the account's. */
export async function setTitle(input: { id: string; accountId: string; sealedTitle: string }, db: Db): Promise<boolean> {
  const rows = await db
    .update(chatSessions)
    .set({ sealedTitle: input.sealedTitle })
    .where(and(eq(chatSessions.id, input.id), eq(chatSessions.accountId, input.accountId)))
    .returning({ id: chatSessions.id })
  return rows.length > 0
}

/** Overwrites and deletes a conversation of the account's; false when it has none of that name. */
export async function deleteSession(input: { id: string; accountId: string }, db: Db): Promise<boolean> {
  const isMine = and(eq(chatSessions.id, input.id), eq(chatSessions.accountId, input.accountId))
  const ofMine = and(eq(chatMessages.sessionId, input.id), eq(chatMessages.accountId, input.accountId))
  const [, , , deleted] = await db.batch([
    db.update(chatMessages).set({ sealedBody: overwritten(chatMessages.sealedBody) }).where(ofMine),
    db.update(chatSessions).set({ sealedTitle: overwritten(chatSessions.sealedTitle) }).where(isMine),
    db.delete(chatMessages).where(ofMine),
    db.delete(chatSessions).where(isMine).returning({ id: chatSessions.id }),
  ])
  return deleted.length > 0
}

/** Deletes a conversation in which nothing was said. */
export async function deleteEmptySession(input: { id: string }, db: Db): Promise<void> {
  const said = db.select({ id: chatMessages.id }).from(chatMessages).where(eq(chatMessages.sessionId, input.id))
  await db.delete(chatSessions).where(and(eq(chatSessions.id, input.id), notExists(said)))
}

/** Overwrites everything an account said and was told. */
export async function overwriteSessions(input: { accountId: string }, db: Db): Promise<void> {
  await db.batch([
    db.update(chatMessages).set({ sealedBody: overwritten(chatMessages.sealedBody) }).where(eq(chatMessages.accountId, input.accountId)),
    db.update(chatSessions).set({ sealedTitle: overwritten(chatSessions.sealedTitle) }).where(eq(chatSessions.accountId, input.accountId)),
  ])
}

/** Statements that make one account's conversations another's; each remembers whose key it is sealed under. */
export function moveSessions(input: { from: string; into: string }, db: Db) {
  const isTaken = sql`exists (select 1 from ${chatMessages} as held where held.account_id = ${input.into} and held.request_key = ${chatMessages.requestKey})`
  return [
    db
      .update(chatSessions)
      .set({ accountId: input.into, keyId: sql`coalesce(${chatSessions.keyId}, ${chatSessions.accountId})` })
      .where(eq(chatSessions.accountId, input.from)),
    db
      .update(chatMessages)
      .set({
        accountId: input.into,
        requestKey: sql`case when ${isTaken} then ${chatMessages.id} || ${chatMessages.requestKey} else ${chatMessages.requestKey} end`,
      })
      .where(eq(chatMessages.accountId, input.from)),
  ]
}
