import { inArray, lte, sql } from 'drizzle-orm'
import { rateLimits } from './rate-limits.sql.ts'
import type { Db } from '#core/db/client'

/** One statement opens a window, counts in it, or opens the next. */
export async function countHit(input: { key: string; windowMs: number; now: number }, db: Db) {
  const fresh = { count: 1, resetsAt: input.now + input.windowMs }
  const [row] = await db
    .insert(rateLimits)
    .values({ key: input.key, ...fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= ${input.now} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${input.now} then ${fresh.resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
  return row ?? fresh
}

/** Deletes at most a thousand ended windows; the next sweep takes the rest. */
export async function deleteEndedWindows(now: number, db: Db) {
  const ended = db.select({ key: rateLimits.key }).from(rateLimits).where(lte(rateLimits.resetsAt, now)).limit(1000)
  await db.delete(rateLimits).where(inArray(rateLimits.key, ended))
}
