import { fillMovement } from './bind'
import { holds, subjectsOf } from './contents'
import { specificity } from './fit'
import { fillTemplate, type Filling } from './grammar/template'
import { countWords } from '#core/language/words'
import type { Movement, Role } from './movements/movement'
import { paragraphsOf, spread, type Placed } from './paragraphs'
import type { Plan, Step } from './plan'
import type { Clause } from '#core/language/clauses'
import type { Reading } from './reading/reading'
import type { Thing } from '#core/language/things'
import type { Chance } from '#core/language/seed'
import { createState, place, type Offer, type State } from './state'

/** A letter's middle, with what it made of the reading. */
export type Assembled = { paragraphs: string[]; movements: Movement[]; words: number; score: number; thread: { thing: Thing | null; clause: Clause | null } }

/** What is the person's own counts for a movement; what has been heard enough counts against it. */
function freshness(state: State, { text, role }: Movement): number {
  const isDeep = state.reading.brief.depth === 'deep'
  const { counts } = state
  const held = holds(text)
  let value = held.own * 0.9
  if (role === 'gesture' && held.handy) value += 1.2
  if (held.related && counts.related > (isDeep ? 6 : 2)) value -= 2
  if (held.name && counts.name > (isDeep ? 14 : 5)) value -= 2
  if (held.reader && counts.reader > 0) value -= 4
  if (held.feeling && counts.feeling > (isDeep ? 3 : 1)) value -= 2
  if (held.ending && counts.ending > (isDeep ? 2 : 1)) value -= 3
  if (held.person && counts.person > 0) value -= 2
  return value
}

/** What a movement adds to its shelf: one that fits few people, or is made of their words, is seldom heard elsewhere. */
function room(movement: Movement): number {
  const { any, all, clause, topic } = movement.when
  return (any || all || clause || topic ? 2.5 : 0.7) * (1 + holds(movement.text).own * 2)
}

const shelves = new WeakMap<Movement[], Map<Role, Movement[]>>()

/** The fitting movements of one role. */
function shelf(pool: Movement[], role: Role): Movement[] {
  let byRole = shelves.get(pool)
  if (!byRole) {
    shelves.set(pool, (byRole = new Map()))
    for (const movement of pool) {
      const held = byRole.get(movement.role)
      if (held) held.push(movement)
      else byRole.set(movement.role, [movement])
    }
  }
  return byRole.get(role) ?? []
}

/** Which role a place goes to: the more there is to say in it, the likelier, so that narrow shelves are not worn out. */
function rolesInTurn(state: State, pool: Movement[], step: Step): Role[] {
  if (step.isFirm || step.roles.length < 2) return step.roles
  const rest = new Set(step.roles)
  const keyed = [...rest].map((role) => {
    const ready = shelf(pool, role).reduce((sum, movement) => sum + (state.usedMovements.has(movement) ? 0 : room(movement)), 0)
    return { role, key: Math.pow(Math.max(1e-9, state.chance.next()), 1 / Math.max(0.2, ready)) }
  })
  return keyed.sort((one, other) => other.key - one.key).map(({ role }) => role)
}

/** How often a role may come, so that no letter dwells on one thing: not four paragraphs on guilt. */
const roleLimit: Record<'free' | 'deep', Partial<Record<Role, number>>> = {
  free: { feeling: 2, event: 3, thing: 3, bond: 3, seen: 2, turn: 3 },
  deep: { feeling: 4, event: 6, thing: 5, bond: 7, seen: 7, turn: 9 },
}

/** Fitting movements are about equally likely: closeness and freshness lean on the scales, chance weighs most. */
const temperature = 1.6

function choose(state: State, pool: Movement[], step: Step, limit: number): Offer | null {
  if (step.isThread && (state.opened.thing || state.opened.clause || state.openedFeeling || state.leadAspect === 'ending')) {
    state.seeksThread = true
    const back = choose(state, pool, { ...step, isThread: false }, limit)
    state.seeksThread = false
    if (back) return back
  }
  const isDeep = state.reading.brief.depth === 'deep'
  for (const role of rolesInTurn(state, pool, step)) {
    if ((state.roleUses.get(role) ?? 0) >= (roleLimit[isDeep ? 'deep' : 'free'][role] ?? 99) + state.slack) continue
    const candidates = shelf(pool, role).filter((movement) => {
      if (state.usedMovements.has(movement)) return false
      if (movement.when.aspect && role !== 'lead' && (state.aspects.get(movement.when.aspect) ?? 0) >= (role !== 'deep' && isDeep ? 2 : 1)) return false
      if ((state.groupUses.get(movement.when) ?? 0) >= groupLimit(role, state.reading.brief.depth) + state.slack) return false
      if (subjectsOf(movement, state.reading).some((subject) => (state.subjects.get(subject) ?? 0) >= (isDeep ? 2 : 1) + (state.slack > 1 ? 1 : 0))) return false
      if (role === 'lead' && step.aspect && movement.when.aspect !== step.aspect) return false
      if (role === 'beat' && state.beats >= (isDeep ? 2 : 1)) return false
      if (role === 'back' && state.leadAspect !== 'detour') return false
      return true
    })
    const ranked = candidates
      .map((movement) => ({ movement, value: specificity(movement.when, state.reading) * 0.9 + freshness(state, movement) + gumbel(state.chance) * temperature }))
      .sort((one, other) => other.value - one.value)
    let best: { offer: Offer; value: number } | null = null
    let tried = 0
    for (const { movement, value } of ranked) {
      if (tried >= 6) break
      const offer = fillMovement(state, movement)
      if (!offer || countWords(offer.text) > limit) continue
      tried++
      const worth = value - offer.cost
      if (!best || worth > best.value) best = { offer, value: worth }
    }
    if (best) return best.offer
  }
  return null
}

/** How often one group of movements may speak in a letter. */
function groupLimit(role: Role, depth: 'free' | 'deep'): number {
  if (role === 'turn') return depth === 'deep' ? 4 : 2
  if (role === 'beat') return depth === 'deep' ? 3 : 1
  return depth === 'deep' ? 2 : 1
}

function gumbel(chance: Chance): number {
  return -Math.log(-Math.log(Math.max(1e-9, Math.min(1 - 1e-9, chance.next()))))
}

/** A first sentence that only names the thing. */
const introduces = /^[^.?!]{0,60}\{o\}[^.?!]{0,28}[.?!] /

/** After an opening by a thing, what there is to say about that thing: without naming it a second time. */
function continueLead(state: State, pool: Movement[]): Offer | null {
  const { thing } = state.thread
  if (!thing || state.leadAspect !== 'object') return null
  const next = state.chance.shuffle(pool.filter((movement) => movement.role === 'thing' && movement.when.topic?.includes(thing.topic) && introduces.test(movement.text)))
  for (const movement of next) {
    const cost = state.memory.weigh(movement.text, state.own)
    if (cost === null) continue
    const rest = movement.text.replace(introduces, '')
    if (/\{o\}|\[o:/.test(rest)) continue
    const filling: Filling = { reading: state.reading, clause: null, second: null, thing, other: null, thread: null }
    const text = fillTemplate(rest, filling)
    if (text && countWords(text) >= 18 && !state.memory.repeats(text)) return { movement, text, filling, cost, taken: [] }
  }
  return null
}

/** Where an extra movement goes: what was there near the beginning, what turns near the gesture. */
function extraPlace(role: Role, tail: number, tries: number): number {
  const near = { seen: 1.4, thing: 1.5, bond: 1.6, event: 2.5, feeling: tail - 1.4, turn: tail - 0.6, beat: tail * (0.45 + 0.1 * (tries % 4)) }[role as string]
  return Math.min(tail - 0.1, Math.max(0.6, near ?? tail * (0.35 + 0.08 * (tries % 7)))) + tries * 0.001
}

/** One try at the middle of a letter along a plan; null where the length could not be met. */
export function assemble(options: { reading: Reading; plan: Plan; /** Movements that fit the reading. */ pool: Movement[]; chance: Chance; wordsAround: number; /** Loosens the rules against repetition a little, where little was written. */ slack: number }): Assembled | null {
  const { reading, plan, pool, chance, wordsAround, slack } = options
  const state = createState({ reading, chance, slack })
  const placed: Placed[] = []
  const total = (): number => wordsAround + placed.reduce((sum, one) => sum + one.words, 0)
  const put = (offer: Offer, at: number): void => {
    place(state, offer)
    placed.push({ movement: offer.movement, text: offer.text, words: countWords(offer.text), step: at })
  }
  const tail = plan.steps.findIndex((step) => step.roles[0] === 'stir' || step.roles[0] === 'gesture')
  plan.steps.forEach((step, i) => {
    const offer = (i === 1 ? continueLead(state, pool) : null) ?? choose(state, pool, step, plan.maxWords - total())
    if (offer) put(offer, i)
  })
  for (let tries = 0; total() < plan.aimWords && tries < 14; tries++) {
    const room = plan.maxWords - total()
    if (room < 10) break
    const roles = [...plan.extras.flatMap((group) => chance.shuffle(group)), ...(slack > 0 ? (['deep', 'bond', 'turn'] as const) : [])]
    const offer = choose(state, pool, { roles }, room)
    if (!offer) break
    put(offer, extraPlace(offer.movement.role, tail, tries))
  }
  const words = total()
  if (words < plan.minWords || words > plan.maxWords) return null
  if (!placed.some((one) => one.movement.role === 'gesture')) return null
  placed.sort((one, other) => one.step - other.step)
  if (placed[0]?.movement.role !== 'lead') return null
  spread(placed, reading)
  return { paragraphs: paragraphsOf(placed, state), movements: placed.map((one) => one.movement), words, score: scoreOf(state, placed), thread: state.thread }
}

/** How much of what the person gave the letter took up; of several drafts the highest is kept. */
function scoreOf(state: State, placed: Placed[]): number {
  const { counts, reading } = state
  let score = 0
  if (counts.name + counts.related > 0) score += 3
  if (reading.whom.hasName) score += counts.name > 0 ? 2 : -8
  if (counts.related > 0) score += 1
  if (state.quotes > 0 || reading.clauses.length === 0) score += 3
  for (const clause of reading.clauses.slice(0, 2)) if (state.usedClauses.has(clause.id)) score += 2.5
  if (state.thingUses.size > 0 || reading.things.length === 0) score += 2
  if (state.thingUses.size > 1) score += 1
  if (reading.feelings.length === 0 || counts.feeling > 0 || placed.some((one) => one.movement.when.any?.some((tag) => tag.startsWith('feel:')))) score += 2
  if (placed.some((one) => one.movement.role === 'return')) score += 2
  if (counts.ending > 0) score += 1
  score += Math.min(3, placed.filter((one) => one.movement.when.any || one.movement.when.all || one.movement.when.topic || one.movement.when.clause).length * 0.5)
  return score
}
