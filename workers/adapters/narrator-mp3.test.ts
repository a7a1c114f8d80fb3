import { expect, it } from 'vitest'
import { parseTag, silentFile, silentFrames } from '../../test/emulators/mp3-frames'
import { readMp3, writeTag } from './narrator-mp3'

const join = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))
const text = (words: string) => new TextEncoder().encode(words)

it('takes tags and the index frame away and keeps every frame with sound', () => {
  expect(readMp3(silentFile(3))).toEqual({ frames: silentFrames(3), seconds: 3, sampleRate: 24_000 })
})

it('takes tags away at the end and in between as well', () => {
  const id3v1 = join(text('TAG'), new Uint8Array(125))
  const file = join(silentFile(1.2), silentFile(1.2).subarray(0, 15), silentFrames(1.2), id3v1)
  expect(readMp3(file)).toEqual({ frames: silentFrames(2.4), seconds: 2.4, sampleRate: 24_000 })
})

it('tells a file that stops within a frame, or goes on as something else', () => {
  expect(readMp3(silentFrames(1).subarray(0, -1))).toBe('cut_off')
  expect(readMp3(join(silentFrames(1), text('{"error":"overloaded"}')))).toBe('cut_off')
  expect(readMp3(silentFile(1).subarray(0, 15 + 192))).toBe('cut_off')
})

it.each([
  ['nothing', new Uint8Array(0)],
  ['a web page', text('<!doctype html><title>x</title>')],
  ['bytes that look like one header', join(Uint8Array.from([0xff, 0xf3, 0x84, 0xc4]), new Uint8Array(500).fill(7))],
  ['a header alone', Uint8Array.from([0xff, 0xf3, 0x84, 0xc4])],
  ['a tag alone', silentFile(1).subarray(0, 15)],
])('tells that %s is not MP3', (_, bytes) => {
  expect(readMp3(bytes)).toBe('not_mp3')
})

it('writes a tag that says a machine made it', () => {
  expect(parseTag(writeTag({ title: 'Carta', language: 'es' }))).toEqual({
    TIT2: 'Carta',
    TPE1: 'EÓN',
    TLAN: 'spa',
    COMM: 'Voz generada por una máquina (IA)',
    'TXXX:AI-GENERATED': 'Voz generada por una máquina (IA)',
  })
})
