import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chatBriefOf, turnsOf } from '#core/chat/model/fixtures/brief'
import { CompanionUnavailableError, type CompanionFailure } from '#core/ports/companion'
import { listen } from '../../test/emulators/listen'
import type { ModelBehaviour } from '../../test/emulators/model-server'
import { emulatedModel, serveModels } from '../../test/emulators/served-models'
import { createOpenAiCompanion } from './companion-openai'

const serve = serveModels()

function companionFor(server: { url: string }, options: Partial<Parameters<typeof createOpenAiCompanion>[0]> = {}) {
  return createOpenAiCompanion({ ...emulatedModel, baseUrl: server.url, ...options })
}

async function failureOf(work: Promise<unknown>): Promise<CompanionUnavailableError> {
  const error = await work.then(() => null, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CompanionUnavailableError)
  return error as CompanionUnavailableError
}

afterEach(() => vi.restoreAllMocks())

describe('a reply from an OpenAI-compatible endpoint', () => {
  it('comes from one call, as it is written', async () => {
    const server = await serve({ apiKey: 'key' })
    const companion = companionFor(server)
    const shown: string[] = []
    const reply = await companion.reply(chatBriefOf(), { onText: (piece) => shown.push(piece) })
    expect(companion.name).toBe('openai-compatible:emulated')
    expect(shown.join('')).toBe(reply.text)
    expect(shown.length).toBeGreaterThan(2)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({ authorization: 'Bearer key', body: { model: 'emulated', stream: true, max_tokens: 700 } })
  })

  it('is asked for with the conversation in turns that alternate', async () => {
    const server = await serve({})
    await companionFor(server).reply(chatBriefOf({ turns: turnsOf('Hola', 'Te leo.', 'Mi madre murió en marzo') }))
    expect(server.requests[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  })

  it.each<[string, [ModelBehaviour, ...ModelBehaviour[]]]>([
    ['being told to wait a moment', ['429', 'ok']],
    ['a failure of the server', ['503', 'ok']],
  ])('comes after %s, at the second try', async (_, behaviours) => {
    const server = await serve({ behaviours })
    await companionFor(server).reply(chatBriefOf())
    expect(server.requests).toHaveLength(2)
  })

  it('tells of danger the model heard', async () => {
    const server = await serve({ behaviours: ['alarmed'] })
    expect((await companionFor(server).reply(chatBriefOf())).danger).toEqual({ level: 'high', topic: 'suicide' })
  })
})

describe('a reply that could not be had', () => {
  it.each<[ModelBehaviour, CompanionFailure, number]>([
    ['429', 'rate_limited', 2],
    ['500', 'http_error', 2],
    ['400', 'http_error', 1],
    ['401', 'misconfigured', 1],
    ['404', 'misconfigured', 1],
    ['cut-stream', 'cut_off', 1],
    ['no-finish', 'cut_off', 1],
    ['length', 'cut_off', 1],
    ['error-event', 'http_error', 1],
    ['broken-json', 'rejected', 1],
    ['html', 'rejected', 1],
    ['empty', 'rejected', 1],
    ['refusal', 'rejected', 1],
    ['wrong-language', 'rejected', 1],
    ['unfinished', 'rejected', 1],
  ])('for %s ends as %s after %i calls, and says nothing of the person', async (behaviour, reason, calls) => {
    const written = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log'), vi.spyOn(console, 'info')]
    const server = await serve({ behaviours: [behaviour] })
    const error = await failureOf(companionFor(server).reply(chatBriefOf()))
    expect(error.reason).toBe(reason)
    expect(server.requests).toHaveLength(calls)
    expect(JSON.stringify({ ...error, message: error.message, cause: error.cause })).not.toMatch(/madre|taza|fregadero/)
    expect(written.flatMap((spy) => spy.mock.calls)).toEqual([])
  })

  it('is not waited for where the endpoint asks for longer than a person waits', async () => {
    const server = await serve({ behaviours: ['429'], retryAfterMs: 6_000 })
    expect((await failureOf(companionFor(server).reply(chatBriefOf()))).reason).toBe('rate_limited')
    expect(server.requests).toHaveLength(1)
  })

  it('is unreachable where nobody listens', async () => {
    const { port, close } = await listen({ server: createServer() })
    await close()
    expect(await failureOf(companionFor({ url: `http://127.0.0.1:${port}/v1` }).reply(chatBriefOf()))).toMatchObject({ reason: 'unreachable', detail: 'ECONNREFUSED' })
  })

  it.each(['', 'not a url', 'ftp://127.0.0.1/v1'])('is misconfigured with the base URL «%s»', async (baseUrl) => {
    expect((await failureOf(createOpenAiCompanion({ baseUrl, model: 'm', timeoutMs: emulatedModel.timeoutMs }).reply(chatBriefOf()))).reason).toBe('misconfigured')
  })

  it.each<ModelBehaviour>(['hang', 'hang-mid-stream'])('in time closes the connection (%s)', async (behaviour) => {
    const server = await serve({ behaviours: [behaviour] })
    expect((await failureOf(companionFor(server, { timeoutMs: 400 }).reply(chatBriefOf()))).reason).toBe('timeout')
    expect(await server.requests[0]!.hungUp).toBe(true)
  })

  it('because its caller gives up closes the connection, and the caller’s reason is thrown', async () => {
    const server = await serve({ behaviours: ['hang-mid-stream'] })
    const caller = new AbortController()
    const work = companionFor(server).reply(chatBriefOf({ turns: turnsOf('Hola', 'Te leo.', 'Sigo aquí') }), { signal: caller.signal, onText: () => caller.abort(new Error('refused')) })
    await expect(work).rejects.toThrow('refused')
    expect(await server.requests[0]!.hungUp).toBe(true)
  })
})
