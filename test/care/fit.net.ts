import { inputSize, levelCount } from '#core/care/screen/net/net'
import { filtersEach, stepSize, widths, type Bank } from '#core/care/screen/net/pool'
import { NetInKernel, sizesFor, type LeftOut } from './kernel/net'
import { randomFrom, shuffle } from './random'

/** Steps of a text as rows of the table: the word's own and those of its meanings, one list a step. */
export type StepRows = readonly Int32Array[]

/** A message as the net sees it: its stretches, and what it deserves. */
export type NetSample = { stretches: readonly StepRows[]; isLetter: boolean; level: number; group: number; weight: number }

export type Net = { rows: Float32Array; banks: Bank[]; output: Float32Array; biases: Float32Array }

const batchSize = 64
const firstRate = 0.002
const lastShare = 0.02
const leftOut: LeftOut = { word: 0.05, step: 0.2, filter: 0.4 }

/**
 * Fits word rows, filters and the last layer by Adam (Kingma and Ba 2015) with a rate that falls evenly. Of a message in stretches the
 * gravest is learned from, as it is the one that counts. Beside its level the net learns which of `groups` a message is of: what kind it is
 * teaches the filters more than how grave it is alone. What tells the groups is thrown away afterwards. `unknownRow` stands in for words left
 * out. The same samples give the same net.
 */
export function fitNet(input: { samples: readonly NetSample[]; rowCount: number; groups: number; unknownRow: number; rounds: number; report?: (line: string) => void }): Net {
  const { samples, rowCount, groups, unknownRow, rounds, report } = input
  const random = randomFrom(7)
  const net = startNet({ rowCount, random })
  const learner = new NetInKernel({ sizes: sizesFor({ samples, rows: rowCount, groups }), unknownRow, leftOut })
  learner.put(net, startOutput({ answers: groups, random }))
  const batches = rounds * Math.ceil(samples.length / batchSize)
  const order = Int32Array.from(samples, (_, at) => at)
  let done = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    let loss = 0
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.subarray(from, from + batchSize)
      for (const at of batch) loss += learner.learn({ sample: samples[at]!, share: 1 / batch.length })
      learner.update(firstRate * Math.max(lastShare, 1 - ++done / batches))
    }
    report?.(`round ${round + 1} of ${rounds}: loss ${(loss / samples.length).toFixed(4)}`)
  }
  learner.take(net)
  return net
}

/** A net that knows nothing yet, with small numbers at random so that its filters part ways. */
export function startNet({ rowCount, random }: { rowCount: number; random: () => number }): Net {
  return {
    rows: spread(new Float32Array(rowCount * stepSize), 0.35, random),
    banks: widths.map((width) => ({ width, weights: spread(new Float32Array(filtersEach * width * stepSize), 1 / Math.sqrt(width * stepSize), random), biases: new Float32Array(filtersEach) })),
    output: startOutput({ answers: levelCount, random }),
    biases: new Float32Array(levelCount),
  }
}

function startOutput({ answers, random }: { answers: number; random: () => number }): Float32Array {
  return spread(new Float32Array(answers * inputSize), 1 / Math.sqrt(inputSize), random)
}

function spread(values: Float32Array, most: number, random: () => number): Float32Array {
  return values.map(() => (random() * 2 - 1) * most)
}

type Unread = Pick<NetSample, 'stretches' | 'isLetter'>

/** Sums of each level for every stretch of a message, as a finished net gives them. */
export function readWithNet(net: Net, message: Unread): Float32Array[] {
  return readerOf(net)(message)
}

/** The same for many messages: the net is made ready once. */
export function readerOf(net: Net): (message: Unread) => Float32Array[] {
  let sizes = { rows: net.rows.length / stepSize, groups: 0, mostSteps: 0, mostTold: 0 }
  let reader: NetInKernel | undefined
  return ({ stretches, isLetter }) => {
    const { mostSteps, mostTold } = sizesFor({ samples: [{ stretches }], rows: sizes.rows, groups: 0 })
    if (!reader || mostSteps > sizes.mostSteps || mostTold > sizes.mostTold) {
      // Twice the room, so that it is seldom too little again.
      sizes = { ...sizes, mostSteps: Math.max(2 * mostSteps, sizes.mostSteps), mostTold: Math.max(2 * mostTold, sizes.mostTold) }
      reader = new NetInKernel({ sizes, unknownRow: 0 })
      reader.put(net)
    }
    const ready = reader
    return stretches.map((steps) => ready.read({ steps, isLetter }).sums)
  }
}
