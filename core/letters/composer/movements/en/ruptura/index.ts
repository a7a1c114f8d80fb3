import type { Movement } from '../../movement'
import { bondsRupturaEn } from './bonds'
import { eventsRupturaEn } from './events'
import { beatsRupturaEn, deepRupturaEn, feelingsRupturaEn, leadsRupturaEn, returnsRupturaEn, turnsRupturaEn } from './rest'
import { gesturesRupturaEn } from './gestures'
import { situationGesturesEn } from './gestures-situations'
import { stirsEn } from './stirs'
import { thingsRupturaEn } from './things'

export const rupturaEn: Movement[] = [
  ...leadsRupturaEn, ...bondsRupturaEn, ...eventsRupturaEn, ...thingsRupturaEn, ...feelingsRupturaEn, ...stirsEn, ...gesturesRupturaEn, ...situationGesturesEn, ...deepRupturaEn, ...turnsRupturaEn, ...beatsRupturaEn, ...returnsRupturaEn,
]
