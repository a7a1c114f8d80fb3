import { listSpokenDays } from './messages.repo'
import type { Db } from '#core/db/client'
import type { DaySpan } from '#core/days'

/** Those of the given days on which an account said something to EÓN, by their names. One look into an index for each day. */
export async function listDaysTalked(input: { accountId: string; days: readonly DaySpan[] }, deps: { db: Db }): Promise<string[]> {
  return listSpokenDays(input, deps.db)
}
