import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { soundOf } from '../pipeline-world'
import { wavFile } from '../../emulators/wav-files'
import { parseMp3 } from '../../emulators/mp3-frames'
import { openBrowser, type Browser } from '../world'
import { say } from './talking'
import type { VoiceRequest } from '#workers/voice/request'

const danger = 'Esta noche me voy a matar, tengo las pastillas delante'

/** A voice that remembers what it was given to say. */
function recordingVoice(size = 30_000) {
  const said: VoiceRequest[] = []
  return { said, speak: async (request: VoiceRequest) => (said.push(request), soundOf(size)) }
}

const listen = (browser: Browser, text: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/chat/voice', { text, isPremium: true, ...more }, headers)

const startTrial = (browser: Browser) => browser.post('/api/trial/start', { name: 'Inés', email: 'ines@correo.example', motivation: 'Dormir.', adult: true })

async function listener(options: Parameters<typeof openBrowser>[0] = {}) {
  const voice = recordingVoice()
  const browser = openBrowser({ ...options, bindings: { VOICE: voice, ...options.bindings } })
  expect((await startTrial(browser)).status).toBe(200)
  return { browser, voice }
}

const codeOf = async (response: Response) => ((await response.json()) as { error: string }).error

describe('a line read aloud', () => {
  it('is sound of a known size that no cache keeps', async () => {
    const { browser } = await listener()
    const response = await listen(browser, 'Te leo con calma.')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': '30000', 'cache-control': 'private, no-store' })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await new Response(soundOf(30_000)).arrayBuffer()))
  })

  it('is said in the language of the request, light, by paragraph and without markup', async () => {
    const { browser, voice } = await listener()
    await listen(browser, 'I read **slowly**.\n\n<b>What</b> happened?', {}, { 'Accept-Language': 'en-GB' })
    expect(voice.said).toEqual([{ paragraphs: ['I read slowly.', 'What happened?'], language: 'en', quality: 'light', title: 'EÓN' }])
  })

  it.each([
    ['nothing', undefined, 'invalid_input'],
    ['no text', 7, 'invalid_input'],
    ['blanks', ' \n ', 'voice_text_blank'],
    ['only markup', '<br>**', 'voice_text_blank'],
    ['more than 2,000 characters', 'a'.repeat(2001), 'invalid_input'],
  ])('is refused for %s', async (_, text, code) => {
    const { browser, voice } = await listener()
    const response = await listen(browser, text)
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe(code)
    expect(voice.said).toEqual([])
  })

  it('of 2,000 characters is read', async () => {
    const { browser } = await listener()
    expect((await listen(browser, 'a '.repeat(1000))).status).toBe(200)
  })

  it('is for a plan or a trial, whatever the client says of itself', async () => {
    const voice = recordingVoice()
    const browser = openBrowser({ bindings: { VOICE: voice } })
    const headers = { 'x-subscription-tier': 'alma', 'x-user-premium': 'true' }
    for (const turn of ['somebody new', 'somebody who has talked']) {
      const response = await listen(browser, 'Te leo.', {}, headers)
      expect([turn, response.status, await codeOf(response)]).toEqual([turn, 402, 'premium_required'])
      await say(browser, 'Hola')
    }
    expect(voice.said).toEqual([])
    await startTrial(browser)
    expect((await listen(browser, 'Te leo.', { isPremium: false })).status).toBe(200)
  })

  it('is not made for somebody who withdrew the consent to have it handled', async () => {
    const { browser } = await listener()
    expect((await browser.send('PUT', '/api/account/consents', { health_data: false })).status).toBe(200)
    const response = await listen(browser, 'Te leo.')
    expect([response.status, await codeOf(response)]).toEqual([403, 'health_consent_withdrawn'])
  })

  it('is limited by account', async () => {
    const { browser } = await listener({ vars: { RATE_LIMITS: 'on' } })
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn++) statuses.push((await listen(browser, 'Hola.')).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
  })

  it('leaves no word of itself in the log', async () => {
    const lines: unknown[] = []
    for (const level of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words))
    try {
      const failing = { speak: () => Promise.reject(new Error('Carmen se fue')) }
      const { browser } = await listener({ bindings: { VOICE: failing } })
      await listen(browser, 'Carmen se fue.')
    } finally {
      vi.restoreAllMocks()
    }
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('Carmen')
  })
})

describe('what was answered in danger', () => {
  async function inDanger(options: Parameters<typeof openBrowser>[0] = {}) {
    const voice = recordingVoice()
    const browser = openBrowser({ ...options, bindings: { VOICE: voice } })
    const { reply, care } = await say(browser, danger)
    expect(care).not.toBeNull()
    return { browser, voice, reply }
  }

  it('is read to anybody, and uses nothing up', async () => {
    const { browser, voice, reply } = await inDanger()
    expect((await listen(browser, reply, { isPremium: false })).status).toBe(200)
    expect(voice.said[0]?.paragraphs.join(' ').slice(0, 20)).toBe(reply.slice(0, 20))
    expect((await env.DB.prepare('select * from chat_windows').all()).results).toEqual([])
  })

  it('opens no other text, no text with something added, and nothing to anybody else', async () => {
    const { browser, voice, reply } = await inDanger()
    const stranger = openBrowser({ bindings: { VOICE: voice } })
    await say(stranger, 'Hola')
    for (const [who, text] of [[browser, 'Otra cosa.'], [browser, `${reply} Y otra cosa.`], [stranger, reply]] as const) {
      expect((await listen(who, text)).status).toBe(402)
    }
    expect(voice.said).toEqual([])
  })

  it('is one’s own words neither', async () => {
    const { browser } = await inDanger()
    expect((await listen(browser, danger)).status).toBe(402)
  })
})

describe('a voice in the cloud', () => {
  /** Answers as Aura-2 does, then does what it is told. */
  const cloudOf = (run: () => Promise<Response>) => ({ vars: { NARRATOR: 'workers-ai' }, bindings: { AI: { run } } })

  it('reads where it is chosen', async () => {
    const { browser, voice } = await listener(cloudOf(async () => new Response(wavFile({ seconds: 3, isStreamed: true }), { headers: { 'content-type': 'audio/wav' } })))
    const response = await listen(browser, 'Te leo con calma.')
    const { frames, leftover } = parseMp3(new Uint8Array(await response.arrayBuffer()))
    expect(frames[0]).toMatchObject({ kbps: 64, sampleRate: 24_000 })
    expect(leftover).toBe(0)
    expect(voice.said).toEqual([])
  })

  it('is replaced by the embedded one when it refuses', async () => {
    const { browser, voice } = await listener(cloudOf(async () => new Response('{}', { status: 400 })))
    expect((await listen(browser, 'Te leo con calma.')).status).toBe(200)
    expect(voice.said).toHaveLength(1)
  })

  it('that fails with no other beside it is said to be unavailable, and talking goes on', async () => {
    const refusing = cloudOf(async () => new Response('{}', { status: 400 }))
    const { browser } = await listener({ ...refusing, bindings: { ...refusing.bindings, VOICE: undefined } })
    const response = await listen(browser, 'Te leo con calma.')
    expect([response.status, await codeOf(response)]).toEqual([503, 'voice_unavailable'])
    expect((await say(browser, 'Hola')).status).toBe(200)
  })
})
