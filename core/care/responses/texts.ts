import type { CareTopic, FlaggedLevel } from '../care.schema'

/**
 * Answers to one danger: `first` when it is heard for the first time, `again` for the turns after that. Slots: `{line}` is whom to call
 * («al 024», "024"), `{emergency}` the emergency number («al 112», "112").
 */
export type Answers = { first: readonly string[]; again: readonly string[] }

export type CareTexts = {
  topics: Record<CareTopic, Record<FlaggedLevel, Answers>>
  /** Where the danger was heard in an earlier turn and this one takes it back, or speaks of something else. */
  after: { takenBack: readonly string[]; still: readonly string[]; /** They are with somebody, or on the way to help. */ together: readonly string[]; /** They name a person who could be with them. */ somebody: readonly string[]; /** They speak of putting out of reach what could hurt them. */ away: readonly string[]; /** Whoever they feared for is safe. */ othersSafe: readonly string[] }
  /**
   * Where danger was heard only faintly. `asks` holds one question, which a «sí» or a «no» answers and a «sí» is danger to; `again` is for the
   * times after, and asks nothing anew; both fit «tú» and «usted». `yes` follows a «sí» about dying, `maybe` a «no sé». `letter` is said in a
   * letter's form, where nothing can be answered and the letter is written if it is asked for again.
   */
  faint: { asks: Record<CareTopic, readonly string[]>; again: readonly string[]; yes: readonly string[]; maybe: readonly string[]; letter: CareTexts['heldLetter'] }
  /** Added for somebody under age. */
  minor: readonly string[]
  /** Added where a letter was asked for and what was written is kept as it is instead. */
  heldLetter: { suicide: readonly string[]; threat: readonly string[]; other: readonly string[] }
  /** Added to what is said in a letter's form: where to answer. */
  toChat: readonly string[]
  /** What stands in the slots where the country's numbers are not known or closed. */
  slots: { line: (phone: string | null) => string; emergency: (phone: string | null) => string }
}
