import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from '#core/account/account.sql.ts'
import { moment } from '#core/db/columns'
import { audioStatuses, letterStatuses } from './letters.rules'
import { letterPaths } from './letters.schema'

export const letters = sqliteTable(
  'letters',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account under whose key the letter is sealed, where that is not its owner: it joined its owner's account later. */
    keyId: text('key_id'),
    /** Makes a submit repeatable: the form's nonce and what was typed, hashed. One letter per account and key. */
    requestKey: text('request_key').notNull(),
    path: text('path', { enum: letterPaths }).notNull(),
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    depth: text('depth', { enum: ['free', 'deep'] }).notNull(),
    /** The tier the letter was asked for under. */
    tier: text('tier', { enum: ['free', 'corazon', 'alma', 'completo', 'vip'] }).notNull(),
    /** Whether the letter counts against the quota; false once a failure gave it back. */
    isCounted: integer('is_counted', { mode: 'boolean' }).notNull(),

    /** The brief and the letter, sealed under the account's key. */
    sealedRequest: text('sealed_request').notNull(),
    sealedContent: text('sealed_content'),
    /** Where the sound's paragraphs begin and how loud it is, sealed likewise: it tells the rhythm of the text. */
    sealedSoundMap: text('sealed_sound_map'),

    status: text('status', { enum: letterStatuses }).notNull(),
    audioStatus: text('audio_status', { enum: audioStatuses }).notNull(),
    /** Percent of the step that is under way. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    leaseToken: text('lease_token'),
    leaseUntil: moment('lease_until'),
    /** When the latest job was handed to the queue; a sweep re-sends what waits too long. */
    sentAt: moment('sent_at').notNull(),
    errorCode: text('error_code'),

    writer: text('writer'),
    writerFallback: text('writer_fallback'),
    narrator: text('narrator'),
    narratorFallback: text('narrator_fallback'),
    audioQuality: text('audio_quality', { enum: ['light', 'full'] }),
    audioBytes: integer('audio_bytes'),

    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    writtenAt: moment('written_at'),
    readyAt: moment('ready_at'),

    /** The owner closed the letter until then; before it nobody reads it. */
    opensAt: moment('opens_at'),
    /** Whom to tell when it opens: an address, sealed, until they have been told; and when the mail was last begun. */
    sealedNoticeTo: text('sealed_notice_to'),
    noticeSentAt: moment('notice_sent_at'),
    /** The owner let it go. What was written is gone from the row and its sound from the store; the row only keeps the count. */
    releasedAt: moment('released_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('letters_request').on(table.accountId, table.requestKey),
    index('letters_account_created').on(table.accountId, table.createdAt),
    index('letters_unfinished')
      .on(table.sentAt)
      .where(sql`status in ('queued', 'writing') or audio_status in ('waiting', 'narrating')`),
    index('letters_notice_due')
      .on(table.opensAt)
      .where(sql`sealed_notice_to is not null`),
  ],
)
