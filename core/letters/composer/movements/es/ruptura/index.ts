import type { Movement } from '../../movement'
import { beatsRupturaEs } from './beats'
import { bondsRupturaEs } from './bonds'
import { contactRupturaEs } from './contact'
import { deepRupturaEs } from './deep'
import { feelingsRupturaEs } from './feelings'
import { gesturesRupturaEs } from './gestures'
import { householdRupturaEs } from './household'
import { leadsRupturaEs } from './leads'
import { leftRupturaEs } from './left'
import { returnsRupturaEs } from './returns'
import { seenRupturaEs } from './seen'
import { stirsEs } from './stirs'
import { thingsRupturaEs } from './things'
import { trustRupturaEs } from './trust'
import { turnsRupturaEs } from './turns'

export const rupturaEs: Movement[] = [
  ...leadsRupturaEs, ...seenRupturaEs, ...bondsRupturaEs, ...leftRupturaEs, ...trustRupturaEs, ...householdRupturaEs, ...contactRupturaEs, ...thingsRupturaEs, ...feelingsRupturaEs, ...stirsEs, ...gesturesRupturaEs, ...deepRupturaEs, ...turnsRupturaEs, ...beatsRupturaEs, ...returnsRupturaEs,
]
