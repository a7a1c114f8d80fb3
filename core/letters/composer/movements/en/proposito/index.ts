import type { Movement } from '../../movement'
import { bondsPropositoEn } from './bonds'
import { deepPropositoEn } from './deep'
import { deepWherePropositoEn } from './deep.where'
import { deepOwnPropositoEn, deepWishPropositoEn } from './deep.wish'
import { lifeEventsEn } from './events.life'
import { selfEventsEn } from './events.self'
import { workEventsEn } from './events.work'
import { feelingsPropositoEn } from './feelings'
import { gesturesPropositoEn } from './gestures'
import { leadsPropositoEn } from './leads'
import { beatsPropositoEn, returnsPropositoEn } from './returns'
import { seenPropositoEn, weavesPropositoEn } from './seen'
import { seenWherePropositoEn } from './seen.where'
import { thingsPropositoEn } from './things'
import { turnsPropositoEn } from './turns'
import { plainTurnsPropositoEn } from './turns.plain'

export const propositoEn: Movement[] = [
  ...leadsPropositoEn, ...seenPropositoEn, ...seenWherePropositoEn, ...weavesPropositoEn, ...bondsPropositoEn, ...workEventsEn, ...lifeEventsEn, ...selfEventsEn, ...thingsPropositoEn, ...feelingsPropositoEn, ...gesturesPropositoEn, ...deepPropositoEn, ...deepWherePropositoEn, ...deepWishPropositoEn, ...deepOwnPropositoEn,
  ...turnsPropositoEn, ...plainTurnsPropositoEn, ...beatsPropositoEn, ...returnsPropositoEn,
]
