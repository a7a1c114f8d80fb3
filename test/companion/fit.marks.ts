import { keyOf } from '#core/classify/keys'
import { fitHeads, type Head, type Sample } from '../care/fit'
import { keysSeen, samplesOver, strongestKeys } from '../care/samples'
import type { MarkSample } from './marks'

/** A feature seen at fewer marks teaches nothing. */
const leastSeen = 4
const rounds = 3
/** So many features are kept, those that move scores most. */
const mostKept = 40_000

export type SuitFitted = { keys: number[]; heads: [fits: Head, off: Head] }

/** Fits, for every feature, how much it speaks for a line that fits and for one that is off. The same marks give the same weights. */
export function fitSuit(marked: readonly MarkSample[]): SuitFitted {
  const raw = marked.map(keyed)
  const fitOn = (samples: readonly Sample[], size: number): [Head, Head] => {
    const [fits, off] = fitHeads({ samples, isTrue: ({ message }, head) => marked[message]!.mark.mark === (head === 0 ? 2 : 0), heads: 2, weightOf: () => 1, size, rounds })
    return [fits!, off!]
  }
  const seen = keysSeen({ samples: raw, least: leastSeen })
  const all = samplesOver({ samples: raw, keys: seen })
  const keys = strongestKeys({ columns: fitOn(all, seen.length).map(({ weights }) => weights), samples: all, keys: seen, most: mostKept })
  return { keys, heads: fitOn(samplesOver({ samples: raw, keys }), keys.length) }
}

function keyed({ list, line }: MarkSample, message: number): Sample {
  const byKey = new Map<number, number>()
  for (const features of [list, line]) for (const [name, value] of features) byKey.set(keyOf(name), value)
  return { message, keys: Int32Array.from(byKey.keys()), values: Float32Array.from(byKey.values()) }
}
