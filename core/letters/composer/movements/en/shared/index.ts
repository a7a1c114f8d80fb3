import type { Movement } from '../../movement'
import { deepEn } from './deep'
import { feelingsEn } from './feelings'
import { leadsEn } from './leads'
import { backEn, seenEn } from './seen'
import { beatsEn, returnsEn, turnsEn } from './turns'
import { weavesEn } from './weaves'

export const sharedEn: Movement[] = [...leadsEn, ...seenEn, ...weavesEn, ...backEn, ...feelingsEn, ...turnsEn, ...beatsEn, ...returnsEn, ...deepEn]
