import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
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

/** A conversation with EÓN. */
export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account under whose key it is sealed, where that is not its owner: it joined its owner's account later. */
    keyId: text('key_id'),
    /** What its owner called it, or the beginning of what was said first. */
    sealedTitle: text('sealed_title').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When something was last said in it. */
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('chat_sessions_account').on(table.accountId, table.lastAt)],
)

/** What was said, by the person and by EÓN. A person's message is kept before anybody is asked for a reply. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    /** In the order in which things were said. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Text, and with a reply its care and suggestions, sealed under the session's key. */
    sealedBody: text('sealed_body').notNull(),
    author: text('author', { enum: ['person', 'eon'] }).notNull(),
    /** A person's message only: makes sending it repeatable. */
    requestKey: text('request_key'),
    /** A reply only: the message it answers. One message has one reply. */
    replyTo: text('reply_to'),
    /** A person's message only: somebody is finding the reply until then. */
    leaseUntil: moment('lease_until'),
    /** A reply only: what made it. */
    companion: text('companion'),
    companionFallback: text('companion_fallback'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_id').on(table.id),
    uniqueIndex('chat_messages_request').on(table.accountId, table.requestKey),
    uniqueIndex('chat_messages_reply').on(table.replyTo),
    index('chat_messages_session').on(table.sessionId, table.seq),
    index('chat_messages_account').on(table.accountId, table.createdAt),
  ],
)

/** What EÓN remembers of a person from one conversation to the next. */
export const chatMemories = sqliteTable(
  'chat_memories',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    keyId: text('key_id'),
    /** Keyed hash of the account and what the memory is about: a correction finds what it corrects. */
    subjectHash: text('subject_hash').notNull(),
    /** Null once its owner erased it: it is not learned again. */
    sealedMemory: text('sealed_memory'),
    /** Its owner wrote it: nothing learned replaces it. */
    isEdited: integer('is_edited', { mode: 'boolean' }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_memories_subject').on(table.accountId, table.subjectHash),
    index('chat_memories_account').on(table.accountId, table.updatedAt),
  ],
)
