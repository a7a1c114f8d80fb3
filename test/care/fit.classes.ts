import { classCounts, classKeyOf, type ClassOf, type WordClasses } from '#core/classify/classes'
import { wordsAndMarks } from '#core/care/screen/tokens'
import { randomFrom, shuffle } from './random'
import { plainOf } from './samples'
import type { TrainingMessage } from './training'

/** A word written less often keeps no company to speak of. */
const leastSeen = 3
const size = 64
const rounds = 8
const firstRate = 0.05
/** How many words to either side are company, at most. */
const reach = 3
/** For each word met, so many drawn at random that were not. */
const others = 5
/** A word that makes up more of all that is written than this is passed over the more often the commoner it is. */
const common = 1e-4

/** Words by their keys, with their classes. */
export type ClassesTrained = { keys: number[]; classes: WordClasses[] }

/**
 * Sorts words by the company they keep in messages: vectors by skip-gram with negative sampling (Mikolov et al. 2013), brought together
 * around as many centres as there are classes (k-means on the sphere). The same messages give the same classes.
 */
export function trainClasses(messages: readonly Pick<TrainingMessage, 'text' | 'history'>[], { fineCount, coarseCount } = classCounts): ClassesTrained {
  const read = messages.map((message) => wordsAndMarks(plainOf(message)))
  const vocabulary = vocabularyOf(read)
  const texts = read.map((words) => Int32Array.from(words.flatMap((word) => vocabulary.places.get(word) ?? [])))
  const vectors = fitVectors({ texts, counts: vocabulary.counts })
  const weights = Float32Array.from(vocabulary.counts, (count) => Math.sqrt(Math.sqrt(count)))
  const fine = gather({ vectors, weights, count: fineCount })
  const coarse = gather({ vectors, weights, count: coarseCount })
  const byKey = new Map(vocabulary.words.map((word, at) => [classKeyOf(word), { fine: fine[at]!, coarse: coarse[at]! }]))
  const keys = [...byKey.keys()].sort((one, other) => one - other)
  return { keys, classes: keys.map((key) => byKey.get(key)!) }
}

/** Looks words up in classes that were just made. */
export function classOfTrained({ keys, classes }: ClassesTrained): ClassOf {
  const byKey = new Map(keys.map((key, at) => [key, classes[at]!]))
  return (word) => byKey.get(classKeyOf(word))
}

type Vocabulary = { words: string[]; counts: Int32Array; places: Map<string, number> }

function vocabularyOf(texts: readonly string[][]): Vocabulary {
  const seen = new Map<string, number>()
  for (const words of texts) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1)
  const words = [...seen.keys()].filter((word) => seen.get(word)! >= leastSeen).sort()
  return { words, counts: Int32Array.from(words, (word) => seen.get(word)!), places: new Map(words.map((word, at) => [word, at])) }
}

function fitVectors({ texts, counts }: { texts: readonly Int32Array[]; counts: Int32Array }): Float32Array {
  const random = randomFrom(77)
  const words = new Float32Array(counts.length * size).map(() => (random() - 0.5) / size)
  const company = new Float32Array(counts.length * size)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const drawn = drawingTable(counts)
  const kept = Float32Array.from(counts, (count) => Math.sqrt((common * total) / count))
  const order = Int32Array.from(texts, (_, at) => at)
  let met = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const text = texts[at]!.filter((word) => kept[word]! >= 1 || random() < kept[word]!)
      met += texts[at]!.length
      const rate = firstRate * Math.max(0.01, 1 - met / (total * rounds))
      text.forEach((word, here) => {
        const width = 1 + Math.floor(random() * reach)
        for (let there = Math.max(0, here - width); there <= Math.min(text.length - 1, here + width); there++) {
          if (there !== here) meet({ words, company, one: text[there]!, other: word, drawn, random, rate })
        }
      })
    }
  }
  return toLengthOne(words)
}

/** Draws words at random, the commoner ones more often, though less so than they are written. */
function drawingTable(counts: Int32Array): Int32Array {
  const table = new Int32Array(1 << 22)
  const shares = Float64Array.from(counts, (count) => count ** 0.75)
  const total = shares.reduce((sum, share) => sum + share, 0)
  let word = 0
  let reached = shares[0]! / total
  for (let at = 0; at < table.length; at++) {
    table[at] = word
    if (at / table.length > reached && word < counts.length - 1) reached += shares[++word]! / total
  }
  return table
}

type Meeting = { words: Float32Array; company: Float32Array; one: number; other: number; drawn: Int32Array; random: () => number; rate: number }

/** What a meeting changes in a word, kept until it is over. */
const change = new Float32Array(size)

/** One word learns that it stood near another, and not near a few that were drawn. */
function meet({ words, company, one, other, drawn, random, rate }: Meeting): void {
  const from = one * size
  change.fill(0)
  for (let draw = 0; draw <= others; draw++) {
    const met = draw === 0 ? other : drawn[Math.floor(random() * drawn.length)]!
    if (draw > 0 && met === other) continue
    const to = met * size
    let sum = 0
    for (let i = 0; i < size; i++) sum += words[from + i]! * company[to + i]!
    const step = rate * ((draw === 0 ? 1 : 0) - 1 / (1 + Math.exp(-sum)))
    for (let i = 0; i < size; i++) {
      change[i]! += step * company[to + i]!
      company[to + i]! += step * words[from + i]!
    }
  }
  for (let i = 0; i < size; i++) words[from + i]! += change[i]!
}

/** Rows brought to length one, in place. */
function toLengthOne<T extends Float32Array>(rows: T): T {
  for (let from = 0; from < rows.length; from += size) {
    let square = 0
    for (let i = 0; i < size; i++) square += rows[from + i]! ** 2
    const length = Math.sqrt(square) || 1
    for (let i = 0; i < size; i++) rows[from + i]! /= length
  }
  return rows
}

const gatherings = 20

/** For each vector the centre it is nearest to, of so many. Commoner words pull harder. */
function gather({ vectors, weights, count }: { vectors: Float32Array; weights: Float32Array; count: number }): Int32Array {
  const random = randomFrom(5)
  const anyVector = () => {
    const from = Math.floor(random() * weights.length) * size
    return vectors.subarray(from, from + size)
  }
  let centres = new Float32Array(count * size)
  for (let centre = 0; centre < count; centre++) centres.set(anyVector(), centre * size)
  let nearest: Int32Array = new Int32Array(weights.length)
  for (let round = 0; round < gatherings; round++) {
    nearest = nearestCentres({ vectors, centres })
    const sums = new Float32Array(count * size)
    const isEmpty = new Uint8Array(count).fill(1)
    nearest.forEach((centre, at) => {
      isEmpty[centre] = 0
      for (let i = 0; i < size; i++) sums[centre * size + i]! += weights[at]! * vectors[at * size + i]!
    })
    isEmpty.forEach((empty, centre) => {
      if (empty) sums.set(anyVector(), centre * size)
    })
    centres = toLengthOne(sums)
  }
  return nearest
}

function nearestCentres({ vectors, centres }: { vectors: Float32Array; centres: Float32Array }): Int32Array {
  return Int32Array.from({ length: vectors.length / size }, (_, at) => {
    let best = 0
    let most = -Infinity
    for (let centre = 0; centre < centres.length / size; centre++) {
      let sum = 0
      for (let i = 0; i < size; i++) sum += vectors[at * size + i]! * centres[centre * size + i]!
      if (sum > most) {
        most = sum
        best = centre
      }
    }
    return best
  })
}
