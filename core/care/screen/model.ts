import { keyOf } from '#core/classify/keys'
import { sumOfRows, unpackRows } from '#core/classify/packed'
import { familyWeights, type Features } from './features'
import { groups, headCount, riskGroups, type Group } from './groups'
import { weights } from './weights'

export type Scores = {
  /** Log-odds, in all, that a stretch of text is at least of concern, at least high, and imminent. */
  concern: number
  high: number
  imminent: number
  /** Which face of danger it has most of. */
  group: Group
}

const width = headCount + groups.length

type Table = { keys: Uint32Array; values: Int8Array }

/** Unpacked once, when first asked: a table of plain data, the same for every request. */
let table: Table | undefined

/** How grave a stretch of text looks to the classifier. */
export function scoreOf(features: Features): Scores {
  table ??= unpackRows({ ...weights, columns: width })
  const { sums, length } = sumOfRows({ ...table, entries: keyed(features), width })
  return combine(Array.from(sums, (sum, column) => (sum * (weights.scales[column] ?? 0)) / length + (weights.biases[column] ?? 0)))
}

/** Heads and groups brought together: the first head, by half, and how far the groups in danger outweigh the others. */
export function combine(columns: readonly number[]): Scores {
  const [any = 0, high = 0, imminent = 0] = columns
  const parts = columns.slice(headCount)
  const danger = logSum(parts.slice(0, riskGroups.length))
  const harmless = logSum(parts.slice(riskGroups.length))
  const most = parts.indexOf(Math.max(...parts.slice(0, riskGroups.length)))
  return { concern: any / 2 + danger - harmless, high, imminent, group: groups[most] ?? 'near' }
}

function logSum(parts: readonly number[]): number {
  const most = Math.max(...parts)
  return most + Math.log(parts.reduce((sum, part) => sum + Math.exp(part - most), 0))
}

/** Features by the key they are stored under, with how much each counts. */
export function* keyed(features: Features): Generator<[number, number]> {
  for (const name of features) yield [keyOf(name), familyWeights[name[0] ?? ''] ?? 0]
}
