import type { Movement } from '../../movement'
import { bondsEn } from './bonds'
import { eventsEn } from './events'
import { gesturesEn } from './gestures'
import { beatsDueloEn, deepDueloEn, feelingsDueloEn, returnsDueloEn, seenDueloEn, turnsDueloEn } from './rest'
import { thingsEn } from './things'

export const dueloEn: Movement[] = [...bondsEn, ...eventsEn, ...seenDueloEn, ...thingsEn, ...feelingsDueloEn, ...gesturesEn, ...deepDueloEn, ...beatsDueloEn, ...turnsDueloEn, ...returnsDueloEn]
