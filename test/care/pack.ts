import type { Head } from './fit'

/** Weights as eight-bit numbers behind their keys, in base64; `core/care/screen/model.ts` unpacks them. */
export function pack({ keys, heads }: { keys: readonly number[]; heads: readonly Head[] }): { count: number; scales: number[]; biases: number[]; data: string } {
  const scales = heads.map(({ weights }) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127)
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
    heads.forEach(({ weights }, head) => bytes.push(Math.round(weights[at]! / (scales[head] || 1)) & 0xff))
  })
  const round = (value: number) => Number(value.toPrecision(6))
  return { count: keys.length, scales: scales.map(round), biases: heads.map(({ bias }) => round(bias)), data: Buffer.from(bytes).toString('base64') }
}
