import { expect, it } from 'vitest'
import { wavFile } from '../../test/emulators/wav-files'
import { type Pcm, readWav } from './narrator-wav'

const read = (bytes: Uint8Array) => readWav(bytes) as Pcm
const patched = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}
/** Where the announced size of the sound stands in a file without other chunks. */
const dataSizeAt = 40

it('takes the samples out of a file, at its rate', () => {
  const { samples, sampleRate } = read(wavFile({ seconds: 0.5, sampleRate: 22_050 }))
  expect(sampleRate).toBe(22_050)
  expect(samples).toHaveLength(11_025)
  expect(Math.max(...samples)).toBeGreaterThan(5000)
})

it.each([
  ['the largest number there is', [0xff, 0xff, 0xff, 0xff]],
  ['half of it', [0xff, 0xff, 0xff, 0x7f]],
  ['a little less, as some programs write', [0x00, 0xf0, 0xff, 0x7f]],
  ['nothing', [0, 0, 0, 0]],
])('reads a streamed file to its end, whose header announces %s', (_, size) => {
  const whole = wavFile({ seconds: 0.5 })
  expect(read(patched(whole, dataSizeAt, ...size)).samples).toEqual(read(whole).samples)
})

it('finds the sound behind other chunks, and leaves what follows it', () => {
  const plain = wavFile({ seconds: 0.1 })
  const noted = wavFile({ seconds: 0.1, hasNote: true })
  expect(read(new Uint8Array(Buffer.concat([noted, Buffer.from('LIST\x04\0\0\0INFO', 'latin1')]))).samples).toEqual(
    read(plain).samples
  )
})

it('reads a file that lies at an odd place in memory', () => {
  const plain = wavFile({ seconds: 0.1 })
  const shifted = new Uint8Array(plain.length + 1)
  shifted.set(plain, 1)
  expect(read(shifted.subarray(1)).samples).toEqual(read(plain).samples)
})

it('makes one channel of several', () => {
  const mono = read(wavFile({ seconds: 0.1 }))
  expect(read(wavFile({ seconds: 0.1, channels: 2 }))).toEqual(mono)
  const leftOnly = wavFile({ seconds: 0.1, channels: 2 })
  for (let at = 46; at < leftOnly.length; at += 4) leftOnly.set([0, 0], at)
  expect(read(leftOnly).samples[50]).toBeCloseTo(mono.samples[50]! / 2, -1)
})

it('knows 16-bit samples behind the number for other kinds', () => {
  const plain = wavFile({ seconds: 0.1 })
  const extended = Buffer.concat([
    plain.subarray(0, 16),
    Buffer.from([40, 0, 0, 0, 0xfe, 0xff]),
    plain.subarray(22, 36),
    // How much follows, valid bits, places of the channels, then the kind of sample.
    Buffer.from([22, 0, 16, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113]),
    plain.subarray(36),
  ])
  expect(read(new Uint8Array(extended)).samples).toEqual(read(plain).samples)
})

it.each([
  ['before the end it announced', wavFile({ seconds: 1 }).slice(0, -100)],
  ['within a sample, having announced nothing', wavFile({ seconds: 1, isStreamed: true }).slice(0, -1)],
  ['before one of its two channels', wavFile({ seconds: 1, channels: 2, isStreamed: true }).slice(0, -2)],
  ['before the sound', wavFile({ seconds: 1 }).slice(0, 40)],
  ['within the header', wavFile({ seconds: 1 }).slice(0, 30)],
  ['with the header', wavFile({ seconds: 0 })],
])('tells a file that stops %s', (_, bytes) => {
  expect(readWav(bytes)).toBe('cut_off')
})

it.each([
  ['8 bits', patched(wavFile({ seconds: 0.1 }), 34, 8)],
  ['24 bits', patched(wavFile({ seconds: 0.1 }), 34, 24)],
  ['floating point', patched(wavFile({ seconds: 0.1 }), 20, 3)],
  ['no channel', patched(wavFile({ seconds: 0.1 }), 22, 0)],
  ['no rate', patched(wavFile({ seconds: 0.1 }), 24, 0, 0, 0, 0)],
  ['nothing said about its samples', patched(wavFile({ seconds: 0.1 }), 12, 0x6a, 0x75, 0x6e, 0x6b)],
])('does not take samples of another kind: %s', (_, bytes) => {
  expect(readWav(bytes)).toBe('unsupported')
})

it.each([
  ['nothing', new Uint8Array(0)],
  ['a web page', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  ['an MP3 frame', Uint8Array.from([0xff, 0xf3, 0x84, 0xc4, ...Array.from({ length: 200 }, () => 0)])],
  ['another RIFF file', new TextEncoder().encode('RIFF    AVI LIST    ')],
])('tells that %s is no WAV', (_, bytes) => {
  expect(readWav(bytes)).toBe('not_wav')
})
