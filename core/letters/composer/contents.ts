import { feelingOf } from './fit'
import type { Filling } from './grammar/template'
import { countWords, sentencesIn } from '#core/language/words'
import type { Movement } from './movements/movement'
import type { Reading } from './reading/reading'

/** What a paragraph is about, as far as that may not be said twice: an occurrence, a feeling. */
export function subjectsOf(movement: Movement, reading: Reading): string[] {
  if (movement.role === 'event') return [...(movement.when.any ?? []), ...(movement.when.all ?? [])].filter((tag) => reading.circumstances.includes(tag as never)).slice(0, 1).map((tag) => `event:${tag}`)
  if (movement.role === 'feeling') return [`feeling:${feelingOf(movement, reading)?.id ?? ''}`]
  return []
}

/** The slots where a clause of theirs stands. */
export const quoteSlots = /\{(?:q2?|t2?|[qt]:[a-z]+)\}/g

/** What a text says of theirs in seven words or more, outside quotation marks; a wish counts as one, quoted or not. */
export function longTellings(text: string, { reading, clause, second, grouped, thread }: Filling): string[] {
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

export function holds(text: string): Holds {
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

/** How a paragraph sets out: with their words, with a sentence that holds them, with the bare thing, or on its own feet. */
export type Shape = 'quote' | 'quoting' | 'thing' | 'plain'

export function shapeOf(text: string, authored: string): Shape {
  if (/^[«“]/.test(text)) return 'quote'
  const first = sentencesIn(text)[0] ?? ''
  if (/[«“]/.test(first) && !/\{c\.q\}/.test(authored)) return 'quoting'
  return /^\{o\}/.test(authored) ? 'thing' : 'plain'
}
