/** Filters that look at `width` steps at once: the weights of each over those steps, one filter after another, and its bias. */
export type Bank = { width: number; weights: Float32Array; biases: Float32Array }

/** How many numbers stand for a step. */
export const stepSize = 64
export const widths = [1, 2, 3] as const
export const filtersEach = 128
export const pooledSize = widths.length * filtersEach
/** Empty steps before the first and after the last, so that the widest filter meets each of them alone too. */
export const padding = Math.max(...widths) - 1

/** Room for so many steps with their padding, empty; one step more, as they are read in twos. */
export function roomFor(count: number): Float32Array {
  return new Float32Array((count + 2 * padding + 1) * stepSize)
}

/**
 * The strongest answer of every filter anywhere in a row of steps, none below zero (convolution and max-over-time pooling, Kim 2014).
 * `steps` holds `count` steps between paddings. Written into `into`; where each was found, as an index into `steps`, into `places`.
 */
export function strongest({ steps, count, banks, into, places }: { steps: Float32Array; count: number; banks: readonly Bank[]; into: Float32Array; places?: Int32Array }): void {
  into.fill(0)
  places?.fill(-1)
  const keep = (slot: number, sum: number, start: number) => {
    if (sum <= into[slot]!) return
    into[slot] = sum
    if (places) places[slot] = start
  }
  banks.forEach(({ width, weights, biases }, bank) => {
    const span = width * stepSize
    const last = (padding + count - 1) * stepSize
    // Two filters over two places at once: four sums for four numbers read.
    for (let filter = 0; filter < filtersEach; filter += 2) {
      const slot = bank * filtersEach + filter
      const from = filter * span
      for (let start = (padding - width + 1) * stepSize; start <= last; start += 2 * stepSize) {
        let here = biases[filter]!
        let next = here
        let otherHere = biases[filter + 1]!
        let otherNext = otherHere
        for (let i = 0; i < span; i++) {
          const step = steps[start + i]!
          const after = steps[start + stepSize + i]!
          const weight = weights[from + i]!
          const other = weights[from + span + i]!
          here += step * weight
          next += after * weight
          otherHere += step * other
          otherNext += after * other
        }
        keep(slot, here, start)
        keep(slot + 1, otherHere, start)
        if (start + stepSize > last) continue
        keep(slot, next, start + stepSize)
        keep(slot + 1, otherNext, start + stepSize)
      }
    }
  })
}
