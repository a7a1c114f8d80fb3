import { moveLetters } from './letters.repo'
import type { Belongings } from '#core/ports/belongings'

/** What an account's letters are to the rest of the house. */
export const letterBelongings: Belongings = {
  name: 'letters',
  move: (input, db) => [moveLetters(input, db)],
}
