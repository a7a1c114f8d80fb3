import { gistFeatures } from '#core/chat/companion/listen/gists/features'
import { gists, untold } from '#core/chat/companion/listen/gists/gists'
import { subjectsOf } from '#core/chat/companion/listen/subjects/model'
import { labelledConversations } from './conversations'
import { plainOf, type Sample } from './fit'
import { readLabelled, type Labelled } from './labelled'

/** Everything a turn may be labelled as. */
export const gistLabels: readonly string[] = [...gists, ...untold]

/**
 * Turns people wrote, and what each comes to, whatever it is about: single ones, and those of whole conversations. Those that are only measured
 * (`*.measured.txt`) were labelled by two readers, each without the other; what either found is right. The others are worked with.
 */
export function labelledTurns(): Labelled[] {
  const turns = [...readLabelled('gists'), ...labelledConversations().flatMap((one) => one.turns)]
  // A turn twice would teach twice.
  return [...new Map(turns.map((turn) => [`${turn.language} ${turn.isMeasured} ${turn.text}`, turn])).values()]
}

/** A turn as the model of gists learns it. */
export function gistSample(turn: Labelled): Sample {
  const plain = plainOf(turn)
  return { features: gistFeatures(plain, subjectsOf(plain, turn.language)), labels: [turn.label ?? '', ...turn.also] }
}
