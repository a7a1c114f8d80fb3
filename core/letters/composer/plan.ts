import type { Role } from './movements/movement'
import { kindGroups } from '#core/language/kinds'
import type { Reading } from './reading/reading'
import type { Chance } from '#core/language/seed'

/** One place in a letter: which roles may stand there, in order of preference, and what the lead should hold on to. */
export type Step = { roles: Role[]; aspect?: string; /** True where the first role that has something to say takes the place; otherwise chance does, by how much each could say. */ isFirm?: boolean; /** True where what opened the letter comes back, if it can. */ isThread?: boolean }

/** The bones of a letter: what leads, what turns, what closes. `extras` fill it up to its length, before the gesture: the first group that has something to say does. */
export type Plan = { steps: Step[]; extras: Role[][]; minWords: number; maxWords: number; aimWords: number }

const step = (...roles: Role[]): Step => ({ roles })
const firm = (...roles: Role[]): Step => ({ roles, isFirm: true })
const thread = (...roles: Role[]): Step => ({ roles, isThread: true })
const lead = (aspect: string): Step => ({ roles: ['lead'], aspect })

/** What can open this letter, given what was written. */
function leadAspects(reading: Reading): string[] {
  const aspects: string[] = []
  const strongest = reading.clauses.find((clause) => !clause.isQuestion)
  const thing = reading.things[0]
  if (reading.tags.has('little')) return thing ? ['little', 'object'] : ['little']
  if (thing && thing.weight >= 7) aspects.push('object', 'object')
  if (strongest) aspects.push('quote', kindGroups.hurt.some((kind) => kind === strongest.kind) && strongest.weight >= 7 ? 'detour' : 'quote')
  if (reading.feelings.length > 0) aspects.push('feeling')
  if (reading.ending.text || reading.ending.infinitive) aspects.push('ending')
  if (reading.whom.hasName && (reading.whom.isPerson || reading.whom.isPet) && !reading.lacks.has('affection')) aspects.push('name')
  return aspects.length > 0 ? aspects : ['little']
}

function freeShape(aspect: string, reading: Reading, chance: Chance): Step[] {
  const knows: Step[] = reading.circumstances.length > 0 ? [firm('event', 'bond')] : [step('bond', 'turn')]
  const felt: Step[] = reading.feelings.length > 0 ? [firm('feeling', 'turn')] : [step('turn', 'bond')]
  const breath: Step[] = chance.next() < 0.3 ? [step('beat')] : []
  const stir: Step[] = reading.brief.path === 'ruptura' ? [step('stir')] : []
  const end = chance.next() < 0.5 ? [...stir, step('gesture'), firm('return', 'beat')] : [step('gesture'), ...stir, firm('return', 'beat')]
  const middle = chance.next() < 0.5 ? [...knows, ...breath, ...felt] : [...felt, ...breath, ...knows]
  switch (aspect) {
    case 'detour': return [lead(aspect), step('thing', 'bond', 'seen'), firm('back', 'seen'), ...middle, ...end]
    case 'object': return [lead(aspect), step('seen', 'bond'), ...middle, ...end]
    case 'feeling': return [lead(aspect), firm('thing', 'seen'), step('seen', 'bond'), ...knows, ...breath, step('turn', 'bond'), ...end]
    case 'ending': return [lead(aspect), step('seen', 'thing'), step('thing', 'bond', 'seen'), ...middle, ...end]
    case 'little': return [lead(aspect), step('thing', 'bond', 'turn'), ...knows, ...felt, step('turn'), ...end]
    default: return [lead(aspect), step('seen', 'bond', 'thing'), ...middle, ...end]
  }
}

function deepShape(aspect: string, reading: Reading): Step[] {
  const stir: Step[] = reading.brief.path === 'ruptura' ? [step('stir')] : []
  return [
    lead(aspect), firm('thing', 'bond', 'deep'), step('seen', 'bond'), step('bond', 'deep', 'thing'), step('beat'), firm('back', 'seen', 'event'), firm('event', 'bond', 'turn'), step('deep', 'turn'), firm('feeling', 'turn'), step('seen', 'deep'), step('thing', 'deep', 'bond'),
    step('deep', 'turn'), step('event', 'turn', 'deep'), thread('turn', 'deep', 'thing'), step('deep', 'turn', 'seen'), step('seen', 'deep'), step('feeling', 'deep', 'turn'), step('deep', 'bond'), step('turn', 'deep'), ...stir, step('gesture'), step('deep', 'turn'), firm('return', 'beat'),
  ]
}

/** Chooses the bones of a letter. */
export function planLetter(reading: Reading, chance: Chance): Plan {
  const aspect = chance.pick(leadAspects(reading))
  if (reading.brief.depth === 'deep') {
    return { steps: deepShape(aspect, reading), extras: [['seen', 'thing', 'event'], ['deep', 'bond'], ['turn', 'beat']], minWords: 1262, maxWords: 1480, aimWords: 1275 + chance.below(60) }
  }
  return { steps: freeShape(aspect, reading, chance), extras: [['seen', 'thing', 'event'], ['bond', 'feeling', 'beat'], ['turn']], minWords: 354, maxWords: 419, aimWords: 366 + chance.below(30) }
}
