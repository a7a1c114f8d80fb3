import { keyOf } from '#core/classify/keys'
import { bytesOf, sumOfRows, unpackRows, type PackedRows } from '#core/classify/packed'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** A model as it is stored: vectors of features, and vectors and biases of labels. */
export type ReaderWeights = {
  /** Of what they were made from. */
  fingerprint: string
  /** The first is none of them. */
  labels: readonly string[]
  /** A row for every feature, one column for each dimension. */
  features: PackedRows
  /** A row of bytes for every label. */
  vectors: { scale: number; data: string }
  biases: readonly number[]
}

/** How likely a text belongs to each label: probabilities among all of them and none. */
export type Reading = ReadonlyMap<string, number>

/** What a text shows, each with how much it counts. */
export type Features = ReadonlyMap<string, number>

type Model = { keys: Uint32Array; values: Int8Array; scales: readonly number[]; vectors: Int8Array; weights: ReaderWeights }

/** Reads features by stored weights, which are unpacked once a language when first asked: tables of plain data, the same for every request. */
export function createReader(stored: Record<ContentLanguage, ReaderWeights>): (features: Features, language: ContentLanguage) => Reading {
  const unpacked: Partial<Record<ContentLanguage, Model>> = {}
  return (features, language) => {
    const model = (unpacked[language] ??= unpack(stored[language]))
    const probabilities = probabilitiesOf(features, model)
    return new Map(model.weights.labels.flatMap((name, at) => (at > 0 ? [[name, probabilities[at]!]] : [])))
  }
}

function unpack(weights: ReaderWeights): Model {
  const { scales } = weights.features
  return { ...unpackRows({ ...weights.features, columns: scales.length }), scales, vectors: new Int8Array(bytesOf(weights.vectors.data).buffer), weights }
}

/** A text is the mean direction of its features; how near it lies to each label gives the probabilities (Joulin et al. 2016). */
function probabilitiesOf(features: Features, { keys, values, scales, vectors, weights }: Model): number[] {
  const width = scales.length
  const entries = [...features].map(([name, value]) => [keyOf(name), value] as const)
  const { sums, length } = sumOfRows({ keys, values, entries, width })
  const text = sums.map((sum, column) => (sum * scales[column]!) / length)
  // A plain loop: every sentence and clause of a conversation is read so, and `reduce` takes several times as long.
  const nearness = weights.biases.map((bias, label) => {
    let sum = 0
    for (let column = 0, at = label * width; column < width; column++, at++) sum += text[column]! * vectors[at]!
    return bias + weights.vectors.scale * sum
  })
  const most = Math.max(...nearness)
  const odds = nearness.map((one) => Math.exp(one - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}
