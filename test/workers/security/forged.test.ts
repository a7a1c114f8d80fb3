import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { openBrowser, request, type Browser } from '../world'
import { allRows, json, keepLetter, sessionOf, signIn } from '../people'
import { settlePerson } from './people'

const vip = 'amiga@correo.example'
const vars = { VIP_EMAILS: vip }

/** What a browser is allowed, from every side it can be seen. */
async function standing(browser: Browser, letter: string, input: { headers?: Record<string, string>; query?: string } = {}) {
  const { headers = {}, query = '' } = input
  const ask = async (path: string) => {
    const response = await browser.get(`/api/${path}${query}`, headers)
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.includes('json')) return { status: response.status }
    const { requestId: _id, email: _echo, ...body } = await json(response)
    return { status: response.status, ...body }
  }
  return {
    session: await ask('session'),
    subscription: await ask('user/subscription-status'),
    letter: await ask(`carta/${letter}`),
    download: await ask(`audio/download/${letter}`),
    trial: await ask('trial/status'),
  }
}

describe('what a client says of itself', () => {
  it('in any header or query changes nothing of what it may do', async () => {
    const victim = await settlePerson(vip, { vars })
    const attacker = openBrowser({ vars })
    const letter = await keepLetter(attacker)
    const plain = await standing(attacker, letter)
    expect(plain.session).toMatchObject({ tier: 'free', isPremium: false, isVip: false })
    expect(plain.download.status).toBe(402)

    const headers: [string, string][] = [
      ...['corazon', 'alma', 'completo', 'vip', 'admin', '__proto__'].map((tier): [string, string] => ['x-subscription-tier', tier]),
      ...['true', '1', 'TRUE'].flatMap((yes): [string, string][] => [['x-user-premium', yes], ['x-user-trial', yes]]),
      ...[victim.userId, '*', "' or 1=1 --", 'anonymous'].map((id): [string, string] => ['x-user-id', id]),
      ...[vip, vip.toUpperCase(), `${vip},x@y.example`].map((email): [string, string] => ['x-user-email', email]),
      ...['x', 'null', 'A'.repeat(43), 'A'.repeat(5_000)].map((token): [string, string] => ['x-trial-token', token]),
      ['x-mobile-device', 'true'],
      ['x-user-agent', 'EON/1.0 (internal)'],
      ['x-device-type', 'admin'],
      ['authorization', `Bearer ${victim.userId}`],
      ['authorization', `Basic ${btoa('admin:admin')}`],
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-host', 'elsewhere.example'],
      ['x-forwarded-user', vip],
      ['cf-access-authenticated-user-email', vip],
      ['x-original-url', `/api/carta/${victim.letter}`],
      ['x-rewrite-url', `/api/carta/${victim.letter}`],
      ['x-http-method-override', 'DELETE'],
      ['x-eon-account', victim.userId],
    ]
    for (const [name, value] of headers) expect(await standing(attacker, letter, { headers: { [name]: value } }), `${name}: ${value}`).toEqual(plain)
    expect(await standing(attacker, letter, { headers: Object.fromEntries(headers) })).toEqual(plain)

    for (const query of ['?vip=true', '?premium=true', `?email=${vip}`, `?email=${encodeURIComponent(vip.toUpperCase())}`, `?userId=${victim.userId}`, '?tier=alma', '?isPremium=true', '?admin=true', `?id=${victim.letter}`, '?trial=true']) {
      expect(await standing(attacker, letter, { query }), query).toEqual(plain)
    }
    expect((await attacker.get(`/api/carta/${letter}`, { 'x-http-method-override': 'DELETE' })).status).toBe(200)
  })

  it('in the body of a request for a letter makes no letter deep, nobody else’s, and not uncounted', async () => {
    const victim = await settlePerson('otra@correo.example')
    const attacker = openBrowser()
    const forged = {
      premium: true, subscriptionTier: 'alma', tier: 'vip', plan: 'alma', depth: 'deep', isCounted: false, is_counted: 0, status: 'failed',
      id: victim.letter, accountId: victim.userId, account_id: victim.userId, userId: victim.userId, email: victim.email, seed: 'x', vip: true,
    }
    for (let index = 0; index < 2; index++) expect((await attacker.post('/api/generar-carta', { ...request, ...forged })).status).toBe(200)
    expect((await attacker.post('/api/generar-carta', { ...request, ...forged })).status).toBe(402)
    const { userId } = await sessionOf(attacker)
    const theirs = (await allRows('letters')).filter((row) => row.account_id === userId)
    expect(theirs).toHaveLength(2)
    for (const row of theirs) expect(row).toMatchObject({ depth: 'free', tier: 'free', is_counted: 1, status: 'queued' })
    expect((await allRows('letters')).filter((row) => row.account_id === victim.userId)).toHaveLength(1)
  })

  it('in the body of a trial makes it neither longer nor anybody else’s, and in a sign-in makes nobody VIP', async () => {
    const victim = await settlePerson('otra@correo.example')
    const attacker = openBrowser({ vars })
    const started = await attacker.post('/api/trial/start', {
      name: 'N', email: 'n@correo.example', motivation: 'M', adult: true,
      days: 9999, expiresAt: '2099-01-01', tier: 'vip', userId: victim.userId, accountId: victim.userId, trialToken: 'A'.repeat(43),
    })
    const body = await json(started)
    expect(body.userId).not.toBe(victim.userId)
    expect(body.trialToken).not.toBe('A'.repeat(43))
    expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeLessThan(7 * 24 * 60 * 60_000 + 1000)
    expect(await sessionOf(victim.browser)).toMatchObject({ tier: 'free' })

    await attacker.post('/api/session/code', { email: 'n@correo.example', isVip: true, sendTo: 'x@y.example', bcc: vip })
    expect((await allRows('outbox')).map((mail) => mail.to)).toEqual([victim.email, 'n@correo.example'])
    const code = /\b\d{6}\b/.exec(String((await allRows('outbox')).at(-1)?.text))?.[0]
    const verified = await json(await attacker.post('/api/session/verify', { email: 'n@correo.example', code, isVip: true, tier: 'vip', userId: victim.userId }))
    expect(verified).toMatchObject({ isVip: false, isTrial: true })
    expect(verified.userId).not.toBe(victim.userId)
  })
})

describe('a session cookie', () => {
  it('that the server did not make for this browser opens nothing and is replaced', async () => {
    const victim = await settlePerson('otra@correo.example')
    const [name = '', real = ''] = [...victim.browser.cookies][0] ?? []
    const [token = '', signature = ''] = decodeURIComponent(real).split(/\.(?=[^.]+$)/)
    const tokenHash = (await allRows('sessions')).find((row) => row.account_id === victim.userId && row.revoked_at === null)?.token_hash
    const elsewhere = openBrowser({ vars: { SESSION_SECRET: 'the secret of another instance, just as long' } })
    await elsewhere.get('/api/session')

    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    const forged: [string, string][] = [
      ['unsigned', `${name}=${token}`],
      ['an empty signature', `${name}=${token}.`],
      ['another signature', `${name}=${encodeURIComponent(`${token}.${flipped}`)}`],
      ['a signature of something else', `${name}=${encodeURIComponent(`${'A'.repeat(43)}.${signature}`)}`],
      ['a cut-off one', `${name}=${real.slice(0, -6)}`],
      ['the hash the database keeps', `${name}=${String(tokenHash)}`],
      ['one of another instance', `${name}=${[...elsewhere.cookies.values()][0] ?? ''}`],
      ['another name', `eon_session_1=${real}`],
      ['the deployed name on a plain connection', `__Host-eon_session=${real}`],
      ['an account id', `${name}=${victim.userId}`],
      ['a very long one', `${name}=${'A'.repeat(7_000)}`],
      ['bytes that are no text', `${name}=%E0%A4%A`],
      ['a null', `${name}=%00`],
    ]
    for (const [what, cookie] of forged) {
      const thief = openBrowser()
      const response = await thief.get('/api/session', { Cookie: cookie })
      expect(await json(response), what).toMatchObject({ userId: 'anonymous', email: null, tier: 'free' })
      expect(response.headers.getSetCookie()[0], what).toMatch(new RegExp(`^${name}=`))
      expect((await openBrowser().get(`/api/carta/${victim.letter}`, { Cookie: cookie })).status, what).toBe(404)
    }
    // The real one, brought to a deployed site under its plain name, is not looked at.
    const deployed = openBrowser({ vars: { ENVIRONMENT: 'production' } })
    expect(await sessionOf(deployed, { Cookie: `${name}=${real}` })).toMatchObject({ userId: 'anonymous' })
  })

  it('that was revoked, or has run out, opens nothing and never comes back to its account', async () => {
    for (const end of ["update sessions set revoked_at = 1 where revoked_at is null", 'update sessions set expires_at = 1']) {
      const victim = await settlePerson(`otra${end.length}@correo.example`)
      await env.DB.prepare(end).run()
      const thief = openBrowser()
      for (const [name, value] of victim.browser.cookies) thief.cookies.set(name, value)
      expect(await sessionOf(thief)).toMatchObject({ userId: 'anonymous' })
      expect((await thief.get(`/api/carta/${victim.letter}`)).status).toBe(404)
      const asked = await thief.post('/api/generar-carta', request)
      expect([200, 401]).toContain(asked.status)
      expect((await sessionOf(thief)).userId).not.toBe(victim.userId)
      expect((await thief.get(`/api/carta/${victim.letter}`)).status).toBe(404)
    }
  })

  it('is worth nothing after its browser signed out, also when it arrives while that happens', async () => {
    const victim = await settlePerson('otra@correo.example')
    const thief = openBrowser()
    for (const [name, value] of victim.browser.cookies) thief.cookies.set(name, value)
    expect((await thief.get(`/api/carta/${victim.letter}`)).status).toBe(200)
    const signedOut = await victim.browser.request('/api/session', { method: 'DELETE' })
    expect(signedOut.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    expect((await thief.get(`/api/carta/${victim.letter}`)).status).toBe(404)
    await signIn(victim.browser, victim.email)
    expect((await thief.get(`/api/carta/${victim.letter}`)).status).toBe(404)
  })

  it('lasts a year from the day an address was proven in it, however often it is seen, and half a year unseen', async () => {
    const { browser, userId } = await settlePerson('otra@correo.example')
    const dayMs = 24 * 60 * 60_000
    const age = (days: number) =>
      env.DB.prepare('update sessions set proven_at = ?, last_seen_at = ?, expires_at = ? where revoked_at is null').bind(Date.now() - days * dayMs, Date.now() - 2 * dayMs, Date.now() + dayMs).run()
    await age(300)
    expect(await sessionOf(browser)).toMatchObject({ userId })
    const expiresAt = await env.DB.prepare('select expires_at from sessions where revoked_at is null').first<number>('expires_at')
    expect(Math.round(((expiresAt ?? 0) - Date.now()) / dayMs)).toBe(65)
    await env.DB.prepare('update sessions set expires_at = ?').bind(Date.now() - 1).run()
    expect(await sessionOf(browser)).toMatchObject({ userId: 'anonymous' })
  })
})
