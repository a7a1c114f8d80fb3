import type { Movement } from '../../movement'
import { eventsPropositoEs } from './events'
import { beatsPropositoEs, bondsPropositoEs, deepPropositoEs, feelingsPropositoEs, gesturesPropositoEs, leadsPropositoEs, returnsPropositoEs, thingsPropositoEs, turnsPropositoEs } from './rest'

export const propositoEs: Movement[] = [
  ...leadsPropositoEs, ...bondsPropositoEs, ...eventsPropositoEs, ...thingsPropositoEs, ...feelingsPropositoEs, ...gesturesPropositoEs, ...deepPropositoEs, ...turnsPropositoEs, ...beatsPropositoEs, ...returnsPropositoEs,
]
