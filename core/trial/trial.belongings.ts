import { moveTrials } from './trial.repo'
import type { Belongings } from '#core/ports/belongings'

export const trialBelongings: Belongings = {
  name: 'trials',
  move: (input, db) => [moveTrials(input, db)],
}
