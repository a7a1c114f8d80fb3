import { asc, inArray, lte, sql } from 'drizzle-orm'
import { outbox } from './outbox.sql.ts'
import { overwritten } from '#core/db/overwrite'
import type { Db } from '#core/db/client'
import type { Mail } from '#core/ports/mailer'

/** A mail as it left. `sentAt` is UTC ms. */
export type SentMail = Mail & { sentAt: number }

/** Keeps a mail once, however often it is sent. */
export async function insertMail(mail: SentMail, db: Db): Promise<void> {
  await db.insert(outbox).values(mail).onConflictDoNothing()
}

/** The first five hundred mails, oldest first. */
export async function listMails(db: Db): Promise<SentMail[]> {
  return db
    .select({ id: outbox.id, to: outbox.to, subject: outbox.subject, text: outbox.text, html: outbox.html, sentAt: outbox.sentAt })
    .from(outbox)
    .orderBy(asc(outbox.sentAt))
    .limit(500)
}

/** Overwrites and deletes every mail to an address. */
export async function eraseMailsTo(address: string, db: Db): Promise<void> {
  const theirs = sql`${outbox.id} in (select id from ${outbox} where lower("to") = lower(${address}) limit 1000)`
  for (;;) {
    const [, deleted] = await db.batch([
      db
        .update(outbox)
        .set({ subject: overwritten(outbox.subject), text: overwritten(outbox.text), html: overwritten(outbox.html) })
        .where(theirs),
      db.delete(outbox).where(theirs).returning({ id: outbox.id }),
    ])
    if (deleted.length < 1000) return
  }
}

/** Deletes at most a thousand mails sent at `until` (UTC ms) or before; returns how many. */
export async function deleteOldMails(until: number, db: Db): Promise<number> {
  const old = db.select({ id: outbox.id }).from(outbox).where(lte(outbox.sentAt, until)).orderBy(asc(outbox.sentAt)).limit(1000)
  const rows = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })
  return rows.length
}
