import type { CareMessage } from './corpus'
import { dangerEn } from './corpus.en.danger'
import { griefEn } from './corpus.en.grief'
import { heldOutEn } from './corpus.en.heldout'
import { ordinaryEn } from './corpus.en.ordinary'
import { othersEn } from './corpus.en.others'
import { thoughtsEn } from './corpus.en.thoughts'
import { turnsEn } from './corpus.en.turns'
import { voicesEn } from './corpus.en.voices'

/** English as it is written in the UK, the US, Ireland and Australia. */
export const corpusEn: CareMessage[] = [...dangerEn, ...thoughtsEn, ...othersEn, ...turnsEn, ...ordinaryEn, ...griefEn, ...voicesEn, ...heldOutEn]
