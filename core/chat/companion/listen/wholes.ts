import type { Clause } from '#core/language/clauses'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { speaksToEon } from './asides'
import { namesDanger } from './not-told'
import { lowerFirst } from './people'
import { wordsIn } from './plain'
import { judgesOneself } from './verdict'

/** A clause of so many words at most may be quoted; a sentence of so many. */
export const mostOfClause = 9
const quotable = { least: 3, most: 12 }
/** Speech of somebody else, a smiley, a row of letters: not quoted whole. */
const unquotable = /["«»“”‘()*_/<>{}[\]|@#]|(?:^|\s)'|\p{Extended_Pictographic}|(\p{L})\1{3}|\b(?:jaja|haha)|:\s*$/iu
/** A death is not handed back in quotation marks. */
export const ofDeath = /(?<!\p{L})(?:mur(?:ió|ieron)|falleci\p{L}+|muert[oa]s?|ahorc\p{L}+|colgad[oa]|(?:se|lo|la) mató|mataron|suicid\p{L}+|se (?:me|nos) (?:fue|ha ido)|me (?:muero|mata)|died|dead|passed away|hanged|killed|kills? me|(?:his|her|their) own life)(?!\p{L})/iu
/** Oaths: theirs to say. */
const oath = /shit|fuck|mierda|joder|puta|coño|verga|hostia|cabr[oó]n|pendej|bastard|bitch/iu

/**
 * Short sentences that may be quoted whole: «Me retaba en quechua y me perdonaba en castellano». Each stands for the clauses heard in it and weighs
 * what the heaviest of them does; one that is a short clause by itself is left out.
 */
export function wholesIn({ told, clauses, language }: { told: readonly string[]; clauses: readonly Clause[]; language: ContentLanguage }): Clause[] {
  return told.flatMap((sentence, index) => {
    const within = clauses.filter((one) => one.sentence === index && !one.isQuestion)
    const text = sentence.replace(/[\s.,;:…!¡]+$/u, '').replace(/^(?:y|e|pero|and|but|so|pues|bueno|well),? /iu, '')
    const words = wordsIn(text).length
    const [first] = within
    if (!first || words < quotable.least || words > quotable.most || /[?¿]/.test(text) || unquotable.test(text) || oath.test(text) || ofDeath.test(text)) return []
    if (within.some((one) => one.words >= words && one.words <= mostOfClause) || speaksToEon(text, language) || namesDanger(text) || judgesOneself(text, language)) return []
    return [{ ...first, id: first.id + 500, text: lowerFirst(text), words, turned: null, weight: Math.max(...within.map((one) => one.weight)) }]
  })
}
