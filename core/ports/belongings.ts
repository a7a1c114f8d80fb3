import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#core/db/client'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { BlobStore } from './blobs'
import type { Vault } from './vault'

/** What a printed letter is made of. `writtenOn` is UTC ms. */
export type PrintableLetter = {
  letterId: string
  title: string
  paragraphs: string[]
  language: ContentLanguage
  path: LetterPath
  writtenOn: number
}

/** A file of an export. Content is opened as it is read; `at` (UTC ms) becomes the file's date. */
export type ExportedFile = { path: string; content: string | Uint8Array | ReadableStream<Uint8Array>; at: number }

export type BelongingsDeps = { db: Db; vault: Vault; blobs: BlobStore }

/**
 * What a capability keeps of an account, so that accounts can be joined, handed out and erased without this folder knowing every
 * table. Each capability gives its own; the composition root gathers them.
 */
export type Belongings = {
  name: string
  /** Statements that make everything of one account the other's. They run in one batch with everybody else's. */
  move: (input: { from: string; into: string }, db: Db) => BatchItem<'sqlite'>[]
  /** Everything readable it keeps of an account, a file at a time, so that no more than one is ever held. */
  export: (
    input: { accountId: string; printLetter: (letter: PrintableLetter) => Promise<Uint8Array> },
    deps: BelongingsDeps,
  ) => AsyncIterable<ExportedFile>
  /**
   * Overwrites what is sealed and deletes files; the rows themselves go with the account's, which is deleted last. Safe to repeat.
   * `addresses` are those the account was known to be written to.
   */
  erase: (input: { accountId: string; addresses: readonly string[]; now: number }, deps: BelongingsDeps) => Promise<void>
  /** E-mail addresses it has been given for an account, opened. */
  addresses?: (input: { accountId: string }, deps: BelongingsDeps) => Promise<string[]>
  /** Until when (UTC ms) an account is needed although nobody comes by; null when it is not. */
  neededUntil?: (input: { accountId: string; now: number }, db: Db) => Promise<number | null>
}
