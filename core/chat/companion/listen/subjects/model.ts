import { keyOf } from '#core/classify/keys'
import { bytesOf, sumOfRows, unpackRows, type PackedRows } from '#core/classify/packed'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { subjectFeatures } from './features'
import { weights as weightsEn } from './weights.en'
import { weights as weightsEs } from './weights.es'

/** A model as it is stored: vectors of features, and vectors and biases of subjects. */
export type SubjectWeights = {
  /** Of what they were made from. */
  fingerprint: string
  /** The first is no subject. */
  subjects: readonly string[]
  /** A row for every feature, one column for each dimension. */
  features: PackedRows
  /** A row of bytes for every subject. */
  vectors: { scale: number; data: string }
  biases: readonly number[]
}

type Model = { keys: Uint32Array; values: Int8Array; scales: readonly number[]; vectors: Int8Array; weights: SubjectWeights }

const stored: Record<ContentLanguage, SubjectWeights> = { es: weightsEs, en: weightsEn }
/** Unpacked once a language, when first asked: tables of plain data, the same for every request. */
const unpacked: Partial<Record<ContentLanguage, Model>> = {}

/** How likely a text belongs to each subject or act: probabilities among all of them and none. */
export type Reading = ReadonlyMap<string, number>

/** What a pattern finds must be so likely at least: less, and its words are there in another sense. To be taken up for a subject that is none hurts more than a question overheard. */
export const leastLikely = { subject: 0.1, act: 0.02 }

/** Whether what a pattern found is no accident of its words. */
export function isLikely(name: string, readings: readonly Reading[], least: number): boolean {
  return readings.some((reading) => (reading.get(name) ?? 0) >= least)
}

/** What a text belongs to. `plain` is in lower case and without accents. */
export function subjectsOf(plain: string, language: ContentLanguage): Reading {
  const model = (unpacked[language] ??= unpack(stored[language]))
  const probabilities = probabilitiesOf(plain, model)
  return new Map(model.weights.subjects.flatMap((name, at) => (at > 0 ? [[name, probabilities[at]!]] : [])))
}

function unpack(weights: SubjectWeights): Model {
  const { scales } = weights.features
  return { ...unpackRows({ ...weights.features, columns: scales.length }), scales, vectors: new Int8Array(bytesOf(weights.vectors.data).buffer), weights }
}

/** A text is the mean direction of its features; how near it lies to each subject gives the probabilities (Joulin et al. 2016). */
function probabilitiesOf(plain: string, { keys, values, scales, vectors, weights }: Model): number[] {
  const width = scales.length
  const entries = [...subjectFeatures(plain)].map(([name, value]) => [keyOf(name), value] as const)
  const { sums, length } = sumOfRows({ keys, values, entries, width })
  const text = sums.map((sum, column) => (sum * scales[column]!) / length)
  const nearness = weights.biases.map((bias, subject) => bias + weights.vectors.scale * text.reduce((sum, part, column) => sum + part * vectors[subject * width + column]!, 0))
  const most = Math.max(...nearness)
  const odds = nearness.map((one) => Math.exp(one - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}
