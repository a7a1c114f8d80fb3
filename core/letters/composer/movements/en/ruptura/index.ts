import type { Movement } from '../../movement'
import { bondsRupturaEn } from './bonds'
import { eventsRupturaEn } from './events'
import { beatsRupturaEn, deepRupturaEn, feelingsRupturaEn, gesturesRupturaEn, leadsRupturaEn, returnsRupturaEn, stirsEn, turnsRupturaEn } from './rest'
import { thingsRupturaEn } from './things'

export const rupturaEn: Movement[] = [
  ...leadsRupturaEn, ...bondsRupturaEn, ...eventsRupturaEn, ...thingsRupturaEn, ...feelingsRupturaEn, ...stirsEn, ...gesturesRupturaEn, ...deepRupturaEn, ...turnsRupturaEn, ...beatsRupturaEn, ...returnsRupturaEn,
]
