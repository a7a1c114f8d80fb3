import { inputSize, levelCount } from '#core/care/screen/net/net'
import { pooledSize } from '#core/care/screen/net/pool'
import type { Net, NetSample, StepRows } from '../fit.net'
import { newKernel, type Kernel } from './kernel'

/** Shares left out while learning: words taken for unknown ones, numbers of a step, answers of filters. */
export type LeftOut = { word: number; step: number; filter: number }

/** How much there is of what a kernel keeps room for. */
type Sizes = { rows: number; groups: number; mostSteps: number; mostTold: number }

const decay = { first: 0.9, second: 0.999 }

/** The sizes that serve all of these messages. */
export function sizesFor({ samples, rows, groups }: { samples: readonly Pick<NetSample, 'stretches'>[]; rows: number; groups: number }): Sizes {
  let mostSteps = 1
  let mostTold = 1
  for (const { stretches } of samples) {
    for (const steps of stretches) mostSteps = Math.max(mostSteps, steps.length)
    mostTold = Math.max(mostTold, stretches.reduce((sum, steps) => sum + sizeOf(steps), 1))
  }
  return { rows, groups, mostSteps, mostTold }
}

function sizeOf(steps: StepRows): number {
  return steps.reduce((sum, list) => sum + 1 + list.length, 1)
}

/** A net in the memory of a kernel, where it reads and learns. */
export class NetInKernel {
  private readonly kernel: Kernel
  private readonly sizes: Sizes
  private readonly floats: Float32Array
  private readonly told: Int32Array
  private batches = 0

  constructor({ sizes, unknownRow, leftOut }: { sizes: Sizes; unknownRow: number; leftOut?: LeftOut }) {
    const kernel = newKernel()
    kernel.startNet(sizes.rows, sizes.groups, unknownRow, sizes.mostSteps, sizes.mostTold)
    if (leftOut) kernel.leaveOutShares(leftOut.word, leftOut.step, leftOut.filter)
    this.kernel = kernel
    this.sizes = sizes
    // All room is taken by now: the memory grows no more, and views of it last.
    this.floats = new Float32Array(kernel.memory.buffer)
    this.told = new Int32Array(kernel.memory.buffer, kernel.toldAt(), sizes.mostTold)
  }

  /** Copies a net in; `toGroups` are the weights that lead to the groups, one group after another. */
  put(net: Net, toGroups?: Float32Array): void {
    for (const { values, at } of this.partsOf(net)) this.at(at, values.length).set(values)
    for (let group = 0; toGroups && group < this.sizes.groups; group++) {
      this.at(this.kernel.outputAt(levelCount + group), inputSize).set(toGroups.subarray(group * inputSize, (group + 1) * inputSize))
    }
    this.kernel.turnFilters()
  }

  /** Copies what has been learned back into a net; what leads to the groups stays behind. */
  take(net: Net): void {
    for (const { values, at } of this.partsOf(net)) values.set(this.at(at, values.length))
  }

  /** Copies the slopes of this batch so far into the shape of a net. */
  takeSlopes(into: Net): void {
    for (const { values, at } of this.partsOf(into)) values.set(this.at(at + this.kernel.toSlopes(values === into.rows), values.length))
  }

  /** Adds the slopes of one sample to those of its batch; gives its loss. */
  learn({ sample: { stretches, isLetter, level, group, weight }, share }: { sample: NetSample; share: number }): number {
    this.tell(stretches)
    return this.kernel.learn(isLetter, level, group, share * weight) * weight
  }

  /** Ends a batch: Adam takes a step along its slopes. */
  update(rate: number): void {
    const batch = ++this.batches
    this.kernel.update((rate * Math.sqrt(1 - decay.second ** batch)) / (1 - decay.first ** batch))
  }

  /** Sums of each level for one stretch, with the strongest answers they come from and the steps those were found at. */
  read({ steps, isLetter }: { steps: StepRows; isLetter: boolean }): { sums: Float32Array; pooled: Float32Array; places: Int32Array } {
    this.tell([steps])
    this.kernel.read(isLetter)
    const copy = (at: number, count: number) => this.at(at, count).slice()
    const places = new Int32Array(copy(this.kernel.placesAt(), pooledSize).buffer)
    return { sums: copy(this.kernel.sumsAt(), levelCount), pooled: copy(this.kernel.pooledAt(), pooledSize), places }
  }

  private at(address: number, count: number): Float32Array {
    const from = (address >>> 0) / Float32Array.BYTES_PER_ELEMENT
    return this.floats.subarray(from, from + count)
  }

  private tell(stretches: readonly StepRows[]): void {
    const { told } = this
    let at = 0
    told[at++] = stretches.length
    for (const steps of stretches) {
      told[at++] = steps.length
      for (const list of steps) {
        told[at++] = list.length
        for (const row of list) told[at++] = row
      }
    }
  }

  /** Where in the kernel the parts of a net stand: its answers there begin at a multiple of four each. */
  private partsOf(net: Net): { values: Float32Array; at: number }[] {
    const { kernel } = this
    return [
      { values: net.rows, at: kernel.rowsAt() },
      ...net.banks.flatMap(({ weights, biases }, bank) => [{ values: weights, at: kernel.filtersAt(bank) }, { values: biases, at: kernel.filterBiasesAt(bank) }]),
      ...Array.from(net.biases, (_, level) => ({ values: net.output.subarray(level * inputSize, (level + 1) * inputSize), at: kernel.outputAt(level) })),
      { values: net.biases, at: kernel.answerBiasesAt() },
    ]
  }
}
