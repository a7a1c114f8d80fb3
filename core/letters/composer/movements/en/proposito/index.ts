import type { Movement } from '../../movement'
import { bondsPropositoEn } from './bonds'
import { deepPropositoEn } from './deep'
import { lifeEventsEn } from './events.life'
import { selfEventsEn } from './events.self'
import { workEventsEn } from './events.work'
import { feelingsPropositoEn } from './feelings'
import { gesturesPropositoEn } from './gestures'
import { leadsPropositoEn } from './leads'
import { beatsPropositoEn, returnsPropositoEn } from './returns'
import { seenPropositoEn, weavesPropositoEn } from './seen'
import { thingsPropositoEn } from './things'
import { turnsPropositoEn } from './turns'

export const propositoEn: Movement[] = [
  ...leadsPropositoEn, ...seenPropositoEn, ...weavesPropositoEn, ...bondsPropositoEn, ...workEventsEn, ...lifeEventsEn, ...selfEventsEn, ...thingsPropositoEn, ...feelingsPropositoEn, ...gesturesPropositoEn, ...deepPropositoEn, ...turnsPropositoEn, ...beatsPropositoEn,
  ...returnsPropositoEn,
]
