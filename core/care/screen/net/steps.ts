import { keyOf } from '#core/classify/keys'
import { meaningAt, type Tongue } from '../lexicon/concepts'
import { tongueOf, wordsAndMarks } from '../tokens'

/** One word or sentence mark on its way through the net: the key it is stored under, and those of the classes it stands for. */
export type Step = { word: number; meanings: readonly number[] }

/** Stands for every word that was not learned. */
export const unknownWord = keyOf('step unknown')

/** Plain text word by word in the order it was written; every word of a phrase of the lexicon stands for what the phrase means. */
export function stepsOf(plain: string): Step[] {
  const words = wordsAndMarks(plain)
  const bare = words.map((word) => word.replaceAll("'", ''))
  const tongue = tongueOf(words)
  const [own, other]: Tongue[] = tongue === 'en' ? ['en', 'es'] : ['es', 'en']
  const meanings: number[][] = words.map(() => [])
  for (let at = 0; at < words.length; ) {
    // A short word of the other language is mostly another word of this one.
    const meaning = meaningAt({ words: bare, at, tongue: own! }) ?? (tongue !== null && words[at]!.length < 5 ? null : meaningAt({ words: bare, at, tongue: other! }))
    const next = at + (meaning?.length ?? 1)
    for (; at < next; at++) if (meaning) meanings[at]?.push(...meaning.concepts.map((concept) => keyOf(`meaning ${concept}`)))
  }
  return words.map((word, at) => ({ word: keyOf(`step ${word}`), meanings: meanings[at]! }))
}
