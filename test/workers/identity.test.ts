import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { pipelineDeps } from './pipeline-world'
import { allRows, codeFor, keepLetter, sessionOf, signIn, type Row } from './people'
import { openBrowser, request, type Browser } from './world'

describe('proving an address', () => {
  it('keeps an anonymous account and gives it the address, sealed', async () => {
    const browser = openBrowser()
    const letter = await keepLetter(browser)
    const before = await sessionOf(browser)
    expect(before).toMatchObject({ email: null, tier: 'free' })
    const response = await signIn(browser, 'Ines@Correo.example')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ userId: before.userId, email: 'Ines@Correo.example' })
    expect((await browser.get(`/api/carta/${letter}`)).status).toBe(200)
    expect(JSON.stringify([await allRows('accounts'), await allRows('email_codes'), await allRows('sessions')]).toLowerCase()).not.toContain('correo.example')
  })

  it('signs in a second browser, which then finds the first one’s letters, whatever the case of the address', async () => {
    const first = openBrowser()
    const letter = await keepLetter(first)
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    expect((await second.get(`/api/carta/${letter}`)).status).toBe(404)
    await signIn(second, 'INES@correo.example')
    for (const path of [`carta/${letter}`, `audio/${letter}`, `descargar-carta/${letter}`]) expect((await second.get(`/api/${path}`)).status).toBe(200)
    expect((await sessionOf(second)).userId).toBe((await sessionOf(first)).userId)
  })

  it('joins what a browser had left to the account of the address, readable, once, and in one piece', async () => {
    const first = openBrowser()
    const theirs = await keepLetter(first, { ...request, nonce: 'the-same-form' })
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    const others = await keepLetter(second, { ...request, nonce: 'the-same-form' })
    await signIn(second, 'ines@correo.example')

    for (const browser of [first, second]) {
      for (const id of [theirs, others]) {
        const response = await browser.get(`/api/carta/${id}`)
        expect(response.status).toBe(200)
        expect(await response.text()).toContain('Inés')
        const sound = await browser.get(`/api/audio/${id}`)
        expect((await sound.arrayBuffer()).byteLength).toBe(200_000)
      }
    }
    expect((await allRows('letters')).length).toBe(2)
    // What both had counts.
    expect((await second.post('/api/generar-carta', request)).status).toBe(402)
  })

  it('adds up the free messages of both, so that a second browser is no second helping', async () => {
    const say = async (browser: Browser) => (await browser.post('/api/chat', { message: 'Hola' })).status
    const first = openBrowser()
    await say(first)
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    await say(second)
    await signIn(second, 'ines@correo.example')
    expect([await say(first), await say(second), await say(first)]).toEqual([200, 402, 402])
    const third = openBrowser()
    await signIn(third, 'ines@correo.example')
    expect(await say(third)).toBe(402)
  })

  it('takes a letter along that was on its way while the accounts were joined', async () => {
    const first = openBrowser()
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    const { cartaId } = (await (await second.post('/api/generar-carta', request)).json()) as { cartaId: string }
    await signIn(second, 'ines@correo.example')
    const deps = pipelineDeps()
    await composeLetter({ letterId: cartaId }, deps)
    await narrateLetter({ letterId: cartaId }, deps)
    expect(await (await first.get(`/api/carta/${cartaId}`)).json()).toMatchObject({ status: 'ready' })
  })

  it('keeps the name of a browser’s account where the account of the address has none, and leaves the one it has', async () => {
    const first = openBrowser()
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    await keepLetter(second)
    await second.send('PATCH', '/api/account', { name: 'Inés' })
    await signIn(second, 'ines@correo.example')
    for (const browser of [first, second]) expect(await sessionOf(browser)).toMatchObject({ name: 'Inés' })
    const third = openBrowser()
    await keepLetter(third)
    await third.send('PATCH', '/api/account', { name: 'Otra' })
    await signIn(third, 'ines@correo.example')
    for (const browser of [first, third]) expect(await sessionOf(browser)).toMatchObject({ name: 'Inés' })
  })

  it('moves a browser that belonged to somebody else over, and takes nothing along', async () => {
    const browser = openBrowser()
    const letter = await keepLetter(browser)
    await signIn(browser, 'ines@correo.example')
    await signIn(browser, 'otra@correo.example')
    expect(await sessionOf(browser)).toMatchObject({ email: 'otra@correo.example' })
    expect((await browser.get(`/api/carta/${letter}`)).status).toBe(404)
    const back = openBrowser()
    await signIn(back, 'ines@correo.example')
    expect((await back.get(`/api/carta/${letter}`)).status).toBe(200)
  })

  it('ends with one account when two browsers prove the same new address at once', async () => {
    const browsers = [openBrowser(), openBrowser(), openBrowser()]
    const codes: string[] = []
    for (const browser of browsers) {
      await keepLetter(browser)
      await browser.post('/api/session/code', { email: 'ines@correo.example' })
      codes.push(await codeFor('ines@correo.example'))
    }
    const answers = await Promise.all(browsers.map((browser, index) => browser.post('/api/session/verify', { email: 'ines@correo.example', code: codes[index] })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set((await Promise.all(browsers.map((browser) => sessionOf(browser)))).map(({ userId }) => userId))
    expect(ids.size).toBe(1)
    const owners = new Set((await allRows('letters')).map((row) => row.account_id))
    expect([...owners]).toEqual([...ids])
  })

  it('signs out: the browser is nobody, and what was is still there for who proves the address again', async () => {
    const browser = openBrowser()
    const letter = await keepLetter(browser)
    await signIn(browser, 'ines@correo.example')
    const stolen = new Map(browser.cookies)
    expect((await browser.request('/api/session', { method: 'DELETE' })).status).toBe(204)
    expect(await sessionOf(browser)).toMatchObject({ userId: 'anonymous', email: null })
    const thief = openBrowser()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await thief.get(`/api/carta/${letter}`)).status).toBe(404)
    await signIn(browser, 'ines@correo.example')
    expect((await browser.get(`/api/carta/${letter}`)).status).toBe(200)
  })
})

describe('a code', () => {
  const email = 'ines@correo.example'
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('is refused after five wrong tries, even when it is then right', async () => {
    const browser = openBrowser()
    await browser.post('/api/session/code', { email })
    const code = await codeFor(email)
    const tries = await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/session/verify', { email, code: wrong(code) })))
    expect(tries.every(({ status }) => status === 400)).toBe(true)
    const late = await browser.post('/api/session/verify', { email, code })
    expect(late.status).toBe(400)
    expect(await late.json()).toMatchObject({ error: 'code_invalid' })
    expect((await allRows('email_codes'))[0]).toMatchObject({ tries: 5 })
  })

  it('works once, also when it arrives many times at once', async () => {
    const browser = openBrowser()
    await browser.get('/')
    await browser.post('/api/session/code', { email })
    const code = await codeFor(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/session/verify', { email, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await allRows('accounts')).toHaveLength(1)
  })

  it('is worth nothing in another browser, for another address, after ten minutes, or once a newer one was sent', async () => {
    const browser = openBrowser()
    await browser.post('/api/session/code', { email })
    const old = await codeFor(email)
    const tried = async (by: Browser, body: object) => (await by.post('/api/session/verify', body)).status
    expect(await tried(openBrowser(), { email, code: old })).toBe(400)
    expect(await tried(browser, { email: 'otra@correo.example', code: old })).toBe(400)
    await browser.post('/api/session/code', { email })
    const code = await codeFor(email)
    if (code !== old) expect(await tried(browser, { email, code: old })).toBe(400)
    await env.DB.prepare('update email_codes set expires_at = expires_at - 600001').run()
    expect(await tried(browser, { email, code })).toBe(400)
  })

  it('is asked for and refused in the same words whether or not the address is known', async () => {
    const known = openBrowser()
    await signIn(known, email)
    const answer = async (address: string) => {
      const browser = openBrowser()
      const asked = await browser.post('/api/session/code', { email: address })
      const tried = await browser.post('/api/session/verify', { email: address, code: '123' })
      const { requestId: _requestId, ...body } = (await tried.json()) as Row
      return { asked: asked.status, body: await asked.json(), tried: tried.status, error: body }
    }
    expect(await answer(email)).toEqual(await answer('nadie@correo.example'))
  })

  it('renews the session: what was known of the cookie before is worth nothing after', async () => {
    const browser = openBrowser()
    await browser.get('/')
    const planted = new Map(browser.cookies)
    await signIn(browser, email)
    expect([...browser.cookies.values()]).not.toEqual([...planted.values()])
    const attacker = openBrowser()
    for (const [name, value] of planted) attacker.cookies.set(name, value)
    expect(await sessionOf(attacker)).toMatchObject({ userId: 'anonymous' })
  })

  it('is not sent without end', async () => {
    const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) statuses.push((await browser.post('/api/session/code', { email: index % 2 ? email : email.toUpperCase() })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
  })
})

describe('VIP access', () => {
  const vars = { VIP_EMAILS: 'alguien@correo.example, Amiga@Correo.example' }

  it('is for who proves an address of the list, and ends with the list', async () => {
    const browser = openBrowser({ vars })
    await signIn(browser, 'amiga@correo.example')
    expect(await sessionOf(browser)).toMatchObject({ tier: 'alma', isPremium: true, isVip: true })
    const status = await browser.get('/api/user/subscription-status', { 'x-user-email': 'AMIGA@correo.example' })
    expect(await status.json()).toEqual({ isVip: true, status: 'active', plan: 'alma', unlimited: true, email: 'AMIGA@correo.example' })
    const without = openBrowser()
    for (const [name, value] of browser.cookies) without.cookies.set(name, value)
    expect(await sessionOf(without)).toMatchObject({ tier: 'free', isVip: false })
  })

  it('tells nobody about an address they have not proven', async () => {
    const owner = openBrowser({ vars })
    await signIn(owner, 'amiga@correo.example')
    const stranger = openBrowser({ vars })
    await signIn(stranger, 'otra@correo.example')
    const ask = async (email: string) => {
      const byQuery = await stranger.get(`/api/user/subscription-status?email=${encodeURIComponent(email)}`)
      const byHeader = await stranger.get('/api/user/subscription-status', { 'x-user-email': email })
      return [await byQuery.json(), await byHeader.json()].map((body) => ({ ...(body as Row), email: null }))
    }
    expect(await ask('amiga@correo.example')).toEqual(await ask('nadie@correo.example'))
  })
})
