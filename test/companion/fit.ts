import type { Features } from '#core/chat/companion/listen/reader'
import { plainText } from '#core/chat/companion/listen/plain'
import { keyOf } from '#core/classify/keys'
import { normaliseText } from '#core/language/normalise'
import { randomFrom, shuffle } from '../care/random'
import type { Labelled } from './labelled'

/** A text as the model sees it, and what it belongs to: most of all the first, as well the others; '' is none of them. */
export type Sample = { features: Features; labels: readonly string[] }
/** So many numbers describe a text and a label; so many features are kept, those in most texts, since others add next to nothing; so often every text is seen. */
export type Size = { width: number; mostKept: number; rounds: number }

/** What the two models of the companion are made with. */
export const sizes = { subjects: { width: 64, mostKept: 30_000, rounds: 15 }, gists: { width: 24, mostKept: 20_000, rounds: 6 } } satisfies Record<string, Size>

/** A feature in fewer texts teaches nothing. */
const leastSeen = 3
const pace = 0.1

/** A feature's row in the table, and how much it counts in one text. */
type Entry = { rows: Int32Array; values: Float32Array }
export type Fitted = { labels: string[]; keys: number[]; width: number; /** By feature, then by dimension. */ features: Float32Array; /** By label, then by dimension. */ vectors: Float32Array; biases: Float32Array }

/** A message as the model reads it. */
export function plainOf({ text, language }: Pick<Labelled, 'text' | 'language'>): string {
  return plainText(normaliseText(text, language))
}

/**
 * Fits vectors of features and of labels on samples of one language, by small steps that grow smaller where there were many
 * (Duchi et al. 2011). The same samples give the same vectors.
 */
export function fitLabels(samples: readonly Sample[], { width, mostKept, rounds }: Size): Fitted {
  const random = randomFrom(7)
  const labels = ['', ...new Set(samples.flatMap((sample) => sample.labels.filter((label) => label !== '')))]
  const keyed = samples.map(({ features }) => [...features].map(([name, value]) => [keyOf(name), value] as const))
  const keys = keysKept(keyed, mostKept)
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const entries = keyed.map((features) => entryOf(features, rowOf))
  // What a text belongs to counts twice as much as each thing that fits about as well.
  const wanted = samples.map((sample) => sample.labels.map((label, at, all) => [labels.indexOf(label), (at === 0 ? 2 : 1) / (all.length + 1)] as const))

  const features = Float32Array.from({ length: keys.length * width }, () => 0.1 * normal(random))
  const vectors = Float32Array.from({ length: labels.length * width }, () => normal(random) / Math.sqrt(width))
  const biases = new Float32Array(labels.length)
  const moved = { features: new Float32Array(features.length), vectors: new Float32Array(vectors.length) }
  const text = new Float32Array(width)
  const slope = new Float32Array(width)
  const order = Int32Array.from(samples.keys())

  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const sample of order) {
      const { rows, values } = entries[sample]!
      text.fill(0)
      rows.forEach((row, i) => {
        for (let d = 0; d < width; d++) text[d]! += values[i]! * features[row * width + d]!
      })
      const errors = softmax(Float32Array.from(biases, (bias, label) => bias + dot(text, vectors, label)))
      for (const [label, share] of wanted[sample]!) errors[label]! -= share
      slope.fill(0)
      errors.forEach((error, label) => {
        if (Math.abs(error) < 1e-4) return
        for (let d = 0; d < width; d++) {
          slope[d]! += error * vectors[label * width + d]!
          step(vectors, moved.vectors, label * width + d, error * text[d]!)
        }
        biases[label]! -= 0.02 * error
      })
      rows.forEach((row, i) => {
        for (let d = 0; d < width; d++) step(features, moved.features, row * width + d, slope[d]! * values[i]!)
      })
    }
  }
  return { labels, keys, width, features, vectors, biases }
}

function step(weights: Float32Array, moved: Float32Array, at: number, slope: number): void {
  moved[at]! += slope * slope
  weights[at]! -= (pace * slope) / (Math.sqrt(moved[at]!) + 0.02)
}

function dot(text: Float32Array, vectors: Float32Array, row: number): number {
  let sum = 0
  for (let d = 0; d < text.length; d++) sum += text[d]! * vectors[row * text.length + d]!
  return sum
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((one, other) => Math.max(one, other))
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}

function keysKept(texts: readonly (readonly (readonly [number, number])[])[], most: number): number[] {
  const seen = new Map<number, number>()
  for (const features of texts) for (const [key] of features) seen.set(key, (seen.get(key) ?? 0) + 1)
  const common = [...seen].filter(([, count]) => count >= leastSeen).sort(([one, often], [other, oftener]) => oftener - often || one - other)
  return common.slice(0, most).map(([key]) => key).sort((one, other) => one - other)
}

/** The known features of a text, at length one. */
function entryOf(features: readonly (readonly [number, number])[], rowOf: ReadonlyMap<number, number>): Entry {
  const known = features.filter(([key]) => rowOf.has(key))
  const length = Math.hypot(...known.map(([, value]) => value)) || 1
  return { rows: Int32Array.from(known, ([key]) => rowOf.get(key)!), values: Float32Array.from(known, ([, value]) => value / length) }
}

/** A number of the normal distribution (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random())
}
