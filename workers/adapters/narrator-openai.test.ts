import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NarrationRequest } from '#core/ports/narrator'
import { parseMp3, parseTag } from '../../test/emulators/mp3-frames'
import { type SpeechBehaviour, type SpeechServer, startSpeechServer } from '../../test/emulators/speech-server'
import { pauses } from '../sound/pauses'
import { loadLame } from './lame.fixture'
import { createOpenAiNarrator } from './narrator-openai'

let server: SpeechServer
let lame: WebAssembly.Module
beforeAll(async () => {
  server = await startSpeechServer()
  lame = await loadLame()
})
beforeEach(() => {
  server.requests.length = 0
  server.behave('ok')
})
afterAll(() => server.close())

const secret = 'Perdóname, abuela.'
const letter = (change: Partial<NarrationRequest> = {}): NarrationRequest => ({
  paragraphs: [secret, 'Hoy he vuelto a abrir el cajón.'],
  language: 'es',
  quality: 'full',
  title: 'Carta para mi abuela',
  ...change,
})
const longLetter = letter({
  paragraphs: Array.from({ length: 6 }, (_, index) => `Párrafo ${index}. ${'Te echo de menos. '.repeat(4)}`),
})

const narrator = (change: Partial<Parameters<typeof createOpenAiNarrator>[0]> = {}) =>
  createOpenAiNarrator({
    baseUrl: server.baseUrl,
    apiKey: 'sk-test',
    model: 'tts-test',
    voice: 'alba',
    timeoutMs: 20_000,
    lame,
    ...change,
  })

const readAll = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer())

/** A request of our own there and back: one sent before it without leave would have arrived. */
const settle = () => fetch(`${server.baseUrl}/models`).then((response) => response.text())

/** What the emulator says of a text, and the silences around it. */
const secondsOf = (texts: string[]) =>
  texts.join('').length / 15 + (pauses.start + (texts.length - 1) * pauses.paragraph + pauses.end) / 1000

it('asks for each paragraph, uncompressed, in the voice and model it was given', async () => {
  const { narrator: name, contentType, stream } = await narrator().narrate(letter())
  await readAll(stream)
  expect(name).toBe('openai-compatible:tts-test')
  expect(contentType).toBe('audio/mpeg')
  const asked = { authorization: 'Bearer sk-test', model: 'tts-test', voice: 'alba', response_format: 'wav' }
  expect(server.requests).toEqual(letter().paragraphs.map((input) => ({ ...asked, input })))
})

it.each([
  ['full', 'ok', 320, 48_000],
  ['light', 'ok', 64, 24_000],
  ['full', 'sized', 320, 48_000],
  ['full', 'other_rate', 320, 44_100],
  ['light', 'other_rate', 64, 22_050],
] as const)('makes one file of it, at %s quality from %s speech: %i kbps at %i Hz', async (quality, behaviour, kbps, rate) => {
  server.behave(behaviour)
  const { stream, expectedBytes } = await narrator().narrate({ ...longLetter, quality })
  const file = await readAll(stream)
  const { tags, frames, seconds, leftover } = parseMp3(file)
  expect(tags.map(({ at }) => at)).toEqual([0])
  expect(parseTag(file)).toMatchObject({
    TIT2: 'Carta para mi abuela',
    TLAN: 'spa',
    COMM: 'Voz generada por una máquina (IA)',
  })
  for (const frame of frames) expect(frame).toMatchObject({ kbps, sampleRate: rate, isMono: true, isIndex: false })
  expect(leftover).toBe(0)
  expect(Math.abs(seconds - secondsOf(server.requests.map(({ input }) => input)))).toBeLessThan(0.2)
  expect(expectedBytes / file.length).toBeGreaterThan(0.7)
  expect(expectedBytes / file.length).toBeLessThan(1.4)
})

it('gives the same bytes for the same sound', async () => {
  const read = async () => readAll((await narrator().narrate(longLetter)).stream)
  expect(Buffer.compare(await read(), await read())).toBe(0)
})

it('says every word of a paragraph too long for one request', async () => {
  const paragraph = 'Te echo de menos cada tarde. '.repeat(80)
  const { stream } = await narrator().narrate(letter({ paragraphs: [paragraph], quality: 'light' }))
  await readAll(stream)
  const inputs = server.requests.map(({ input }) => input)
  expect(inputs.length).toBeGreaterThan(1)
  expect(inputs.every((input) => input.length <= 4096)).toBe(true)
  expect(inputs.join(' ')).toBe(paragraph.trim())
})

it('draws its sound once the last byte has been taken', async () => {
  const paragraphs = ['Hoy he vuelto a abrir el cajón.', '😀', 'Adiós, abuela, hasta luego.']
  const { stream, soundMap } = await narrator().narrate(letter({ paragraphs }))
  expect(soundMap?.()).toBeNull()
  const { seconds } = parseMp3(await readAll(stream))
  const map = soundMap!()!
  expect(Math.abs(map.seconds - seconds)).toBeLessThan(0.2)
  expect(map.peaks).toHaveLength(120)
  expect(Math.max(...map.peaks)).toBe(100)
  const second = pauses.start / 1000 + paragraphs[0]!.length / 15 + pauses.paragraph / 1000
  expect(map.paragraphs[0]).toBe(pauses.start / 1000)
  // The paragraph without a word begins where the next one does, after a silence one can see.
  expect(map.paragraphs[1]).toBe(map.paragraphs[2])
  expect(map.paragraphs[2]).toBeCloseTo(second, 1)
  expect(map.peaks[Math.floor(((second - 0.3) / map.seconds) * 120)]).toBe(0)
})

it('reads the first part at once, and each other while the one before it is encoded', async () => {
  const { stream } = await narrator().narrate(longLetter)
  expect(server.requests).toHaveLength(1)
  const reader = stream.getReader()
  const spoken = async () => (await reader.read()).value!
  // The tag; then, with the first of the sound, the second part is asked for and no other.
  await spoken()
  await settle()
  expect(server.requests).toHaveLength(1)
  await spoken()
  await spoken()
  await settle()
  expect(server.requests).toHaveLength(2)
  await reader.cancel()
  await settle()
  expect(server.requests).toHaveLength(2)
})

it('lets other work run while it encodes', async () => {
  const { stream } = await narrator().narrate(letter({ paragraphs: ['Te echo de menos. '.repeat(60)] }))
  let turns = 0
  let isRunning = true
  const turn = () => {
    turns += 1
    if (isRunning) setImmediate(turn)
  }
  setImmediate(turn)
  await readAll(stream)
  isRunning = false
  // 72 s of sound in slices of four.
  expect(turns).toBeGreaterThan(15)
})

it('waits and tries again when it is told to slow down', async () => {
  server.behave('rate_limited', 'server_error', 'ok')
  const { stream } = await narrator().narrate(letter())
  expect(parseMp3(await readAll(stream)).frames.length).toBeGreaterThan(0)
  // The first paragraph three times, then the second.
  expect(server.requests).toHaveLength(4)
})

it.each<[SpeechBehaviour, string, number]>([
  ['rate_limited', 'rate_limited', 3],
  ['server_error', 'http_error', 3],
  ['unauthorized', 'misconfigured', 1],
  ['html', 'rejected', 1],
  ['mp3', 'rejected', 1],
  ['silent', 'rejected', 1],
  ['odd_rate', 'rejected', 1],
  ['endless', 'rejected', 1],
  ['half_file', 'cut_off', 1],
  ['cut_within_sample', 'cut_off', 1],
  ['too_short', 'cut_off', 1],
  ['empty', 'cut_off', 1],
])('gives up when the answer is always %s: %s after %i requests', async (behaviour, reason, requests) => {
  server.behave(behaviour)
  const failure = await narrator()
    .narrate(letter())
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'NarratorUnavailableError', reason })
  expect(server.requests).toHaveLength(requests)
})

it('gives up when the connection drops in the middle of the sound', async () => {
  server.behave('cut')
  await expect(narrator({ maxRetries: 0 }).narrate(letter())).rejects.toMatchObject({ reason: 'cut_off' })
})

it('gives up when no answer comes in time', async () => {
  server.behave('hang')
  await expect(narrator({ timeoutMs: 100 }).narrate(letter())).rejects.toMatchObject({ reason: 'timeout' })
})

it('gives up when nobody is there, or the address is none', async () => {
  const gone = await startSpeechServer()
  await gone.close()
  await expect(narrator({ baseUrl: gone.baseUrl, maxRetries: 0 }).narrate(letter())).rejects.toMatchObject({
    reason: 'unreachable',
  })
  await expect(narrator({ baseUrl: 'speech' }).narrate(letter())).rejects.toMatchObject({ reason: 'misconfigured' })
})

it('gives up on a letter with nothing to say', async () => {
  await expect(narrator().narrate(letter({ paragraphs: ['😀', ''] }))).rejects.toMatchObject({ reason: 'rejected' })
  expect(server.requests).toHaveLength(0)
})

it.each<[SpeechBehaviour, string]>([
  ['html', 'rejected'],
  ['half_file', 'cut_off'],
  ['other_rate', 'rejected'],
])('fails the stream when a later part is %s: %s', async (behaviour, reason) => {
  server.behave('ok', 'ok', behaviour)
  const { stream } = await narrator().narrate(longLetter)
  await expect(readAll(stream)).rejects.toMatchObject({ name: 'NarratorUnavailableError', reason })
})

it('fails the stream with the reason of the caller who aborts in the middle', async () => {
  const caller = new AbortController()
  const { stream } = await narrator().narrate(longLetter, { signal: caller.signal })
  const reader = stream.getReader()
  await reader.read()
  await reader.read()
  caller.abort(new Error('lease lost'))
  const readOn = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readOn()).rejects.toThrow('lease lost')
})

it('stops when the caller aborts, with the reason of the caller', async () => {
  server.behave('hang')
  const caller = new AbortController()
  const narration = narrator().narrate(letter(), { signal: caller.signal })
  caller.abort(new Error('lease lost'))
  await expect(narration).rejects.toThrow('lease lost')
})

it('stops asking when the stream is cancelled', async () => {
  const { stream } = await narrator().narrate(longLetter)
  await stream.cancel()
  await settle()
  expect(server.requests).toHaveLength(1)
})

it('needs no key', async () => {
  const { stream } = await narrator({ apiKey: undefined }).narrate(letter())
  expect((await readAll(stream)).length).toBeGreaterThan(0)
})

it('lets nothing of the letter out with a failure', async () => {
  for (const behaviour of ['server_error', 'html', 'unauthorized'] as const) {
    server.behave(behaviour)
    const failure: unknown = await narrator()
      .narrate(letter())
      .catch((error: unknown) => error)
    const everything = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
    expect(everything).toContain('NarratorUnavailableError')
    expect(everything).not.toContain('abuela')
    expect((failure as Error).cause).toBeUndefined()
  }
})
