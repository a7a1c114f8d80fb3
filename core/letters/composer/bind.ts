import { longTellings, quoteSlots, shapeOf, type Shape } from './contents'
import { feelingOf, isOfKind } from './fit'
import { fillTemplate, type Filling } from './grammar/template'
import type { Condition, Movement, Role } from './movements/movement'
import type { Clause } from '#core/language/clauses'
import { kindGroups, type ClauseKind, type KindGroup } from '#core/language/kinds'
import type { Reading } from './reading/reading'
import type { Thing } from '#core/language/things'
import { overlaps, type Offer, type State } from './state'

type ClauseNeed = { kinds: ClauseKind[] | null; needsTurned: boolean; taken: Clause[]; /** True where the text says that the clause is about the one. */ isOfThem: boolean }

/** “A single sentence about {n}”: then it may not be one about the boss. */
const saysOfThem = /(?<!\p{L})(frase sobre|al hablar|cuando hablas|sentence from you about|talk about|told me about|hablarme|para hablar) \{(?:de\.|a\.)?[nr]\}/iu

function isOfAnother(clause: Clause, { whom }: Reading): boolean {
  const other = /^(?:mi|mis|my|our|nuestr\p{L}+|los|las|the) (\p{L}+)/iu.exec(clause.text)
  return clause.kind === 'others' || (other !== null && !whom.related.toLowerCase().includes(other[1]!.toLowerCase()) && whom.isPerson)
}

/** The heaviest clause that fits and has not been heard; now and then the next one, so that letters differ. */
function chooseClause(state: State, need: ClauseNeed): Clause | null {
  const free = state.reading.clauses.filter((clause) => {
    if (state.usedClauses.has(clause.id)) return false
    if (need.needsTurned ? !clause.turned || /^(dice|dicen|dijo|says?|said) /i.test(clause.turned) || /(?<!\p{L})(dicen?|dijo|dijeron) que(?!\p{L})/iu.test(clause.turned) : clause.isParaphrase) return false
    if (need.taken.some((one) => overlaps(one.text, clause.text))) return false
    if (need.isOfThem && (isOfAnother(clause, state.reading) || (state.reading.whom.isPet && /^(my|mi|mis) /i.test(clause.text)))) return false
    if (need.kinds) return isOfKind(clause, need.kinds)
    return clause.kind !== 'question' && clause.words <= 12
  })
  if (free.length === 0) return null
  return free[state.chance.next() < 0.8 ? 0 : state.chance.below(Math.min(3, free.length))] ?? null
}

function chooseThing(state: State, condition: Condition, role: Role, except: Thing | null): Thing | null {
  const mayReuse = role === 'return' || role === 'gesture' || state.seeksThread
  const fitting = state.reading.things.filter((thing) => {
    if (thing === except || thing.weight < Math.max(2, (state.reading.things[0]?.weight ?? 0) - 5)) return false
    if (condition.topic && !condition.topic.includes(thing.topic)) return false
    if (condition.held && !thing.isHeld) return false
    if (mayReuse && thing.isGone) return false
    if (!condition.topic && !condition.held && ['road', 'venue', 'aside', 'transit', 'animal', 'sense', 'money', 'hospital', 'body', 'feast', 'outdoors', 'house', 'work', 'school', 'faith', 'phone', 'travel'].includes(thing.topic)) return false
    if (role === 'gesture' && !condition.topic && ['food', 'car', 'house', 'outdoors', 'garden', 'bed', 'hospital', 'screen', 'game'].includes(thing.topic)) return false
    if (role === 'thing' && thing.isGone && ['car', 'house', 'work', 'garden', 'music', 'screen'].includes(thing.topic)) return false
    if (role === 'thing' && (state.topicUses.get(thing.topic) ?? 0) >= (state.reading.brief.depth === 'deep' ? 2 : 1)) return false
    const uses = state.thingUses.get(thing.id) ?? 0
    return mayReuse ? uses < 3 : uses === 0
  })
  if (mayReuse && !except && state.thread.thing && fitting.includes(state.thread.thing)) return state.thread.thing
  return fitting[0] ?? null
}

/** Whether a text can take up again what opened the letter. */
function speaksOfThread({ opened, openedFeeling, leadAspect, told }: State, text: string): boolean {
  if (leadAspect === 'ending') return /\{c\./.test(text) && !told.has('wish')
  if (opened.clause && /\{t[qt]\}/.test(text)) return true
  if (opened.thing && /\{(?:a\.|de\.|ese\.)?o\}/.test(text)) return true
  return openedFeeling !== null && /\{(?:a\.|de\.)?e\}/.test(text)
}

/** A movement with clauses and things of theirs in its places; null where they have none that fits, or it would repeat what stands already. */
export function fillMovement(state: State, movement: Movement): Offer | null {
  const { text, when, role } = movement
  if (state.seeksThread ? !speaksOfThread(state, text) : when.aspect === 'thread') return null
  const cost = state.memory.weigh(text, state.own)
  if (cost === null) return null
  const quotes = text.match(quoteSlots)?.length ?? 0
  const maxQuotes = state.reading.brief.depth === 'deep' ? 9 : 3
  if (quotes > 0 && state.quotes + quotes > maxQuotes) return null
  const taken: Clause[] = []
  const bind = (kinds: ClauseKind[] | null, needsTurned: boolean): Clause | null => {
    const clause = chooseClause(state, { kinds, needsTurned, taken, isOfThem: saysOfThem.test(text) })
    if (clause) taken.push(clause)
    return clause
  }
  const grouped: Partial<Record<KindGroup, Clause>> = {}
  for (const [, form, name] of text.matchAll(/\{([qt]):([a-z]+)\}/g)) {
    const clause = bind(kindGroups[name as KindGroup], form === 't')
    if (!clause) return null
    grouped[name as KindGroup] = clause
  }
  const needsClause = Boolean(when.clause) || /\{(q|t)\}/.test(text)
  const clause = needsClause ? bind(when.clause ?? null, /\{t\}/.test(text)) : null
  if (needsClause && !clause) return null
  const needsSecond = /\{(q2|t2)\}/.test(text)
  const second = needsSecond ? bind(null, /\{t2\}/.test(text)) : null
  if (needsSecond && !second) return null
  const needsThing = Boolean(when.topic) || when.held === true || /\{(?:a\.|de\.|ese\.|un\.)?o(?:\.[a-z]+)?\}|\[o:|<o:/.test(text)
  const thing = needsThing ? chooseThing(state, when, role, null) : null
  if (needsThing && !thing) return null
  if (state.seeksThread && thing && state.opened.thing && thing !== state.opened.thing) return null
  const needsOther = /\{(?:a\.|de\.|ese\.)?o2(?:\.[a-z]+)?\}/.test(text)
  const other = needsOther ? chooseThing(state, {}, 'lead', thing) : null
  if (needsOther && !other) return null
  const feeling = role === 'return' && state.openedFeeling ? state.openedFeeling : feelingOf(movement, state.reading)
  const filling: Filling = { reading: state.reading, clause, second, thing, other, grouped, thread: state.thread.clause, feeling }
  if (longTellings(text, filling).some((one) => state.told.has(one))) return null
  const filled = fillTemplate(text, filling)
  if (filled === null || state.memory.repeats(filled)) return null
  const shape = shapeCost(state, shapeOf(filled, text))
  if (shape === null) return null
  const home = role === 'return' ? homecoming(state, text, thing) : 0
  if (home === null) return null
  const weight = home * 2.5 - shape + taken.reduce((sum, one) => sum + (one.weight - 5) * 0.25, 0) + (taken.length > 1 ? 0.8 : 0)
  return { movement, text: filled, filling, cost: cost - weight, taken }
}

/** At most two paragraphs begin with a quotation; the more often one shape has come, the less it is wanted again. */
function shapeCost(state: State, shape: Shape): number | null {
  if (shape === 'plain') return 0
  const isDeep = state.reading.brief.depth === 'deep'
  const used = (one: Shape): number => state.shapes.get(one) ?? 0
  if (shape === 'thing') return used('thing') >= (isDeep ? 2 : 1) ? null : 0
  if (shape === 'quote' && used('quote') >= 2) return null
  const quoting = used('quote') + used('quoting')
  if (quoting >= (isDeep ? 8 : 3)) return null
  return quoting * (isDeep ? 0.3 : 0.7)
}

const speaksOfBeginning = /(empec|empez|empiez|principio|comenz|comienz|primera frase|abr[ií]|began|begin|beginning|started|opened|first (line|sentence))/i

/** Whether an ending comes home to what this letter opened with: 1 it does, 0 it speaks of something else, null it claims a beginning that was not. */
function homecoming(state: State, authored: string, thing: Thing | null): number | null {
  const claims = speaksOfBeginning.test(authored)
  const { opened, leadAspect } = state
  // In a short letter a long sentence of theirs, quoted at the beginning, is not quoted again.
  if (/\{tq\}/.test(authored) && state.reading.brief.depth === 'free' && (opened.clause?.words ?? 0) > 6) return null
  if (/\{t[qt]\}/.test(authored)) return opened.clause ? 1 : claims ? null : 0
  if (thing) return opened.thing === thing ? 1 : claims ? null : 0
  if (/\{(a\.|de\.)?e(\.n)?\}/.test(authored)) return leadAspect === 'feeling' ? 1 : claims ? null : 0
  if (/\{c\./.test(authored)) return leadAspect === 'ending' ? 1 : claims ? null : 0
  if (/\{n('s)?\}/.test(authored)) return leadAspect === 'name' ? 1 : 0
  if (/primera frase|first (line|sentence)/i.test(authored)) return opened.clause ? 1 : null
  return 0
}
