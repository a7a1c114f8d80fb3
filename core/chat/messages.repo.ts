import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { chatMessages, chatSessions } from './chat.sql.ts'
import { overwritten } from '#core/db/overwrite'
import type { DaySpan } from '#core/days'
import type { Db } from '#core/db/client'

export type MessageRecord = typeof chatMessages.$inferSelect

/**
 * Keeps what a person said, and takes the lease to answer it. Null when it was kept before under the same key, or its conversation
 * was deleted meanwhile.
 */
export async function insertMessage(
  input: { id: string; sessionId: string; requestKey: string; sealedBody: string; leaseUntil: number | null; now: number },
  db: Db,
): Promise<MessageRecord | null> {
  const { sessionId, now } = input
  const [rows] = await db.batch([
    db
      .insert(chatMessages)
      .select(
        db
          .select({
            seq: sql`null`.as('seq'),
            id: sql`${input.id}`.as('id'),
            sessionId: chatSessions.id,
            accountId: chatSessions.accountId,
            sealedBody: sql`${input.sealedBody}`.as('sealed_body'),
            author: sql`'person'`.as('author'),
            requestKey: sql`${input.requestKey}`.as('request_key'),
            replyTo: sql`null`.as('reply_to'),
            leaseUntil: sql`${input.leaseUntil}`.as('lease_until'),
            companion: sql`null`.as('companion'),
            companionFallback: sql`null`.as('companion_fallback'),
            createdAt: sql`${now}`.as('created_at'),
          })
          .from(chatSessions)
          .where(eq(chatSessions.id, sessionId)),
      )
      .onConflictDoNothing()
      .returning(),
    db.update(chatSessions).set({ lastAt: now }).where(eq(chatSessions.id, sessionId)),
  ])
  return rows[0] ?? null
}

/** Keeps the reply to a message. A message that has one keeps it; so does one whose conversation is gone. */
export async function insertReply(
  input: { id: string; to: string; sealedBody: string; companion: string; companionFallback: string | null; now: number },
  db: Db,
): Promise<void> {
  const { now } = input
  const said = sql`(select ${chatMessages.sessionId} from ${chatMessages} where ${chatMessages.id} = ${input.to})`
  await db.batch([
    db
      .insert(chatMessages)
      .select(
        db
          .select({
            seq: sql`null`.as('seq'),
            id: sql`${input.id}`.as('id'),
            sessionId: chatMessages.sessionId,
            accountId: chatMessages.accountId,
            sealedBody: sql`${input.sealedBody}`.as('sealed_body'),
            author: sql`'eon'`.as('author'),
            requestKey: sql`null`.as('request_key'),
            replyTo: chatMessages.id,
            leaseUntil: sql`null`.as('lease_until'),
            companion: sql`${input.companion}`.as('companion'),
            companionFallback: sql`${input.companionFallback}`.as('companion_fallback'),
            createdAt: sql`${now}`.as('created_at'),
          })
          .from(chatMessages)
          .where(eq(chatMessages.id, input.to)),
      )
      .onConflictDoNothing(),
    db.update(chatSessions).set({ lastAt: now }).where(sql`${chatSessions.id} = ${said}`),
  ])
}

export async function findMessageByKey(input: { accountId: string; requestKey: string }, db: Db): Promise<MessageRecord | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.accountId, input.accountId), eq(chatMessages.requestKey, input.requestKey)))
    .limit(1)
  return row ?? null
}

export async function findReply(input: { to: string }, db: Db): Promise<MessageRecord | null> {
  const [row] = await db.select().from(chatMessages).where(eq(chatMessages.replyTo, input.to)).limit(1)
  return row ?? null
}

/** Takes the lease to answer a message that nobody is answering now. Of several who try, one gets it. */
export async function takeLease(input: { id: string; leaseUntil: number; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(chatMessages)
    .set({ leaseUntil: input.leaseUntil })
    .where(and(eq(chatMessages.id, input.id), or(isNull(chatMessages.leaseUntil), lt(chatMessages.leaseUntil, input.now))))
    .returning({ id: chatMessages.id })
  return rows.length > 0
}

/** Lets somebody else answer it at once. */
export async function endLease(input: { id: string }, db: Db): Promise<void> {
  await db.update(chatMessages).set({ leaseUntil: null }).where(eq(chatMessages.id, input.id))
}

/** Takes a message out again. */
export async function deleteMessage(input: { id: string }, db: Db): Promise<void> {
  await db.batch([
    db.update(chatMessages).set({ sealedBody: overwritten(chatMessages.sealedBody) }).where(eq(chatMessages.id, input.id)),
    db.delete(chatMessages).where(eq(chatMessages.id, input.id)),
  ])
}

/** The last messages of a conversation, latest first, from before `before` where that is given. */
export async function listMessages(input: { sessionId: string; before?: number; limit: number }, db: Db): Promise<MessageRecord[]> {
  const isBefore = input.before === undefined ? undefined : lt(chatMessages.seq, input.before)
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, input.sessionId), isBefore))
    .orderBy(desc(chatMessages.seq))
    .limit(input.limit)
}

/** Messages of a conversation in their order, from the one after `after`. */
export async function listMessagesAfter(input: { sessionId: string; after: number; limit: number }, db: Db): Promise<MessageRecord[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, input.sessionId), gt(chatMessages.seq, input.after)))
    .orderBy(asc(chatMessages.seq))
    .limit(input.limit)
}

/** What an account and EÓN last said, in whatever conversation, after `since` (UTC ms); latest first, with the key each is sealed under. */
export async function listRecentMessages(
  input: { accountId: string; since: number; limit: number },
  db: Db,
): Promise<(MessageRecord & { keyId: string | null })[]> {
  const rows = await db
    .select({ message: chatMessages, keyId: chatSessions.keyId })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(and(eq(chatMessages.accountId, input.accountId), gt(chatMessages.createdAt, input.since)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.seq))
    .limit(input.limit)
  return rows.map(({ message, keyId }) => ({ ...message, keyId }))
}

/** Those of the given days on which a person of the account said something. */
export async function listSpokenDays(input: { accountId: string; days: readonly DaySpan[] }, db: Db): Promise<string[]> {
  const spans = JSON.stringify(input.days.map(({ day, from, until }) => [day, from, until]))
  const rows = await db.all<{ day: string }>(sql`select json_extract(span.value, '$[0]') as day from json_each(${spans}) as span
    where exists (select 1 from ${chatMessages} as said where said.account_id = ${input.accountId} and said.author = 'person'
      and said.created_at >= json_extract(span.value, '$[1]') and said.created_at < json_extract(span.value, '$[2]'))`)
  return rows.map(({ day }) => day)
}
