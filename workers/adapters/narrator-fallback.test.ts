import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type NarrationRequest,
  type Narrator,
  type NarratorFailure,
  NarratorUnavailableError,
} from '#core/ports/narrator'
import { type SpeechBehaviour, type SpeechServer, startSpeechServer } from '../../test/emulators/speech-server'
import { loadLame } from './lame.fixture'
import { createNarratorWithFallback } from './narrator-fallback'
import { createOpenAiNarrator } from './narrator-openai'

const request: NarrationRequest = {
  paragraphs: Array.from({ length: 5 }, (_, index) => `Párrafo ${index}. ${'Te echo de menos. '.repeat(10)}`),
  language: 'es',
  quality: 'full',
  title: 'Carta',
}

const readAll = async (stream: ReadableStream<Uint8Array>) =>
  new TextDecoder().decode(await new Response(stream).arrayBuffer())
const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads the given chunks, then fails if told to. */
function fakeNarrator(name: string, chunks: string[], failure?: unknown): Narrator {
  return {
    name,
    narrate: async () => {
      const rest = [...chunks]
      return {
        narrator: name,
        contentType: 'audio/mpeg',
        expectedBytes: 1000,
        stream: new ReadableStream<Uint8Array>({
          pull: (controller) => {
            const chunk = rest.shift()
            if (chunk) controller.enqueue(bytes(chunk))
            else if (failure) controller.error(failure)
            else controller.close()
          },
        }),
      }
    },
  }
}

const embedded = fakeNarrator('embedded', ['whole ', 'embedded ', 'letter'])

it('lets the primary read when it can', async () => {
  const narration = await createNarratorWithFallback(fakeNarrator('cloud', ['cloud ', 'letter']), embedded).narrate(
    request
  )
  expect(narration).toMatchObject({ narrator: 'cloud', expectedBytes: 12 })
  expect(narration.fallbackReason).toBeUndefined()
  expect(await readAll(narration.stream)).toBe('cloud letter')
})

it.each<NarratorFailure>([
  'rate_limited',
  'http_error',
  'timeout',
  'cut_off',
  'rejected',
  'unreachable',
  'misconfigured',
])('has the embedded narrator read all of it when the primary fails before the start: %s', async (reason) => {
  const failing: Narrator = { name: 'cloud', narrate: () => Promise.reject(new NarratorUnavailableError(reason)) }
  const narration = await createNarratorWithFallback(failing, embedded).narrate(request)
  expect(narration).toMatchObject({ narrator: 'embedded', fallbackReason: `cloud: ${reason}` })
  expect(await readAll(narration.stream)).toBe('whole embedded letter')
})

it('has the embedded narrator read all of it when the primary fails on its last word', async () => {
  const failing = fakeNarrator('cloud', ['nearly ', 'everything '], new NarratorUnavailableError('cut_off'))
  const narration = await createNarratorWithFallback(failing, embedded).narrate(request)
  expect(narration).toMatchObject({ narrator: 'embedded', fallbackReason: 'cloud: cut_off' })
  expect(await readAll(narration.stream)).toBe('whole embedded letter')
})

it('takes silence for a failure', async () => {
  const narration = await createNarratorWithFallback(fakeNarrator('cloud', []), embedded).narrate(request)
  expect(narration).toMatchObject({ narrator: 'embedded', fallbackReason: 'cloud: cut_off' })
})

it('does not hold more than a worker can', async () => {
  const endless: Narrator = {
    name: 'cloud',
    narrate: async () => ({
      narrator: 'cloud',
      contentType: 'audio/mpeg',
      expectedBytes: 1,
      stream: new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(4 * 1024 * 1024)),
      }),
    }),
  }
  const narration = await createNarratorWithFallback(endless, embedded).narrate(request)
  expect(narration).toMatchObject({ narrator: 'embedded', fallbackReason: 'cloud: rejected' })
})

it('does not take over what the caller aborted, nor hide a bug', async () => {
  const aborted = AbortSignal.abort(new Error('lease lost'))
  const failing: Narrator = { name: 'cloud', narrate: () => Promise.reject(new NarratorUnavailableError('timeout')) }
  await expect(createNarratorWithFallback(failing, embedded).narrate(request, { signal: aborted })).rejects.toThrow(
    'lease lost'
  )
  const buggy: Narrator = { name: 'cloud', narrate: () => Promise.reject(new TypeError('bug')) }
  await expect(createNarratorWithFallback(buggy, embedded).narrate(request)).rejects.toThrow('bug')
})

it('passes on that the embedded narrator failed as well', async () => {
  const failing = (reason: NarratorFailure): Narrator => ({
    name: 'x',
    narrate: () => Promise.reject(new NarratorUnavailableError(reason)),
  })
  await expect(
    createNarratorWithFallback(failing('timeout'), failing('unreachable')).narrate(request)
  ).rejects.toMatchObject({ reason: 'unreachable' })
})

let server: SpeechServer
let lame: WebAssembly.Module
beforeAll(async () => {
  server = await startSpeechServer()
  lame = await loadLame()
})
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.close())

it.each<[string, [SpeechBehaviour, ...SpeechBehaviour[]], NarratorFailure]>([
  ['always 500', ['server_error'], 'http_error'],
  ['hanging', ['hang'], 'timeout'],
  ['hanging on the third part', ['ok', 'ok', 'hang'], 'timeout'],
  ['cutting the second part', ['ok', 'cut'], 'cut_off'],
  ['a login page', ['html'], 'rejected'],
  ['a login page after two good parts', ['ok', 'ok', 'html'], 'rejected'],
])('never gives half a letter, whatever the speech service does: %s', async (_, behaviours, reason) => {
  server.behave(...behaviours)
  const timeoutMs = reason === 'timeout' ? 1000 : 20_000
  const cloud = createOpenAiNarrator({
    baseUrl: server.baseUrl,
    model: 'tts',
    voice: 'alba',
    timeoutMs,
    maxRetries: reason === 'cut_off' ? 0 : 2,
    lame,
  })
  const narration = await createNarratorWithFallback(cloud, embedded).narrate(request)
  expect(narration).toMatchObject({ narrator: 'embedded', fallbackReason: `openai-compatible:tts: ${reason}` })
  expect(await readAll(narration.stream)).toBe('whole embedded letter')
})
