import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from '#core/account/account.sql.ts'
import { moment } from '#core/db/columns'
import { messageTypes, reminderTypes } from './coaching.types'

/** What an account may be reminded of, one row a kind. */
export const coachingReminders = sqliteTable(
  'coaching_reminders',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type', { enum: reminderTypes }).notNull(),
    /** HH:MM where its owner is. */
    preferredTime: text('preferred_time').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull(),
    /** The language it was last looked at in, which its mails are written in. */
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    /** When it is told next; null while it is off, or its owner may not have it. */
    dueAt: moment('due_at'),
    /** The last day it was told on, YYYY-MM-DD where its owner is: never twice in a day. */
    toldOn: text('told_on'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('coaching_reminders_kind').on(table.accountId, table.type),
    index('coaching_reminders_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** Which words an account was given, by their key, so that none comes twice while others are left. */
export const coachingTold = sqliteTable(
  'coaching_told',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type', { enum: messageTypes }).notNull(),
    key: text('key').notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type, table.key] })],
)
