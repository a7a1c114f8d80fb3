import { LinearInKernel } from './kernel/linear'
import { randomFrom, shuffle } from './random'

/** One stretch of a message as the fit sees it: which features it has, and how much each counts. */
export type Sample = { message: number; keys: Int32Array; values: Float32Array }

/** Weights of one head over `size` features, and its bias. */
export type Head = { weights: Float32Array; bias: number }

const headRounds = 8
/** As many as one vector of the kernel holds. */
const mostHeads = 4

/** What a fit over many heads is asked: which samples are true of which, and how much each sample counts. */
type HeadsInput = { samples: readonly Sample[]; isTrue: (sample: Sample, head: number) => boolean; heads: number; weightOf: (sample: Sample) => number; size: number; rounds?: number }

/**
 * Up to four logistic regressions at once by AdaGrad (Duchi et al. 2011) with the weights of the later rounds averaged (Polyak and
 * Juditsky 1992). The same samples in the same order give the same weights: the shuffle is seeded.
 */
export function fitHeads({ samples, isTrue, heads, weightOf, size, rounds = headRounds }: HeadsInput): Head[] {
  if (heads > mostHeads) throw new Error(`at most ${mostHeads} heads are fitted at once, not ${heads}`)
  const fitter = new LinearInKernel({ samples, size, columns: heads })
  inRounds({ samples, rounds, fitter }, (sample) => {
    let truths = 0
    for (let head = 0; head < heads; head++) if (isTrue(sample, head)) truths |= 1 << head
    fitter.learnHeads({ sample, truths, weight: weightOf(sample) })
  })
  const biases = fitter.biases()
  return Array.from(biases, (bias, head) => ({ weights: fitter.column(head), bias }))
}

/** One logistic regression by itself. */
export function fitHead(input: Omit<HeadsInput, 'isTrue' | 'heads'> & { isTrue: (sample: Sample) => boolean }): Head {
  return fitHeads({ ...input, heads: 1 })[0]!
}

/** Shows every sample in every round, each round in another order, and averages the weights of the second half of them. */
function inRounds({ samples, rounds, fitter }: { samples: readonly Sample[]; rounds: number; fitter: LinearInKernel }, learn: (sample: Sample) => void): void {
  const order = Int32Array.from(samples, (_, at) => at)
  const random = randomFrom(99)
  const averagedFrom = Math.floor(rounds / 2)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) learn(samples[at]!)
    if (round >= averagedFrom) fitter.addToAverage(1 / (rounds - averagedFrom))
  }
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

/**
 * Softmax over groups of messages, of which the first `risky` are in danger. It is fitted to the group and to the side at once: danger has
 * many faces, and one plane does not part them all from what is harmless. Weights lie feature by feature, one for each group.
 */
export function fitGroups(input: { samples: readonly Sample[]; groupOf: (sample: Sample) => number; weightOf: (sample: Sample) => number; size: number; groups: number; risky: number; rounds?: number }): { weights: Float32Array; biases: Float32Array } {
  const { samples, groupOf, weightOf, size, groups, risky, rounds = groupRounds } = input
  const fitter = new LinearInKernel({ samples, size, columns: groups })
  inRounds({ samples, rounds, fitter }, (sample) => fitter.learnGroups({ sample, group: groupOf(sample), risky, weight: weightOf(sample) }))
  return { weights: fitter.weights(), biases: fitter.biases() }
}
