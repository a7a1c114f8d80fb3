import { add, addScaled, dot, multiply, roomFor } from '../vectors'
import { meet, startAdam } from './adam'
import { leadBackFilters } from './filters'
import { dangerOf, lossOf } from './loss'
import { leaveOut } from './random'
import { LeftOut, Reading, readStretch, roomOf } from './reading'
import { answers, body, inputRoom, pooledSize, rows, startValues, stepBytes, toAnswerBias, toFilterBiases, toFilters, toOutput } from './values'

export { update } from './adam'
export { turnFilters } from './filters'

/** A net of rows, filters and a last layer (`fit.net.ts` says what for): reading, and the way back, one message at a time. */

const leftOut = new LeftOut()
let unknownRow: i32 = 0
/** The message told: the number of its stretches, then those. */
let told: usize = 0
/** What the filters’ answers are multiplied by. */
let mask: usize = 0
let toInput: usize = 0
let toRoom: usize = 0
/** The gravest stretch so far, and the one being read. */
let own: Reading = new Reading(0)
let other: Reading = own

export function startNet(rowCount: i32, groups: i32, rowOfUnknown: i32, mostSteps: i32, mostTold: i32): void {
  startValues(rowCount, groups)
  startAdam()
  unknownRow = rowOfUnknown
  told = roomFor(mostTold)
  mask = roomFor(inputRoom)
  toInput = roomFor(inputRoom)
  toRoom = roomFor(roomOf(mostSteps))
  own = new Reading(mostSteps)
  other = new Reading(mostSteps)
}

export function leaveOutShares(word: f64, step: f64, filter: f64): void {
  leftOut.word = word
  leftOut.step = step
  leftOut.filter = filter
}

export function toldAt(): usize {
  return told
}

export function rowsAt(): usize {
  return rows.own
}

/** From any number to its slope in this batch. */
export function toSlopes(isRow: bool): usize {
  return isRow ? rows.slopes - rows.own : body.slopes - body.own
}

export function filtersAt(bank: i32): usize {
  return body.own + toFilters(bank)
}

export function filterBiasesAt(bank: i32): usize {
  return body.own + toFilterBiases(bank)
}

export function outputAt(answer: i32): usize {
  return body.own + toOutput(answer)
}

export function answerBiasesAt(): usize {
  return body.own + toAnswerBias(0)
}

/** The strongest answers of the stretch that counted last. */
export function pooledAt(): usize {
  return own.input
}

/** The steps those answers were found at. */
export function placesAt(): usize {
  return own.places
}

/** The sums of the stretch that counted last. */
export function sumsAt(): usize {
  return own.sums
}

/** Reads the message told; of its stretches the gravest counts. */
export function read(isLetter: bool): void {
  leaveOut(mask, inputRoom, leftOut.filter)
  const stretches = load<i32>(told)
  let at = told + 4
  let gravest: f64 = 0
  for (let stretch = 0; stretch < stretches; stretch++) {
    at = readStretch(other, at, leftOut, unknownRow)
    store<f32>(other.input + (<usize>pooledSize << 2), <f32>i32(isLetter))
    multiply(other.input, mask, inputRoom)
    sumUp(other, 0, levelCount)
    const danger = stretches > 1 ? dangerOf(other.sums) : 0
    if (stretch > 0 && danger <= gravest) continue
    gravest = danger
    const before = own
    own = other
    other = before
  }
}

/** Learns from the message told; gives its loss. */
export function learn(isLetter: bool, level: i32, group: i32, weight: f32): f64 {
  if (load<i32>(told) === 0) return 0
  read(isLetter)
  sumUp(own, levelCount, answers)
  const loss = lossOf(own.sums, level, group, answers - levelCount)
  leadBackOutput(weight)
  memory.fill(toRoom, 0, <usize>roomOf(own.count) << 2)
  leadBackFilters(own, toInput, toRoom)
  leadBackRows()
  return loss
}

function sumUp(reading: Reading, from: i32, to: i32): void {
  for (let answer = from; answer < to; answer++) {
    const bias = load<f32>(body.own + toAnswerBias(answer))
    store<f32>(reading.sums + (<usize>answer << 2), bias + dot(reading.input, body.own + toOutput(answer), inputRoom))
  }
}

/** Slopes of the last layer, and of what it looks at. */
function leadBackOutput(weight: f32): void {
  memory.fill(toInput, 0, <usize>inputRoom << 2)
  for (let answer = 0; answer < answers; answer++) {
    const slope = load<f32>(own.sums + (<usize>answer << 2)) * weight
    const bias = body.slopes + toAnswerBias(answer)
    store<f32>(bias, load<f32>(bias) + slope)
    addScaled(body.slopes + toOutput(answer), own.input, slope, inputRoom)
    addScaled(toInput, body.own + toOutput(answer), slope, inputRoom)
  }
  multiply(toInput, mask, inputRoom)
}

function leadBackRows(): void {
  let at = own.steps
  let step = toRoom + <usize>padding * stepBytes
  multiply(step, own.kept, own.count * stepSize)
  for (let index = 0; index < own.count; index++, step += stepBytes) {
    const end = at + 4 + (<usize>load<i32>(at) << 2)
    for (at += 4; at < end; at += 4) {
      const row = load<i32>(at)
      meet(row)
      add(rows.slopes + <usize>row * stepBytes, step, stepSize)
    }
  }
}
