import type { Condition, Movement } from './movements/movement'
import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { ClauseKind } from '#core/language/kinds'
import type { Reading } from './reading/reading'

/** Feelings a text names outright: it may only be said to somebody who named them. */
const namedFeelings: [string, RegExp][] = [
  ['feel:guilt', /(?<!\p{L})(culpa|culpas|guilt|blame)(?!\p{L})/iu], ['feel:shame', /vergüenza|apuro|shame|ashamed/iu], ['feel:anger', /rabia|anger|angry/iu], ['feel:jealousy', /celos|envidia|jealous|compararse|measure yourself/iu], ['feel:disappointment', /decep|disappoint|let you down/iu], ['feel:loneliness', /soledad|lonel|being alone/iu],
  ['feel:emptiness', /vacío|emptiness|empty/iu], ['feel:fear', /(?<!\p{L})miedo|(?<!\p{L})fear(?!\p{L})/iu], ['feel:anxiety', /(?<!\p{L})miedo|(?<!\p{L})fear(?!\p{L})/iu], ['feel:tiredness', /cansancio|tiredness/iu], ['feel:sadness', /tristeza|sadness/iu], ['feel:confusion', /confusión|confusion|no sepas qué sientes|not knowing/iu], ['feel:relief', /alivio|relief/iu],
  ['feel:hopelessness', /perdido la esperanza|hope had run out/iu], ['feel:longing', /nostalgia|longing|añorar|echas de menos|you miss it/iu], ['feel:numbness', /frialdad|coldness|no sentir|not feeling|nada te entusiasme|nothing excites/iu],
]
const mentioned = new Map<string, string[]>()

/** The feelings a text names, as tags. */
export function feelingsNamedIn(text: string): string[] {
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
export function specificity(condition: Condition, reading: Reading): number {
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

/** A clause may do two things at once («todavía la echo de menos»); facts and what has no other name count only as such. */
export function isOfKind(clause: Clause, kinds: ClauseKind[]): boolean {
  return kinds.includes(clause.kind) || clause.kinds.some((kind) => !/^(event|other|question|dontknow|cant|wish)$/.test(kind) && kinds.includes(kind))
}
