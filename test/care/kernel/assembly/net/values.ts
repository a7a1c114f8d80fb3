import { inFours, roomFor } from '../vectors'

/**
 * What the net knows, and what Adam keeps of each number of it: its slope in this batch, and the two averages of slopes. Rows stand by
 * themselves, as most are not met in a batch. All else is one row of numbers, the body: filters, their biases, the last layer, its biases.
 * `stepSize`, `filtersEach`, `bankCount`, `padding` and `levelCount` are set by `kernel.ts` from what the screen itself reads with.
 */
export class Values {
  own: usize
  slopes: usize
  first: usize
  second: usize

  constructor(count: i32) {
    this.own = roomFor(count)
    this.slopes = roomFor(count)
    this.first = roomFor(count)
    this.second = roomFor(count)
  }
}

export const pooledSize: i32 = bankCount * filtersEach
/** What the last layer looks at: the strongest answers, whether it is a letter, and nothing up to a multiple of four. */
export const inputRoom: i32 = (pooledSize + 4) & ~3
export const stepBytes: usize = stepSize << 2

const filterBiases: i32 = ((filtersEach * stepSize * bankCount * (bankCount + 1)) >> 1)
const output: i32 = filterBiases + pooledSize

export let rowCount: i32 = 0
/** Sums the last layer gives: one for each level, then one for each group, which only help to learn. */
export let answers: i32 = 0
export let bodySize: i32 = 0
export let rows: Values = new Values(0)
export let body: Values = new Values(0)

export function startValues(rowsOfNet: i32, groups: i32): void {
  rowCount = rowsOfNet
  answers = levelCount + groups
  bodySize = inFours(output + answers * (inputRoom + 1))
  rows = new Values(rowCount * stepSize)
  body = new Values(bodySize)
}

/** Bytes from the start of the body to the filters of a bank, each over `bank + 1` steps, one after another. */
export function toFilters(bank: i32): usize {
  return <usize>((filtersEach * stepSize * bank * (bank + 1)) >> 1) << 2
}

export function toFilterBiases(bank: i32): usize {
  return <usize>(filterBiases + bank * filtersEach) << 2
}

export function toOutput(answer: i32): usize {
  return <usize>(output + answer * inputRoom) << 2
}

export function toAnswerBias(answer: i32): usize {
  return <usize>(output + answers * inputRoom + answer) << 2
}
