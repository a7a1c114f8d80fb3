import type { Movement } from '../../movement'
import { breathsEn } from './beats'
import { deepEn } from './deep'
import { deepHeartEn } from './deep.heart'
import { deepHoursEn } from './deep.hours'
import { deepMoreEn } from './deep.more'
import { deepOwnEn } from './deep.own'
import { deepThreadEn } from './deep.thread'
import { feelingsEn } from './feelings'
import { feelingsFearedEn, feelingsNamedEn } from './feelings.named'
import { leadsEn } from './leads'
import { voiceLeadsEn } from './leads.voice'
import { wishLeadsEn } from './leads.wish'
import { lastLinesEn } from './returns'
import { backEn, seenEn } from './seen'
import { seenBesideEn } from './seen.beside'
import { seenPlainEn } from './seen.plain'
import { seenWeightEn } from './seen.weight'
import { beatsEn, returnsEn, turnsEn } from './turns'
import { turnsOwnEn, turnsPlainEn } from './turns.days'
import { turnsNearEn } from './turns.near'
import { weavesEn } from './weaves'

export const sharedEn: Movement[] = [
  ...leadsEn, ...voiceLeadsEn, ...wishLeadsEn, ...seenEn, ...seenPlainEn, ...seenWeightEn, ...seenBesideEn, ...weavesEn, ...backEn, ...feelingsEn, ...feelingsNamedEn, ...feelingsFearedEn,
  ...turnsEn, ...turnsOwnEn, ...turnsPlainEn, ...turnsNearEn, ...beatsEn, ...breathsEn, ...returnsEn, ...lastLinesEn, ...deepEn, ...deepOwnEn, ...deepHoursEn, ...deepHeartEn, ...deepMoreEn, ...deepThreadEn,
]
