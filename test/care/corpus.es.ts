import type { CareMessage } from './corpus'
import { dangerEs } from './corpus.es.danger'
import { griefEs } from './corpus.es.grief'
import { heldOutEs } from './corpus.es.heldout'
import { ordinaryEs } from './corpus.es.ordinary'
import { othersEs } from './corpus.es.others'
import { thoughtsEs } from './corpus.es.thoughts'
import { turnsEs } from './corpus.es.turns'
import { voicesEs } from './corpus.es.voices'

/** Spanish as it is written in Spain, Mexico, Argentina, Colombia and Chile. */
export const corpusEs: CareMessage[] = [...dangerEs, ...thoughtsEs, ...othersEs, ...turnsEs, ...ordinaryEs, ...griefEs, ...voicesEs, ...heldOutEs]
