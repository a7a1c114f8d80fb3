import type { Movement } from '../../movement'
import { animalsEs } from './animals'
import { answersEndEs, answersLifeEs } from './answers'
import { bondsEs } from './bonds'
import { childrenEs } from './children'
import { chosenEs } from './chosen'
import { beatsDueloEs, deepDueloEs, returnsDueloEs, turnsDueloEs } from './deep'
import { calendarEs, deathsEs, illnessEs } from './deaths'
import { difficultEs } from './difficult'
import { eventsEs } from './events'
import { familyEs } from './family'
import { feelingsDueloEs } from './feelings'
import { gesturesEs } from './gestures'
import { homeEs } from './home'
import { keepsakesEs } from './keepsakes'
import { kitchenEs } from './kitchen'
import { placesEs } from './places'
import { presenceEs } from './presence'
import { seenDueloEs } from './seen'
import { thingsEs } from './things'

export const dueloEs: Movement[] = [
  ...bondsEs, ...familyEs, ...chosenEs, ...childrenEs, ...animalsEs, ...difficultEs, ...presenceEs,
  ...eventsEs, ...deathsEs, ...illnessEs, ...calendarEs, ...seenDueloEs, ...answersEndEs, ...answersLifeEs, ...thingsEs, ...kitchenEs, ...homeEs, ...keepsakesEs, ...placesEs, ...feelingsDueloEs, ...gesturesEs, ...deepDueloEs, ...beatsDueloEs, ...turnsDueloEs, ...returnsDueloEs,
]
