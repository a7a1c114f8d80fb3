import type { ClassOf } from '#core/classify/classes'
import { featuresOf } from '#core/care/screen/features'
import { keyed } from '#core/care/screen/model'
import { normalise } from '#core/care/screen/normalise'
import { inOneText } from '#core/care/screen/reading'
import { windowsOf } from '#core/care/screen/windows'
import type { Sample } from './fit'
import type { TrainingMessage } from './training'

/** A message with the turns before it, in plain form. */
export function plainOf({ text, history = [] }: Pick<TrainingMessage, 'text' | 'history'>): string {
  return inOneText([...history.slice(-3), text].map(normalise))
}

/** Stretches of messages with the keys of all their features, and how much each counts. */
export function samplesOf(messages: readonly TrainingMessage[], classOf: ClassOf): Sample[] {
  return messages.flatMap((written, message) => {
    return windowsOf(plainOf(written)).map((plain) => {
      const entries = [...keyed(featuresOf({ plain, field: written.field, classOf }))]
      return { message, keys: Int32Array.from(entries, ([key]) => key), values: Float32Array.from(entries, ([, value]) => value) }
    })
  })
}

/** Keys seen in at least so many messages, in order. */
export function keysSeen({ samples, least }: { samples: readonly Sample[]; least: number }): number[] {
  const seen = new Map<number, { count: number; last: number }>()
  for (const { message, keys } of samples) {
    for (const key of keys) {
      const known = seen.get(key)
      if (!known) seen.set(key, { count: 1, last: message })
      else if (known.last !== message) {
        known.count++
        known.last = message
      }
    }
  }
  return [...seen].filter(([, { count }]) => count >= least).map(([key]) => key).sort((one, other) => one - other)
}

/** Samples over a set of keys: others left out, keys replaced by their places in the set, each sample brought to length one. */
export function samplesOver({ samples, keys }: { samples: readonly Sample[]; keys: readonly number[] }): Sample[] {
  const places = new Map(keys.map((key, at) => [key, at]))
  return samples.map((sample) => {
    const kept = [...sample.keys.keys()].filter((at) => places.has(sample.keys[at]!))
    const length = Math.sqrt(kept.reduce((sum, at) => sum + sample.values[at]! ** 2, 0)) || 1
    return { message: sample.message, keys: Int32Array.from(kept, (at) => places.get(sample.keys[at]!)!), values: Float32Array.from(kept, (at) => sample.values[at]! / length) }
  })
}

/** So many of the features, those that move scores most: by their weights, and by how often they are there to move them. */
export function strongestKeys({ columns, samples, keys, most }: { columns: readonly Float32Array[]; samples: readonly Sample[]; keys: readonly number[]; most: number }): number[] {
  const strength = Float32Array.from(keys, (_, at) => columns.reduce((sum, weights) => sum + weights[at]! ** 2, 0))
  const moved = new Float64Array(keys.length)
  for (const sample of samples) for (let i = 0; i < sample.keys.length; i++) moved[sample.keys[i]!]! += strength[sample.keys[i]!]! * sample.values[i]! ** 2
  return [...moved.keys()].sort((one, other) => moved[other]! - moved[one]!).slice(0, most).map((at) => keys[at]!).sort((one, other) => one - other)
}
