import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { released, type LetterRecord } from './letters.repo'
import { noticeLeaseMs } from './letters.rules'
import { letters } from './letters.sql.ts'
import type { Db } from '#core/db/client'
import { overwritten } from '#core/db/overwrite'

/** Closes a written letter until a moment (UTC ms), or opens it with null. False when there is no text to close. */
export async function setOpening(
  input: { id: string; opensAt: number | null; sealedNoticeTo: string | null; now: number },
  db: Db,
): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ opensAt: input.opensAt, sealedNoticeTo: input.sealedNoticeTo, noticeSentAt: null, updatedAt: input.now })
    .where(and(eq(letters.id, input.id), eq(letters.status, 'written'), isNull(letters.releasedAt)))
    .returning({ id: letters.id })
  return rows.length > 0
}

/** Nobody has begun the mail, or whoever did has had their time. */
const isNoticeFree = (now: number) => or(isNull(letters.noticeSentAt), lte(letters.noticeSentAt, now - noticeLeaseMs))

/** Letters that have opened and whose owner asked to be told, longest open first. */
export async function listToAnnounce(input: { now: number; limit: number }, db: Db): Promise<LetterRecord[]> {
  return db
    .select()
    .from(letters)
    .where(and(lte(letters.opensAt, input.now), isNotNull(letters.sealedNoticeTo), isNoticeFree(input.now)))
    .orderBy(asc(letters.opensAt))
    .limit(input.limit)
}

/** Of several that would tell the owner at once, true for one; it holds the mail for `noticeLeaseMs`. */
export async function takeForNotice(input: { id: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ noticeSentAt: input.now })
    .where(and(eq(letters.id, input.id), isNotNull(letters.sealedNoticeTo), isNoticeFree(input.now)))
    .returning({ id: letters.id })
  return rows.length > 0
}

/** The owner was told: the address is forgotten. Or could not be told: the next sweep tries again. Of no consequence once another holds it. */
export async function settleNotice(input: { id: string; takenAt: number; isSent: boolean }, db: Db): Promise<void> {
  await db
    .update(letters)
    .set(input.isSent ? { sealedNoticeTo: null } : { noticeSentAt: null })
    .where(and(eq(letters.id, input.id), eq(letters.noticeSentAt, input.takenAt)))
}

const unreadable = {
  sealedRequest: overwritten(letters.sealedRequest),
  sealedContent: overwritten(letters.sealedContent),
  sealedSoundMap: overwritten(letters.sealedSoundMap),
  sealedNoticeTo: overwritten(letters.sealedNoticeTo),
  requestKey: overwritten(letters.requestKey),
}

/**
 * Takes everything a person wrote, and what was written for them, out of a letter's row: overwritten in its place, then let go, in one
 * transaction.
 */
export async function eraseLetter(input: { id: string; now: number }, db: Db): Promise<void> {
  await db.batch([
    db.update(letters).set(unreadable).where(eq(letters.id, input.id)),
    db
      .update(letters)
      .set({
        ...released,
        releasedAt: sql`coalesce(${letters.releasedAt}, ${input.now})`,
        updatedAt: input.now,
        sealedRequest: '',
        sealedContent: null,
        sealedSoundMap: null,
        sealedNoticeTo: null,
        opensAt: null,
        noticeSentAt: null,
        status: 'written',
        audioStatus: 'ready',
        audioBytes: null,
        progress: 0,
        errorCode: null,
      })
      .where(eq(letters.id, input.id)),
  ])
}

/** Makes every letter of an account unreadable and ends the work on those under way. Their rows go with the account. */
export async function overwriteLetters(input: { accountId: string; now: number }, db: Db): Promise<void> {
  await db.batch([
    db.update(letters).set(unreadable).where(eq(letters.accountId, input.accountId)),
    db
      .update(letters)
      .set({ ...released, releasedAt: sql`coalesce(${letters.releasedAt}, ${input.now})`, updatedAt: input.now })
      .where(eq(letters.accountId, input.accountId)),
  ])
}

/** Some of an account's letters in the order of their ids, released ones too, from the one after `after`. */
export async function listLettersAfter(input: { accountId: string; after: string; limit: number }, db: Db): Promise<LetterRecord[]> {
  return db
    .select()
    .from(letters)
    .where(and(eq(letters.accountId, input.accountId), gt(letters.id, input.after)))
    .orderBy(asc(letters.id))
    .limit(input.limit)
}

/** The same as ids alone, for letters of any number. */
export async function listLetterIdsAfter(input: { accountId: string; after: string; limit: number }, db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.accountId, input.accountId), gt(letters.id, input.after)))
    .orderBy(asc(letters.id))
    .limit(input.limit)
  return rows.map(({ id }) => id)
}

/** When the last of an account's closed letters opens, UTC ms; null when none is closed any more. */
export async function findLastOpening(input: { accountId: string; now: number }, db: Db): Promise<number | null> {
  const [row] = await db
    .select({ opensAt: letters.opensAt })
    .from(letters)
    .where(and(eq(letters.accountId, input.accountId), gt(letters.opensAt, input.now)))
    .orderBy(desc(letters.opensAt))
    .limit(1)
  return row?.opensAt ?? null
}

/** Makes every letter of an account another's. Two forms with one key, however unlikely, stay two letters. */
export function moveLetters(input: { from: string; into: string }, db: Db) {
  const isTaken = sql`exists (select 1 from ${letters} as held where held.account_id = ${input.into} and held.request_key = ${letters.requestKey})`
  return db
    .update(letters)
    .set({
      accountId: input.into,
      keyId: sql`coalesce(${letters.keyId}, ${letters.accountId})`,
      requestKey: sql`case when ${isTaken} then ${letters.id} || ${letters.requestKey} else ${letters.requestKey} end`,
    })
    .where(eq(letters.accountId, input.from))
}
