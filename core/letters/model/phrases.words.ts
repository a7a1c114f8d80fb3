/** Patterns for folded text: lower case, no accents, straight apostrophes. */
export type Phrases = {
  /**
   * Platitudes, diagnoses, promises and cheer that models are given to, beyond what composer/check.ts forbids every letter.
   * Allowed where the person used the very words.
   */
  forbidden: readonly RegExp[]
  /** The first person of somebody who is not EÓN. Looked for outside quotation marks. */
  borrowedVoice: readonly RegExp[]
  /** Reunion with the dead, and death as a way out. */
  unsafe: readonly RegExp[]
  /** A closing that belongs to somebody who is not EÓN. */
  foreignClosing: readonly RegExp[]
}
