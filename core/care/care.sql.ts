import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from '#core/account/account.sql.ts'
import { moment } from '#core/db/columns'

/** Until when nothing is offered for sale to an account, because danger was heard. Says neither what nor how much. */
export const careQuiet = sqliteTable('care_quiet', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  until: moment('until').notNull(),
})
