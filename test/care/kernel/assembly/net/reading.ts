import { add, inFours, multiply, roomFor } from '../vectors'
import { poolStrongest } from './filters'
import { asLimit, leaveOut, next } from './random'
import { answers, inputRoom, pooledSize, rows, stepBytes } from './values'

/** Shares left out while learning. */
export class LeftOut {
  word: f64 = 0
  step: f64 = 0
  filter: f64 = 0
}

/** One stretch with what was done to it, for the way back. */
export class Reading {
  /** Where its steps are told: for each the number of its rows, then those. */
  steps: usize = 0
  count: i32 = 0
  /** Numbers of the steps between paddings, and by what each was multiplied. */
  room: usize
  kept: usize
  /** The strongest answers and whether it is a letter, with parts left out; and where the answers were found, -1 for nowhere. */
  input: usize = roomFor(inputRoom)
  places: usize = roomFor(pooledSize)
  sums: usize

  constructor(mostSteps: i32) {
    this.room = roomFor(roomOf(mostSteps))
    this.kept = roomFor(mostSteps * stepSize)
    this.sums = roomFor(inFours(answers))
  }
}

/** Numbers that so many steps take with their padding; one step more, as they are read in twos. */
export function roomOf(steps: i32): i32 {
  return (steps + 2 * padding + 1) * stepSize
}

/** Reads the stretch told at `at`: the number of its steps, then those. Gives where the next one is told. */
export function readStretch(reading: Reading, at: usize, leftOut: LeftOut, unknownRow: i32): usize {
  reading.count = load<i32>(at)
  reading.steps = at + 4
  memory.fill(reading.room, 0, <usize>roomOf(reading.count) << 2)
  const end = gather(reading, asLimit(leftOut.word), unknownRow)
  leaveOut(reading.kept, reading.count * stepSize, leftOut.step)
  multiply(reading.room + <usize>padding * stepBytes, reading.kept, reading.count * stepSize)
  poolStrongest(reading)
  return end
}

/** Adds up the rows of every step; now and then a word is taken for an unknown one, which the way back must find so too. */
function gather(reading: Reading, limit: u32, unknownRow: i32): usize {
  let at = reading.steps
  let step = reading.room + <usize>padding * stepBytes
  for (let index = 0; index < reading.count; index++, step += stepBytes) {
    const count = load<i32>(at)
    at += 4
    if (next() < limit && count > 0) store<i32>(at, unknownRow)
    for (let row = 0; row < count; row++, at += 4) add(step, rows.own + <usize>load<i32>(at) * stepBytes, stepSize)
  }
  return at
}
