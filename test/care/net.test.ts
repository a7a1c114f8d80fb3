import { describe, expect, it } from 'vitest'
import { filtersEach, padding, pooledSize, roomFor, stepSize, strongest, widths, type Bank } from '#core/care/screen/net/pool'
import { scoreSteps } from '#core/care/screen/net/net'
import { stepsOf } from '#core/care/screen/net/steps'
import { keyOf } from '#core/classify/keys'
import { unpackRows } from '#core/classify/packed'
import { fitNet, readWithNet, type NetSample, type StepRows } from './fit.net'
import { packBytes, packRows } from './pack'

const emptyBanks = (): Bank[] => widths.map((width) => ({ width, weights: new Float32Array(filtersEach * width * stepSize), biases: new Float32Array(filtersEach) }))

describe('the steps of a text', () => {
  it('are its words and marks in order, each with what the phrase it belongs to means', () => {
    const steps = stepsOf('deje las pastillas, quiza')
    expect(steps.map(({ word }) => word)).toEqual(['deje', 'las', 'pastillas', ',', 'quiza'].map((word) => keyOf(`step ${word}`)))
    expect(steps[3]!.meanings).toEqual([])
    expect(stepsOf('my pills')[1]!.meanings.filter((key) => steps[2]!.meanings.includes(key))).not.toEqual([])
  })
})

describe('the strongest answers', () => {
  it('are found wherever in the text the filter fits best, at its edges too, and are never below zero', () => {
    const banks = emptyBanks()
    const [one, two] = [banks[0]!, banks[1]!]
    one.weights[0] = 1
    one.weights[stepSize] = -1
    // Looks for 1 and then 2, over two steps.
    two.weights[0] = 1
    two.weights[stepSize] = 2
    const steps = roomFor(3)
    ;[1, 3, 2].forEach((value, at) => (steps[(padding + at) * stepSize] = value))
    const into = new Float32Array(pooledSize)
    const places = new Int32Array(pooledSize)
    strongest({ steps, count: 3, banks, into, places })
    expect(into[0]).toBe(3)
    expect(places[0]).toBe((padding + 1) * stepSize)
    expect([into[1], places[1]]).toEqual([0, -1])
    // 1 and 3 give 7, as do 3 and 2; before the first step stands nothing, and 0 and 1 give 2.
    expect(into[filtersEach]).toBe(7)
    steps[padding * stepSize] = 9
    strongest({ steps, count: 3, banks, into, places })
    expect([into[filtersEach], places[filtersEach]]).toEqual([18, (padding - 1) * stepSize])
  })
})

describe('the net', () => {
  /** Rows 1 and 2 in either order, among others: danger is 1 before 2. */
  const samples: NetSample[] = Array.from({ length: 400 }, (_, at) => {
    const isRisk = at % 2 === 0
    const noise = (from: number) => Array.from({ length: 3 }, (__, i) => 3 + ((at * 7 + i * 5 + from) % 6))
    const steps: StepRows = [...noise(0), ...(isRisk ? [1, 2] : [2, 1]), ...noise(3)].map((row) => Int32Array.of(row))
    return { stretches: [steps], isLetter: false, level: isRisk ? 3 : 0, group: isRisk ? 0 : 1, weight: 1 }
  })
  const fit = () => fitNet({ samples, rowCount: 9, groups: 2, unknownRow: 0, rounds: 8 })
  const net = fit()
  const dangerOf = ([none = 0, , , imminent = 0]: Float32Array) => imminent - none

  it('tells by their order what the words alone do not part, the same way each time', () => {
    for (const sample of samples.slice(0, 20)) expect(Math.sign(dangerOf(readWithNet(net, sample)[0]!))).toBe(sample.level > 0 ? 1 : -1)
    expect(fit()).toEqual(net)
  })

  it('learns from the gravest stretch of a message, and reads each by itself', () => {
    const [risky, harmless] = [samples[0]!, samples[1]!]
    const both = readWithNet(net, { ...risky, stretches: [...harmless.stretches, ...risky.stretches] })
    expect(both.map((sums) => Math.sign(dangerOf(sums)))).toEqual([-1, 1])
  })

  it('is read from what is stored', () => {
    const read = (text: string) => scoreSteps({ steps: stepsOf(text), field: 'chat' })
    const grave = read('me voy a matar esta noche')
    expect(grave.concern).toBeGreaterThan(2)
    expect(grave.concern).toBeGreaterThan(grave.imminent)
    expect(read('hoy hice lentejas con mi hermana').concern).toBeLessThan(-2)
    expect(read('').concern).toBeLessThan(0)
  })
})

describe('what is stored', () => {
  it('takes half a byte for each number behind its key’s distance from the one before, and is read back within half a unit', () => {
    const columns = [-3, 0, 2].map((shift) => Float32Array.from([shift, shift + 1, shift - 0.4]))
    const keys = [5, 300, 16_000_000]
    const packed = packRows({ keys, columns })
    expect(packed.count).toBe(3)
    // One, two and four bytes of distance, and half a byte for every column.
    expect(Buffer.from(packed.data, 'base64')).toHaveLength(1 + 2 + 4 + 3 * 2)
    const { keys: back, values } = unpackRows({ ...packed, columns: 3 })
    expect([...back]).toEqual(keys)
    columns.forEach((column, at) => column.forEach((value, row) => expect(Math.abs(values[row * 3 + at]! * packed.scales[at]! - value)).toBeLessThanOrEqual(packed.scales[at]! / 2 + 1e-6)))
  })

  it('takes a byte for each number of the other layers', () => {
    const { scale, data } = packBytes(Float32Array.from([-2, 0.5, 1]))
    expect([...new Int8Array(Buffer.from(data, 'base64'))].map((value) => value * scale)).toEqual([-2, 0.5, 1].map((value) => expect.closeTo(value, 1)))
  })
})
