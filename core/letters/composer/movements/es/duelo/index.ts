import type { Movement } from '../../movement'
import { bondsEs } from './bonds'
import { beatsDueloEs, deepDueloEs, returnsDueloEs, turnsDueloEs } from './deep'
import { eventsEs } from './events'
import { feelingsDueloEs } from './feelings'
import { gesturesEs } from './gestures'
import { seenDueloEs } from './seen'
import { thingsEs } from './things'

export const dueloEs: Movement[] = [...bondsEs, ...eventsEs, ...seenDueloEs, ...thingsEs, ...feelingsDueloEs, ...gesturesEs, ...deepDueloEs, ...beatsDueloEs, ...turnsDueloEs, ...returnsDueloEs]
