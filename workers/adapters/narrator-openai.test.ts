import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NarrationRequest } from '#core/ports/narrator'
import { parseMp3, parseTag } from '../../test/emulators/mp3-frames'
import { type SpeechBehaviour, type SpeechServer, startSpeechServer } from '../../test/emulators/speech-server'
import { createOpenAiNarrator } from './narrator-openai'

let server: SpeechServer
beforeAll(async () => {
  server = await startSpeechServer()
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
/** Three requests' worth. */
const longLetter = letter({
  paragraphs: Array.from({ length: 60 }, (_, index) => `Párrafo ${index}. ${'Te echo de menos. '.repeat(10)}`),
})

const narrator = (change: Partial<Parameters<typeof createOpenAiNarrator>[0]> = {}) =>
  createOpenAiNarrator({
    baseUrl: server.baseUrl,
    apiKey: 'sk-test',
    model: 'tts-test',
    voice: 'alba',
    timeoutMs: 20_000,
    ...change,
  })

const readAll = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer())

/** A request of our own there and back: one sent before it without leave would have arrived. */
const settle = () => fetch(`${server.baseUrl}/models`).then((response) => response.text())

it('asks for the letter in the voice and model it was given', async () => {
  const { narrator: name, contentType, stream } = await narrator().narrate(letter())
  await readAll(stream)
  expect(name).toBe('openai-compatible:tts-test')
  expect(contentType).toBe('audio/mpeg')
  expect(server.requests).toEqual([
    {
      authorization: 'Bearer sk-test',
      model: 'tts-test',
      voice: 'alba',
      response_format: 'mp3',
      input: `${secret}\n\nHoy he vuelto a abrir el cajón.`,
    },
  ])
})

it('joins the parts of a long letter into one file with one tag', async () => {
  const { stream, expectedBytes } = await narrator().narrate(longLetter)
  const file = await readAll(stream)
  const { tags, frames, seconds, leftover } = parseMp3(file)
  const inputs = server.requests.map(({ input }) => input)
  expect(inputs).toHaveLength(3)
  expect(inputs.every((input) => input.length <= 4000)).toBe(true)
  expect(inputs.join(' ').split(/\s+/u)).toEqual(longLetter.paragraphs.join(' ').trim().split(/\s+/u))
  expect(tags.map(({ at }) => at)).toEqual([0])
  expect(parseTag(file)).toMatchObject({
    TIT2: 'Carta para mi abuela',
    TLAN: 'spa',
    COMM: 'Voz generada por una máquina (IA)',
  })
  expect(frames.some(({ isIndex }) => isIndex)).toBe(false)
  expect(leftover).toBe(0)
  expect(seconds).toBeCloseTo(inputs.join('').length / 15, 0)
  expect(expectedBytes).toBeGreaterThan(0)
})

it('reads the first part at once and the others as they are wanted', async () => {
  const { stream } = await narrator().narrate(longLetter)
  expect(server.requests).toHaveLength(1)
  const reader = stream.getReader()
  await reader.read()
  await reader.read()
  await settle()
  expect(server.requests).toHaveLength(1)
  await reader.read()
  expect(server.requests).toHaveLength(2)
  await reader.cancel()
})

it('waits and tries again when it is told to slow down', async () => {
  server.behave('rate_limited', 'server_error', 'ok')
  const { stream } = await narrator().narrate(letter())
  expect(parseMp3(await readAll(stream)).frames.length).toBeGreaterThan(0)
  expect(server.requests).toHaveLength(3)
})

it.each<[SpeechBehaviour, string, number]>([
  ['rate_limited', 'rate_limited', 3],
  ['server_error', 'http_error', 3],
  ['unauthorized', 'misconfigured', 1],
  ['html', 'rejected', 1],
  ['wav', 'rejected', 1],
  ['cut_within_frame', 'cut_off', 1],
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

it('fails the stream when a later part fails', async () => {
  server.behave('ok', 'html')
  const { stream } = await narrator().narrate(longLetter)
  await expect(readAll(stream)).rejects.toMatchObject({ name: 'NarratorUnavailableError', reason: 'rejected' })
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
