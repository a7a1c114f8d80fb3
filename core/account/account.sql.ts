import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '#core/db/columns'

/** Someone with something worth keeping; anonymous until an e-mail is proven. */
export const accounts = sqliteTable('accounts', {
  id: text('id').primaryKey(),
  tier: text('tier', { enum: ['free', 'corazon', 'alma', 'completo', 'vip'] })
    .notNull()
    .default('free'),
  createdAt: moment('created_at').notNull(),
})

/** The account's own key, wrapped by the master key of `masterVersion`. Deleting the row makes everything sealed unreadable. */
export const accountKeys = sqliteTable('account_keys', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  wrappedKey: text('wrapped_key').notNull(),
  masterVersion: integer('master_version').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** A browser that was recognised; the cookie itself is never stored, only its SHA-256. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)
