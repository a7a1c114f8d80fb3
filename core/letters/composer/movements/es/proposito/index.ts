import type { Movement } from '../../movement'
import { bondsPropositoEs } from './bonds'
import { deepPropositoEs } from './deep'
import { deepCircumstancesPropositoEs } from './deep-circumstances'
import { deepExercisesPropositoEs } from './deep-exercises'
import { deepOwnPropositoEs } from './deep-own'
import { eventsLifePropositoEs } from './events-life'
import { eventsSelfPropositoEs } from './events-self'
import { eventsWorkPropositoEs } from './events-work'
import { feelingsPropositoEs } from './feelings'
import { gesturesPropositoEs } from './gestures'
import { leadsPropositoEs } from './leads'
import { seenPropositoEs } from './seen'
import { thingsPropositoEs } from './things'
import { beatsPropositoEs, returnsPropositoEs, turnsPropositoEs } from './turns'

export const propositoEs: Movement[] = [
  ...leadsPropositoEs, ...seenPropositoEs, ...bondsPropositoEs, ...eventsWorkPropositoEs, ...eventsSelfPropositoEs, ...eventsLifePropositoEs, ...thingsPropositoEs, ...feelingsPropositoEs, ...gesturesPropositoEs,
  ...deepPropositoEs, ...deepOwnPropositoEs, ...deepCircumstancesPropositoEs, ...deepExercisesPropositoEs, ...turnsPropositoEs, ...beatsPropositoEs, ...returnsPropositoEs,
]
