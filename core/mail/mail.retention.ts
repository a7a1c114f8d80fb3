import { deleteOldMails } from './outbox.repo'
import type { Db } from '#core/db/client'
import type { Clock } from '#core/ports/clock'

/** How long the embedded mailer keeps a mail, in ms. */
export const mailKeptMs = 30 * 24 * 60 * 60_000

/** Deletes mails that have been kept long enough, at most a thousand a run. Returns how many. */
export async function forgetOldMails(deps: { db: Db; clock: Clock }): Promise<number> {
  return deleteOldMails(deps.clock() - mailKeptMs, deps.db)
}
