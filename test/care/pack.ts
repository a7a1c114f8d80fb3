import { classColumns, classCounts } from '#core/care/screen/classes/classes'
import type { PackedRows } from '#core/classify/packed'
import type { ClassesTrained } from './fit.classes'

/**
 * Weights as signed four-bit numbers behind their keys, in base64; `core/classify/packed.ts` reads them. `columns` holds for each column
 * its weight for every key; `reach` says how many deviations four bits span, and what lies beyond is cut off.
 */
export function packRows({ keys, columns, reach = 3 }: { keys: readonly number[]; columns: readonly Float32Array[]; reach?: number }): PackedRows {
  const scales = columns.map((weights) => scaleOf(weights, reach))
  const small = (column: number, at: number) => Math.max(-8, Math.min(7, Math.round(columns[column]![at]! / scales[column]!)))
  return { scales: scales.map((scale) => Number(scale.toPrecision(6))), ...packNibbles({ keys, columns: columns.length, nibble: (column, at) => small(column, at) & 15 }) }
}

/** Word classes behind their keys, both of a word as one number (`core/care/screen/classes/classes.ts` reads them). */
export function packClasses({ keys, classes }: ClassesTrained): Pick<PackedRows, 'count' | 'data'> {
  const both = classes.map(({ fine, coarse }) => fine * classCounts.coarseCount + coarse)
  return packNibbles({ keys, columns: classColumns, nibble: (column, at) => (both[at]! >> (4 * (classColumns - 1 - column))) & 15 })
}

function packNibbles({ keys, columns, nibble }: { keys: readonly number[]; columns: number; nibble: (column: number, at: number) => number }): Pick<PackedRows, 'count' | 'data'> {
  const bytes: number[] = []
  let last = 0
  keys.forEach((key, at) => {
    let distance = key - last
    last = key
    while (distance > 0x7f) {
      bytes.push(distance & 0x7f)
      distance >>= 7
    }
    bytes.push(distance | 0x80)
    for (let column = 0; column < columns; column += 2) bytes.push((nibble(column, at) << 4) | (column + 1 < columns ? nibble(column + 1, at) : 0))
  })
  return { count: keys.length, data: Buffer.from(bytes).toString('base64') }
}

/** Numbers in a byte each, and what one unit of them is worth. */
export function packBytes(values: Float32Array): { scale: number; data: string } {
  const scale = Number((values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127).toPrecision(6))
  return { scale, data: Buffer.from(Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))).buffer).toString('base64') }
}

function scaleOf(weights: Float32Array, reach: number): number {
  const deviation = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0) / weights.length)
  return (reach * deviation) / 7 || 1
}
