/**
 * Weights as signed four-bit numbers behind their keys, in base64; `core/care/screen/model.ts` unpacks them. `columns` holds for each column
 * its weight for every key.
 */
export function pack({ keys, columns, biases }: { keys: readonly number[]; columns: readonly Float32Array[]; biases: readonly number[] }): { count: number; scales: number[]; biases: number[]; data: string } {
  const scales = columns.map((weights) => scaleOf(weights))
  const small = (column: number, at: number) => Math.max(-8, Math.min(7, Math.round(columns[column]![at]! / scales[column]!)))
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
    for (let column = 0; column < columns.length; column += 2) bytes.push(((small(column, at) & 15) << 4) | (column + 1 < columns.length ? small(column + 1, at) & 15 : 0))
  })
  const round = (value: number) => Number(value.toPrecision(6))
  return { count: keys.length, scales: scales.map(round), biases: biases.map(round), data: Buffer.from(bytes).toString('base64') }
}

/** A step by which weights within three deviations fit in four bits; the few beyond are cut off. */
function scaleOf(weights: Float32Array): number {
  const deviation = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0) / weights.length)
  return (3 * deviation) / 7 || 1
}
