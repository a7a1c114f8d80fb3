import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { allRows, json, sessionOf } from './people'
import { openBrowser, request, type Browser } from './world'

const dayMs = 24 * 60 * 60_000
const person = { name: 'Inés', email: 'ines.perez@gmail.com', motivation: 'Volver a dormir.', adult: true }
const start = (browser: Browser, change: object = {}) => browser.post('/api/trial/start', { ...person, ...change })
const status = async (browser: Browser, headers?: HeadersInit) => json(await browser.get('/api/trial/status', headers))

/** Moves every trial so that it ends in `ms`. */
async function endIn(ms: number) {
  await env.DB.prepare('update trials set expires_at = ?').bind(Date.now() + ms).run()
  await env.DB.prepare('update accounts set trial_expires_at = ? where trial_expires_at is not null').bind(Date.now() + ms).run()
}

describe('a trial', () => {
  it('gives seven days of Corazón to the browser that started it, without any header', async () => {
    const browser = openBrowser()
    const response = await start(browser)
    expect(response.status).toBe(200)
    const body = (await response.json()) as { trialToken: string; expiresAt: string; userId: string }
    expect(body.trialToken).toMatch(/^[\w-]{43}$/)
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 7 * dayMs)).toBeLessThan(10_000)
    expect(await sessionOf(browser)).toMatchObject({ userId: body.userId, tier: 'corazon', isPremium: true, isTrial: true })
    expect(await status(browser)).toMatchObject({ valid: true, expired: false, daysRemaining: 7 })
    expect(await sessionOf(browser)).toMatchObject({ name: 'Inés', email: null })
    const kept = JSON.stringify([await allRows('trials'), await allRows('trial_uses'), await allRows('accounts')])
    for (const written of ['Inés', 'gmail', 'dormir', body.trialToken]) expect(kept).not.toContain(written)
  })

  it('ends by itself, to the moment', async () => {
    const browser = openBrowser()
    await start(browser)
    await endIn(dayMs + 60_000)
    expect(await status(browser)).toMatchObject({ valid: true, daysRemaining: 2 })
    await endIn(60_000)
    expect(await status(browser)).toMatchObject({ valid: true, daysRemaining: 1 })
    await endIn(-1)
    expect(await status(browser)).toMatchObject({ valid: false, expired: true, daysRemaining: 0 })
    expect(await sessionOf(browser)).toMatchObject({ tier: 'free', isPremium: false, isTrial: false })
  })

  it.each(['ines.perez@gmail.com', 'INESPEREZ+otra@googlemail.com', 'i.n.e.s.perez@gmail.com'])('is had once by a mailbox, also written %s', async (email) => {
    await start(openBrowser())
    const again = openBrowser()
    const response = await start(again, { email })
    expect(response.status).toBe(409)
    const body = (await response.json()) as { error: string; message: string }
    expect(body.error).toBe('trial_already_used')
    expect(body.message).toContain('Ya has utilizado')
    expect(await sessionOf(again)).toMatchObject({ tier: 'free' })
  })

  it('is had once by a mailbox, also when it is asked for twenty times at once', async () => {
    const browsers = Array.from({ length: 20 }, () => openBrowser())
    const answers = await Promise.all(browsers.map((browser) => start(browser)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await allRows('trials')).toHaveLength(1)
  })

  it('is had once by an account, with however many addresses', async () => {
    const browser = openBrowser()
    await start(browser)
    expect((await start(browser, { email: 'otra@correo.example' })).status).toBe(409)
    expect(await allRows('trial_uses')).toHaveLength(1)
  })

  it.each([
    [{ name: ' ' }, 'trial_fields_missing'],
    [{ motivation: '' }, 'trial_fields_missing'],
    [{ email: '' }, 'trial_fields_missing'],
    [{ email: 'ines@' }, 'email_invalid'],
    [{ adult: false }, 'trial_adults_only'],
    [{ adult: undefined }, 'trial_adults_only'],
  ])('refuses %j with %s, and uses nothing up', async (change, code) => {
    const browser = openBrowser()
    const response = await start(browser, change)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: code })
    expect((await start(browser)).status).toBe(200)
  })

  it('tells a motivation that is too long from one that is missing', async () => {
    const response = await start(openBrowser(), { motivation: 'a'.repeat(2001) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'trial_field_too_long' })
    expect((await start(openBrowser(), { motivation: 'a'.repeat(2000) })).status).toBe(200)
  })
})

describe('the local door to the last days of a trial', () => {
  const move = (browser: Browser, inMs: unknown) => browser.post('/dev/trial/end', { inMs })

  it('moves the end of one’s own trial, and says so where there is none or no sense in it', async () => {
    const [browser, other] = [openBrowser(), openBrowser()]
    await start(browser)
    await start(other, { email: 'otra@correo.example' })
    expect((await move(browser, -1)).status).toBe(204)
    expect(await status(browser)).toMatchObject({ valid: false, expired: true })
    expect(await sessionOf(browser)).toMatchObject({ tier: 'free' })
    expect(await status(other)).toMatchObject({ valid: true, daysRemaining: 7 })
    expect((await move(openBrowser(), -1)).status).toBe(404)
    for (const inMs of ['soon', 8 * dayMs, null]) expect((await move(browser, inMs)).status).toBe(400)
  })

  it('is not there when deployed', async () => {
    const browser = openBrowser({ vars: { ENVIRONMENT: 'production' } })
    await start(browser)
    expect((await move(browser, 6 * dayMs)).status).toBe(404)
    expect(await status(browser)).toMatchObject({ valid: true, daysRemaining: 7 })
  })
})

describe('the token of a trial', () => {
  it('speaks for its trial where the browser is nobody, until the trial ends', async () => {
    const { trialToken, userId } = (await (await start(openBrowser())).json()) as { trialToken: string; userId: string }
    const header = { 'x-trial-token': trialToken }
    const other = openBrowser()
    expect(await sessionOf(other, header)).toMatchObject({ userId, tier: 'corazon' })
    expect(await sessionOf(other)).toMatchObject({ userId: 'anonymous' })
    await endIn(-1)
    expect(await sessionOf(other, header)).toMatchObject({ userId: 'anonymous', tier: 'free' })
    expect(await status(other, header)).toMatchObject({ valid: false, expired: true })
  })

  it('does nothing for a browser that is somebody, and a made-up one does nothing at all', async () => {
    const { trialToken } = (await (await start(openBrowser())).json()) as { trialToken: string }
    const somebody = openBrowser()
    await somebody.post('/api/generar-carta', request)
    expect(await sessionOf(somebody, { 'x-trial-token': trialToken })).toMatchObject({ tier: 'free' })
    for (const forged of ['', 'x', trialToken.slice(1), `${trialToken}x`, 'null', '%00']) {
      expect(await sessionOf(openBrowser(), { 'x-trial-token': forged })).toMatchObject({ userId: 'anonymous', tier: 'free' })
    }
  })
})

describe('free messages', () => {
  const say = (browser: Browser, headers: Record<string, string> = {}) => browser.post('/api/chat', { message: 'Hola', isPremium: true, subscriptionTier: 'alma', hasAnyAccess: true }, headers)

  it('are three of a hundred sent at once', async () => {
    const browser = openBrowser()
    await browser.get('/')
    const answers = await Promise.all(Array.from({ length: 100 }, () => say(browser)))
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(3)
    const refused = answers.filter(({ status: code }) => code === 402)
    expect(refused).toHaveLength(97)
    expect(await refused[0]?.json()).toMatchObject({ error: 'free_chat_limit_reached', message: expect.stringContaining('Has alcanzado el límite de 3 mensajes gratuitos con EÓN™'), isQuiet: false })
  })

  it('come back 24 hours after the first, not at midnight', async () => {
    const browser = openBrowser()
    for (let index = 0; index < 3; index++) expect((await say(browser)).status).toBe(200)
    const age = (ms: number) => env.DB.prepare('update chat_windows set started_at = ?').bind(Date.now() - ms).run()
    await age(dayMs - 5_000)
    const refused = await say(browser)
    expect(refused.status).toBe(402)
    const { started_at: startedAt } = (await env.DB.prepare('select started_at from chat_windows').first<{ started_at: number }>())!
    expect(await refused.json()).toMatchObject({ resetsAt: startedAt + dayMs })
    await age(dayMs)
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(browser)))
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(3)
  })

  it('are not counted during a trial, whatever the headers say, and are otherwise', async () => {
    const trial = openBrowser()
    await start(trial)
    for (let index = 0; index < 5; index++) expect((await say(trial)).status).toBe(200)
    const free = openBrowser()
    const forged = { 'x-subscription-tier': 'alma', 'x-user-premium': 'true', 'x-user-trial': 'true', 'x-user-email': 'vip@correo.example', 'x-user-id': 'acc_1' }
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) statuses.push((await say(free, forged)).status)
    expect(statuses).toEqual([200, 200, 200, 402, 402])
  })
})
