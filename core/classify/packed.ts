/** Rows of small numbers behind keys, as they are stored. */
export type PackedRows = { count: number; /** What one unit of each column is worth. */ scales: readonly number[]; data: string }

/**
 * The stored form read back: for each key in order its distance from the one before (seven bits a byte, the last with the high bit), then
 * its row as signed numbers of four bits, two in a byte. `test/care/pack.ts` writes it.
 */
export function unpackRows({ count, data, columns }: Pick<PackedRows, 'count' | 'data'> & { columns: number }): { keys: Uint32Array; values: Int8Array } {
  const bytes = bytesOf(data)
  const keys = new Uint32Array(count)
  const values = new Int8Array(count * columns)
  let at = 0
  let key = 0
  for (let i = 0; i < count; i++) {
    let distance = 0
    let shift = 0
    for (;;) {
      const byte = bytes[at++] ?? 0x80
      distance += (byte & 0x7f) << shift
      shift += 7
      if (byte & 0x80) break
    }
    key += distance
    keys[i] = key
    for (let column = 0; column < columns; column += 2) {
      const byte = bytes[at++] ?? 0
      values[i * columns + column] = (byte << 24) >> 28
      if (column + 1 < columns) values[i * columns + column + 1] = (byte << 28) >> 28
    }
  }
  return { keys, values }
}

/** Where a key stands among sorted keys; -1 where it is not. */
function rowOf(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const here = keys[middle] ?? 0
    if (here === key) return middle
    if (here < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/**
 * The rows of some keys added up, each as often as it counts, column by column; and the length of what counted, by which the sums are divided to
 * compare texts of any length. Keys without a row count nothing.
 */
export function sumOfRows({ keys, values, entries, width }: { keys: Uint32Array; values: Int8Array; entries: Iterable<readonly [key: number, value: number]>; width: number }): { sums: Float64Array; length: number } {
  const sums = new Float64Array(width)
  let square = 0
  for (const [key, value] of entries) {
    const at = rowOf(keys, key)
    if (at < 0) continue
    square += value * value
    for (let column = 0; column < width; column++) sums[column]! += value * values[at * width + column]!
  }
  return { sums, length: Math.sqrt(square) || 1 }
}

/** Bytes out of base64, by a plain loop: `Uint8Array.from` takes twenty times as long, and somebody waits for it. */
export function bytesOf(data: string): Uint8Array {
  const text = atob(data)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
