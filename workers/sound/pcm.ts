// SPDX-License-Identifier: MIT

/** Voices reach full scale; the encoder's and the filter's ripples need room above it. */
export const headroom = 0.9

/** About 2 ms at 22.05 kHz: the voice may start or stop between two zero crossings, which would click. */
const fadeSamples = 44

/** A buffer that is used again and only ever grows. What it gave is good until it is asked again. */
function createScratch(): (length: number) => Float32Array {
  let buffer = new Float32Array(0)
  return (length) => {
    if (buffer.length < length) buffer = new Float32Array(length)
    return buffer.subarray(0, length)
  }
}

/** A stretch of samples, by index; `end` is the first one after it. */
export type Range = { start: number; end: number }

const sliceSeconds = 4

/** A length of samples in slices of 4 s: some 40 ms of encoding each, as long as others in an isolate should have to wait. */
export function* sliceUp({ length, sampleRate }: { length: number; sampleRate: number }): Generator<Range> {
  const sliceLength = sliceSeconds * sampleRate
  for (let start = 0; start < length; start += sliceLength) yield { start, end: Math.min(start + sliceLength, length) }
}

/**
 * Makes a range of 16-bit samples into floats between -0.9 and 0.9. All the samples together are one piece of speech: it is
 * faded at its own ends, not at the range's. The result is good until the next call.
 */
export function createConverter(): (samples: Int16Array, range: Range) => Float32Array {
  const scratch = createScratch()
  return (samples, { start, end }) => {
    const floats = scratch(end - start)
    for (let index = start; index < end; index++) {
      const distance = Math.min(index, samples.length - 1 - index)
      const gain = distance < fadeSamples ? (headroom * distance) / fadeSamples : headroom
      floats[index - start] = (samples[index]! / 32_768) * gain
    }
    return floats
  }
}

export function silence(ms: number, sampleRate: number): Float32Array {
  return new Float32Array(Math.round((ms / 1000) * sampleRate))
}

/** Zeroth-order modified Bessel function of the first kind, by its power series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; term > sum * 1e-12; n++) {
    term *= (x / (2 * n)) ** 2
    sum += term
  }
  return sum
}

/** Input samples the filter looks at on each side. */
const reach = 16
const kaiserBeta = 7

/**
 * Weights of the sample half-way between two others: a sinc under a Kaiser window (Kaiser 1974), about 70 dB down in the
 * stop band. Symmetric, so only one side is kept: `weights[0]` belongs to the two nearest samples.
 */
const weights = (() => {
  const side = Array.from({ length: reach }, (_, index) => {
    const distance = index + 0.5
    const window = bessel(kaiserBeta * Math.sqrt(1 - (distance / reach) ** 2)) / bessel(kaiserBeta)
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  })
  const sum = 2 * side.reduce((total, weight) => total + weight, 0)
  return Float64Array.from(side, (weight) => weight / sum)
})()

/**
 * Doubles the sample rate of a signal given piece by piece. Every second sample is the input's own; those between are
 * interpolated. The output lags `reach` input samples behind, so the signal should end in a little silence. The result is
 * good until the next call.
 */
export function createUpsampler(): (samples: Float32Array) => Float32Array {
  const past = new Float32Array(2 * reach - 1)
  const lineScratch = createScratch()
  const doubledScratch = createScratch()
  return (samples) => {
    const line = lineScratch(past.length + samples.length)
    line.set(past)
    line.set(samples, past.length)
    const doubled = doubledScratch(2 * samples.length)
    for (let index = 0; index < samples.length; index++) {
      const left = index + reach - 1
      let between = 0
      for (let step = 0; step < reach; step++) between += weights[step]! * (line[left - step]! + line[left + 1 + step]!)
      doubled[2 * index] = line[left]!
      doubled[2 * index + 1] = between
    }
    past.set(line.subarray(samples.length))
    return doubled
  }
}
