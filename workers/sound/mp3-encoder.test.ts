// SPDX-License-Identifier: MIT
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { chooseFormat, type SoundQuality, startMp3Encoder } from './mp3-encoder'
import { parseMp3 } from '../../test/emulators/mp3-frames'

let lame: WebAssembly.Module
beforeAll(async () => {
  lame = await WebAssembly.compile(await readFile('node_modules/wasm-media-encoders/wasm/mp3.wasm'))
})

it.each<[SoundQuality, number, number, number]>([
  ['full', 48_000, 48_000, 320],
  ['full', 44_100, 44_100, 320],
  ['full', 32_000, 32_000, 320],
  ['full', 24_000, 48_000, 320],
  ['full', 22_050, 44_100, 320],
  ['full', 16_000, 32_000, 320],
  ['full', 8000, 32_000, 320],
  ['light', 48_000, 48_000, 64],
  ['light', 24_000, 24_000, 64],
  ['light', 22_050, 22_050, 64],
  ['light', 8000, 16_000, 64],
])('makes %s sound of %i Hz into frames of %i Hz at %i kbps, and all of it', async (quality, sampleRate, mp3Rate, kbps) => {
  const format = chooseFormat({ quality, sampleRate })!
  const encoder = await startMp3Encoder({ lame, format })
  const second = Float32Array.from({ length: sampleRate }, (_, n) => 0.5 * Math.sin((2 * Math.PI * 440 * n) / sampleRate))
  const pieces = [encoder.encode(second), encoder.encode(second), encoder.finish()]
  const { frames, seconds, leftover } = parseMp3(Buffer.concat(pieces))
  for (const frame of frames) expect(frame).toMatchObject({ kbps, sampleRate: mp3Rate, isMono: true })
  expect(leftover).toBe(0)
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(2.3)
})

it.each([96_000, 12_345, 3000, 0])('has no format for %i Hz', (sampleRate) => {
  expect(chooseFormat({ quality: 'full', sampleRate })).toBeNull()
  expect(chooseFormat({ quality: 'light', sampleRate })).toBeNull()
})
