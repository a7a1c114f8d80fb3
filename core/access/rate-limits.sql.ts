import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#core/db/columns'

/** How often something happened in the window that ends at `resetsAt`. Keys hold a keyed hash, never an address. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
)
