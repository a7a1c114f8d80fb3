import { randomFrom, shuffle } from './random'

/** One stretch of a message as the fit sees it: which features it has, and how much each counts. */
export type Sample = { message: number; keys: Int32Array; values: Float32Array }

/** Weights of one head over `size` features, and its bias. */
export type Head = { weights: Float32Array; bias: number }

const headRounds = 8
const rate = 0.4
const decay = 1e-5

/**
 * Logistic regression by AdaGrad (Duchi et al. 2011) with the weights of the later rounds averaged (Polyak and Juditsky 1992). The same
 * samples in the same order give the same weights: the shuffle is seeded.
 */
export function fitHead({ samples, isTrue, weightOf, size, rounds = headRounds }: { samples: readonly Sample[]; isTrue: (sample: Sample) => boolean; weightOf: (sample: Sample) => number; size: number; rounds?: number }): Head {
  const weights = new Float32Array(size)
  const gradients = new Float32Array(size).fill(1e-2)
  const average = new Float32Array(size)
  const order = Int32Array.from(samples, (_, at) => at)
  const random = randomFrom(99)
  const averagedFrom = Math.floor(rounds / 2)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const sample = samples[at]!
      const { keys, values } = sample
      let sum = bias
      for (let i = 0; i < keys.length; i++) sum += weights[keys[i]!]! * values[i]!
      const error = (1 / (1 + Math.exp(-sum)) - (isTrue(sample) ? 1 : 0)) * weightOf(sample)
      bias -= 0.01 * error
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]!
        const gradient = error * values[i]! + decay * weights[key]!
        gradients[key]! += gradient * gradient
        weights[key]! -= (rate * gradient) / Math.sqrt(gradients[key]!)
      }
    }
    if (round >= averagedFrom) for (let key = 0; key < size; key++) average[key]! += weights[key]! / (rounds - averagedFrom)
  }
  return { weights: average, bias }
}

export function scoreSample({ weights, bias }: Head, { keys, values }: Sample): number {
  let sum = bias
  for (let i = 0; i < keys.length; i++) sum += weights[keys[i]!]! * values[i]!
  return sum
}

/**
 * Which stretches to learn from when only the whole message is labelled: every stretch of a harmless message is harmless, and of one in
 * danger the stretch that a first fit finds gravest is (multiple-instance learning, as in Andrews et al. 2002). With each, what it weighs.
 */
export function chooseStretches({ samples, isRisk, size }: { samples: readonly Sample[]; isRisk: (message: number) => boolean; size: number }): { samples: Sample[]; share: (sample: Sample) => number } {
  const count = new Map<number, number>()
  for (const { message } of samples) count.set(message, (count.get(message) ?? 0) + 1)
  const share = ({ message }: Sample) => 1 / Math.sqrt(count.get(message) ?? 1)
  const first = fitHead({ samples, isTrue: ({ message }) => isRisk(message), weightOf: share, size, rounds: 3 })
  const gravest = new Map<number, { sample: Sample; score: number }>()
  for (const sample of samples) {
    if (!isRisk(sample.message) || count.get(sample.message) === 1) continue
    const score = scoreSample(first, sample)
    const known = gravest.get(sample.message)
    if (!known || score > known.score) gravest.set(sample.message, { sample, score })
  }
  const kept = samples.filter((sample) => !gravest.has(sample.message) || gravest.get(sample.message)?.sample === sample)
  return { samples: kept, share: (sample) => (isRisk(sample.message) ? 1 : share(sample)) }
}

const groupRounds = 6
/** How much the exact group counts against being on the right side of danger. */
const groupShare = 0.35

/**
 * Softmax over groups of messages, of which the first `risky` are in danger. It is fitted to the group and to the side at once: danger has
 * many faces, and one plane does not part them all from what is harmless. Weights lie feature by feature, one for each group.
 */
export function fitGroups(input: { samples: readonly Sample[]; groupOf: (sample: Sample) => number; weightOf: (sample: Sample) => number; size: number; groups: number; risky: number; rounds?: number }): { weights: Float32Array; biases: Float32Array } {
  const { samples, groupOf, weightOf, size, groups, risky, rounds = groupRounds } = input
  const weights = new Float32Array(size * groups)
  const gradients = new Float32Array(size * groups).fill(1e-2)
  const average = new Float32Array(size * groups)
  const biases = new Float32Array(groups)
  const parts = new Float32Array(groups)
  const order = Int32Array.from(samples, (_, at) => at)
  const random = randomFrom(99)
  const averagedFrom = Math.floor(rounds / 2)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const sample = samples[at]!
      const { keys, values } = sample
      scoreGroups({ weights, biases, groups, sample, into: parts })
      const total = softmax(parts)
      let danger = 0
      for (let group = 0; group < risky; group++) danger += parts[group]! / total
      const group = groupOf(sample)
      const side = danger - (group < risky ? 1 : 0)
      const weight = weightOf(sample)
      for (let one = 0; one < groups; one++) {
        const share = parts[one]! / total
        const within = one < risky ? share / (danger + 1e-9) : -share / (1 - danger + 1e-9)
        parts[one] = weight * (groupShare * (share - (one === group ? 1 : 0)) + (1 - groupShare) * side * within)
        biases[one]! -= 0.01 * parts[one]!
      }
      for (let i = 0; i < keys.length; i++) {
        const start = keys[i]! * groups
        const value = values[i]!
        for (let one = 0; one < groups; one++) {
          const gradient = parts[one]! * value
          gradients[start + one]! += gradient * gradient
          weights[start + one]! -= (rate * gradient) / Math.sqrt(gradients[start + one]!)
        }
      }
    }
    if (round >= averagedFrom) for (let at = 0; at < average.length; at++) average[at]! += weights[at]! / (rounds - averagedFrom)
  }
  return { weights: average, biases }
}

/** Sums of each group for a sample, written into `into`. */
export function scoreGroups({ weights, biases, groups, sample, into }: { weights: Float32Array; biases: Float32Array; groups: number; sample: Sample; into: Float32Array }): void {
  into.set(biases)
  for (let i = 0; i < sample.keys.length; i++) {
    const start = sample.keys[i]! * groups
    const value = sample.values[i]!
    for (let group = 0; group < groups; group++) into[group]! += weights[start + group]! * value
  }
}

/** Turns sums into unnormalised shares in place; gives their total. */
function softmax(parts: Float32Array): number {
  let most = -Infinity
  for (const part of parts) most = Math.max(most, part)
  let total = 0
  for (let at = 0; at < parts.length; at++) {
    parts[at] = Math.exp(parts[at]! - most)
    total += parts[at]!
  }
  return total
}
