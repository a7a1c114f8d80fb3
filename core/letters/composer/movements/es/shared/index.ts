import type { Movement } from '../../movement'
import { deepEs } from './deep'
import { feelingsEs } from './feelings'
import { leadsEs } from './leads'
import { backEs, seenEs } from './seen'
import { weavesEs } from './weaves'
import { beatsEs, returnsEs, turnsEs } from './turns'

export const sharedEs: Movement[] = [...leadsEs, ...seenEs, ...weavesEs, ...backEs, ...feelingsEs, ...turnsEs, ...beatsEs, ...returnsEs, ...deepEs]
