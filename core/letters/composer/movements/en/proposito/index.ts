import type { Movement } from '../../movement'
import { eventsPropositoEn } from './events'
import { beatsPropositoEn, bondsPropositoEn, deepPropositoEn, feelingsPropositoEn, gesturesPropositoEn, leadsPropositoEn, returnsPropositoEn, thingsPropositoEn, turnsPropositoEn } from './rest'

export const propositoEn: Movement[] = [
  ...leadsPropositoEn, ...bondsPropositoEn, ...eventsPropositoEn, ...thingsPropositoEn, ...feelingsPropositoEn, ...gesturesPropositoEn, ...deepPropositoEn, ...turnsPropositoEn, ...beatsPropositoEn, ...returnsPropositoEn,
]
