import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from '#core/account/account.sql.ts'
import { moment } from '#core/db/columns'

/** How many free messages an account has used of the day that began with the first of them. */
export const chatWindows = sqliteTable('chat_windows', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  startedAt: moment('started_at').notNull(),
  used: integer('used').notNull(),
})
