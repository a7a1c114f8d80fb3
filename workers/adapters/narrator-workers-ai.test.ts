import { beforeAll, expect, expectTypeOf, it } from 'vitest'
import type { NarrationRequest } from '#core/ports/narrator'
import { parseMp3, parseTag, silentFile } from '../../test/emulators/mp3-frames'
import { wavFile } from '../../test/emulators/wav-files'
import { loadLame } from './lame.fixture'
import { type AiBinding, createWorkersAiNarrator } from './narrator-workers-ai'

const letter = (change: Partial<NarrationRequest> = {}): NarrationRequest => ({
  paragraphs: ['Querida Ana:', 'Hoy he vuelto a abrir el cajón.'],
  language: 'es',
  quality: 'full',
  title: 'Carta',
  ...change,
})
const longLetter = letter({
  paragraphs: Array.from({ length: 5 }, (_, index) => `Párrafo ${index}. ${'Te echo de menos. '.repeat(4)}`),
})

let lame: WebAssembly.Module
beforeAll(async () => {
  lame = await loadLame()
})

type Answer = (text: string, signal: AbortSignal) => Response | Promise<Response>

const speech: Answer = (text) => new Response(wavFile({ seconds: text.length / 15 }), { headers: { 'content-type': 'audio/wav' } })
const status =
  (code: number): Answer =>
  () =>
    Response.json({ errors: [{ message: 'emulated', code: 3040 }] }, { status: code })

/** Answers like Cloudflare's binding asked for raw responses: statuses instead of errors. The last answer stays. */
function emulateAi(...answers: Answer[]) {
  const calls: { model: string; text: string; encoding: string; container: string }[] = []
  const ai: AiBinding = {
    run: async (model, { text, encoding, container }, { returnRawResponse, signal }) => {
      expect(returnRawResponse).toBe(true)
      calls.push({ model, text, encoding, container })
      if (text.length > 2000) return Response.json({}, { status: 400 })
      return (answers.length > 1 ? answers.shift()! : answers[0]!)(text, signal)
    },
  }
  return { ai, calls }
}

const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(4 * 1024 * 1024)) })

const readAll = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer())
const retryDelaysMs = [1, 1]

it('takes what Cloudflare calls an AI binding', () => {
  expectTypeOf<Ai>().toExtend<AiBinding>()
})

it.each([
  ['es', '@cf/deepgram/aura-2-es'],
  ['en', '@cf/deepgram/aura-2-en'],
] as const)('reads %s with %s', async (language, model) => {
  const { ai, calls } = emulateAi(speech)
  const { narrator, stream } = await createWorkersAiNarrator({ lame, ai }).narrate(letter({ language }))
  await readAll(stream)
  expect(narrator).toBe(`workers-ai:${model}`)
  const asked = { model, encoding: 'linear16', container: 'wav' }
  expect(calls).toEqual([
    { ...asked, text: 'Querida Ana:' },
    { ...asked, text: 'Hoy he vuelto a abrir el cajón.' },
  ])
})

it.each([
  ['full', 320, 48_000],
  ['light', 64, 24_000],
] as const)('makes one file of a letter, at %s quality: %i kbps at %i Hz, and draws it', async (quality, kbps, sampleRate) => {
  const { ai, calls } = emulateAi(speech)
  const { stream, soundMap } = await createWorkersAiNarrator({ ai, lame }).narrate({ ...longLetter, quality })
  const file = await readAll(stream)
  const { tags, frames, seconds, leftover } = parseMp3(file)
  expect(calls).toHaveLength(5)
  expect(tags).toHaveLength(1)
  expect(parseTag(file)).toMatchObject({ COMM: 'Voz generada por una máquina (IA)' })
  for (const frame of frames) expect(frame).toMatchObject({ kbps, sampleRate, isMono: true, isIndex: false })
  expect(leftover).toBe(0)
  expect(Math.abs(soundMap!()!.seconds - seconds)).toBeLessThan(0.2)
  expect(soundMap!()!.paragraphs).toHaveLength(5)
})

it('asks for no more at once than the model takes', async () => {
  const { ai, calls } = emulateAi(speech)
  const paragraphs = ['Te echo de menos cada tarde. '.repeat(80)]
  await readAll((await createWorkersAiNarrator({ ai, lame }).narrate(letter({ paragraphs, quality: 'light' }))).stream)
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.every(({ text }) => text.length <= 2000)).toBe(true)
})

it('tries a part again when the model is busy, broken or out of reach', async () => {
  const { ai, calls } = emulateAi(status(429), () => Promise.reject(new Error('Network connection lost')), speech)
  const { stream } = await createWorkersAiNarrator({ lame, ai, retryDelaysMs }).narrate(letter())
  expect(parseMp3(await readAll(stream)).frames.length).toBeGreaterThan(0)
  // The first paragraph three times, then the second.
  expect(calls).toHaveLength(4)
})

it.each<[string, Answer, string, number]>([
  ['busy', status(429), 'rate_limited', 3],
  ['broken', status(500), 'http_error', 3],
  ['out of reach', () => Promise.reject(new Error('lost')), 'unreachable', 3],
  ['not allowed', status(403), 'misconfigured', 1],
  ['displeased', status(400), 'rejected', 1],
  ['talking nonsense', () => new Response('<html></html>'), 'rejected', 1],
  ['deaf to the encoding', (text) => new Response(silentFile(text.length / 15)), 'rejected', 1],
  ['silent', (text) => new Response(wavFile({ seconds: text.length / 15, isSilent: true })), 'rejected', 1],
  ['endless', () => new Response(endless()), 'rejected', 1],
  ['cut short', (text) => new Response(wavFile({ seconds: text.length / 15 }).slice(0, -50)), 'cut_off', 1],
])('gives up when the model stays %s', async (_, answer, reason, expectedCalls) => {
  const { ai, calls } = emulateAi(answer)
  const narration = createWorkersAiNarrator({ lame, ai, retryDelaysMs }).narrate(letter())
  await expect(narration).rejects.toMatchObject({ name: 'NarratorUnavailableError', reason })
  expect(calls).toHaveLength(expectedCalls)
})

it('gives up when a body breaks off', async () => {
  const broken: Answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(wavFile({ seconds: 1 })),
        pull: (controller) => controller.error(new Error('lost')),
      })
    )
  await expect(createWorkersAiNarrator({ lame, ai: emulateAi(broken).ai }).narrate(letter())).rejects.toMatchObject({
    reason: 'cut_off',
  })
})

it('gives up when no answer comes in time, also from a binding that ignores the signal', async () => {
  const silent: Answer = () => new Promise(() => undefined)
  await expect(
    createWorkersAiNarrator({ lame, ai: emulateAi(silent).ai, timeoutMs: 50 }).narrate(letter())
  ).rejects.toMatchObject({ reason: 'timeout' })
})

it('does not wait for a retry once the time is over', async () => {
  const { ai, calls } = emulateAi(status(500))
  await expect(
    createWorkersAiNarrator({ lame, ai, timeoutMs: 50, retryDelaysMs: [600_000] }).narrate(letter())
  ).rejects.toMatchObject({ reason: 'timeout' })
  expect(calls).toHaveLength(1)
})

it('stops when the caller aborts, with the reason of the caller', async () => {
  const caller = new AbortController()
  const silent: Answer = () => new Promise(() => caller.abort(new Error('lease lost')))
  await expect(
    createWorkersAiNarrator({ lame, ai: emulateAi(silent).ai }).narrate(letter(), { signal: caller.signal })
  ).rejects.toThrow('lease lost')
})
