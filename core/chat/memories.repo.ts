import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { chatMemories } from './chat.sql.ts'
import { overwritten } from '#core/db/overwrite'
import type { Db } from '#core/db/client'

export type MemoryRecord = typeof chatMemories.$inferSelect

const isRemembered = isNotNull(chatMemories.sealedMemory)

/**
 * Keeps something learned of an account, in place of what was learned about the same before. What its owner wrote or erased stays
 * as they left it. Nothing is added beyond `limit`.
 */
export async function learnMemory(
  input: { id: string; accountId: string; subjectHash: string; sealedMemory: string; limit: number; now: number },
  db: Db,
): Promise<void> {
  const { accountId, now, sealedMemory } = input
  const known = sql`(select count(*) from ${chatMemories} where ${chatMemories.accountId} = ${accountId})`
  const isKnown = sql`exists (select 1 from ${chatMemories} where ${chatMemories.accountId} = ${accountId} and ${chatMemories.subjectHash} = ${input.subjectHash})`
  await db
    .insert(chatMemories)
    .select(
      db
        .select({
          id: sql`${input.id}`.as('id'),
          accountId: sql`owner.id`.as('account_id'),
          keyId: sql`null`.as('key_id'),
          subjectHash: sql`${input.subjectHash}`.as('subject_hash'),
          sealedMemory: sql`${sealedMemory}`.as('sealed_memory'),
          isEdited: sql`0`.as('is_edited'),
          createdAt: sql`${now}`.as('created_at'),
          updatedAt: sql`${now}`.as('updated_at'),
        })
        .from(sql`accounts as owner`)
        .where(sql`owner.id = ${accountId} and owner.merged_into is null and (${isKnown} or ${known} < ${input.limit})`),
    )
    .onConflictDoUpdate({
      target: [chatMemories.accountId, chatMemories.subjectHash],
      set: { sealedMemory, updatedAt: now },
      setWhere: and(eq(chatMemories.isEdited, false), isRemembered),
    })
}

/** What is remembered of an account, latest first. */
export async function listMemories(input: { accountId: string; limit: number }, db: Db): Promise<(MemoryRecord & { sealedMemory: string })[]> {
  const rows = await db
    .select()
    .from(chatMemories)
    .where(and(eq(chatMemories.accountId, input.accountId), isRemembered))
    .orderBy(desc(chatMemories.updatedAt))
    .limit(input.limit)
  return rows.flatMap((row) => (row.sealedMemory === null ? [] : [{ ...row, sealedMemory: row.sealedMemory }]))
}

/** Whether the account has, or had, a memory of that name. */
export async function hadMemory(input: { id: string; accountId: string }, db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: chatMemories.id })
    .from(chatMemories)
    .where(and(eq(chatMemories.id, input.id), eq(chatMemories.accountId, input.accountId)))
    .limit(1)
  return row !== undefined
}

export async function findMemory(input: { id: string; accountId: string }, db: Db): Promise<(MemoryRecord & { sealedMemory: string }) | null> {
  const [row] = await db
    .select()
    .from(chatMemories)
    .where(and(eq(chatMemories.id, input.id), eq(chatMemories.accountId, input.accountId)))
    .limit(1)
  return row?.sealedMemory ? { ...row, sealedMemory: row.sealedMemory } : null
}

/** Writes what its owner made of a memory. False when it is gone. */
export async function editMemory(input: { id: string; accountId: string; sealedMemory: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(chatMemories)
    .set({ sealedMemory: input.sealedMemory, isEdited: true, updatedAt: input.now })
    .where(and(eq(chatMemories.id, input.id), eq(chatMemories.accountId, input.accountId), isRemembered))
    .returning({ id: chatMemories.id })
  return rows.length > 0
}

/** Overwrites a memory, or all of an account's, and leaves only the mark that it is not to be learned again. Safe to repeat. */
export async function forgetMemories(input: { accountId: string; id?: string; now: number }, db: Db): Promise<void> {
  const which = and(eq(chatMemories.accountId, input.accountId), input.id === undefined ? undefined : eq(chatMemories.id, input.id))
  await db.batch([
    db.update(chatMemories).set({ sealedMemory: overwritten(chatMemories.sealedMemory) }).where(which),
    db.update(chatMemories).set({ sealedMemory: null, updatedAt: input.now }).where(which),
  ])
}

/** The statement that makes one account's memories another's. Hashes hold the account they were learned in, so none collide. */
export function moveMemories(input: { from: string; into: string }, db: Db) {
  return db
    .update(chatMemories)
    .set({ accountId: input.into, keyId: sql`coalesce(${chatMemories.keyId}, ${chatMemories.accountId})` })
    .where(eq(chatMemories.accountId, input.from))
}
