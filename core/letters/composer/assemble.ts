import { countWords, sentencesIn } from './grammar/words'
import { fillTemplate, type Filling } from './grammar/template'
import { createMemory, imageStems, keyStems, type Memory } from './memory'
import type { Condition, Movement, Role } from './movements/movement'
import type { Plan, Step } from './plan'
import type { Clause } from './reading/clauses'
import type { FeltEmotion } from './reading/emotions'
import { kindGroups, type ClauseKind, type KindGroup } from './reading/kinds'
import type { Reading } from './reading/reading'
import type { Thing } from './reading/things'
import type { Chance } from './seed'

type Placed = { movement: Movement; text: string; words: number; step: number }

/** A letter's middle, with what it made of the reading. */
export type Assembled = { paragraphs: string[]; movements: Movement[]; words: number; score: number; thread: { thing: Thing | null; clause: Clause | null } }

type State = {
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

/** Feelings a text names outright: it may only be said to somebody who named them. */
const namedFeelings: [string, RegExp][] = [
  ['feel:guilt', /(?<!\p{L})(culpa|culpas|guilt|blame)(?!\p{L})/iu], ['feel:shame', /vergüenza|apuro|shame|ashamed/iu], ['feel:anger', /rabia|anger|angry/iu], ['feel:jealousy', /celos|envidia|jealous|compararse|measure yourself/iu], ['feel:disappointment', /decep|disappoint|let you down/iu], ['feel:loneliness', /soledad|lonel|being alone/iu],
  ['feel:emptiness', /vacío|emptiness|empty/iu], ['feel:fear', /(?<!\p{L})miedo|(?<!\p{L})fear(?!\p{L})/iu], ['feel:anxiety', /(?<!\p{L})miedo|(?<!\p{L})fear(?!\p{L})/iu], ['feel:tiredness', /cansancio|tiredness/iu], ['feel:sadness', /tristeza|sadness/iu], ['feel:confusion', /confusión|confusion|no sepas qué sientes|not knowing/iu], ['feel:relief', /alivio|relief/iu],
  ['feel:hopelessness', /perdido la esperanza|hope had run out/iu], ['feel:longing', /nostalgia|longing|añorar|echas de menos|you miss it/iu], ['feel:numbness', /frialdad|coldness|no sentir|not feeling|nada te entusiasme|nothing excites/iu],
]
const mentioned = new Map<string, string[]>()

function feelingsNamedIn(text: string): string[] {
  const known = mentioned.get(text)
  if (known) return known
  const found = namedFeelings.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag)
  mentioned.set(text, found)
  return found
}

/** What a text takes for granted without saying so in its condition: it needs one of these tags or kinds of clause, or must not meet one. */
const takenForGranted: { pattern: RegExp; needs?: string[]; kinds?: ClauseKind[]; not?: string[] }[] = [
  // Nothing hangs in a letter about a suicide.
  { pattern: /(?<!\p{L})(cuelg\p{L}*|colg(ar|ad\p{L}+|aba)|ahorc\p{L}*|soga|cuerdas?|nudos?)(?!\p{L})|\b(hang(s|ing|ed)?|hung|ropes?|noose|knots?)\b/iu, not: ['suicide'] },
  { pattern: /deuda que crees|debt you think|lo que crees deber|what you think you owe/i, needs: ['feel:guilt', 'feel:shame', 'close:askforgiveness', 'close:selfforgive', 'late'], kinds: ['late', 'unsaid', 'did', 'self', 'lastwords'] },
  // To somebody who wrote one word, nothing is said about how they told it.
  {
    pattern:
      /(lo has contado|has escrito (más|bien|mucho)|lo escribiste bien|como (lo )?(escribes|cuentas)|lo que (me )?(cuentas|has contado|escribes|has escrito)|en lo que cuentas|(en|de) tu mensaje|tus (frases|palabras)|tu historia|unas cuantas frases|hecho al escribir|you've told (it|me)|what you (tell|told|write|wrote|say)|the way you (write|tell|told)|you (wrote|told me) (it|other|more)|your (sentences|words|story|message)|sentences? of yours|from what you (say|tell)|second reading)/iu,
    not: ['wordless'],
  },
  { pattern: /(fue|duró|duraron) poco(?! a)|poco tiempo juntos|it wasn't long|so short a time|didn't last long/i, not: ['longyears'] },
  { pattern: /tantos años|años y años|media vida|so many years|all those years|half a life/i, not: ['short', 'perinatal'] },
  { pattern: /(?<!\p{L})(llámal[oa]s?|escríbeles?|queda con (él|ella)|vuelve a verl[oa])(?!\p{L})|\b(ring|call|text|meet) (him|her|them) (up|tomorrow|tonight)\b/iu, not: ['abuse', 'harm', 'nocontact', 'suicide'] },
]
const granted = new Map<string, (typeof takenForGranted)[number][]>()

function contradicts(text: string, reading: Reading): boolean {
  let rules = granted.get(text)
  if (!rules) granted.set(text, (rules = takenForGranted.filter(({ pattern }) => pattern.test(text))))
  return rules.some(({ needs, kinds, not }) => not?.some((tag) => reading.tags.has(tag)) || ((needs ?? kinds) && !needs?.some((tag) => reading.tags.has(tag)) && !reading.clauses.some((clause) => kinds?.includes(clause.kind))))
}

/** Texts that say the feeling was the person's word. */
const namesTheirWord = /(?<!\p{L})(dices|has dicho|dijiste|escribes|escribiste|has escrito|pusiste|has puesto|pones|nombras|has nombrado|llamas|llamaste|la palabra|you (?:say|said|wrote|write|put|named?|call|called|used)|you've (?:said|put|named|called)|the word)(?!\p{L})[^.?!]{0,28}\{(?:a\.|de\.)?e(?:\.n)?\}|\{(?:a\.|de\.)?e(?:\.n)?\}[^.?!]{0,12}(?:dices|escribes|pusiste|has puesto|you (?:say|said|wrote|put)|is the word)|^\{e\}(?:, then|[.:])|\{(?:a\.)?e\} le has dado|(?:gave|came with|viniste con|has venido con|elegiste) \{e\}/iu

/** The feeling a movement is about: the one that met its condition, or else the first they named. */
export function feelingOf(movement: Movement, reading: Reading): FeltEmotion | null {
  const wanted = [...(movement.when.all ?? []), ...(movement.when.any ?? [])]
  const named = feelingsNamedIn(movement.text)
  const met = reading.feelings.filter((felt) => wanted.includes(`feel:${felt.id}`))
  return met.find((felt) => named.includes(`feel:${felt.id}`)) ?? met[0] ?? reading.feelings[0] ?? null
}

/** Whether a movement is true for this request. */
export function fits(movement: Movement, reading: Reading): boolean {
  if (feelingOf(movement, reading)?.isOwnWord === false && namesTheirWord.test(movement.text)) return false
  const condition = movement.when
  const { tags, lacks } = reading
  if (movement.role === 'feeling' && condition.any) {
    const named = feelingsNamedIn(movement.text).filter((tag) => condition.any!.includes(tag))
    if (named.length > 0 && !named.some((tag) => tags.has(tag))) return false
  }
  if (!condition.any?.includes('little') && !condition.all?.includes('little') && movement.when.aspect !== 'little' && contradicts(movement.text, reading)) return false
  if (condition.all && !condition.all.every((tag) => tags.has(tag))) return false
  if (condition.any && !condition.any.some((tag) => tags.has(tag))) return false
  if (condition.not && condition.not.some((tag) => tags.has(tag))) return false
  if (condition.assumes && condition.assumes.some((one) => lacks.has(one))) return false
  if (condition.topic && !reading.things.some((thing) => condition.topic!.includes(thing.topic))) return false
  if (condition.clause && !reading.clauses.some((clause) => isOfKind(clause, condition.clause!))) return false
  return true
}

/** How closely a movement answers this request, before chance has its say; worked out once for each condition. */
function specificity(condition: Condition, reading: Reading): number {
  let known = closeness.get(reading)
  if (!known) closeness.set(reading, (known = new Map()))
  const held = known.get(condition)
  if (held !== undefined) return held
  const made = closenessOf(condition, reading)
  known.set(condition, made)
  return made
}

const closeness = new WeakMap<Reading, Map<Condition, number>>()

function closenessOf(condition: Condition, reading: Reading): number {
  let value = 0
  if (condition.any) {
    const hits = condition.any.filter((tag) => reading.tags.has(tag))
    const rank = Math.min(...hits.map((tag) => { const at = reading.circumstances.indexOf(tag as never); return at < 0 ? 0 : at }))
    value += 2.4 - Math.min(rank, 4) * 0.4
  }
  if (condition.all) value += condition.all.length * 1.6
  if (condition.clause) value += condition.clause.includes('other') ? -0.6 : 1.6
  if (condition.topic) value += 1.8
  return value
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** A clause may do two things at once («todavía la echo de menos»); facts and what has no other name count only as such. */
function isOfKind(clause: Clause, kinds: ClauseKind[]): boolean {
  return kinds.includes(clause.kind) || clause.kinds.some((kind) => !/^(event|other|question|dontknow|cant|wish)$/.test(kind) && kinds.includes(kind))
}

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

/** What a paragraph is about, as far as that may not be said twice: an occurrence, a feeling. */
function subjectsOf(movement: Movement, reading: Reading): string[] {
  if (movement.role === 'event') return [...(movement.when.any ?? []), ...(movement.when.all ?? [])].filter((tag) => reading.circumstances.includes(tag as never)).slice(0, 1).map((tag) => `event:${tag}`)
  if (movement.role === 'feeling') return [`feeling:${feelingOf(movement, reading)?.id ?? ''}`]
  return []
}

type Offer = { movement: Movement; text: string; filling: Filling; cost: number; taken: Clause[] }

const quoteSlots = /\{(?:q2?|t2?|[qt]:[a-z]+)\}/g

function fillMovement(state: State, movement: Movement): Offer | null {
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

/** What a text says of theirs in seven words or more, outside quotation marks; a wish counts as one, quoted or not. */
function longTellings(text: string, { reading, clause, second, grouped, thread }: Filling): string[] {
  const out: string[] = []
  const { infinitive, text: asked } = reading.ending
  if (/\{c\.inf\}/.test(text) && infinitive && countWords(infinitive) >= 7) out.push('wish')
  if (/\{c\.q\}/.test(text) && asked && countWords(asked) >= 7) out.push('wish')
  for (const [slot, said] of [['t', clause], ['t2', second], ['tt', thread]] as const) if (text.includes(`{${slot}}`) && said?.turned && said.words >= 7) out.push(said.turned)
  for (const [group, said] of Object.entries(grouped ?? {})) if (text.includes(`{t:${group}}`) && said.turned && said.words >= 7) out.push(said.turned)
  return out
}

const ownSlots = /\{(?:(?:a\.|de\.|ese\.|un\.)?(?:o|o2|n|r|e|p)(?:'s|\.[a-z]+)?|q2?|t2?|tq|tt|[qt]:[a-z]+|span|since|day|c\.(?:inf|q))\}/
/** What a text holds, worked out once: the share of its sentences built on the person's own words and things, and the slots that wear out. */
type Holds = { own: number; related: boolean; name: boolean; reader: boolean; feeling: boolean; ending: boolean; person: boolean; handy: boolean }
const holding = new Map<string, Holds>()

function holds(text: string): Holds {
  const known = holding.get(text)
  if (known) return known
  const sentences = sentencesIn(text)
  const made: Holds = {
    own: sentences.filter((sentence) => ownSlots.test(sentence)).length / Math.max(1, sentences.length),
    related: /\{(a\.|de\.)?r('s)?\}/.test(text), name: /\{(a\.|de\.)?n('s)?\}/.test(text), reader: /\{yo\}/.test(text), feeling: /\{(a\.|de\.)?e(\.n)?\}/.test(text), ending: /\{c\./.test(text), person: /\{(a\.)?p\}/.test(text),
    handy: /\{(?:a\.|de\.)?o\}|\{c\.(inf|q)\}|\{day\}/.test(text),
  }
  holding.set(text, made)
  return made
}

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

/** How a paragraph sets out: with their words, with a sentence that holds them, with the bare thing, or on its own feet. */
type Shape = 'quote' | 'quoting' | 'thing' | 'plain'

function shapeOf(text: string, authored: string): Shape {
  if (/^[«“]/.test(text)) return 'quote'
  const first = sentencesIn(text)[0] ?? ''
  if (/[«“]/.test(first) && !/\{c\.q\}/.test(authored)) return 'quoting'
  return /^\{o\}/.test(authored) ? 'thing' : 'plain'
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

function place(state: State, offer: Offer): void {
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

function ownWords(reading: Reading): Set<string> {
  const own = new Set<string>()
  const { whom, things, language } = reading
  for (const text of [whom.called, whom.related, ...things.map((thing) => thing.noun), ...reading.people.map((person) => person.text), ...reading.feelings.map((felt) => felt.noun)]) {
    for (const one of [...keyStems(text, language), ...imageStems(text, language)]) own.add(one)
  }
  return own
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

/** Whether a paragraph should not stand right after another: it sets out alike, dwells on the same feeling or occurrence, or is the third answer in a row. */
function clashes(one: Placed, before: Placed | undefined, earlier: Placed | undefined, reading: Reading): boolean {
  if (!before) return false
  const kind = (placed: Placed): string => {
    const shape = shapeOf(placed.text, placed.movement.text)
    return shape === 'quoting' ? 'quote' : shape
  }
  if (kind(one) !== 'plain' && kind(one) === kind(before)) return true
  const subjects = subjectsOf(before.movement, reading)
  if (subjectsOf(one.movement, reading).some((subject) => subjects.includes(subject))) return true
  if (before.movement.role === 'event' && one.movement.role === 'event') return true
  return one.movement.role === 'seen' && before.movement.role === 'seen' && earlier?.movement.role === 'seen'
}

/** Moves another paragraph between two that clash; the opening and everything from the gesture on stay where they are. */
function spread(placed: Placed[], reading: Reading): void {
  const last = placed.findIndex((one) => one.movement.role === 'gesture' || one.movement.role === 'stir')
  for (let i = 1; i < last; i++) {
    if (!clashes(placed[i]!, placed[i - 1], placed[i - 2], reading)) continue
    for (let j = i + 1; j < last; j++) {
      if (placed[j]!.movement.role === 'back' || clashes(placed[j]!, placed[i - 1], placed[i - 2], reading)) continue
      const [moved] = placed.splice(j, 1)
      placed.splice(i, 0, moved!)
      break
    }
  }
}

const ofTheOne = /\{(?:a\.|de\.)?[nr](?:'s)?\}|\{le\}|\{them\}/

/** Whether one movement goes on where the other stopped, so that they may share a paragraph. */
function continues(one: Placed, next: Placed): boolean {
  if (/^[«“]/.test(next.text) || shapeOf(next.text, next.movement.text) !== 'plain') return false
  const [from, to] = [one.movement, next.movement]
  const ends = sentencesIn(from.text).at(-1) ?? ''
  const begins = sentencesIn(to.text)[0] ?? ''
  // Guilt goes on from what they blame themselves for, and from nothing else.
  if (from.role === 'seen' && to.role === 'feeling') return Boolean(from.when.clause?.every((kind) => /^(did|self|late|unsaid)$/.test(kind)) && to.when.any?.includes('feel:guilt') && feelingsNamedIn(to.text).includes('feel:guilt'))
  if (from.role === 'thing' && to.role === 'bond') return ofTheOne.test(ends) && ofTheOne.test(begins)
  if (from.role === 'bond' && to.role === 'bond') return ofTheOne.test(ends) && ofTheOne.test(begins)
  return false
}

/** The paragraphs, now and then two movements in one. */
function paragraphsOf(placed: Placed[], state: State): string[] {
  const isDeep = state.reading.brief.depth === 'deep'
  const out: string[] = []
  let joined = 0
  placed.forEach((one, i) => {
    const before = placed[i - 1]
    if (before && joined < (isDeep ? 3 : 1) && before.words + one.words <= (isDeep ? 130 : 105) && out.at(-1) === before.text && continues(before, one) && state.chance.next() < 0.7) {
      out[out.length - 1] = `${before.text} ${one.text}`
      joined++
    } else out.push(one.text)
  })
  return out
}

/** One try at the middle of a letter along a plan; null where the length could not be met. */
export function assemble(options: { reading: Reading; plan: Plan; /** Movements that fit the reading. */ pool: Movement[]; chance: Chance; wordsAround: number; /** Loosens the rules against repetition a little, where little was written. */ slack: number }): Assembled | null {
  const { reading, plan, pool, chance, wordsAround, slack } = options
  const state: State = {
    reading, chance, slack, memory: createMemory(reading.language, { mayCorrect: (reading.brief.depth === 'deep' ? 7 : 2) + slack * 3, imageLimit: slack > 1 ? 9 : reading.brief.depth === 'deep' ? 2 : 1 }), usedMovements: new Set(), groupUses: new Map(), topicUses: new Map(), roleUses: new Map(), usedClauses: new Set(), thingUses: new Map(), aspects: new Map(), quotes: 0, beats: 0,
    counts: { name: 0, related: 0, reader: 0, feeling: 0, ending: 0, person: 0 }, thread: { thing: null, clause: null }, openedFeeling: null, seeksThread: false, subjects: new Map(), told: new Set(), leadAspect: null, opened: { thing: null, clause: null }, shapes: new Map(), own: ownWords(reading),
  }
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
  const { counts } = state
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
  return { paragraphs: paragraphsOf(placed, state), movements: placed.map((one) => one.movement), words, score, thread: state.thread }
}
