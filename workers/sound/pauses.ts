// SPDX-License-Identifier: MIT

/** Silences of a letter read aloud, in ms, the same whoever reads. */
export const pauses = {
  /** Before the first word. */
  start: 120,
  sentence: 250,
  paragraph: 600,
  /** After the last word, so that a player does not cut its breath. */
  end: 700,
  /** Where a sentence was cut between two words. */
  words: 20,
}
