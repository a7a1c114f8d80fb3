// SPDX-License-Identifier: GPL-3.0-or-later
import { beforeAll, describe, expect, it } from 'vitest'
import { parseMp3, parseTag } from '../../test/emulators/mp3-frames'
import { engineSampleRate } from './engine'
import { createUpsampler } from '../sound/pcm'
import { readAloud, type ReadingTools } from './reading'
import type { VoiceRequest } from './request'
import type { SoundMap } from '../sound/sound-map'
import { pauses } from './sentences'
import { loadVoice, readAll } from './voice.fixture'

let tools: ReadingTools
beforeAll(async () => {
  tools = await loadVoice()
})

const letter = (change: Partial<VoiceRequest> = {}): VoiceRequest => ({
  paragraphs: [
    'Querida Ana: hoy he vuelto a abrir el cajón. ¿Te acuerdas de la foto?',
    'Yo sí. La miro cada día, sin prisa.',
  ],
  language: 'es',
  quality: 'full',
  title: 'Carta para Ana',
  ...change,
})

/** The tools, and a record of what was said and of the samples the encoder was given. */
function watched() {
  const said: string[] = []
  const spoken: Int16Array[] = []
  const heard: Float32Array[] = []
  const watchedTools: ReadingTools = {
    rest: tools.rest,
    startEngine: async (language) => {
      const engine = await tools.startEngine(language)
      return {
        say: (text) => {
          said.push(text)
          const samples = engine.say(text)
          spoken.push(samples.slice())
          return samples
        },
      }
    },
    startEncoder: async (quality) => {
      const encoder = await tools.startEncoder(quality)
      return {
        ...encoder,
        encode: (samples) => {
          heard.push(samples.slice())
          return encoder.encode(samples)
        },
      }
    },
  }
  return { said, spoken, heard, tools: watchedTools }
}

const length = (pieces: { length: number }[]) => pieces.reduce((sum, piece) => sum + piece.length, 0)

describe('the file', () => {
  it.each([
    ['full', { kbps: 320, sampleRate: 44_100 }],
    ['light', { kbps: 64, sampleRate: 22_050 }],
  ] as const)('is, at %s quality, a tag and nothing but mono frames of one rate', async (quality, format) => {
    const { heard, tools } = watched()
    const file = await readAll(readAloud(letter({ quality }), tools))
    const { tags, frames, seconds, leftover } = parseMp3(file)
    expect(tags).toHaveLength(1)
    expect(tags[0]!.at).toBe(0)
    expect(leftover).toBe(0)
    expect(frames.length).toBeGreaterThan(200)
    for (const frame of frames) expect(frame).toMatchObject({ ...format, isMono: true })
    // The encoder adds its delay and fills the last frame.
    const given = length(heard) / engineSampleRate
    expect(seconds).toBeGreaterThanOrEqual(given)
    expect(seconds).toBeLessThan(given + 0.15)
  })

  it('says in its tag that a machine made it', async () => {
    const file = await readAll(readAloud(letter({ quality: 'light', paragraphs: ['Hola.'] }), tools))
    expect(parseTag(file)).toMatchObject({
      TIT2: 'Carta para Ana',
      TPE1: 'EÓN',
      TLAN: 'spa',
      COMM: 'Voz generada por una máquina (IA)',
    })
  })

  it('is the same, byte by byte, for the same letter', async () => {
    const [one, other] = await Promise.all([readAll(readAloud(letter(), tools)), readAll(readAloud(letter(), tools))])
    expect(Buffer.compare(one, other)).toBe(0)
  })

  it('differs between the languages', async () => {
    const [spanish, english] = await Promise.all(
      (['es', 'en'] as const).map((language) => readAll(readAloud(letter({ language, quality: 'light' }), tools)))
    )
    expect(Buffer.compare(spanish!, english!)).not.toBe(0)
  })

  it.each([[[]], [['']], [['😀😀', '❤️', '   ']]])(
    'is a short silence when there is nothing to say: %j',
    async (paragraphs) => {
      const { said, heard, tools } = watched()
      const { frames, leftover } = parseMp3(await readAll(readAloud(letter({ paragraphs }), tools)))
      expect(said).toEqual([])
      expect(frames.length).toBeGreaterThan(0)
      expect(leftover).toBe(0)
      expect(heard.every((samples) => samples.every((sample) => sample === 0))).toBe(true)
    }
  )

  it('passes over empty paragraphs and emoji between others', async () => {
    const { said, tools } = watched()
    await readAll(readAloud(letter({ quality: 'light', paragraphs: ['', 'Hola 😀', '😀', 'Adiós.'] }), tools))
    expect(said).toEqual(['Hola', 'Adiós.'])
  })
})

describe('the sound', () => {
  it('is really silent between sentences, for as long as planned', async () => {
    const { spoken, heard, tools } = watched()
    await readAll(readAloud(letter({ quality: 'light' }), tools))
    const silent = heard
      .filter((samples) => samples.every((sample) => sample === 0))
      .map((samples) => Math.round((samples.length / engineSampleRate) * 1000))
    expect(silent).toEqual([pauses.start, pauses.sentence, pauses.paragraph, pauses.sentence, pauses.end])
    expect(length(heard)).toBe(
      length(spoken) + silent.reduce((sum, ms) => sum + Math.round((ms / 1000) * engineSampleRate), 0)
    )
  })

  it('never reaches full scale', async () => {
    const { heard, tools } = watched()
    await readAll(readAloud(letter({ quality: 'light' }), tools))
    const peak = heard
      .flatMap((samples) => [...samples])
      .reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.3)
    expect(peak).toBeLessThanOrEqual(0.9)
    const upsample = createUpsampler()
    expect(heard.every((samples) => upsample(samples).every((sample) => Math.abs(sample) < 1))).toBe(true)
  })

  it('follows the length of the text', async () => {
    const paragraph = 'Hoy he vuelto a abrir el cajón donde guardabas las fotos, sin prisa y sin miedo.'
    const secondsOf = async (count: number) =>
      parseMp3(
        await readAll(
          readAloud(letter({ quality: 'light', paragraphs: Array.from({ length: count }, () => paragraph) }), tools)
        )
      ).seconds
    const [one, four] = [await secondsOf(1), await secondsOf(4)]
    expect(one).toBeGreaterThan(paragraph.length / 25)
    expect(one).toBeLessThan(paragraph.length / 9)
    expect(four / one).toBeGreaterThan(3)
    expect(four / one).toBeLessThan(4.5)
  })
})

describe('the map of the sound', () => {
  it('is told once: the seconds, the peaks, and where paragraphs begin', async () => {
    const told: SoundMap[] = []
    const { heard, tools } = watched()
    await readAll(readAloud(letter({ quality: 'light' }), { ...tools, onSoundMap: (map) => told.push(map) }))
    expect(told).toHaveLength(1)
    const [map] = told
    expect(map!.seconds).toBeCloseTo(length(heard) / engineSampleRate, 1)
    // What was heard before the paragraph's pause, and the pause.
    const pauseAt = heard.findIndex((samples) => samples.length === Math.round((pauses.paragraph / 1000) * engineSampleRate))
    const before = length(heard.slice(0, pauseAt + 1)) / engineSampleRate
    expect(map!.paragraphs).toEqual([pauses.start / 1000, expect.closeTo(before, 1)])
    expect(Math.max(...map!.peaks)).toBe(100)
    expect(Math.min(...map!.peaks)).toBe(0)
  })
})

describe('the stream', () => {
  const long = Array.from(
    { length: 350 },
    (_, index) => `Esta es la frase número ${index} de una carta muy larga, que no cabe entera en la memoria.`
  )

  it('gives its first bytes before anything is said, and each sentence as it is asked for', async () => {
    const { said, tools } = watched()
    const reader = readAloud(letter({ paragraphs: long }), tools).getReader()
    expect(said).toHaveLength(0)
    let bytes = 0
    for (let read = await reader.read(); bytes < 500_000 && !read.done; read = await reader.read())
      bytes += read.value!.length
    const soFar = said.length
    expect(soFar).toBeGreaterThan(0)
    expect(soFar).toBeLessThan(10)
    // Nobody asks, nothing is said.
    for (let turn = 0; turn < 20; turn++) await tools.rest()
    expect(said).toHaveLength(soFar)
    await reader.cancel()
  })

  it('hands out a few seconds at a time', async () => {
    const sentence = 'palabra '.repeat(2000)
    const reader = readAloud(letter({ paragraphs: [sentence], quality: 'light' }), tools).getReader()
    let largest = 0
    let bytes = 0
    for (let read = await reader.read(); bytes < 300_000 && !read.done; read = await reader.read()) {
      bytes += read.value!.length
      largest = Math.max(largest, read.value!.length)
    }
    await reader.cancel()
    expect(largest).toBeLessThan(5 * 8000)
  })

  it('stops the work when it is cancelled', async () => {
    const { said, tools } = watched()
    const reader = readAloud(letter({ paragraphs: long }), tools).getReader()
    while (said.length < 2) await reader.read()
    await reader.cancel()
    const atCancel = said.length
    for (let turn = 0; turn < 50; turn++) await tools.rest()
    expect(said).toHaveLength(atCancel)
  })

  it('lets others run after every synthesis and every slice of encoding', async () => {
    let rests = 0
    const counting = { ...tools, rest: () => (rests++, tools.rest()) }
    await readAll(readAloud(letter({ quality: 'light', paragraphs: ['Uno. Dos. Tres.'] }), counting))
    expect(rests).toBe(3 * 3)
  })

  it('fails as a stream when the engine does, and tells of it', async () => {
    const failures: unknown[] = []
    const broken: ReadingTools = {
      ...tools,
      startEngine: async () => ({
        say: () => {
          throw new Error('engine broke')
        },
      }),
      onFailure: (error) => failures.push(error),
    }
    await expect(readAll(readAloud(letter(), broken))).rejects.toThrow('engine broke')
    expect(failures).toEqual([new Error('engine broke')])
  })
})
