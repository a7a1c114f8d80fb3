import type { Sample } from '../fit'
import { newKernel, type Kernel } from './kernel'

/** Weights of several columns over the same features, in the memory of a kernel, where they are fitted. */
export class LinearInKernel {
  private readonly kernel: Kernel
  private readonly size: number
  private readonly columns: number
  private readonly keys: Int32Array
  private readonly values: Float32Array

  constructor({ samples, size, columns }: { samples: readonly Sample[]; size: number; columns: number }) {
    const mostKeys = samples.reduce((most, { keys }) => Math.max(most, keys.length), 1)
    const kernel = newKernel()
    kernel.startLinear(size, columns, mostKeys)
    this.kernel = kernel
    this.size = size
    this.columns = columns
    // All room is taken by now: the memory grows no more, and views of it last.
    this.keys = new Int32Array(kernel.memory.buffer, kernel.keysAt() >>> 0, mostKeys)
    this.values = new Float32Array(kernel.memory.buffer, kernel.valuesAt() >>> 0, mostKeys)
  }

  /** Learns from a sample; `truths` has a bit for each head it is true of. */
  learnHeads({ sample, truths, weight }: { sample: Sample; truths: number; weight: number }): void {
    this.tell(sample)
    this.kernel.learnHeads(sample.keys.length, truths, weight)
  }

  /** Learns from a sample of a group; the first `risky` groups are in danger. */
  learnGroups({ sample, group, risky, weight }: { sample: Sample; group: number; risky: number; weight: number }): void {
    this.tell(sample)
    this.kernel.learnGroups(sample.keys.length, group, risky, weight)
  }

  /** Adds a share of the weights as they are now to their average. */
  addToAverage(share: number): void {
    this.kernel.addToAverage(share)
  }

  /** The averaged weights, feature by feature, one for each column. */
  weights(): Float32Array {
    const { columns } = this
    const { rows, room } = this.averages()
    const weights = new Float32Array(this.size * columns)
    for (let feature = 0; feature < this.size; feature++) {
      for (let column = 0; column < columns; column++) weights[feature * columns + column] = rows[feature * room + column]!
    }
    return weights
  }

  /** The averaged weights of one column. */
  column(column: number): Float32Array {
    const { rows, room } = this.averages()
    return Float32Array.from({ length: this.size }, (_, feature) => rows[feature * room + column]!)
  }

  biases(): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, this.kernel.biasesAt() >>> 0, this.columns).slice()
  }

  /** The averages as they lie, in rows brought to a multiple of four. */
  private averages(): { rows: Float32Array; room: number } {
    const room = Math.ceil(this.columns / 4) * 4
    return { rows: new Float32Array(this.kernel.memory.buffer, this.kernel.averageAt() >>> 0, this.size * room), room }
  }

  private tell({ keys, values }: Sample): void {
    this.keys.set(keys)
    this.values.set(values)
  }
}
