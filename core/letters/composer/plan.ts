import type { Role } from './movements/movement'
import { kindGroups } from './reading/kinds'
import type { Reading } from './reading/reading'
import type { Chance } from './seed'

/** One place in a letter: which roles may stand there, in order of preference, and what the lead should hold on to. */
export type Step = { roles: Role[]; aspect?: string; isOptional?: boolean }

/** The bones of a letter: what leads, what turns, what closes. `extras` fill it up to its length, before the gesture: the first group that has something to say does. */
export type Plan = { steps: Step[]; extras: Role[][]; minWords: number; maxWords: number; aimWords: number }

const step = (...roles: Role[]): Step => ({ roles })
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
  if (reading.whom.hasName) aspects.push('name')
  return aspects.length > 0 ? aspects : ['little']
}

function freeShape(aspect: string, reading: Reading, chance: Chance): Step[] {
  const knows: Role = reading.circumstances.length > 0 ? 'event' : 'bond'
  const stir: Step[] = reading.brief.path === 'ruptura' ? [step('stir')] : []
  const close = [...stir, step('gesture'), step('return', 'beat')]
  const closeLate = [step('gesture'), ...stir, step('return', 'beat')]
  const end = chance.next() < 0.5 ? close : closeLate
  switch (aspect) {
    case 'detour': return [lead(aspect), step('thing', 'bond', 'seen'), step('back', 'seen'), step(knows, 'turn'), step('feeling', 'turn'), ...end]
    case 'object': return [lead(aspect), step('seen', 'bond'), chance.next() < 0.5 ? step(knows, 'bond') : step('bond', knows), step('feeling', 'turn'), ...end]
    case 'feeling': return [lead(aspect), step('thing', 'seen'), step('seen', 'bond'), step(knows, 'turn'), ...end]
    case 'ending': return [lead(aspect), step('seen', 'thing'), step('thing', 'bond'), step('feeling', 'turn'), ...end]
    case 'little': return [lead(aspect), step('thing', knows, 'bond'), step('bond', 'turn'), step('feeling', 'turn'), step('turn'), ...end]
    default: return [lead(aspect), step('seen', 'bond'), step('thing', 'bond', knows), step('feeling', 'turn'), ...end]
  }
}

function deepShape(aspect: string, reading: Reading): Step[] {
  const stir: Step[] = reading.brief.path === 'ruptura' ? [step('stir')] : []
  return [
    lead(aspect), step('thing', 'bond', 'deep'), step('seen', 'bond'), step('bond', 'deep'), step('beat'), step('back', 'seen', 'event'), step('event', 'bond', 'turn'), step('deep'), step('feeling', 'turn'), step('seen', 'deep'), step('thing', 'deep'),
    step('deep'), step('event', 'turn', 'deep'), step('turn', 'deep'), step('deep'), step('seen', 'deep'), step('feeling', 'deep'), step('deep'), step('turn', 'deep'), ...stir, step('gesture'), step('deep'), step('return', 'beat'),
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
