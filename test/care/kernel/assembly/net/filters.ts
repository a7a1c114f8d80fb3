import { addScaled, roomFor } from '../vectors'
import { Reading } from './reading'
import { body, pooledSize, stepBytes, toFilterBiases, toFilters } from './values'

/** Filters worked out at once: four vectors of four. */
const block: i32 = 16
const blockBytes: usize = block << 2

/** The filters once more, sixteen side by side for each number of a step: so that one number read serves them all. */
const turned: usize = roomFor((filtersEach * stepSize * bankCount * (bankCount + 1)) >> 1)

/** Brings `turned` up to what the filters are. */
export function turnFilters(): void {
  for (let bank = 0; bank < bankCount; bank++) {
    const span = (bank + 1) * stepSize
    let to = turned + toFilters(bank)
    for (let filter = 0; filter < filtersEach; filter += block) {
      const from = body.own + toFilters(bank) + (<usize>(filter * span) << 2)
      for (let i = 0; i < span; i++) {
        for (let one = 0; one < block; one++, to += 4) store<f32>(to, load<f32>(from + (<usize>(one * span + i) << 2)))
      }
    }
  }
}

/** The strongest answer of every filter anywhere in a reading, none below zero, and the step it was found at (`strongest` in `pool.ts`). */
export function poolStrongest(reading: Reading): void {
  memory.fill(reading.input, 0, <usize>pooledSize << 2)
  memory.fill(reading.places, 0xff, <usize>pooledSize << 2)
  for (let bank = 0; bank < bankCount; bank++) {
    const span = (bank + 1) * stepSize
    const last = padding + reading.count - 1
    for (let filter = 0; filter < filtersEach; filter += block) {
      const weights = turned + toFilters(bank) + (<usize>(filter * span) << 2)
      const biases = body.own + toFilterBiases(bank) + (<usize>filter << 2)
      const slot = <usize>(bank * filtersEach + filter) << 2
      for (let place = padding - bank; place <= last; place += 2) {
        answerTwice(reading, weights, biases, slot, place, span, place < last)
      }
    }
  }
}

/** Sixteen filters at a place and at the one after it: eight sums of four for six vectors read. */
function answerTwice(reading: Reading, weights: usize, biases: usize, slot: usize, place: i32, span: i32, isTwice: bool): void {
  let here0 = v128.load(biases)
  let here1 = v128.load(biases, 16)
  let here2 = v128.load(biases, 32)
  let here3 = v128.load(biases, 48)
  let next0 = here0
  let next1 = here1
  let next2 = here2
  let next3 = here3
  let step = reading.room + <usize>place * stepBytes
  const end = step + (<usize>span << 2)
  while (step < end) {
    const here = v128.load32_splat(step)
    const next = v128.load32_splat(step, stepSize << 2)
    const weight0 = v128.load(weights)
    const weight1 = v128.load(weights, 16)
    const weight2 = v128.load(weights, 32)
    const weight3 = v128.load(weights, 48)
    here0 = f32x4.add(here0, f32x4.mul(here, weight0))
    here1 = f32x4.add(here1, f32x4.mul(here, weight1))
    here2 = f32x4.add(here2, f32x4.mul(here, weight2))
    here3 = f32x4.add(here3, f32x4.mul(here, weight3))
    next0 = f32x4.add(next0, f32x4.mul(next, weight0))
    next1 = f32x4.add(next1, f32x4.mul(next, weight1))
    next2 = f32x4.add(next2, f32x4.mul(next, weight2))
    next3 = f32x4.add(next3, f32x4.mul(next, weight3))
    step += 4
    weights += blockBytes
  }
  const best = reading.input + slot
  const places = reading.places + slot
  keep(best, places, here0, place)
  keep(best + 16, places + 16, here1, place)
  keep(best + 32, places + 32, here2, place)
  keep(best + 48, places + 48, here3, place)
  if (!isTwice) return
  keep(best, places, next0, place + 1)
  keep(best + 16, places + 16, next1, place + 1)
  keep(best + 32, places + 32, next2, place + 1)
  keep(best + 48, places + 48, next3, place + 1)
}

/** Keeps of four sums those that are stronger than the ones before. */
@inline
function keep(best: usize, places: usize, sums: v128, place: i32): void {
  const before = v128.load(best)
  const isStronger = f32x4.gt(sums, before)
  v128.store(best, v128.bitselect(sums, before, isStronger))
  v128.store(places, v128.bitselect(i32x4.splat(place), v128.load(places), isStronger))
}

/** Slopes of the filters, and of the steps they answered most to, from those of their answers. */
export function leadBackFilters(reading: Reading, toPooled: usize, toRoom: usize): void {
  for (let bank = 0; bank < bankCount; bank++) {
    const span = (bank + 1) * stepSize
    for (let filter = 0; filter < filtersEach; filter++) {
      const slot = <usize>(bank * filtersEach + filter) << 2
      const slope = load<f32>(toPooled + slot)
      const place = load<i32>(reading.places + slot)
      if (slope === 0 || place < 0) continue
      const weights = toFilters(bank) + (<usize>(filter * span) << 2)
      const bias = body.slopes + toFilterBiases(bank) + (<usize>filter << 2)
      const start = <usize>place * stepBytes
      store<f32>(bias, load<f32>(bias) + slope)
      addScaled(body.slopes + weights, reading.room + start, slope, span)
      addScaled(toRoom + start, body.own + weights, slope, span)
    }
  }
}
