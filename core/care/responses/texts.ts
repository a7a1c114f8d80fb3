import type { CareTopic, FlaggedLevel } from '../care.schema'

/**
 * Answers to one danger: `first` when it is heard for the first time, `again` for the turns after that. Slots: `{line}` is whom to call
 * («al 024», "024"), `{emergency}` the emergency number («al 112», "112").
 */
export type Answers = { first: readonly string[]; again: readonly string[] }

export type CareTexts = {
  topics: Record<CareTopic, Record<FlaggedLevel, Answers>>
  /** Where the danger was heard in an earlier turn and this one takes it back, or speaks of something else. */
  after: { takenBack: readonly string[]; still: readonly string[] }
  /** Added for somebody under age. */
  minor: readonly string[]
  /** Added where a letter was asked for and what was written is kept as it is instead. */
  heldLetter: { suicide: readonly string[]; threat: readonly string[]; other: readonly string[] }
  /** Added to what is said in a letter's form: where to answer. */
  toChat: readonly string[]
  /** What stands in the slots where the country's numbers are not known or closed. */
  slots: { line: (phone: string | null) => string; emergency: (phone: string | null) => string }
}
