/** One stretch of a message as the fit sees it: which features it has, and how much each counts. */
export type Sample = { message: number; keys: Int32Array; values: Float32Array }

/** Weights of one head over `size` features, and its bias. */
export type Head = { weights: Float32Array; bias: number }

const rounds = 8
const rate = 0.4
const decay = 1e-5

/**
 * Logistic regression by AdaGrad (Duchi et al. 2011) with the weights of the later rounds averaged (Polyak and Juditsky 1992). The same
 * samples in the same order give the same weights: the shuffle is seeded.
 */
export function fitHead({ samples, isTrue, weightOf, size }: { samples: readonly Sample[]; isTrue: (sample: Sample) => boolean; weightOf: (sample: Sample) => number; size: number }): Head {
  const weights = new Float32Array(size)
  const gradients = new Float32Array(size).fill(1e-2)
  const average = new Float32Array(size)
  const order = Int32Array.from(samples, (_, at) => at)
  const random = randomFrom(99)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const kept = order[at]!
      order[at] = order[other]!
      order[other] = kept
    }
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
    if (round >= rounds / 2) for (let key = 0; key < size; key++) average[key]! += weights[key]! / (rounds / 2)
  }
  return { weights: average, bias }
}

export function scoreSample({ weights, bias }: Head, { keys, values }: Sample): number {
  let sum = bias
  for (let i = 0; i < keys.length; i++) sum += weights[keys[i]!]! * values[i]!
  return sum
}

/** Numbers from 0 up to 1, the same ones for the same seed (linear congruential, Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/**
 * A head that learns from stretches when only the whole message is labelled: every stretch of a harmless message is harmless, and of one in
 * danger the stretch that the first fit finds gravest is (multiple-instance learning, as in Andrews et al. 2002).
 */
export function fitStretches({ samples, isTrue, weightOf, size }: { samples: readonly Sample[]; isTrue: (message: number) => boolean; weightOf: (message: number) => number; size: number }): Head {
  const count = new Map<number, number>()
  for (const { message } of samples) count.set(message, (count.get(message) ?? 0) + 1)
  const share = (sample: Sample) => weightOf(sample.message) / Math.sqrt(count.get(sample.message) ?? 1)
  const first = fitHead({ samples, isTrue: ({ message }) => isTrue(message), weightOf: share, size })
  const gravest = new Map<number, { sample: Sample; score: number }>()
  for (const sample of samples) {
    if (!isTrue(sample.message) || count.get(sample.message) === 1) continue
    const score = scoreSample(first, sample)
    const known = gravest.get(sample.message)
    if (!known || score > known.score) gravest.set(sample.message, { sample, score })
  }
  if (gravest.size === 0) return first
  const kept = samples.filter((sample) => !gravest.has(sample.message) || gravest.get(sample.message)?.sample === sample)
  return fitHead({ samples: kept, isTrue: ({ message }) => isTrue(message), weightOf: (sample) => (isTrue(sample.message) ? weightOf(sample.message) : share(sample)), size })
}
