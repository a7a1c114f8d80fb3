import { inFours, roomFor, softmax } from './vectors'

/** AdaGrad over the features of one sample after another, for four heads at once or for all groups (`fit.ts` says what for). */

const rate: f32 = 0.4
const biasRate: f32 = 0.01
/** What the squares of slopes begin at. */
const firstSquare: f32 = 1e-2
/** Heads lose a little of every weight they use; groups hold one another in check. */
const headDecay: f32 = 1e-5
/** How much the exact group counts against being on the right side of danger. */
const groupShare: f32 = 0.35

let size: i32 = 0
let columns: i32 = 0
/** Bytes of a row of columns, brought to fours. */
let rowBytes: usize = 0
/** Feature by feature its weights, and beside them the squares of their slopes: what is read together lies together. */
let features: usize = 0
let average: usize = 0
let biases: usize = 0
/** Sums of a sample, then its slopes. */
let parts: usize = 0
let keys: usize = 0
let values: usize = 0

export function startLinear(featureCount: i32, columnCount: i32, mostKeys: i32): void {
  size = featureCount
  columns = columnCount
  const row = inFours(columnCount)
  rowBytes = <usize>row << 2
  features = roomFor(size * row * 2)
  average = roomFor(size * row)
  biases = roomFor(row)
  parts = roomFor(row)
  keys = roomFor(mostKeys)
  values = roomFor(mostKeys)
  const start = f32x4.splat(firstSquare)
  for (let feature = 0; feature < size; feature++) {
    const squares = features + <usize>feature * rowBytes * 2 + rowBytes
    for (let column: usize = 0; column < rowBytes; column += 16) v128.store(squares + column, start)
  }
}

/** Where the keys of the next sample are put. */
export function keysAt(): usize {
  return keys
}

/** Where the values of the next sample are put. */
export function valuesAt(): usize {
  return values
}

export function averageAt(): usize {
  return average
}

export function biasesAt(): usize {
  return biases
}

/** Learns from one sample; `truths` has a bit for each head. */
export function learnHeads(count: i32, truths: i32, weight: f32): void {
  sumUp(count)
  for (let head = 0; head < columns; head++) {
    const at = <usize>head << 2
    const share = <f32>(1 / (1 + Math.exp(-(<f64>load<f32>(parts + at)))))
    leadBack(at, (share - <f32>((truths >> head) & 1)) * weight)
  }
  stepAlong(count, headDecay)
}

/** Learns from one sample that belongs to `group`; the first `risky` groups are in danger. */
export function learnGroups(count: i32, group: i32, risky: i32, weight: f32): void {
  sumUp(count)
  softmax(parts, columns)
  const danger = sumOf(0, risky)
  const harmless = sumOf(risky, columns)
  const side = group < risky ? -harmless : danger
  for (let one = 0; one < columns; one++) {
    const at = <usize>one << 2
    const share = load<f32>(parts + at)
    const within = one < risky ? share / (danger + 1e-9) : -share / (harmless + 1e-9)
    const exact = share - <f32>i32(one === group)
    leadBack(at, weight * (groupShare * exact + (1 - groupShare) * side * within))
  }
  stepAlong(count, 0)
}

/** Adds a share of the weights as they are to their average over rounds. */
export function addToAverage(share: f32): void {
  const shares = f32x4.splat(share)
  for (let feature = 0; feature < size; feature++) {
    const to = average + <usize>feature * rowBytes
    const from = features + <usize>feature * rowBytes * 2
    for (let column: usize = 0; column < rowBytes; column += 16) {
      v128.store(to + column, f32x4.add(v128.load(to + column), f32x4.mul(v128.load(from + column), shares)))
    }
  }
}

function sumOf(from: i32, to: i32): f32 {
  let sum: f32 = 0
  for (let at = from; at < to; at++) sum += load<f32>(parts + (<usize>at << 2))
  return sum
}

/** Keeps the slope of a column, and takes its bias a step along. */
function leadBack(at: usize, slope: f32): void {
  store<f32>(parts + at, slope)
  store<f32>(biases + at, load<f32>(biases + at) - biasRate * slope)
}

function sumUp(count: i32): void {
  memory.copy(parts, biases, rowBytes)
  for (let i: usize = 0; i < <usize>count << 2; i += 4) {
    const weights = features + <usize>load<i32>(keys + i) * rowBytes * 2
    const value = v128.load32_splat(values + i)
    for (let column: usize = 0; column < rowBytes; column += 16) {
      v128.store(parts + column, f32x4.add(v128.load(parts + column), f32x4.mul(v128.load(weights + column), value)))
    }
  }
}

function stepAlong(count: i32, decay: f32): void {
  const rates = f32x4.splat(rate)
  const decays = f32x4.splat(decay)
  for (let i: usize = 0; i < <usize>count << 2; i += 4) {
    const weights = features + <usize>load<i32>(keys + i) * rowBytes * 2
    const squares = weights + rowBytes
    const value = v128.load32_splat(values + i)
    for (let column: usize = 0; column < rowBytes; column += 16) {
      const weight = v128.load(weights + column)
      const slope = f32x4.add(f32x4.mul(v128.load(parts + column), value), f32x4.mul(weight, decays))
      const square = f32x4.add(v128.load(squares + column), f32x4.mul(slope, slope))
      v128.store(squares + column, square)
      v128.store(weights + column, f32x4.sub(weight, f32x4.div(f32x4.mul(slope, rates), f32x4.sqrt(square))))
    }
  }
}
