import { asc } from 'drizzle-orm'
import { outbox } from './outbox.sql.ts'
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
