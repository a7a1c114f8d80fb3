import type { Movement } from '../../movement'
import { breathsEs } from './beats'
import { deepEs } from './deep'
import { deepHeartEs } from './deep.heart'
import { deepHoursEs } from './deep.hours'
import { deepMoreEs } from './deep.more'
import { deepOwnEs } from './deep.own'
import { deepThreadEs } from './deep.thread'
import { feelingsEs } from './feelings'
import { feelingsFearedEs, feelingsNamedEs } from './feelings.named'
import { leadsEs } from './leads'
import { voiceLeadsEs } from './leads.voice'
import { wishLeadsEs } from './leads.wish'
import { lastLinesEs } from './returns'
import { backEs, seenEs } from './seen'
import { seenBesideEs } from './seen.beside'
import { seenPlainEs } from './seen.plain'
import { seenWeightEs } from './seen.weight'
import { beatsEs, returnsEs, turnsEs } from './turns'
import { turnsOwnEs, turnsPlainEs } from './turns.days'
import { turnsNearEs } from './turns.near'
import { weavesEs } from './weaves'

export const sharedEs: Movement[] = [
  ...leadsEs, ...voiceLeadsEs, ...wishLeadsEs, ...seenEs, ...seenPlainEs, ...seenWeightEs, ...seenBesideEs, ...weavesEs, ...backEs, ...feelingsEs, ...feelingsNamedEs, ...feelingsFearedEs,
  ...turnsEs, ...turnsOwnEs, ...turnsPlainEs, ...turnsNearEs, ...beatsEs, ...breathsEs, ...returnsEs, ...lastLinesEs, ...deepEs, ...deepOwnEs, ...deepHoursEs, ...deepHeartEs, ...deepMoreEs, ...deepThreadEs,
]
