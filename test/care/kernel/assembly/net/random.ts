/** The numbers of `random.ts` (linear congruential, Numerical Recipes), whole: up to 2^32. */
let state: u32 = 11

export function next(): u32 {
  state = state * 1664525 + 1013904223
  return state
}

/** A share of one as `next` is compared with it. */
export function asLimit(share: f64): u32 {
  return <u32>(share * 4294967296)
}

/** Writes for each of `count` numbers by what to multiply it: by 0 for the share left out, by what makes up for those for the others. */
export function leaveOut(into: usize, count: i32, share: f64): void {
  const limit = asLimit(share)
  const kept = <f32>(1 / (1 - share))
  let number = state
  for (const end = into + (<usize>count << 2); into < end; into += 4) {
    number = number * 1664525 + 1013904223
    store<f32>(into, select<f32>(0, kept, number < limit))
  }
  state = number
}
