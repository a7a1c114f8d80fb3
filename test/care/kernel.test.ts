import { describe, expect, it } from 'vitest'
import { inputSize, levelCount } from '#core/care/screen/net/net'
import { padding, pooledSize, roomFor, stepSize, strongest } from '#core/care/screen/net/pool'
import { fitGroups, fitHead, fitHeads, type Sample } from './fit'
import { fitNet, readWithNet, startNet, type Net, type NetSample, type StepRows } from './fit.net'
import { NetInKernel, sizesFor } from './kernel/net'
import { randomFrom } from './random'

/** So many that hardly two steps are alike: filters answer alike to those, and either place is right. */
const rowCount = 400
const groups = 5

function netOf(seed: number): Net {
  const random = randomFrom(seed)
  const net = startNet({ rowCount, random })
  for (const { biases } of net.banks) biases.forEach((_, at) => (biases[at] = random() * 0.2 - 0.1))
  net.biases.forEach((_, at) => (net.biases[at] = random() - 0.5))
  return net
}

/** A stretch of so many steps, some of one row and some of more. */
function stretchOf(count: number, random: () => number): StepRows {
  const row = () => Math.floor(random() * rowCount)
  return Array.from({ length: count }, () => Int32Array.from({ length: 1 + Math.floor(random() * 3) }, row))
}

function sampleOf({ counts, seed, level = 2 }: { counts: number[]; seed: number; level?: number }): NetSample {
  const random = randomFrom(seed)
  return { stretches: counts.map((count) => stretchOf(count, random)), isLetter: true, level, group: 3, weight: 1.5 }
}

function roomOf(net: Net, steps: StepRows): Float32Array {
  const room = roomFor(steps.length)
  steps.forEach((list, index) => {
    for (const row of list) for (let i = 0; i < stepSize; i++) room[(padding + index) * stepSize + i]! += net.rows[row * stepSize + i]!
  })
  return room
}

/** A kernel that holds a net and leaves nothing out. */
function kernelOf({ net, sample, toGroups }: { net: Net; sample: NetSample; toGroups?: Float32Array }): NetInKernel {
  const kernel = new NetInKernel({ sizes: sizesFor({ samples: [sample], rows: rowCount, groups }), unknownRow: 0 })
  kernel.put(net, toGroups)
  return kernel
}

describe('what the kernel reads', () => {
  it.each([0, 1, 2, 7, 30])('of %i steps are the answers, and their places, that the screen finds', (count) => {
    const net = netOf(5)
    const sample = sampleOf({ counts: [count], seed: count + 1 })
    const [steps] = sample.stretches as [StepRows]
    const into = new Float32Array(pooledSize)
    const places = new Int32Array(pooledSize)
    strongest({ steps: roomOf(net, steps), count, banks: net.banks, into, places })
    const read = kernelOf({ net, sample }).read({ steps, isLetter: true })
    into.forEach((answer, at) => expect(Math.abs(read.pooled[at]! - answer)).toBeLessThan(1e-4))
    expect([...read.places].map((place) => (place < 0 ? place : place * stepSize))).toEqual([...places])
    const sums = net.biases.map((bias, level) => [...into, 1].reduce((sum, answer, at) => sum + answer * net.output[level * inputSize + at]!, bias))
    sums.forEach((sum, level) => expect(Math.abs(read.sums[level]! - sum)).toBeLessThan(1e-4))
  })
})

describe('what the kernel learns', () => {
  /** The loss by the book, from what the screen itself would read, in full precision; of the gravest stretch. */
  const lossOf = ({ net, toGroups, sample }: { net: Net; toGroups: Float32Array; sample: NetSample }) => {
    const readings = sample.stretches.map((steps) => {
      const into = new Float32Array(pooledSize)
      strongest({ steps: roomOf(net, steps), count: steps.length, banks: net.banks, into })
      const input = [...into, sample.isLetter ? 1 : 0]
      const sumsOf = (output: Float32Array, count: number) => Array.from({ length: count }, (_, answer) => input.reduce((sum, value, at) => sum + value * output[answer * inputSize + at]!, 0))
      const levels = sharesOf(sumsOf(net.output, levelCount).map((sum, level) => sum + net.biases[level]!))
      return { levels, groups: sharesOf(sumsOf(toGroups, groups)), danger: 1 - levels[0]! }
    })
    const own = readings.reduce((gravest, reading) => (reading.danger > gravest.danger ? reading : gravest))
    const side = sample.level > 0 ? own.danger : 1 - own.danger
    return sample.weight * -(0.4 * Math.log(own.levels[sample.level]!) + 0.6 * Math.log(side) + 0.5 * Math.log(own.groups[sample.group]!))
  }

  it.each([0, 1, 3])('leads back the slopes that small changes of the net show, at level %i', (level) => {
    const net = netOf(3)
    const random = randomFrom(17)
    const toGroups = new Float32Array(groups * inputSize).map(() => random() * 0.2 - 0.1)
    const sample = sampleOf({ counts: [4, 9, 6], seed: 23, level })
    const kernel = kernelOf({ net, sample, toGroups })
    expect(kernel.learn({ sample, share: 1 })).toBeCloseTo(lossOf({ net, toGroups, sample }), 3)
    const slopes = startNet({ rowCount, random })
    kernel.takeSlopes(slopes)
    const parts = [[net.rows, slopes.rows], [net.output, slopes.output], [net.biases, slopes.biases], ...net.banks.flatMap((bank, at) => [[bank.weights, slopes.banks[at]!.weights], [bank.biases, slopes.banks[at]!.biases]])] as [Float32Array, Float32Array][]
    for (const [values, found] of parts) {
      // The steepest, others that slope, and some that may not.
      const steepest = steepestOf(found)
      const sloping = [...found.keys()].filter((at) => found[at] !== 0)
      const some = Array.from({ length: 8 }, () => [sloping[Math.floor(random() * sloping.length)]!, Math.floor(random() * values.length)]).flat()
      for (const at of [steepest, ...some]) {
        const before = values[at]!
        const lossAt = (value: number) => {
          values[at] = value
          return lossOf({ net, toGroups, sample })
        }
        const far = 1e-3
        const shown = (lossAt(before + far) - lossAt(before - far)) / (2 * far)
        values[at] = before
        expect(Math.abs(found[at]! - shown)).toBeLessThan(2e-3 + 0.01 * Math.abs(shown))
      }
      expect(Math.abs(found[steepest]!)).toBeGreaterThan(0.01)
    }
  })

  it('leads them back past what was left out', () => {
    const net = netOf(3)
    const sample = sampleOf({ counts: [4, 9], seed: 23 })
    // Every new kernel leaves out the same.
    const learned = () => {
      const kernel = new NetInKernel({ sizes: sizesFor({ samples: [sample], rows: rowCount, groups }), unknownRow: 7, leftOut: { word: 0.3, step: 0.2, filter: 0.4 } })
      kernel.put(net)
      return { loss: kernel.learn({ sample, share: 1 }), kernel }
    }
    const slopes = structuredClone(net)
    learned().kernel.takeSlopes(slopes)
    const unknown = slopes.rows.subarray(7 * stepSize, 8 * stepSize)
    expect(unknown.some((slope) => slope !== 0)).toBe(true)
    expect(slopes.banks[2]!.biases.filter((slope) => slope === 0).length).toBeGreaterThan(20)
    const parts = [[net.rows, slopes.rows], [net.output, slopes.output], ...net.banks.map(({ weights }, at) => [weights, slopes.banks[at]!.weights])] as [Float32Array, Float32Array][]
    for (const [values, found] of parts) {
      const steepest = steepestOf(found)
      const before = values[steepest]!
      const lossAt = (value: number) => {
        values[steepest] = value
        return learned().loss
      }
      const far = 3e-3
      const shown = (lossAt(before + far) - lossAt(before - far)) / (2 * far)
      values[steepest] = before
      expect(Math.abs(found[steepest]! - shown)).toBeLessThan(2e-3 + 0.02 * Math.abs(shown))
    }
  })

  it('is taken a step along as Adam has it, by rows long not met too', () => {
    const net = netOf(9)
    const often = sampleOf({ counts: [5], seed: 2 })
    const rare: NetSample = { ...often, stretches: [[Int32Array.of(rowCount - 1), Int32Array.of(1)]] }
    often.stretches.forEach((steps) => steps.forEach((list) => list.forEach((row, at) => (list[at] = row % (rowCount - 1)))))
    const kernel = kernelOf({ net, sample: often })
    const learned = structuredClone(net)
    const slopes = structuredClone(net)
    const first = new Float64Array(net.rows.length)
    const second = new Float64Array(net.rows.length)
    const rows = Float64Array.from(net.rows)
    for (let batch = 1; batch <= 500; batch++) {
      kernel.learn({ sample: batch === 3 || batch === 480 ? rare : often, share: 1 })
      kernel.takeSlopes(slopes)
      kernel.update(0.001)
      const rate = (0.001 * Math.sqrt(1 - 0.999 ** batch)) / (1 - 0.9 ** batch)
      slopes.rows.forEach((slope, at) => {
        first[at] = 0.9 * first[at]! + 0.1 * slope
        second[at] = 0.999 * second[at]! + 0.001 * slope * slope
        rows[at]! -= (rate * first[at]!) / (Math.sqrt(second[at]!) + 1e-8)
      })
    }
    kernel.take(learned)
    const ofRare = (rowCount - 1) * stepSize
    expect(learned.rows[ofRare]).not.toBe(net.rows[ofRare])
    learned.rows.forEach((value, at) => expect(Math.abs(value - rows[at]!)).toBeLessThan(1e-4))
  })

  it('is the same for the same samples, and tells them apart', () => {
    const samples = Array.from({ length: 200 }, (_, at): NetSample => ({ ...sampleOf({ counts: [3, 5], seed: at }), level: at % 2 === 0 ? 3 : 0, group: at % groups }))
    for (const sample of samples) sample.stretches.forEach((steps) => (steps[0]![0] = sample.level > 0 ? 1 : 2))
    const fit = () => fitNet({ samples, rowCount, groups, unknownRow: 0, rounds: 6 })
    const net = fit()
    expect(fit()).toEqual(net)
    const right = samples.filter((sample) => readWithNet(net, sample).some((sums) => sums[3]! > sums[0]!) === sample.level > 0)
    expect(right.length).toBeGreaterThan(180)
  })
})

describe('the linear fits', () => {
  const random = randomFrom(4)
  /** The group shows in one feature, among others that say nothing; the first two groups are in danger. */
  const samples: Sample[] = Array.from({ length: 300 }, (_, message) => ({
    message,
    keys: Int32Array.from([message % 5, 5 + Math.floor(random() * 20), 25]),
    values: Float32Array.from([1, random(), 0.5]),
  }))
  const input = { samples, weightOf: () => 1, size: 26 }

  it('part groups, the same way each time', () => {
    const fit = () => fitGroups({ ...input, groupOf: ({ message }) => message % 5, groups: 5, risky: 2 })
    const { weights, biases } = fit()
    const sumsOf = ({ keys, values }: Sample) => Array.from(biases, (bias, group) => keys.reduce((sum, key, i) => sum + weights[key * 5 + group]! * values[i]!, bias))
    for (const sample of samples) {
      const sums = sumsOf(sample)
      expect(sums.indexOf(Math.max(...sums))).toBe(sample.message % 5)
    }
    expect(fit()).toEqual({ weights, biases })
  })

  it('give the same head fitted by itself and beside others, and no more than fit in one pass', () => {
    const isTrue = ({ message }: Sample, head: number) => message % 5 > head
    const together = fitHeads({ ...input, isTrue, heads: 3 })
    together.forEach((head, at) => expect(fitHead({ ...input, isTrue: (sample) => isTrue(sample, at) })).toEqual(head))
    expect(() => fitHeads({ ...input, isTrue, heads: 5 })).toThrow('at most 4')
  })
})

function steepestOf(slopes: Float32Array): number {
  return slopes.reduce((most, slope, at) => (Math.abs(slope) > Math.abs(slopes[most]!) ? at : most), 0)
}

function sharesOf(sums: readonly number[]): number[] {
  const parts = sums.map((sum) => Math.exp(sum))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}
