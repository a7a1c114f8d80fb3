// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest'
import { createConverter, createUpsampler, headroom, silence, sliceUp } from './pcm'

const rate = 22_050
const tone = (hz: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, n) => Math.sin((2 * Math.PI * hz * n) / rate))

/** Strength of one frequency, by correlation over the middle of the signal. A full tone gives 1. */
function strength(samples: Float32Array, hz: number, sampleRate: number): number {
  const from = Math.floor(samples.length / 4)
  const to = from * 3
  let real = 0
  let imaginary = 0
  for (let n = from; n < to; n++) {
    const window = 1 - Math.cos((2 * Math.PI * (n - from)) / (to - from))
    real += samples[n]! * window * Math.cos((2 * Math.PI * hz * n) / sampleRate)
    imaginary += samples[n]! * window * Math.sin((2 * Math.PI * hz * n) / sampleRate)
  }
  return (2 * Math.hypot(real, imaginary)) / (to - from)
}

it('leaves ten per cent above the loudest sample', () => {
  const samples = createConverter()(new Int16Array(1000).fill(-32_768), { start: 0, end: 1000 })
  expect(Math.min(...samples)).toBeCloseTo(-headroom, 6)
})

it('starts and ends a piece of speech at nothing', () => {
  const samples = createConverter()(new Int16Array(1000).fill(20_000), { start: 0, end: 1000 })
  expect(samples[0]).toBe(0)
  expect(samples.at(-1)).toBe(0)
})

it('makes the same of a piece of speech whether it comes whole or in slices', () => {
  const speech = Int16Array.from({ length: 10 * rate + 7 }, (_, n) => (n * 37) % 20_000)
  const convert = createConverter()
  const ranges = [...sliceUp({ length: speech.length, sampleRate: rate })]
  expect(ranges).toEqual([
    { start: 0, end: 4 * rate },
    { start: 4 * rate, end: 8 * rate },
    { start: 8 * rate, end: 10 * rate + 7 },
  ])
  const inSlices = new Float32Array(speech.length)
  for (const range of ranges) inSlices.set(convert(speech, range), range.start)
  expect(inSlices).toEqual(createConverter()(speech, { start: 0, end: speech.length }))
})

it.each([200, 1000, 4000, 8000, 9500])('doubles a tone of %i Hz without its mirror image', (hz) => {
  const doubled = createUpsampler()(tone(hz, 1))
  expect(strength(doubled, hz, 2 * rate)).toBeCloseTo(1, 1)
  expect(strength(doubled, rate - hz, 2 * rate)).toBeLessThan(0.003)
})

it('doubles the same whether the signal comes whole or in pieces', () => {
  const signal = tone(440, 0.1)
  const whole = createUpsampler()(signal).slice()
  const upsample = createUpsampler()
  const pieces = [signal.subarray(0, 7), signal.subarray(7, 900), signal.subarray(900, 900), signal.subarray(900)].map(
    (piece) => upsample(piece).slice()
  )
  expect(Float32Array.from(pieces.flatMap((piece) => [...piece]))).toEqual(whole)
})

it('keeps silence silent', () => {
  const doubled = createUpsampler()(silence(250, rate))
  expect(doubled).toHaveLength(2 * Math.round(0.25 * rate))
  expect(doubled.every((sample) => sample === 0)).toBe(true)
})
