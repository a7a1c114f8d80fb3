import { countWords, sentencesIn } from '#core/language/words'
import type { Chance } from '#core/language/seed'
import { isFamiliar } from './address'
import { fillLine, type Matter } from './fill'
import { plainText } from './listen/plain'
import { foldSaid, isSaid, lineOf, type Line } from './line'

/** A place in a reply, and what may be said there. */
export type Part = {
  from: readonly string[]
  matter: Matter
  /** Left out where nothing fits, and the reply goes on without it. */
  isOptional?: boolean
  /** A question: left out for somebody who wants none. */
  isAsk?: boolean
  /** How much each line is to be preferred for the turn, where that was read (telling/suit). */
  liking?: ReadonlyMap<string, number>
}

/** A way to answer: parts set one after the other. */
export type Move = { parts: readonly Part[]; /** Longer than a short reply may be: an exercise, a summary. */ isLong?: boolean }

export const shortReply = { least: 8, most: 72 }
const longReply = 140

type Said = { line: Line; text: string }

/** Says things without saying them twice. */
export type Speaker = { say: (moves: readonly Move[]) => string | null }

/** Of the ways to answer the first few are looked through for one without «tú»; beyond them it matters more to answer what was said. */
const formalWays = 24

/** What suits the turn comes before what chance would have. */
const likingCounts = 4

/** A speaker who knows the replies given so far (folded), and what it answers (plain). Who says «usted» is not called «tú» where there is another way. */
export function createSpeaker(input: { replies: readonly string[]; heard: string; chance: Chance; mayAsk: boolean; isFormal?: boolean; /** What the turn tells, by what a question may be about (`time`, `others`). */ told?: ReadonlySet<string> }): Speaker {
  const { replies, chance, mayAsk, told, isFormal = false } = input
  const heard = new Set(stemsIn(input.heard))
  const openings = new Set(replies.slice(-4).map(openingOf))
  const lastTwo = replies.slice(-2)

  const choose = (part: Part, before: readonly Said[], isStrict: boolean): Said | null => {
    const fitting: { said: Said; score: number }[] = []
    for (const authored of part.from) {
      const line = lineOf(authored)
      if (before.some((one) => one.text.includes('?')) && line.text.includes('?')) continue
      if (isSaid(line, replies)) continue
      const filled = fillLine(line, part.matter)
      const text = filled !== null && !mayAsk ? withoutQuestion(filled) : filled
      if (text === null || (isStrict && isFamiliar(unquoted(text)))) continue
      if (before.some((one) => clashes(one.text, text))) continue
      const isQuoting = /[«“]/.test(text)
      if (isQuoting && before.some((one) => /[«“]/.test(one.text))) continue
      let score = (isFormal && isFamiliar(unquoted(text)) ? -1 : 0) + chance.next() + (line.text.length - text.length === 0 ? 0 : 0.15) + line.needs.length * 0.12 + likingCounts * (part.liking?.get(authored) ?? 0)
      if (before.length === 0 && openings.has(openingOf(foldSaid(text)))) score -= 0.9
      // What was just told is not asked for: nor an hour where one was named, nor who where somebody was.
      if (told && asksOf(line).some((one) => told.has(one))) score -= 1.2
      if (line.text.includes('?') && stemsIn(plainText(line.text)).some((stem) => heard.has(stem))) score -= 1
      if (isQuoting && lastTwo.some((reply) => /[«“]/.test(reply))) score -= 0.6
      if (line.pieces.length === 0) score -= replies.slice(-5).filter((reply) => reply.startsWith(foldSaid(text).slice(0, 6))).length
      fitting.push({ said: { line, text }, score })
    }
    fitting.sort((one, other) => other.score - one.score)
    return fitting[0]?.said ?? null
  }

  const build = (move: Move, isStrict: boolean): string | null => {
    const said: Said[] = []
    for (const part of move.parts) {
      if (part.isAsk && !mayAsk) continue
      const next = choose(part, said, isStrict)
      if (next) said.push(next)
      else if (!part.isOptional) return null
    }
    if (said.length === 0) return null
    const text = said.map((one) => one.text).join(' ')
    const words = countWords(text)
    if (words > (move.isLong ? longReply : shortReply.most) || words < (move.isLong ? 4 : shortReply.least)) return null
    return replies.includes(foldSaid(text)) ? null : text
  }

  return {
    say: (moves) => {
      const first = (ways: readonly Move[], isStrict: boolean): string | null => {
        for (const move of ways) {
          for (let tries = 0; tries < 3; tries++) {
            const text = build(move, isStrict)
            if (text) return text
          }
        }
        return null
      }
      return (isFormal ? first(moves.slice(0, formalWays), true) : null) ?? first(moves, false)
    },
  }
}

const askedFor: readonly (readonly [what: string, pattern: RegExp])[] = [['time', /^(?:¿(?:y )?(?:desde |hasta )?cuándo|¿a qué hora|(?:and |since |until )?when |what time)/i], ['place', /^(?:¿(?:y )?(?:de |a |hacia )?d[oó]nde|(?:and )?where )/i], ['number', /^(?:¿(?:y )?(?:hace )?cuánt[oa]s? (?:tiempo|años|meses|días|veces|hace|llev)|how (?:many|long) )/i]]

/** What a question is about, as its line says, and what it asks for by its first word. */
const asksOf = ({ asks, text }: Line): string[] => [...(asks === null ? [] : [asks]), ...askedFor.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)]

/** A line without what is quoted of the person's in it. */
const unquoted = (text: string): string => text.replace(/«[^»]*»/g, '…')

/** A line without its question, for somebody who wants none; null where nothing is left. */
function withoutQuestion(text: string): string | null {
  const kept = sentencesIn(text).filter((sentence) => !/\?["”»]?$/.test(sentence))
  return kept.length > 0 ? kept.join(' ') : null
}

/** The beginnings of the longer words of plain text. */
function stemsIn(plain: string): string[] {
  return (plain.replace(/[{[][^}\]]*[}\]]/g, ' ').match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6))
}

const openingOf = (text: string): string => foldSaid(text).split(' ').slice(0, 2).join(' ')

/** Two lines that say the same clause, or begin alike, do not stand side by side. */
function clashes(one: string, other: string): boolean {
  if (openingOf(one) === openingOf(other)) return true
  const words = foldSaid(other).replace(/[^\p{L}\d ]/gu, '').split(' ')
  const said = ` ${foldSaid(one).replace(/[^\p{L}\d ]/gu, '')} `
  for (let i = 0; i + 5 <= words.length; i++) if (said.includes(` ${words.slice(i, i + 5).join(' ')} `)) return true
  return false
}
