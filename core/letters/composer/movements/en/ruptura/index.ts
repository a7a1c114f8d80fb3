import type { Movement } from '../../movement'
import { bondsRupturaEn } from './bonds'
import { deepRupturaEn } from './deep'
import { deepAgainEn } from './deep-again'
import { deepPracticeEn } from './deep-practice'
import { estrangedEn } from './estranged'
import { eventsAgainEn } from './events-again'
import { eventsContactEn } from './events-contact'
import { eventsEndingsEn } from './events-endings'
import { eventsLivesEn } from './events-lives'
import { feelingsRupturaEn } from './feelings'
import { feelingsAgainRupturaEn } from './feelings-more'
import { gesturesRupturaEn } from './gestures'
import { situationGesturesEn } from './gestures-situations'
import { backRupturaEn, leadsRupturaEn } from './leads'
import { beatsRupturaEn, returnsRupturaEn } from './returns'
import { seenRupturaEn } from './seen'
import { stirsEn } from './stirs'
import { thingsHomeEn } from './things-home'
import { thingsWorldEn } from './things-world'
import { turnsRupturaEn } from './turns'

export const rupturaEn: Movement[] = [
  ...leadsRupturaEn, ...backRupturaEn, ...bondsRupturaEn, ...eventsEndingsEn, ...eventsLivesEn, ...eventsContactEn, ...eventsAgainEn, ...estrangedEn, ...thingsHomeEn, ...thingsWorldEn, ...seenRupturaEn, ...feelingsRupturaEn, ...feelingsAgainRupturaEn, ...stirsEn, ...gesturesRupturaEn, ...situationGesturesEn,
  ...deepRupturaEn, ...deepPracticeEn, ...deepAgainEn, ...turnsRupturaEn, ...beatsRupturaEn, ...returnsRupturaEn,
]
