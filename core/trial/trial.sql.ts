import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from '#core/account/account.sql.ts'
import { moment } from '#core/db/columns'

/** A free week. Its token is a bearer secret, kept as a SHA-256. */
export const trials = sqliteTable(
  'trials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Under whose key name and motivation are sealed, where that is not the owner's. */
    keyId: text('key_id'),
    sealedName: text('sealed_name').notNull(),
    sealedEmail: text('sealed_email').notNull(),
    sealedMotivation: text('sealed_motivation').notNull(),
    startedAt: moment('started_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('trials_token').on(table.tokenHash), index('trials_account').on(table.accountId)],
)

/** Addresses that have had their week, as keyed hashes of their normal form. Outlives the account. */
export const trialUses = sqliteTable('trial_uses', {
  addressHash: text('address_hash').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
