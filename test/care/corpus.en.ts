import type { CareMessage } from './corpus'
import { dangerEn } from './corpus.en.danger'
import { heldOutEn } from './corpus.en.heldout'
import { griefEn } from './corpus.en.grief'
import { ordinaryEn } from './corpus.en.ordinary'
import { othersEn } from './corpus.en.others'
import { thoughtsEn } from './corpus.en.thoughts'
import { turnsEn } from './corpus.en.turns'

/** English as it is written in the UK, the US, Ireland and Australia. */
export const corpusEn: CareMessage[] = [...dangerEn, ...thoughtsEn, ...othersEn, ...turnsEn, ...ordinaryEn, ...griefEn, ...heldOutEn]
