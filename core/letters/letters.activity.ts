import { listLetterMarks } from './letters.repo'
import { isClosed } from './letters.rules'
import type { LetterPath } from './letters.schema'
import type { Db } from '#core/db/client'
import type { Clock } from '#core/ports/clock'

/** One letter of an account, without a word of it. Moments are UTC ms. */
export type LetterActivity = { path: LetterPath; state: 'under_way' | 'kept' | 'closed' | 'released'; askedAt: number; releasedAt: number | null }

/** The newest two hundred letters of an account, newest first, those let go too; not those that failed. */
export async function listLetterActivity(input: { accountId: string }, deps: { db: Db; clock: Clock }): Promise<LetterActivity[]> {
  const now = deps.clock()
  const marks = await listLetterMarks({ accountId: input.accountId, limit: 200 }, deps.db)
  return marks.map(({ path, status, createdAt, opensAt, releasedAt }) => ({
    path,
    askedAt: createdAt,
    releasedAt,
    state: releasedAt !== null ? 'released' : isClosed({ opensAt }, now) ? 'closed' : status === 'written' ? 'kept' : 'under_way',
  }))
}
