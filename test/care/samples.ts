import { featuresOf } from '#core/care/screen/features'
import { keyed } from '#core/care/screen/model'
import { normalise } from '#core/care/screen/normalise'
import { windowsOf } from '#core/care/screen/windows'
import type { Sample } from './fit'
import type { TrainingMessage } from './training'

/** Stretches of messages with the keys of all their features. */
export type RawSample = { message: number; entries: [number, number][] }

export function rawSamplesOf(messages: readonly TrainingMessage[]): RawSample[] {
  return messages.flatMap(({ text, history = [], field }, message) => {
    const before = history.slice(-3).map((turn) => normalise(turn))
    return windowsOf(normalise(text)).map((plain) => ({ message, entries: [...keyed(featuresOf({ plain, field, history: before }))] }))
  })
}

/** Keys seen in at least so many messages, in order. */
export function keysSeen({ samples, least }: { samples: readonly RawSample[]; least: number }): number[] {
  const seen = new Map<number, { count: number; last: number }>()
  for (const { message, entries } of samples) {
    for (const [key] of entries) {
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

/** Samples over a set of keys: others left out, each sample brought to length one. */
export function samplesOver({ samples, keys }: { samples: readonly RawSample[]; keys: readonly number[] }): Sample[] {
  const places = new Map(keys.map((key, at) => [key, at]))
  return samples.map(({ message, entries }) => {
    const kept = entries.filter(([key]) => places.has(key))
    const length = Math.sqrt(kept.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return { message, keys: Int32Array.from(kept, ([key]) => places.get(key)!), values: Float32Array.from(kept, ([, value]) => value / length) }
  })
}
