import { softmax } from '../vectors'

/** How much the exact level counts against being on the right side of danger. */
const levelShare: f64 = 0.4
/** How much the group counts beside the level: what kind of message it is teaches the filters more than how grave it is alone. */
const groupShare: f64 = 0.5
const least: f64 = 1e-9

/** Log-odds of danger by the sums of the levels, none first. */
export function dangerOf(sums: usize): f64 {
  let risky: f64 = 0
  for (let level = 1; level < levelCount; level++) risky += Math.exp(<f64>numberAt(sums, level))
  return Math.log(risky) - <f64>numberAt(sums, 0)
}

/** Cross-entropy of the level, of being in danger at all, and of the group. The sums become its slopes, in place. */
export function lossOf(sums: usize, level: i32, group: i32, groups: i32): f64 {
  const ofGroup = groups > 0 ? groupLoss(sums + (levelCount << 2), group, groups) : 0
  return levelLoss(sums, level) + ofGroup
}

function levelLoss(sums: usize, level: i32): f64 {
  softmax(sums, levelCount)
  const none: f64 = numberAt(sums, 0)
  const exact: f64 = numberAt(sums, level)
  let danger: f64 = 0
  for (let at = 1; at < levelCount; at++) danger += numberAt(sums, at)
  const side = level > 0 ? -none : danger
  for (let at = 0; at < levelCount; at++) {
    const share: f64 = numberAt(sums, at)
    const bySide = at === 0 ? -side : (side * share) / (danger + least)
    const byLevel = share - <f64>i32(at === level)
    store<f32>(sums + (at << 2), <f32>(levelShare * byLevel + (1 - levelShare) * bySide))
  }
  return -levelShare * Math.log(exact + least) - (1 - levelShare) * Math.log((level > 0 ? danger : none) + least)
}

function groupLoss(sums: usize, group: i32, groups: i32): f64 {
  softmax(sums, groups)
  const exact: f64 = numberAt(sums, group)
  for (let at = 0; at < groups; at++) store<f32>(sums + (at << 2), <f32>(groupShare * (<f64>numberAt(sums, at) - <f64>i32(at === group))))
  return -groupShare * Math.log(exact + least)
}

function numberAt(sums: usize, at: i32): f32 {
  return load<f32>(sums + (at << 2))
}
