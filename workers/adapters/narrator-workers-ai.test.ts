import { expect, expectTypeOf, it } from 'vitest'
import type { NarrationRequest } from '#core/ports/narrator'
import { parseMp3, parseTag, silentFile } from '../../test/emulators/mp3-frames'
import { type AiBinding, createWorkersAiNarrator } from './narrator-workers-ai'

const letter = (change: Partial<NarrationRequest> = {}): NarrationRequest => ({
  paragraphs: ['Querida Ana:', 'Hoy he vuelto a abrir el cajón.'],
  language: 'es',
  quality: 'full',
  title: 'Carta',
  ...change,
})
const longLetter = letter({
  paragraphs: Array.from({ length: 30 }, (_, index) => `Párrafo ${index}. ${'Te echo de menos. '.repeat(8)}`),
})

type Answer = (text: string, signal: AbortSignal) => Response | Promise<Response>

const speech: Answer = (text) =>
  new Response(silentFile(text.length / 15), { headers: { 'content-type': 'audio/mpeg' } })
const status =
  (code: number): Answer =>
  () =>
    Response.json({ errors: [{ message: 'emulated', code: 3040 }] }, { status: code })

/** Answers like Cloudflare's binding asked for raw responses: statuses instead of errors. The last answer stays. */
function emulateAi(...answers: Answer[]) {
  const calls: { model: string; text: string; encoding: string }[] = []
  const ai: AiBinding = {
    run: async (model, { text, encoding }, { returnRawResponse, signal }) => {
      expect(returnRawResponse).toBe(true)
      calls.push({ model, text, encoding })
      if (text.length > 2000) return Response.json({}, { status: 400 })
      return (answers.length > 1 ? answers.shift()! : answers[0]!)(text, signal)
    },
  }
  return { ai, calls }
}

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
  const { narrator, stream } = await createWorkersAiNarrator({ ai }).narrate(letter({ language }))
  await readAll(stream)
  expect(narrator).toBe(`workers-ai:${model}`)
  expect(calls).toEqual([{ model, text: 'Querida Ana:\n\nHoy he vuelto a abrir el cajón.', encoding: 'mp3' }])
})

it('joins the parts of a long letter into one file with one tag', async () => {
  const { ai, calls } = emulateAi(speech)
  const { stream } = await createWorkersAiNarrator({ ai }).narrate(longLetter)
  const file = await readAll(stream)
  const { tags, frames, leftover } = parseMp3(file)
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.every(({ text }) => text.length <= 1800)).toBe(true)
  expect(tags).toHaveLength(1)
  expect(parseTag(file)).toMatchObject({ COMM: 'Voz generada por una máquina (IA)' })
  expect(frames.some(({ isIndex }) => isIndex)).toBe(false)
  expect(leftover).toBe(0)
})

it('tries a part again when the model is busy, broken or out of reach', async () => {
  const { ai, calls } = emulateAi(status(429), () => Promise.reject(new Error('Network connection lost')), speech)
  const { stream } = await createWorkersAiNarrator({ ai, retryDelaysMs }).narrate(letter())
  expect(parseMp3(await readAll(stream)).frames.length).toBeGreaterThan(0)
  expect(calls).toHaveLength(3)
})

it.each<[string, Answer, string, number]>([
  ['busy', status(429), 'rate_limited', 3],
  ['broken', status(500), 'http_error', 3],
  ['out of reach', () => Promise.reject(new Error('lost')), 'unreachable', 3],
  ['not allowed', status(403), 'misconfigured', 1],
  ['displeased', status(400), 'rejected', 1],
  ['talking nonsense', () => new Response('<html></html>'), 'rejected', 1],
  ['cut short', (text) => new Response(silentFile(text.length / 15).slice(0, -50)), 'cut_off', 1],
])('gives up when the model stays %s', async (_, answer, reason, expectedCalls) => {
  const { ai, calls } = emulateAi(answer)
  const narration = createWorkersAiNarrator({ ai, retryDelaysMs }).narrate(letter())
  await expect(narration).rejects.toMatchObject({ name: 'NarratorUnavailableError', reason })
  expect(calls).toHaveLength(expectedCalls)
})

it('gives up when a body breaks off', async () => {
  const broken: Answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(silentFile(1)),
        pull: (controller) => controller.error(new Error('lost')),
      })
    )
  await expect(createWorkersAiNarrator({ ai: emulateAi(broken).ai }).narrate(letter())).rejects.toMatchObject({
    reason: 'cut_off',
  })
})

it('gives up when no answer comes in time, also from a binding that ignores the signal', async () => {
  const silent: Answer = () => new Promise(() => undefined)
  await expect(
    createWorkersAiNarrator({ ai: emulateAi(silent).ai, timeoutMs: 50 }).narrate(letter())
  ).rejects.toMatchObject({ reason: 'timeout' })
})

it('does not wait for a retry once the time is over', async () => {
  const { ai, calls } = emulateAi(status(500))
  await expect(
    createWorkersAiNarrator({ ai, timeoutMs: 50, retryDelaysMs: [600_000] }).narrate(letter())
  ).rejects.toMatchObject({ reason: 'timeout' })
  expect(calls).toHaveLength(1)
})

it('stops when the caller aborts, with the reason of the caller', async () => {
  const caller = new AbortController()
  const silent: Answer = () => new Promise(() => caller.abort(new Error('lease lost')))
  await expect(
    createWorkersAiNarrator({ ai: emulateAi(silent).ai }).narrate(letter(), { signal: caller.signal })
  ).rejects.toThrow('lease lost')
})
