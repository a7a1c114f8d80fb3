import type { Clause } from '#core/language/clauses'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Particular } from '../texts/texts'
import { lowerFirst } from './people'
import { keys as en } from './particulars.keys.en'
import { keys as es } from './particulars.keys.es'
import { wordsIn } from './plain'

/** Something particular a turn tells: where, and what its pattern named. */
export type ParticularHeard = { particular: Particular; clause: Clause | null; named: Readonly<Record<string, string | null>> }

/** What was named is said back where it is no longer than this, in words. */
const mostNamed = 5

const stored: Record<ContentLanguage, string> = { es, en }
const read: Partial<Record<ContentLanguage, ReadonlyMap<string, readonly string[]>>> = {}

/** Strings one of which stands in whatever a particular is heard in, by its id: a thousand patterns take their time, and a second where they are tried for the first time. */
const keysOf = (language: ContentLanguage): ReadonlyMap<string, readonly string[]> =>
  (read[language] ??= new Map(stored[language].split('\n').map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).split('|')] as const
  })))

/** What a turn tells that is particular, the heaviest first, then what is heard by more of its words, then what was said last. */
export function particularsIn({ told, clauses, language, particulars }: { told: readonly string[]; clauses: readonly Clause[]; language: ContentLanguage; particulars: readonly Particular[] }): ParticularHeard[] {
  const keys = keysOf(language)
  const found = told.flatMap((sentence, at) => {
    if (/[?¿]/.test(sentence)) return []
    const folded = foldLetters(sentence)
    return particulars.flatMap((particular) => {
      if (keys.get(particular.id)?.some((key) => folded.includes(key)) === false) return []
      const match = particular.hears.exec(folded)
      if (!match || particular.unless?.test(folded)) return []
      const within = clauses.filter((one) => one.sentence === at)
      const clause = within.find((one) => foldLetters(one.text).includes(match[0])) ?? within[0] ?? null
      return [{ particular, clause, named: namedBy(match, { sentence, folded, language }), at, length: match[0].length }]
    })
  })
  found.sort((one, other) => other.particular.weight - one.particular.weight || other.length - one.length || other.at - one.at)
  return found.filter(({ particular }, at) => found.findIndex((one) => one.particular === particular) === at)
}

/** Lower case without accents or typographic apostrophes, letter by letter: what is found stands where it stood. */
function foldLetters(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text[at]!.normalize('NFD').charAt(0).toLowerCase().charAt(0).replace(/[’‘´`]/, "'")).join('')
}

/** The groups of a pattern in the person's own words, as said to them; null where that is not sure. */
function namedBy(match: RegExpExecArray, { sentence, folded, language }: { sentence: string; folded: string; language: ContentLanguage }): Record<string, string | null> {
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => {
    if (!value || wordsIn(value).length > mostNamed) return [name, null]
    const start = folded.indexOf(value, match.index)
    return [name, toThem(lowerFirst(sentence.slice(start, start + value.length)), language)]
  }))
}

/** «mi taller» said to whoever has it: «tu taller». */
function toThem(text: string, language: ContentLanguage): string | null {
  if (language === 'en') return /\b(?:i|me|mine|we|us|ours|you|yours?)\b/i.test(text) ? null : text.replace(/\b(?:my|our)\b/gi, 'your')
  return /(?<!\p{L})(?:yo|me|nos|m[ií][oa]s?|nuestr[oa]s?|ustedes?|vos|t[uú]s?|te)(?!\p{L})/iu.test(text) ? null : text.replace(/(?<!\p{L})mi(s?)(?!\p{L})/giu, 'tu$1')
}
