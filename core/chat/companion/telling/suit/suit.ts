import { keyOf } from '#core/classify/keys'
import { sumOfRows, unpackRows, type PackedRows } from '#core/classify/packed'
import type { Features } from '../../listen/reader'
import { weights } from './weights'

/** The model as it is stored: for every feature how much it speaks for a line that fits, and for one that is off. */
type SuitWeights = { /** Of what they were made from. */ fingerprint: string; /** Of what fits, and of what is off. */ biases: readonly number[] } & PackedRows

/** How likely a reader would say that a line is what a good listener might have said, and that it is off. */
export type Suit = { fits: number; off: number }

type Sum = { sums: ArrayLike<number>; length: number }

const columns = 2
const stored: SuitWeights = weights
/** Unpacked once, when first asked: a table of plain data, the same for every request. */
let table: ReturnType<typeof unpackRows> | undefined

/** Adds up what a set of features says; of a list it is done once for all its lines. */
export function sumOf(features: Features): Sum {
  table ??= unpackRows({ ...stored, columns })
  return sumOfRows({ ...table, entries: [...features].map(([name, value]) => [keyOf(name), value] as const), width: columns })
}

/** How well a line suits a turn, by what its list shows and what it shows itself. */
export function suitOf(list: Sum, line: Sum): Suit {
  const length = Math.hypot(list.length, line.length)
  const [fits, off] = [0, 1].map((column) => 1 / (1 + Math.exp(-(stored.biases[column]! + ((list.sums[column]! + line.sums[column]!) * stored.scales[column]!) / length))))
  return { fits: fits!, off: off! }
}

/** What is off costs more than what fits gains. */
const dearer = 1.4

/** How much a line is to be preferred, from what is surely off (below -1) to what surely fits (1). */
export const preferenceOf = ({ fits, off }: Suit): number => fits - dearer * off
