import type { Movement } from '../../movement'
import { bondsEs } from './bonds'
import { beatsDueloEs, deepDueloEs, returnsDueloEs, turnsDueloEs } from './deep'
import { eventsEs } from './events'
import { feelingsDueloEs } from './feelings'
import { gesturesEs } from './gestures'
import { thingsEs } from './things'

export const dueloEs: Movement[] = [...bondsEs, ...eventsEs, ...thingsEs, ...feelingsDueloEs, ...gesturesEs, ...deepDueloEs, ...beatsDueloEs, ...turnsDueloEs, ...returnsDueloEs]
