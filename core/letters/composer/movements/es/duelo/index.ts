import type { Movement } from '../../movement'
import { animalsEs } from './animals'
import { bondsEs } from './bonds'
import { childrenEs } from './children'
import { chosenEs } from './chosen'
import { beatsDueloEs, deepDueloEs, returnsDueloEs, turnsDueloEs } from './deep'
import { difficultEs } from './difficult'
import { eventsEs } from './events'
import { familyEs } from './family'
import { feelingsDueloEs } from './feelings'
import { gesturesEs } from './gestures'
import { presenceEs } from './presence'
import { seenDueloEs } from './seen'
import { thingsEs } from './things'

export const dueloEs: Movement[] = [
  ...bondsEs, ...familyEs, ...chosenEs, ...childrenEs, ...animalsEs, ...difficultEs, ...presenceEs,
  ...eventsEs, ...seenDueloEs, ...thingsEs, ...feelingsDueloEs, ...gesturesEs, ...deepDueloEs, ...beatsDueloEs, ...turnsDueloEs, ...returnsDueloEs,
]
