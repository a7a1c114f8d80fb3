import type { Movement } from '../../movement'
import { afterwardsEn } from './afterwards'
import { anyBondEn } from './anybond'
import { bondsEn } from './bonds'
import { companyEn } from './company'
import { deepDueloEn } from './deep'
import { deepBondsEn } from './deepbonds'
import { deepEndingsEn } from './deependings'
import { deepCausesEn, deepKindsEn } from './deepkinds'
import { endingEn } from './ending'
import { eventsEn } from './events'
import { familyEn } from './family'
import { feelingsDueloEn } from './feelings'
import { gesturesEn } from './gestures'
import { keepsakesEn } from './keepsakes'
import { leadsDueloEn } from './openings'
import { placesEn } from './places'
import { seenDaysEn, seenEndEn } from './seen'
import { smallActsEn } from './smallacts'
import { thingsEn } from './things'
import { beatsDueloEn, returnsDueloEn, turnsDueloEn } from './turns'
import { seenKinEn, weavesDueloEn } from './weaves'

/** What may be said of a death, in English. A text that ends in `[|]` holds for several as it does for one: two grandparents, three dogs. */
export const dueloEn: Movement[] = [
  ...leadsDueloEn, ...bondsEn, ...familyEn, ...companyEn, ...anyBondEn, ...eventsEn, ...endingEn, ...afterwardsEn, ...seenEndEn, ...seenDaysEn, ...seenKinEn, ...weavesDueloEn, ...thingsEn, ...keepsakesEn, ...placesEn, ...feelingsDueloEn, ...gesturesEn, ...smallActsEn,
  ...deepDueloEn, ...deepBondsEn, ...deepEndingsEn, ...deepKindsEn, ...deepCausesEn, ...beatsDueloEn, ...turnsDueloEn, ...returnsDueloEn,
]
