import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#core/db/columns'

/** Mails of the embedded mailer, which sends nothing: they wait here for whoever develops or operates. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_sent').on(table.sentAt), index('outbox_to').on(sql`lower("to")`)],
)
