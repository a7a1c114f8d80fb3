import { filtersEach, padding, pooledSize, roomFor, stepSize, strongest, widths, type Bank } from '#core/care/screen/net/pool'
import { inputSize, levelCount } from '#core/care/screen/net/net'
import { randomFrom, shuffle } from './random'

/** Steps of a text as rows of the table: the word's own and those of its meanings, one list a step. */
export type StepRows = readonly Int32Array[]

/** A message as the net sees it: its stretches, and what it deserves. */
export type NetSample = { stretches: readonly StepRows[]; isLetter: boolean; level: number; weight: number }

export type Net = { rows: Float32Array; banks: Bank[]; output: Float32Array; biases: Float32Array }

const batchSize = 64
const firstRate = 0.002
const lastShare = 0.02
/** Shares left out while learning: numbers of a step, answers of filters, words taken for unknown ones. */
const dropped = { step: 0.2, filter: 0.4, word: 0.05 }
/** How much the exact level counts against being on the right side of danger. */
const levelShare = 0.4

/**
 * Fits word rows, filters and the last layer by Adam (Kingma and Ba 2015) with a rate that falls evenly. Of a message in stretches the
 * gravest is learned from, as it is the one that counts. `unknownRow` stands in for words left out. The same samples give the same net.
 */
export function fitNet({ samples, rowCount, unknownRow, rounds, report }: { samples: readonly NetSample[]; rowCount: number; unknownRow: number; rounds: number; report?: (line: string) => void }): Net {
  const random = randomFrom(7)
  const net = startNet({ rowCount, random })
  const optimisers = [net.rows, ...net.banks.flatMap(({ weights, biases }) => [weights, biases]), net.output, net.biases].map((values) => new Adam(values))
  const gradients = gradientsOf(optimisers)
  const pass = new Pass({ net, unknownRow, random })
  const steps = rounds * Math.ceil(samples.length / batchSize)
  const order = Int32Array.from(samples, (_, at) => at)
  let step = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    let loss = 0
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.subarray(from, from + batchSize)
      for (const at of batch) loss += pass.learn({ sample: samples[at]!, share: 1 / batch.length, gradients })
      step++
      const rate = firstRate * Math.max(lastShare, 1 - step / steps)
      for (const one of optimisers) one.update(rate, step)
    }
    report?.(`round ${round + 1} of ${rounds}: loss ${(loss / samples.length).toFixed(4)}`)
  }
  return net
}

function startNet({ rowCount, random }: { rowCount: number; random: () => number }): Net {
  const spread = (values: Float32Array, most: number) => values.map(() => (random() * 2 - 1) * most)
  return {
    rows: spread(new Float32Array(rowCount * stepSize), 0.35),
    banks: widths.map((width) => ({ width, weights: spread(new Float32Array(filtersEach * width * stepSize), 1 / Math.sqrt(width * stepSize)), biases: new Float32Array(filtersEach) })),
    output: spread(new Float32Array(levelCount * inputSize), 1 / Math.sqrt(inputSize)),
    biases: new Float32Array(levelCount),
  }
}

/** Slopes of the loss, in the shape of the net. */
type Gradients = { rows: Float32Array; banks: { weights: Float32Array; biases: Float32Array }[]; output: Float32Array; biases: Float32Array }

/** The gradients that each value's optimiser takes its step from: rows first, then two for each bank, then the last layer's. */
function gradientsOf(optimisers: readonly Adam[]): Gradients {
  const [rows, ...others] = optimisers.map(({ gradient }) => gradient)
  const biases = others.pop()!
  const output = others.pop()!
  return { rows: rows!, banks: widths.map((_, bank) => ({ weights: others[bank * 2]!, biases: others[bank * 2 + 1]! })), output, biases }
}

/** One stretch with what was done to it, for the way back. */
type Reading = { steps: StepRows; room: Float32Array; kept: Uint8Array | null; pooled: Float32Array; places: Int32Array }

/** Forward and back through a net, with parts left out at random while it learns. */
class Pass {
  private readonly net: Net
  private readonly unknownRow: number
  private readonly random: () => number

  constructor({ net, unknownRow, random }: { net: Net; unknownRow: number; random: () => number }) {
    this.net = net
    this.unknownRow = unknownRow
    this.random = random
  }

  /** Adds the gradients of one sample; gives its loss. */
  learn({ sample, share, gradients }: { sample: NetSample; share: number; gradients: Gradients }): number {
    const mask = this.filterMask()
    let own: Reading | null = null
    let sums: Float32Array = new Float32Array(levelCount)
    let input = new Float32Array(inputSize)
    for (const stretch of sample.stretches) {
      const reading = this.read(stretch)
      const seen = inputOf({ pooled: reading.pooled, isLetter: sample.isLetter, mask })
      const answer = this.answer(seen)
      if (own && dangerOf(answer) <= dangerOf(sums)) continue
      own = reading
      sums = answer
      input = seen
    }
    if (!own) return 0
    const { loss, back } = lossOf({ sums, level: sample.level })
    const weight = share * sample.weight
    const toInput = new Float32Array(inputSize)
    for (let level = 0; level < levelCount; level++) {
      const error = back[level]! * weight
      gradients.biases[level]! += error
      for (let at = 0; at < inputSize; at++) {
        gradients.output[level * inputSize + at]! += error * input[at]!
        toInput[at]! += error * this.net.output[level * inputSize + at]!
      }
    }
    for (let at = 0; at < inputSize; at++) toInput[at]! *= mask[at]!
    this.back({ reading: own, toPooled: toInput.subarray(0, pooledSize), gradients })
    return loss * sample.weight
  }

  private read(steps: StepRows): Reading {
    const taken = steps.map((rows) => (this.random() < dropped.word ? Int32Array.of(this.unknownRow, ...rows.subarray(1)) : rows))
    const room = roomOf(this.net.rows, taken)
    const kept = new Uint8Array(room.length)
    for (let at = padding * stepSize; at < (padding + steps.length) * stepSize; at++) {
      if (this.random() < dropped.step) room[at] = 0
      else {
        kept[at] = 1
        room[at]! /= 1 - dropped.step
      }
    }
    const pooled = new Float32Array(pooledSize)
    const places = new Int32Array(pooledSize)
    strongest({ steps: room, count: steps.length, banks: this.net.banks, into: pooled, places })
    return { steps: taken, room, kept, pooled, places }
  }

  private answer(input: Float32Array): Float32Array {
    return sumsOf({ net: this.net, input })
  }

  private filterMask(): Float32Array {
    return Float32Array.from({ length: inputSize }, () => (this.random() < dropped.filter ? 0 : 1 / (1 - dropped.filter)))
  }

  private back({ reading, toPooled, gradients }: { reading: Reading; toPooled: Float32Array; gradients: Gradients }): void {
    const toRoom = new Float32Array(reading.room.length)
    let slot = 0
    this.net.banks.forEach(({ width, weights }, bank) => {
      const span = width * stepSize
      const { weights: weightGradient, biases: biasGradient } = gradients.banks[bank]!
      for (let filter = 0; filter < filtersEach; filter++, slot++) {
        const error = toPooled[slot]!
        const start = reading.places[slot]!
        if (error === 0 || start < 0) continue
        biasGradient[filter]! += error
        const from = filter * span
        for (let i = 0; i < span; i++) {
          weightGradient[from + i]! += error * reading.room[start + i]!
          toRoom[start + i]! += error * weights[from + i]!
        }
      }
    })
    reading.steps.forEach((list, index) => {
      const start = (padding + index) * stepSize
      for (let i = 0; i < stepSize; i++) toRoom[start + i]! *= reading.kept![start + i]! / (1 - dropped.step)
      for (const row of list) for (let i = 0; i < stepSize; i++) gradients.rows[row * stepSize + i]! += toRoom[start + i]!
    })
  }
}

function roomOf(rows: Float32Array, steps: StepRows): Float32Array {
  const room = roomFor(steps.length)
  steps.forEach((list, index) => {
    const start = (padding + index) * stepSize
    for (const row of list) for (let i = 0; i < stepSize; i++) room[start + i]! += rows[row * stepSize + i]!
  })
  return room
}

function inputOf({ pooled, isLetter, mask }: { pooled: Float32Array; isLetter: boolean; mask: Float32Array | null }): Float32Array<ArrayBuffer> {
  const input = new Float32Array(inputSize)
  input.set(pooled)
  input[pooledSize] = isLetter ? 1 : 0
  if (mask) for (let at = 0; at < inputSize; at++) input[at]! *= mask[at]!
  return input
}

function sumsOf({ net, input }: { net: Net; input: Float32Array }): Float32Array {
  return net.biases.map((bias, level) => {
    let sum = bias
    for (let at = 0; at < inputSize; at++) sum += input[at]! * net.output[level * inputSize + at]!
    return sum
  })
}

/** Sums of each level for every stretch of a message, as a finished net gives them. */
export function readWithNet(net: Net, { stretches, isLetter }: Pick<NetSample, 'stretches' | 'isLetter'>): Float32Array[] {
  const pool = (steps: StepRows) => {
    const into = new Float32Array(pooledSize)
    strongest({ steps: roomOf(net.rows, steps), count: steps.length, banks: net.banks, into })
    return into
  }
  return stretches.map((stretch) => sumsOf({ net, input: inputOf({ pooled: pool(stretch), isLetter, mask: null }) }))
}

function dangerOf(sums: Float32Array): number {
  const [none = 0, ...risky] = sums
  return Math.log(risky.reduce((total, sum) => total + Math.exp(sum), 0)) - none
}

/** Cross-entropy of the level and of being in danger at all, with its gradient over the sums. */
function lossOf({ sums, level }: { sums: Float32Array; level: number }): { loss: number; back: Float32Array } {
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  const shares = parts.map((part) => part / total)
  const danger = 1 - shares[0]!
  const isRisk = level > 0
  const side = danger - (isRisk ? 1 : 0)
  const back = shares.map((share, at) => levelShare * (share - (at === level ? 1 : 0)) + (1 - levelShare) * (at === 0 ? -side : (side * share) / (danger + 1e-9)))
  const loss = -levelShare * Math.log(shares[level]! + 1e-9) - (1 - levelShare) * Math.log((isRisk ? danger : shares[0]!) + 1e-9)
  return { loss, back }
}

const decay = { first: 0.9, second: 0.999, least: 1e-8 }

/** Adam over every value in every batch: what a rare word learned goes on moving it for a while. */
class Adam {
  readonly gradient: Float32Array
  private readonly first: Float32Array
  private readonly second: Float32Array
  private readonly values: Float32Array

  constructor(values: Float32Array) {
    this.values = values
    this.gradient = new Float32Array(values.length)
    this.first = new Float32Array(values.length)
    this.second = new Float32Array(values.length)
  }

  update(rate: number, step: number): void {
    const { values, gradient, first, second } = this
    const scaled = (rate * Math.sqrt(1 - decay.second ** step)) / (1 - decay.first ** step)
    for (let at = 0; at < values.length; at++) {
      const slope = gradient[at]!
      first[at] = decay.first * first[at]! + (1 - decay.first) * slope
      second[at] = decay.second * second[at]! + (1 - decay.second) * slope * slope
      values[at]! -= (scaled * first[at]!) / (Math.sqrt(second[at]!) + decay.least)
    }
    gradient.fill(0)
  }
}
