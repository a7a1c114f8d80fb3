// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest'
import { createSoundMeter, peakCount } from './sound-map'

const rate = 1000
const tone = (seconds: number, height: number) => new Float32Array(seconds * rate).fill(height)

it('tells how long it is, where paragraphs begin, and where it is loud', () => {
  const meter = createSoundMeter({ sampleRate: rate, paragraphCount: 3 })
  meter.hear(tone(6, 0))
  meter.beginParagraph(0)
  meter.hear(tone(6, 0.5))
  meter.beginParagraph(2)
  meter.beginParagraph(2)
  meter.hear(tone(12, 0.25))
  const { seconds, paragraphs, peaks } = meter.map()
  expect(seconds).toBe(24)
  expect(paragraphs).toEqual([6, 12, 12])
  expect(peaks).toHaveLength(peakCount)
  expect([peaks[0], peaks[29], peaks[30], peaks[59], peaks[60], peaks[119]]).toEqual([0, 0, 100, 100, 50, 50])
})

it('has something to say of a sound shorter than its peaks, and of silence', () => {
  const short = createSoundMeter({ sampleRate: rate, paragraphCount: 1 })
  short.beginParagraph(0)
  short.hear(tone(0.1, 0.5))
  expect(short.map().peaks).toHaveLength(peakCount)
  expect(short.map().peaks.every((peak) => peak === 100)).toBe(true)

  const silent = createSoundMeter({ sampleRate: rate, paragraphCount: 2 })
  silent.hear(tone(1, 0))
  expect(silent.map()).toEqual({ seconds: 1, peaks: Array.from({ length: peakCount }, () => 0), paragraphs: [1, 1] })
})
