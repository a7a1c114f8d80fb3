import { plainText } from '#core/chat/companion/listen/plain'
import { subjectFeatures } from '#core/chat/companion/listen/subjects/features'
import { keyOf } from '#core/classify/keys'
import { normaliseText } from '#core/language/normalise'
import { randomFrom, shuffle } from '../care/random'
import type { LabelledMessage } from './hearing'

/** So many numbers describe a text and a subject. */
export const width = 64
/** A feature in fewer messages teaches nothing. */
const leastSeen = 3
/** So many features are kept, those in most messages: others add next to nothing. */
const mostKept = 30_000
const rounds = 15
const pace = 0.1

/** A feature's row in the table, and how much it counts in one text. */
type Entry = { rows: Int32Array; values: Float32Array }
export type Fitted = { subjects: string[]; keys: number[]; /** By feature, then by dimension. */ features: Float32Array; /** By subject, then by dimension. */ vectors: Float32Array; biases: Float32Array }

/** A message as the model reads it. */
export function plainOf({ text, language }: Pick<LabelledMessage, 'text' | 'language'>): string {
  return plainText(normaliseText(text, language))
}

/**
 * Fits vectors of features and of subjects on labelled messages of one language, by small steps that grow smaller where there were many
 * (Duchi et al. 2011). The same messages give the same vectors.
 */
export function fitSubjects(messages: readonly LabelledMessage[]): Fitted {
  const random = randomFrom(7)
  const subjects = ['', ...new Set(messages.flatMap(({ subject, also }) => (subject === null ? [] : [subject, ...also])))]
  const keyed = messages.map((message) => [...subjectFeatures(plainOf(message))].map(([name, value]) => [keyOf(name), value] as const))
  const keys = keysKept(keyed)
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const entries = keyed.map((features) => entryOf(features, rowOf))
  // What a message belongs to counts twice as much as each thing that fits about as well.
  const wanted = messages.map(({ subject, also }) => [[subject === null ? 0 : subjects.indexOf(subject), 2] as const, ...also.map((name) => [subjects.indexOf(name), 1] as const)].map(([at, share], _, all) => [at, share / (all.length + 1)] as const))

  const features = Float32Array.from({ length: keys.length * width }, () => 0.1 * normal(random))
  const vectors = Float32Array.from({ length: subjects.length * width }, () => normal(random) / Math.sqrt(width))
  const biases = new Float32Array(subjects.length)
  const moved = { features: new Float32Array(features.length), vectors: new Float32Array(vectors.length) }
  const text = new Float32Array(width)
  const slope = new Float32Array(width)
  const order = Int32Array.from(messages.keys())

  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const message of order) {
      const { rows, values } = entries[message]!
      text.fill(0)
      rows.forEach((row, i) => {
        for (let d = 0; d < width; d++) text[d]! += values[i]! * features[row * width + d]!
      })
      const errors = softmax(Float32Array.from(biases, (bias, subject) => bias + dot(text, vectors, subject)))
      for (const [subject, share] of wanted[message]!) errors[subject]! -= share
      slope.fill(0)
      errors.forEach((error, subject) => {
        if (Math.abs(error) < 1e-4) return
        for (let d = 0; d < width; d++) {
          slope[d]! += error * vectors[subject * width + d]!
          step(vectors, moved.vectors, subject * width + d, error * text[d]!)
        }
        biases[subject]! -= 0.02 * error
      })
      rows.forEach((row, i) => {
        for (let d = 0; d < width; d++) step(features, moved.features, row * width + d, slope[d]! * values[i]!)
      })
    }
  }
  return { subjects, keys, features, vectors, biases }
}

function step(weights: Float32Array, moved: Float32Array, at: number, slope: number): void {
  moved[at]! += slope * slope
  weights[at]! -= (pace * slope) / (Math.sqrt(moved[at]!) + 0.02)
}

function dot(text: Float32Array, vectors: Float32Array, row: number): number {
  let sum = 0
  for (let d = 0; d < width; d++) sum += text[d]! * vectors[row * width + d]!
  return sum
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((one, other) => Math.max(one, other))
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}

function keysKept(messages: readonly (readonly (readonly [number, number])[])[]): number[] {
  const seen = new Map<number, number>()
  for (const features of messages) for (const [key] of features) seen.set(key, (seen.get(key) ?? 0) + 1)
  const common = [...seen].filter(([, count]) => count >= leastSeen).sort(([one, often], [other, oftener]) => oftener - often || one - other)
  return common.slice(0, mostKept).map(([key]) => key).sort((one, other) => one - other)
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
