import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { moment } from '#core/db/columns'

/** Someone with something worth keeping; anonymous until an e-mail is proven. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** What the account has paid for, apart from trials and VIP access. */
    tier: text('tier', { enum: ['free', 'corazon', 'alma', 'completo', 'vip'] })
      .notNull()
      .default('free'),
    /** Keyed hash of the proven address, to find the account by; the address itself is sealed. */
    emailHash: text('email_hash'),
    sealedEmail: text('sealed_email'),
    sealedName: text('sealed_name'),
    /** IANA name, as first seen: whose months the quotas follow. */
    timeZone: text('time_zone').notNull().default('UTC'),
    trialExpiresAt: moment('trial_expires_at'),
    /** Its owner proved an address that has an account already: everything is there now, and only the key is still here. */
    mergedInto: text('merged_into').references((): AnySQLiteColumn => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When one of its browsers was last seen, to the day; null for accounts older than this column. */
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.emailHash),
    index('accounts_merged').on(table.mergedInto),
    index('accounts_unseen')
      .on(table.lastSeenAt, table.createdAt)
      .where(sql`email_hash is null and merged_into is null and tier = 'free'`),
  ],
)

/** The account's own key, wrapped by the master key of `masterVersion`. Deleting the row makes everything sealed unreadable. */
export const accountKeys = sqliteTable(
  'account_keys',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    wrappedKey: text('wrapped_key').notNull(),
    masterVersion: integer('master_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_keys_version').on(table.masterVersion)],
)

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
    /** Names the session where its owner may see it. */
    id: text('id'),
    /** Browser and system as a person would name them: «Firefox · Android». */
    device: text('device'),
    /** When an address was last proven in this browser. */
    provenAt: moment('proven_at'),
  },
  (table) => [uniqueIndex('sessions_id').on(table.id), index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/** A code sent to an address, for one browser: ten minutes, five tries, one use. */
export const emailCodes = sqliteTable(
  'email_codes',
  {
    id: text('id').primaryKey(),
    emailHash: text('email_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_codes_asked').on(table.emailHash, table.tokenHash, table.createdAt), index('email_codes_expiry').on(table.expiresAt)],
)

/** What a person agreed to, in which version, and when they took it back. */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['adult', 'terms', 'health_data'] }).notNull(),
    version: text('version').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [uniqueIndex('consents_once').on(table.accountId, table.kind, table.version, table.givenAt)],
)
