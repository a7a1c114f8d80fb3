import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser, stubRefusedStorage } from './browser.fixture'
import { requestJson } from './request'
import { rememberDevice } from './request-headers'

afterEach(() => vi.unstubAllGlobals())

const ask = () => requestJson<unknown>({ method: 'POST', url: '/api/x', body: { a: 1 } })
const failure = (promise: Promise<unknown>) => promise.then(() => { throw new Error('answered') }, (error: unknown) => error)

describe('a request', () => {
  it('sends JSON and reads JSON', async () => {
    const { sent } = stubBrowser({ answer: () => Response.json({ ok: true }) })
    expect(await ask()).toEqual({ ok: true })
    expect(sent).toMatchObject([{ url: '/api/x', init: { method: 'POST', body: '{"a":1}' }, headers: { 'content-type': 'application/json', accept: 'application/json' } }])
  })

  it('reads an answer without a body as null', async () => {
    stubBrowser({ answer: () => new Response(null, { status: 204 }) })
    expect(await requestJson({ method: 'DELETE', url: '/api/session' })).toBeNull()
  })

  it('takes the error’s message from the body’s error, else its message, else status and text', async () => {
    const answers: [BodyInit | null, ResponseInit, string][] = [
      ['{"error":"code_invalid","message":"Ese código no vale."}', { status: 400 }, 'code_invalid'],
      ['{"message":"En mantenimiento"}', { status: 503 }, 'En mantenimiento'],
      ['<html>', { status: 502, statusText: 'Bad Gateway' }, '502 Bad Gateway'],
      [null, { status: 500 }, '500'],
    ]
    for (const [body, init, message] of answers) {
      stubBrowser({ answer: () => new Response(body, init) })
      expect(await failure(ask())).toMatchObject({ message, status: init.status })
    }
  })

  it('knows how long to wait, from the body or the header', async () => {
    stubBrowser({ answer: () => Response.json({ error: 'too_many_requests', retryAfterSeconds: 90 }, { status: 429 }) })
    expect(await failure(ask())).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 90 })
    stubBrowser({ answer: () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }) })
    expect(await failure(ask())).toMatchObject({ code: null, retryAfterSeconds: 7 })
    stubBrowser({ answer: () => new Response('', { status: 429, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } }) })
    expect(await failure(ask())).toMatchObject({ retryAfterSeconds: null })
  })

  it('lets the browser’s own error through without a connection', async () => {
    stubBrowser({ answer: () => { throw new TypeError('Failed to fetch') } })
    expect(await failure(ask())).toBeInstanceOf(TypeError)
  })
})

describe('the headers of plan and trial', () => {
  const headersWith = async (stored: Record<string, string>) => {
    const { sent } = stubBrowser({ stored })
    await ask()
    const { 'content-type': _type, accept: _accept, ...headers } = sent[0]?.headers ?? {}
    return headers
  }

  it('are not sent for somebody without either', async () => {
    expect(await headersWith({})).toEqual({})
    expect(await headersWith({ user_premium: 'false', user_premium_tier: 'alma', user_subscription_id: 'sub_1' })).toEqual({})
  })

  it('tell a plan', async () => {
    expect(await headersWith({ user_premium: 'true', user_premium_tier: 'alma', user_subscription_id: 'sub_1' })).toEqual({
      'x-subscription-tier': 'alma',
      'x-user-premium': 'true',
      'x-user-trial': 'false',
      'x-user-id': 'sub_1',
    })
  })

  it('tell a trial with its token, and what is not known by its default', async () => {
    expect(await headersWith({ eon_trial_token: 'secret' })).toEqual({
      'x-subscription-tier': 'free',
      'x-user-premium': 'false',
      'x-user-trial': 'true',
      'x-user-id': 'anonymous',
      'x-trial-token': 'secret',
    })
  })

  it('leave out a trial that is marked expired', async () => {
    expect(await headersWith({ eon_trial_token: 'secret', eon_trial_expired: 'true' })).toEqual({})
    expect(await headersWith({ eon_trial_token: 'secret', eon_trial_expired: 'true', user_premium: 'true' })).not.toHaveProperty('x-trial-token')
    expect(await headersWith({ eon_trial_token: 'secret', eon_trial_expired: 'false' })).toHaveProperty('x-trial-token')
  })

  it('leave out what no header may hold, so that the request still goes', async () => {
    expect(await headersWith({ user_premium: 'true', user_premium_tier: 'corazón\n' })).toEqual({ 'x-user-premium': 'true', 'x-user-trial': 'false', 'x-user-id': 'anonymous' })
  })

  it('are none where storage is refused', async () => {
    const { sent } = stubBrowser()
    stubRefusedStorage()
    await ask()
    expect(Object.keys(sent[0]?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([])
  })
})

describe('the headers of the device', () => {
  it.each([
    [767, 'mobile'],
    [768, 'tablet'],
  ])('at %d px, with the flag: %s', async (width, type) => {
    const { sent } = stubBrowser({ width, stored: { eon_mobile_device: 'true' } })
    await ask()
    expect(sent[0]?.headers).toMatchObject({ 'x-mobile-device': 'true', 'x-user-agent': 'Agent/1', 'x-device-type': type })
  })

  it('prefer the stored user agent, and are not sent without the flag', async () => {
    const flagged = stubBrowser({ stored: { eon_mobile_device: 'true', eon_user_agent: 'Agent/0' } })
    await ask()
    expect(flagged.sent[0]?.headers).toMatchObject({ 'x-user-agent': 'Agent/0' })
    const { sent } = stubBrowser({ width: 360 })
    await ask()
    expect(sent[0]?.headers).not.toHaveProperty('x-device-type')
  })

  it('are flagged on a device that is touched, and on no other', () => {
    const touched = stubBrowser({ isTouched: true })
    rememberDevice()
    expect([...touched.stored]).toEqual([['eon_mobile_device', 'true'], ['eon_user_agent', 'Agent/1']])
    const { stored } = stubBrowser({ stored: { eon_mobile_device: 'true', eon_user_agent: 'Agent/0' } })
    rememberDevice()
    expect([...stored]).toEqual([])
  })
})
