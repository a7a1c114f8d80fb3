import type { Movement } from '../../movement'
import { bondsRupturaEs } from './bonds'
import { eventsRupturaEs } from './events'
import { beatsRupturaEs, deepRupturaEs, feelingsRupturaEs, gesturesRupturaEs, leadsRupturaEs, returnsRupturaEs, stirsEs, turnsRupturaEs } from './rest'
import { thingsRupturaEs } from './things'

export const rupturaEs: Movement[] = [
  ...leadsRupturaEs, ...bondsRupturaEs, ...eventsRupturaEs, ...thingsRupturaEs, ...feelingsRupturaEs, ...stirsEs, ...gesturesRupturaEs, ...deepRupturaEs, ...turnsRupturaEs, ...beatsRupturaEs, ...returnsRupturaEs,
]
