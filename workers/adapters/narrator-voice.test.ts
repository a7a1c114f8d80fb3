import { expect, it } from 'vitest'
import type { NarrationRequest } from '#core/ports/narrator'
import { createEmbeddedNarrator, type SpeakRequest, type VoiceService } from './narrator-voice'

// The real voice, over real RPC, is met in test/voice.

const letter = (change: Partial<NarrationRequest> = {}): NarrationRequest => ({
  paragraphs: ['Querida Ana: hoy he vuelto a abrir el cajón donde guardabas las fotos.', 'Te echo de menos. Mucho.'],
  language: 'es',
  quality: 'full',
  title: 'Carta',
  ...change,
})

const readAll = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer())

/** A voice that says these chunks. */
const speaking = (...chunks: string[]): VoiceService => ({
  speak: async () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
})

it('passes on what the voice says', async () => {
  const narration = await createEmbeddedNarrator({ voice: speaking('ID3', 'abc', 'def') }).narrate(letter())
  expect(narration).toMatchObject({ narrator: 'embedded', contentType: 'audio/mpeg' })
  expect(new TextDecoder().decode(await readAll(narration.stream))).toBe('ID3abcdef')
})

it('guesses a size by length and quality', async () => {
  const guess = async (change: Partial<NarrationRequest>) =>
    (await createEmbeddedNarrator({ voice: speaking() }).narrate(letter(change))).expectedBytes
  const paragraphs = ['a'.repeat(1500)]
  // A hundred seconds, at 320 and 64 kbit/s.
  expect(await guess({ paragraphs, quality: 'full' })).toBe(4_000_000)
  expect(await guess({ paragraphs, quality: 'light' })).toBe(800_000)
})

it('cuts a title the voice would refuse', async () => {
  const asked: SpeakRequest[] = []
  const listening: VoiceService = { speak: async (request) => (asked.push(request), new ReadableStream()) }
  await createEmbeddedNarrator({ voice: listening }).narrate(letter({ title: 'a'.repeat(1000) }))
  expect(asked[0]!.title).toHaveLength(300)
})

it('says so when the voice refuses the letter', async () => {
  const refusing: VoiceService = {
    speak: () => Promise.reject(new RangeError('voice_request_refused: paragraphs too_many_characters')),
  }
  await expect(createEmbeddedNarrator({ voice: refusing }).narrate(letter())).rejects.toMatchObject({
    name: 'NarratorUnavailableError',
    reason: 'rejected',
    detail: 'paragraphs too_many_characters',
  })
})

it('says so when the voice is not there', async () => {
  const missing: VoiceService = { speak: () => Promise.reject(new Error('Worker "eon-voice" not found: Querida Ana')) }
  const failure = await createEmbeddedNarrator({ voice: missing })
    .narrate(letter())
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ reason: 'unreachable', detail: '' })
})

it('fails the stream when the voice breaks off', async () => {
  const breaking: VoiceService = {
    speak: async () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        pull: (controller) => controller.error(new Error('ReadableStream received over RPC disconnected prematurely.')),
      }),
  }
  const { stream } = await createEmbeddedNarrator({ voice: breaking }).narrate(letter())
  await expect(readAll(stream)).rejects.toMatchObject({ name: 'NarratorUnavailableError', reason: 'cut_off' })
})

/** A voice that speaks for ever, and remembers being told to stop. */
function endlessVoice() {
  const heard = { cancelled: undefined as unknown, pulls: 0 }
  const endless: VoiceService = {
    speak: async () =>
      new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            heard.pulls++
            controller.enqueue(new Uint8Array(10))
          },
          cancel: (reason) => {
            heard.cancelled = reason
          },
        },
        { highWaterMark: 0 }
      ),
  }
  return { heard, voice: endless }
}

it('takes no more than it is asked for, and stops the voice when it is cancelled', async () => {
  const { heard, voice } = endlessVoice()
  const { stream } = await createEmbeddedNarrator({ voice }).narrate(letter())
  expect(heard.pulls).toBe(0)
  const reader = stream.getReader()
  await reader.read()
  expect(heard.pulls).toBe(1)
  await reader.cancel('enough')
  expect(heard.cancelled).toBe('enough')
})

it('stops the voice and fails the stream when the caller aborts', async () => {
  const { heard, voice } = endlessVoice()
  const caller = new AbortController()
  const { stream } = await createEmbeddedNarrator({ voice }).narrate(letter(), { signal: caller.signal })
  const reader = stream.getReader()
  await reader.read()
  caller.abort(new Error('lease lost'))
  await expect(reader.read()).rejects.toThrow('lease lost')
  expect(heard.cancelled).toEqual(new Error('lease lost'))
  await expect(createEmbeddedNarrator({ voice }).narrate(letter(), { signal: caller.signal })).rejects.toThrow(
    'lease lost'
  )
})
