/** Room for so many numbers of four bytes, all zero. Nothing is given back: every fit has a memory of its own. */
export function roomFor(count: i32): usize {
  const size = <usize>count << 2
  const at = heap.alloc(size)
  memory.fill(at, 0, size)
  return at
}

/** The least multiple of four that is no less: rows of numbers are read in fours. */
export function inFours(count: i32): i32 {
  return (count + 3) & ~3
}

/** Sum of the products of two rows of numbers, `count` a multiple of four. */
export function dot(one: usize, other: usize, count: i32): f32 {
  let sums = f32x4.splat(0)
  const end = one + (<usize>count << 2)
  while (one < end) {
    sums = f32x4.add(sums, f32x4.mul(v128.load(one), v128.load(other)))
    one += 16
    other += 16
  }
  return f32x4.extract_lane(sums, 0) + f32x4.extract_lane(sums, 1) + (f32x4.extract_lane(sums, 2) + f32x4.extract_lane(sums, 3))
}

/** Adds a row of numbers, each times `scale`, to another; `count` is a multiple of four. */
export function addScaled(to: usize, from: usize, scale: f32, count: i32): void {
  const scales = f32x4.splat(scale)
  const end = to + (<usize>count << 2)
  while (to < end) {
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(v128.load(from), scales)))
    to += 16
    from += 16
  }
}

/** Adds a row of numbers to another; `count` is a multiple of four. */
export function add(to: usize, from: usize, count: i32): void {
  const end = to + (<usize>count << 2)
  while (to < end) {
    v128.store(to, f32x4.add(v128.load(to), v128.load(from)))
    to += 16
    from += 16
  }
}

/** Multiplies a row of numbers by another, number by number; `count` is a multiple of four. */
export function multiply(to: usize, by: usize, count: i32): void {
  const end = to + (<usize>count << 2)
  while (to < end) {
    v128.store(to, f32x4.mul(v128.load(to), v128.load(by)))
    to += 16
    by += 16
  }
}

/** Turns `count` sums into shares of one, in place. */
export function softmax(sums: usize, count: i32): void {
  let most = load<f32>(sums)
  for (let at = 1; at < count; at++) most = max(most, load<f32>(sums + (at << 2)))
  let total: f64 = 0
  for (let at = 0; at < count; at++) {
    const part = Math.exp(<f64>(load<f32>(sums + (at << 2)) - most))
    total += part
    store<f32>(sums + (at << 2), <f32>part)
  }
  for (let at = 0; at < count; at++) store<f32>(sums + (at << 2), <f32>(<f64>load<f32>(sums + (at << 2)) / total))
}
