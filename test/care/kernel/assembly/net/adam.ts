import { roomFor } from '../vectors'
import { turnFilters } from './filters'
import { body, bodySize, rowCount, rows, stepBytes, Values } from './values'

const firstDecay: f32 = 0.9
const secondDecay: f32 = 0.999
const least: f32 = 1e-8

/**
 * What a rare word learned goes on moving it for a while. After so many batches without it that is over: what is left of the first average
 * (0.9^200) moves it by less than its own rounding, and it is passed over until it is met again.
 */
const quietAfter: i32 = 200

let batch: i32 = 1
/** The batch each row was last met in. */
let met: usize = 0

export function startAdam(): void {
  met = roomFor(rowCount)
  for (let row = 0; row < rowCount; row++) store<i32>(met + (<usize>row << 2), -quietAfter)
}

/** Notes that a row is met in this batch; its averages catch up on those it was passed over in. */
export function meet(row: i32): void {
  const at = met + (<usize>row << 2)
  const missed = batch - load<i32>(at) - 1 - quietAfter
  store<i32>(at, batch)
  if (missed <= 0) return
  const start = <usize>row * stepBytes
  const first = f32x4.splat(<f32>Math.pow(firstDecay, missed))
  const second = f32x4.splat(<f32>Math.pow(secondDecay, missed))
  for (let at: usize = start; at < start + stepBytes; at += 16) {
    v128.store(rows.first + at, f32x4.mul(v128.load(rows.first + at), first))
    v128.store(rows.second + at, f32x4.mul(v128.load(rows.second + at), second))
  }
}

/** Takes every number a step along the slopes of this batch, which begin anew; `rate` makes up for how young the averages are. */
export function update(rate: f32): void {
  step(body, 0, <usize>bodySize << 2, rate)
  for (let row = 0; row < rowCount; row++) {
    if (batch - load<i32>(met + (<usize>row << 2)) <= quietAfter) step(rows, <usize>row * stepBytes, <usize>(row + 1) * stepBytes, rate)
  }
  turnFilters()
  batch++
}

function step(values: Values, from: usize, to: usize, rate: f32): void {
  const rates = f32x4.splat(rate)
  const leasts = f32x4.splat(least)
  const firstKept = f32x4.splat(firstDecay)
  const firstAdded = f32x4.splat(1 - firstDecay)
  const secondKept = f32x4.splat(secondDecay)
  const secondAdded = f32x4.splat(1 - secondDecay)
  for (let at = from; at < to; at += 16) {
    const slope = v128.load(values.slopes + at)
    const first = f32x4.add(f32x4.mul(v128.load(values.first + at), firstKept), f32x4.mul(slope, firstAdded))
    const second = f32x4.add(f32x4.mul(v128.load(values.second + at), secondKept), f32x4.mul(f32x4.mul(slope, slope), secondAdded))
    v128.store(values.first + at, first)
    v128.store(values.second + at, second)
    const moved = f32x4.div(f32x4.mul(first, rates), f32x4.add(f32x4.sqrt(second), leasts))
    v128.store(values.own + at, f32x4.sub(v128.load(values.own + at), moved))
    v128.store(values.slopes + at, f32x4.splat(0))
  }
}
