import { bytesOf, unpackRows } from '#core/classify/packed'
import { padding, pooledSize, roomFor, stepSize, strongest, widths, type Bank } from './pool'
import { unknownWord, type Step } from './steps'
import { net } from './weights'

/** Log-odds, of a text as a whole, that it is at least of concern, at least high, and imminent. */
export type NetScores = { concern: number; high: number; imminent: number }

export const levelCount = 4
/** What the last layer looks at: the text, and whether it is of a letter. */
export const inputSize = pooledSize + 1

type Layers = {
  /** Where the numbers of a key begin. */
  rows: Map<number, number>
  values: Int8Array
  /** What one unit of each of a row's numbers is worth. */
  scales: readonly number[]
  banks: Bank[]
  output: Float32Array
  biases: readonly number[]
}

/** Unpacked once, when first asked: tables of plain data, the same for every request. */
let layers: Layers | undefined

/** How grave a text looks to the net: the order of its words, where the linear classifier sees which are there. */
export function scoreSteps({ steps, field }: { steps: readonly Step[]; field: 'chat' | 'letter' }): NetScores {
  layers ??= unpack()
  const input = new Float32Array(inputSize)
  poolSteps(layers, steps, input.subarray(0, pooledSize))
  input[pooledSize] = field === 'letter' ? 1 : 0
  const sums = layers.biases.map((bias, level) => {
    let sum = bias
    for (let at = 0; at < inputSize; at++) sum += input[at]! * layers!.output[level * inputSize + at]!
    return sum
  })
  return oddsOf(sums)
}

function poolSteps(layers: Layers, steps: readonly Step[], into: Float32Array): void {
  const room = roomFor(steps.length)
  steps.forEach(({ word, meanings }, index) => {
    const start = (padding + index) * stepSize
    const row = layers.rows.get(word) ?? layers.rows.get(unknownWord)
    for (const from of [row, ...meanings.map((key) => layers.rows.get(key))]) {
      if (from === undefined) continue
      for (let i = 0; i < stepSize; i++) room[start + i]! += layers.values[from + i]! * layers.scales[i]!
    }
  })
  strongest({ steps: room, count: steps.length, banks: layers.banks, into })
}

/** From one sum for each level, none first, to the log-odds of reaching each level above it. */
export function oddsOf(sums: readonly number[]): NetScores {
  const from = (level: number) => logSum(sums.slice(level)) - logSum(sums.slice(0, level))
  return { concern: from(1), high: from(2), imminent: from(3) }
}

function logSum(sums: readonly number[]): number {
  const most = Math.max(...sums)
  return most + Math.log(sums.reduce((total, sum) => total + Math.exp(sum - most), 0))
}

/** The keys as the linear classifier stores its own, two numbers of four bits in a byte; the other layers in bytes. */
function unpack(): Layers {
  const { keys, values } = unpackRows({ ...net.rows, columns: stepSize })
  const rows = new Map(Array.from(keys, (key, at) => [key, at * stepSize]))
  const banks = widths.map((width, at) => ({ width, weights: floatsOf(net.banks[at]!), biases: Float32Array.from(net.banks[at]!.biases) }))
  return { rows, values, scales: net.rows.scales, banks, output: floatsOf(net.output), biases: net.output.biases }
}

function floatsOf({ scale, data }: { scale: number; data: string }): Float32Array {
  return Float32Array.from(new Int8Array(bytesOf(data).buffer), (value) => value * scale)
}
