import type { LetterBrief, WrittenLetter } from '#core/letters/letters.schema'

/** How far a writer has come, between 0 and 1. Called at most a few times a second. */
export type WriterProgress = (fraction: number) => void

export type WriterOptions = {
  /** Aborts the work; a writer must stop calling out when it fires. */
  signal?: AbortSignal
  onProgress?: WriterProgress
}

/**
 * Composes the text of a letter.
 *
 * Throws `WriterUnavailableError` when the letter could not be had (provider down, timed out, cut off or talking nonsense);
 * the caller then lets the embedded writer take over.
 */
export type Writer = {
  /** What made the letter, kept in its record: `embedded`, `openai-compatible:gpt-x`, `workers-ai:@cf/…`. */
  name: string
  writeLetter: (brief: LetterBrief, options?: WriterOptions) => Promise<WrittenLetter>
}

export type WriterFailure = 'rate_limited' | 'http_error' | 'timeout' | 'cut_off' | 'rejected' | 'unreachable' | 'misconfigured'

/** A writer could not deliver. `reason` goes into the letter's record; `detail` carries no text of the person's. */
export class WriterUnavailableError extends Error {
  override name = 'WriterUnavailableError'
  constructor(
    readonly reason: WriterFailure,
    readonly detail = '',
  ) {
    super(`writer unavailable: ${reason} ${detail}`.trim())
  }
}
