import { longTellings, quoteSlots, shapeOf, subjectsOf, type Shape } from './contents'
import type { Filling } from './grammar/template'
import { createMemory, imageStems, keyStems, type Memory } from './memory'
import type { Condition, Movement, Role } from './movements/movement'
import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { Reading } from './reading/reading'
import type { Thing } from '#core/language/things'
import type { Chance } from '#core/language/seed'

/** What a letter already holds while it is put together, and what of theirs has been spent. */
export type State = {
  slack: number
  reading: Reading
  chance: Chance
  memory: Memory
  usedMovements: Set<Movement>
  groupUses: Map<Condition, number>
  topicUses: Map<string, number>
  roleUses: Map<Role, number>
  usedClauses: Set<number>
  thingUses: Map<string, number>
  aspects: Map<string, number>
  quotes: number
  beats: number
  counts: { name: number; related: number; reader: number; feeling: number; ending: number; person: number }
  thread: { thing: Thing | null; clause: Clause | null }
  /** The feeling the opening named, if it did. */
  openedFeeling: FeltEmotion | null
  /** True while a place is filled where the opening comes back. */
  seeksThread: boolean
  /** How often an occurrence or a feeling has had a paragraph of its own. */
  subjects: Map<string, number>
  /** Long stretches of theirs already told in the letter's own voice: each is said once. */
  told: Set<string>
  leadAspect: string | null
  /** What the opening itself held: only that can be called the beginning. */
  opened: { thing: Thing | null; clause: Clause | null }
  shapes: Map<Shape, number>
  own: Set<string>
}

/** A movement bound to the person's own words: what may be placed next. A lower cost is better. */
export type Offer = { movement: Movement; text: string; filling: Filling; cost: number; taken: Clause[] }

/** The state before a word is written. */
export function createState(options: Pick<State, 'reading' | 'chance' | 'slack'>): State {
  const { reading, chance, slack } = options
  return {
    reading, chance, slack,
    memory: createMemory(reading.language, { mayCorrect: (reading.brief.depth === 'deep' ? 7 : 2) + slack * 3, imageLimit: slack > 1 ? 9 : reading.brief.depth === 'deep' ? 2 : 1 }),
    usedMovements: new Set(), groupUses: new Map(), topicUses: new Map(), roleUses: new Map(), usedClauses: new Set(), thingUses: new Map(), aspects: new Map(), quotes: 0, beats: 0,
    counts: { name: 0, related: 0, reader: 0, feeling: 0, ending: 0, person: 0 },
    thread: { thing: null, clause: null }, openedFeeling: null, seeksThread: false, subjects: new Map(), told: new Set(), leadAspect: null, opened: { thing: null, clause: null }, shapes: new Map(), own: ownWords(reading),
  }
}

function ownWords(reading: Reading): Set<string> {
  const own = new Set<string>()
  const { whom, things, language } = reading
  for (const text of [whom.called, whom.related, ...things.map((thing) => thing.noun), ...reading.people.map((person) => person.text), ...reading.feelings.map((felt) => felt.noun)]) {
    for (const one of [...keyStems(text, language), ...imageStems(text, language)]) own.add(one)
  }
  return own
}

/** Whether one of two texts holds the other. */
export function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** Takes an offer into the letter: what it used up is not used again. */
export function place(state: State, offer: Offer): void {
  const { movement, filling, text } = offer
  const authored = movement.text
  state.usedMovements.add(movement)
  state.roleUses.set(movement.role, (state.roleUses.get(movement.role) ?? 0) + 1)
  state.memory.keep(authored, text, state.own)
  for (const subject of subjectsOf(movement, state.reading)) state.subjects.set(subject, (state.subjects.get(subject) ?? 0) + 1)
  if (movement.when.aspect) state.aspects.set(movement.when.aspect, (state.aspects.get(movement.when.aspect) ?? 0) + 1)
  state.groupUses.set(movement.when, (state.groupUses.get(movement.when) ?? 0) + 1)
  if (movement.role === 'thing' && filling.thing) state.topicUses.set(filling.thing.topic, (state.topicUses.get(filling.thing.topic) ?? 0) + 1)
  for (const clause of offer.taken) {
    for (const one of state.reading.clauses) if (one.id === clause.id || overlaps(one.text, clause.text)) state.usedClauses.add(one.id)
  }
  if (movement.role === 'beat') state.beats++
  state.quotes += authored.match(quoteSlots)?.length ?? 0
  for (const one of longTellings(authored, filling)) state.told.add(one)
  for (const thing of [filling.thing, filling.other]) if (thing) state.thingUses.set(thing.id, (state.thingUses.get(thing.id) ?? 0) + 1)
  const shape = shapeOf(text, authored)
  state.shapes.set(shape, (state.shapes.get(shape) ?? 0) + 1)
  const count = (pattern: RegExp): number => authored.match(pattern)?.length ?? 0
  state.counts.related += count(/\{(a\.|de\.)?r('s)?\}/g)
  state.counts.name += count(/\{(a\.|de\.)?n('s)?\}/g)
  state.counts.reader += count(/\{yo\}/g)
  state.counts.feeling += count(/\{(a\.|de\.)?e(\.n)?\}/g)
  state.counts.ending += count(/\{c\./g)
  state.counts.person += count(/\{(a\.)?p\}/g)
  if (movement.role === 'lead') {
    state.leadAspect = movement.when.aspect ?? null
    state.thread = { thing: filling.thing, clause: filling.clause ?? offer.taken[0] ?? null }
    state.opened = { ...state.thread }
    state.openedFeeling = /\{(a\.|de\.)?e(\.n)?\}/.test(authored) ? (filling.feeling ?? null) : null
  } else if (!state.thread.thing && filling.thing && movement.role === 'thing') state.thread = { ...state.thread, thing: filling.thing }
}
