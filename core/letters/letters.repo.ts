import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { letters } from './letters.sql.ts'
import { staleAfterMs, type AudioStatus, type LetterPause, type LetterStatus } from './letters.rules'
import type { LetterDepth, LetterPath } from './letters.schema'
import type { Tier } from '#core/access/access'
import type { Db } from '#core/db/client'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { NarrationQuality } from '#core/ports/narrator'

/** A letter as its row knows it; what was written stays sealed. */
export type LetterRecord = typeof letters.$inferSelect

export type NewLetter = {
  id: string
  accountId: string
  requestKey: string
  path: LetterPath
  language: ContentLanguage
  depth: LetterDepth
  tier: Tier
  sealedRequest: string
}

/** Columns an INSERT … SELECT fills, in the order of its values. */
const insertColumns = sql.raw(
  [
    letters.id,
    letters.accountId,
    letters.keyId,
    letters.requestKey,
    letters.path,
    letters.language,
    letters.depth,
    letters.tier,
    letters.isCounted,
    letters.sealedRequest,
    letters.status,
    letters.audioStatus,
    letters.sentAt,
    letters.createdAt,
    letters.updatedAt,
  ]
    .map((column) => `"${column.name}"`)
    .join(', '),
)

/** The account itself or, if it joined another while the request was on its way, that one. */
const ownerNow = (accountId: string): SQL<string> =>
  sql<string>`(select coalesce(owner.merged_into, owner.id) from accounts as owner where owner.id = ${accountId})`

/** True while the account has letters left. Part of the write itself, so parallel requests cannot pass it together. */
function hasQuota(input: { accountId: string; quota: { limit: number; since: number } | null }): SQL {
  if (!input.quota) return sql`true`
  return sql`(select count(*) from ${letters} as counted where counted.account_id = ${ownerNow(input.accountId)}
    and counted.is_counted = 1 and counted.created_at >= ${input.quota.since}) < ${input.quota.limit}`
}

/** True while fewer letters than the pause allows were asked for on its path. Part of the write itself as well. */
function isNotPaused(input: { accountId: string; pause: LetterPause | null }): SQL {
  if (!input.pause) return sql`true`
  const { path, limit, since } = input.pause
  return sql`(select count(*) from ${letters} as lately where lately.account_id = ${ownerNow(input.accountId)}
    and lately.is_counted = 1 and lately.path = ${path} and lately.created_at > ${since}) < ${limit}`
}

/** When the first of the letters that make the pause was asked for (UTC ms); null when there is none. */
export async function findPauseStart(input: { accountId: string; pause: LetterPause | null }, db: Db): Promise<number | null> {
  if (!input.pause) return null
  const { path, limit, since } = input.pause
  const rows = await db
    .select({ createdAt: letters.createdAt })
    .from(letters)
    .where(and(eq(letters.accountId, ownerNow(input.accountId)), gt(letters.createdAt, since), eq(letters.path, path), eq(letters.isCounted, true)))
    .orderBy(desc(letters.createdAt))
    .limit(limit)
  return rows.length < limit ? null : (rows.at(-1)?.createdAt ?? null)
}

/**
 * Inserts a letter if the quota allows, letters are not paused, and its request key is new.
 * Returns `inserted` with the new id, `existing` with the letter of the same submit, or `refused`.
 */
export async function insertLetter(
  input: { letter: NewLetter; quota: { limit: number; since: number } | null; pause: LetterPause | null; now: number },
  db: Db,
): Promise<{ outcome: 'inserted' | 'existing'; id: string } | { outcome: 'refused' }> {
  const { letter, quota, pause, now } = input
  await db.run(sql`insert into ${letters} (${insertColumns})
      select ${letter.id}, ${ownerNow(letter.accountId)}, ${letter.accountId}, ${letter.requestKey}, ${letter.path}, ${letter.language},
        ${letter.depth}, ${letter.tier}, 1, ${letter.sealedRequest}, 'queued', 'waiting', ${now}, ${now}, ${now}
      where ${hasQuota({ accountId: letter.accountId, quota })} and ${isNotPaused({ accountId: letter.accountId, pause })}
      on conflict (account_id, request_key) do nothing`)
  const [row] = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.accountId, ownerNow(letter.accountId)), eq(letters.requestKey, letter.requestKey)))
    .limit(1)
  if (!row) return { outcome: 'refused' }
  return { outcome: row.id === letter.id ? 'inserted' : 'existing', id: row.id }
}

export async function findLetter(id: string, db: Db): Promise<LetterRecord | null> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id)).limit(1)
  return row ?? null
}

/** The newest letters an account still has, at most `limit`. */
export async function listLetters(input: { accountId: string; limit: number }, db: Db): Promise<LetterRecord[]> {
  return db
    .select()
    .from(letters)
    .where(and(eq(letters.accountId, input.accountId), isNull(letters.releasedAt)))
    .orderBy(desc(letters.createdAt))
    .limit(input.limit)
}

/** When letters were asked for and let go, newest first, those let go too; not those that failed. */
export async function listLetterMarks(
  input: { accountId: string; limit: number },
  db: Db,
): Promise<Pick<LetterRecord, 'path' | 'status' | 'createdAt' | 'opensAt' | 'releasedAt'>[]> {
  const { path, status, createdAt, opensAt, releasedAt } = letters
  return db
    .select({ path, status, createdAt, opensAt, releasedAt })
    .from(letters)
    .where(and(eq(letters.accountId, input.accountId), ne(letters.status, 'failed')))
    .orderBy(desc(letters.createdAt))
    .limit(input.limit)
}

type Lease = { id: string; token: string; now: number; until: number }

const isFree = (now: number) => or(isNull(letters.leaseUntil), lte(letters.leaseUntil, now))
const isHeldBy = (lease: { id: string; token: string }) => and(eq(letters.id, lease.id), eq(letters.leaseToken, lease.token))

/** Takes the letter for writing. Null when somebody holds it or there is nothing left to write. */
export async function claimForWriting(lease: Lease, db: Db): Promise<LetterRecord | null> {
  return claim(lease, { status: 'writing' }, inArray(letters.status, ['queued', 'writing']), db)
}

/** Takes a written letter for narration. Null when somebody holds it or there is nothing left to read. */
export async function claimForNarration(lease: Lease, db: Db): Promise<LetterRecord | null> {
  const waits = and(eq(letters.status, 'written'), inArray(letters.audioStatus, ['waiting', 'narrating']))
  return claim(lease, { audioStatus: 'narrating' }, waits, db)
}

async function claim(
  lease: Lease,
  next: { status?: LetterStatus; audioStatus?: AudioStatus },
  waits: SQL | undefined,
  db: Db,
): Promise<LetterRecord | null> {
  const [row] = await db
    .update(letters)
    .set({
      ...next,
      leaseToken: lease.token,
      leaseUntil: lease.until,
      attempts: sql`${letters.attempts} + 1`,
      progress: 0,
      startedAt: sql`coalesce(${letters.startedAt}, ${lease.now})`,
      updatedAt: lease.now,
    })
    .where(and(eq(letters.id, lease.id), isNull(letters.releasedAt), waits, isFree(lease.now)))
    .returning()
  return row ?? null
}

/** A sign of life: keeps the lease and tells how far the step is. False when the lease was lost. */
export async function renewLease(lease: Lease & { progress: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ leaseUntil: lease.until, progress: lease.progress, updatedAt: lease.now })
    .where(isHeldBy(lease))
    .returning({ id: letters.id })
  return rows.length > 0
}

/** A row that nobody holds. */
export const released = { leaseToken: null, leaseUntil: null } as const

/** Gives a letter back after a failed try; its next job is due at `dueAt` (UTC ms), so no sweep sends one before. */
export async function releaseLease(
  lease: { id: string; token: string; now: number; dueAt: number; errorCode: string },
  db: Db,
) {
  await db
    .update(letters)
    .set({ ...released, errorCode: lease.errorCode, sentAt: lease.dueAt, updatedAt: lease.now })
    .where(isHeldBy(lease))
}

/** Keeps the text. False when the lease was lost meanwhile: somebody else's text stands. */
export async function saveText(
  input: { id: string; token: string; sealedContent: string; writer: string; writerFallback: string | null; now: number },
  db: Db,
): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({
      ...released,
      status: 'written',
      sealedContent: input.sealedContent,
      writer: input.writer,
      writerFallback: input.writerFallback,
      errorCode: null,
      attempts: 0,
      progress: 0,
      sentAt: input.now,
      writtenAt: input.now,
      updatedAt: input.now,
    })
    .where(and(isHeldBy(input), eq(letters.status, 'writing')))
    .returning({ id: letters.id })
  return rows.length > 0
}

/** Notes that the sound is whole. False when the lease was lost meanwhile. */
export async function saveAudio(
  input: {
    id: string
    token: string
    narrator: string
    narratorFallback: string | null
    quality: NarrationQuality
    bytes: number
    sealedSoundMap: string | null
    now: number
  },
  db: Db,
): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({
      ...released,
      audioStatus: 'ready',
      narrator: input.narrator,
      narratorFallback: input.narratorFallback,
      audioQuality: input.quality,
      audioBytes: input.bytes,
      sealedSoundMap: input.sealedSoundMap,
      errorCode: null,
      attempts: 0,
      progress: 100,
      readyAt: input.now,
      updatedAt: input.now,
    })
    .where(and(isHeldBy(input), eq(letters.audioStatus, 'narrating')))
    .returning({ id: letters.id })
  return rows.length > 0
}

/**
 * Ends a step that was tried often enough, unless somebody holds it. A letter without text gives its place in the quota back.
 */
export async function markFailed(input: { id: string; errorCode: string; now: number; token?: string }, db: Db) {
  const mayEnd = input.token ? isHeldBy({ id: input.id, token: input.token }) : and(eq(letters.id, input.id), isFree(input.now))
  const common = { ...released, errorCode: input.errorCode, attempts: 0, progress: 0, updatedAt: input.now }
  await db.batch([
    db
      .update(letters)
      .set({ ...common, status: 'failed', isCounted: false })
      .where(and(mayEnd, inArray(letters.status, ['queued', 'writing']))),
    db
      .update(letters)
      .set({ ...common, audioStatus: 'failed' })
      .where(and(mayEnd, eq(letters.status, 'written'), inArray(letters.audioStatus, ['waiting', 'narrating']))),
  ])
}

/** Starts the text again after it failed, within quota and pause. False when it had not failed or no letters are left. */
export async function requeueText(
  input: { id: string; accountId: string; quota: { limit: number; since: number } | null; pause: LetterPause | null; now: number },
  db: Db,
): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ status: 'queued', isCounted: true, errorCode: null, sentAt: input.now, startedAt: input.now, updatedAt: input.now })
    .where(and(eq(letters.id, input.id), eq(letters.status, 'failed'), isNull(letters.releasedAt), hasQuota(input), isNotPaused(input)))
    .returning({ id: letters.id })
  return rows.length > 0
}

/** Starts the narration again after it failed. */
export async function requeueAudio(input: { id: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ audioStatus: 'waiting', errorCode: null, sentAt: input.now, updatedAt: input.now })
    .where(and(eq(letters.id, input.id), eq(letters.status, 'written'), eq(letters.audioStatus, 'failed')))
    .returning({ id: letters.id })
  return rows.length > 0
}

const isUnfinished = sql`(${letters.status} in ('queued', 'writing') or ${letters.audioStatus} in ('waiting', 'narrating'))`
const isStale = (now: number) =>
  and(isUnfinished, sql`${letters.status} <> 'failed'`, isNull(letters.releasedAt), isFree(now), lt(letters.sentAt, now - staleAfterMs))

/** Letters nobody holds and nobody was told of lately, oldest first. */
export async function listLeftBehind(input: { now: number; limit: number }, db: Db): Promise<LetterRecord[]> {
  return db.select().from(letters).where(isStale(input.now)).orderBy(asc(letters.sentAt)).limit(input.limit)
}

/** Of several that notice a stale letter at once, true for one. */
export async function takeForResend(input: { id: string; now: number }, db: Db): Promise<boolean> {
  const rows = await db
    .update(letters)
    .set({ sentAt: input.now })
    .where(and(eq(letters.id, input.id), isStale(input.now)))
    .returning({ id: letters.id })
  return rows.length > 0
}
