import type { ContentLanguage } from '#core/locale/locale.schema'

/** `light` for the free reading (small file), `full` for a true 320 kbps (Corazón, Alma). */
export type NarrationQuality = 'light' | 'full'

export type NarrationRequest = {
  /** Paragraphs in reading order, as plain text (no markup). */
  paragraphs: string[]
  language: ContentLanguage
  quality: NarrationQuality
  /** Goes into the file's metadata together with the mark that a machine made it. */
  title: string
}

/** What a player draws and follows. */
export type SoundMap = {
  seconds: number
  /** Loudness along the sound, in equal stretches: 0 to 100, the loudest being 100. */
  peaks: number[]
  /** Where each paragraph of the request begins, in seconds. */
  paragraphs: number[]
}

export type Narration = {
  /** MP3 bytes, produced while they are read; errors surface on the reader. */
  stream: ReadableStream<Uint8Array>
  contentType: 'audio/mpeg'
  /** Known once the stream has ended. Absent from a narrator that cannot tell. */
  soundMap?: () => SoundMap | null
  /** A guess of the whole size in bytes, from the length of the text; only for progress. */
  expectedBytes: number
  /**
   * Who really reads this one, for the letter's record: `embedded`, `openai-compatible:tts-x`, `workers-ai:@cf/…`. Says more
   * than the narrator's own name where that has a voice for each language. One voice from its first byte to its last.
   */
  narrator: string
}

export type NarrateOptions = {
  /** Aborts the work; the narrator stops calling out and the promise or stream fails with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Reads a letter aloud.
 *
 * Throws `NarratorUnavailableError` before the first byte, or errors the stream with it afterwards. What was read until then is
 * then worth nothing. Cancelling the stream stops the work.
 */
export type Narrator = {
  /** `embedded`, `openai-compatible:tts-x`, `workers-ai:@cf/…`. The letter's record keeps the narration's `narrator`. */
  name: string
  narrate: (request: NarrationRequest, options?: NarrateOptions) => Promise<Narration>
}

/**
 * `rejected` covers both sides of nonsense: the service refused what it was sent, or sent something that is no speech.
 * `cut_off` is speech that began and did not end as it should.
 */
export type NarratorFailure =
  | 'rate_limited'
  | 'http_error'
  | 'timeout'
  | 'cut_off'
  | 'rejected'
  | 'unreachable'
  | 'misconfigured'

/** A narrator could not deliver. `reason` goes into the letter's record; `detail` carries no text of the person's. */
export class NarratorUnavailableError extends Error {
  override name = 'NarratorUnavailableError'
  constructor(readonly reason: NarratorFailure, readonly detail = '') {
    super(`narrator unavailable: ${reason} ${detail}`.trim())
  }
}
