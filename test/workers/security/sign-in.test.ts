import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { networkOf } from '#workers/site/middleware/rate-limit'
import { openBrowser, type Browser } from '../world'
import { allRows, codeFor, json, keepLetter, mailsTo, sessionOf, signIn } from '../people'
import { settlePerson, watchedDatabase } from './people'

const limited = { vars: { RATE_LIMITS: 'on' } }
const from = (index: number) => ({ 'CF-Connecting-IP': `198.51.${index >> 8}.${index & 255}` })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const statuses = (responses: Response[]) => responses.map(({ status }) => status)
const count = (list: number[], status: number) => list.filter((one) => one === status).length

describe('guessing codes', () => {
  it('from many browsers and addresses at once gets six mails and twenty tries an hour, in sum, however the address is written', async () => {
    const spellings = ['victima@gmail.com', 'V.ictima@gmail.com', 'vic.tima+a@gmail.com', 'victima+b@googlemail.com']
    const browsers = Array.from({ length: 24 }, () => openBrowser(limited))
    const asked = await Promise.all(browsers.map((browser, index) => browser.post('/api/session/code', { email: spellings[index % 4] }, from(index))))
    expect(count(statuses(asked), 202)).toBe(6)
    expect(count(statuses(asked), 429)).toBe(18)
    expect(await allRows('outbox')).toHaveLength(6)
    for (const refused of asked.filter(({ status }) => status === 429)) expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)

    const tries = await Promise.all(
      Array.from({ length: 48 }, (_, index) => browsers[index % 24]!.post('/api/session/verify', { email: spellings[index % 4], code: '000000' }, from(1000 + index))),
    )
    expect(count(statuses(tries), 400)).toBe(20)
    expect(count(statuses(tries), 429)).toBe(28)
  })

  it('day and night gets twelve mails and thirty tries a day', async () => {
    const email = 'victima@correo.example'
    const nextHour = () => env.DB.prepare("update rate_limits set resets_at = 1 where key not like '%/day:%'").run()
    let [asked, tried] = [0, 0]
    for (let hour = 0; hour < 4; hour++) {
      for (let index = 0; index < 8; index++) if ((await openBrowser(limited).post('/api/session/code', { email }, from(hour * 100 + index))).status === 202) asked++
      for (let index = 0; index < 24; index++) if ((await openBrowser(limited).post('/api/session/verify', { email, code: '000000' }, from(hour * 100 + index))).status === 400) tried++
      await nextHour()
    }
    expect({ asked, tried }).toEqual({ asked: 12, tried: 30 })
  })

  it('of many mailboxes from one network gets twenty mails an hour, whatever address of the network sends', async () => {
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, index) => openBrowser(limited).post('/api/session/code', { email: `v${index}@correo.example` }, { 'CF-Connecting-IP': `2001:db8:1:2:${index}::${index}` })),
    )
    expect(count(statuses(asked), 202)).toBe(20)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0000:0000:0001:0002:0003:0004', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('a right code is refused once the tries are spent, in this browser and in every other', async () => {
    const email = 'victima@correo.example'
    const browser = openBrowser()
    await browser.post('/api/session/code', { email })
    const code = await codeFor(email)
    for (const other of Array.from({ length: 6 }, () => openBrowser())) expect((await other.post('/api/session/verify', { email, code })).status).toBe(400)
    await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/session/verify', { email, code: wrong(code) })))
    expect((await browser.post('/api/session/verify', { email, code })).status).toBe(400)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34', '000000\u0000', '{"$ne":1}', null, 123456, true, ['123456'], { $ne: null }])(
    'takes %j for no code at all',
    async (code) => {
      const browser = openBrowser()
      await browser.post('/api/session/code', { email: 'v@correo.example' })
      const response = await browser.post('/api/session/verify', { email: 'v@correo.example', code })
      expect(response.status).toBe(400)
      expect(await json(response)).toMatchObject({ error: 'code_invalid' })
      expect(await sessionOf(browser)).toMatchObject({ userId: 'anonymous' })
    },
  )
})

describe('whether an address is known', () => {
  it('shows in no status, text, header or mail', async () => {
    const vip = 'vip@correo.example'
    const vars = { VIP_EMAILS: vip }
    await settlePerson('conocida@correo.example')
    await openBrowser().post('/api/trial/start', { name: 'N', email: 'prueba@correo.example', motivation: 'M', adult: true })
    const look = async (email: string) => {
      const browser = openBrowser({ vars })
      const seen = []
      for (const response of [
        await browser.post('/api/session/code', { email }),
        await browser.post('/api/session/verify', { email, code: wrong(await codeFor(email)) }),
        await browser.get(`/api/user/subscription-status?email=${email}`),
        await browser.get('/api/user/subscription-status', { 'x-user-email': email }),
        await browser.get('/api/session', { 'x-user-email': email }),
      ]) {
        const headers = Object.fromEntries([...response.headers].filter(([name]) => !['x-request-id', 'set-cookie', 'content-security-policy', 'content-length'].includes(name)))
        const { requestId: _id, ...body } = await json(response)
        seen.push({ status: response.status, headers, body: JSON.stringify(body).replace(email, 'ADDRESS') })
      }
      const mails = await mailsTo(email)
      return { seen, mail: JSON.stringify(mails.at(-1)).replaceAll(/\d{6}/g, 'CODE') }
    }
    const nobody = await look('nadie@correo.example')
    for (const email of ['conocida@correo.example', vip, 'prueba@correo.example']) expect(await look(email)).toEqual(nobody)
  })
})

describe('proving an address', () => {
  it('that is cut off in the middle leaves the browser as nobody’s: the old cookie never speaks for a proven address', async () => {
    const email = 'ines@correo.example'
    const cut = openBrowser({ bindings: { DB: watchedDatabase(async (statements) => {
      if (statements.some((statement) => /^update "sessions" set "revoked_at"/.test(statement))) throw new Error('cut off')
    }) } })
    const letter = await keepLetter(cut)
    await cut.post('/api/session/code', { email })
    const old = new Map(cut.cookies)
    expect((await cut.post('/api/session/verify', { email, code: await codeFor(email) })).status).toBe(500)
    const browser = openBrowser()
    for (const [name, value] of old) browser.cookies.set(name, value)
    expect(await sessionOf(browser)).toMatchObject({ email: null })
    expect((await browser.get(`/api/carta/${letter}`)).status).toBe(200)
    expect((await allRows('accounts')).map((row) => row.email_hash)).toEqual([null])
  })

  it('twice at once in one browser never hands what one address has to the other', async () => {
    const owner = await settlePerson('ines@correo.example')
    const browserWith = (before: (statements: string[]) => Promise<void>) => openBrowser({ bindings: { DB: watchedDatabase(before) } })
    const browser: Browser = browserWith(async (statements) => {
      // Another request of this browser proves a second address just before the two accounts are joined.
      if (statements.some((statement) => /"merged_into"/.test(statement) && /^update "accounts" set/.test(statement))) {
        await env.DB.prepare("update accounts set email_hash = 'of another address' where email_hash is null").run()
      }
    })
    const letter = await keepLetter(browser)
    await signIn(browser, owner.email)
    expect(await sessionOf(browser)).toMatchObject({ userId: owner.userId })
    const row = (await allRows('letters')).find(({ id }) => id === letter)
    expect(row?.account_id).not.toBe(owner.userId)
    expect((await allRows('accounts')).every(({ merged_into }) => merged_into === null)).toBe(true)
  })

  it('keeps a plan that was paid for while the accounts were joined', async () => {
    const owner = await settlePerson('ines@correo.example')
    const browser = openBrowser({ bindings: { DB: watchedDatabase(async (statements) => {
      if (statements.some((statement) => /"merged_into"/.test(statement))) await env.DB.prepare("update accounts set tier = 'alma' where id = ?").bind(owner.userId).run()
    }) } })
    await keepLetter(browser)
    await signIn(browser, owner.email)
    expect(await sessionOf(browser)).toMatchObject({ userId: owner.userId, tier: 'alma' })
  })
})

describe('the token of a trial', () => {
  const begin = async (browser: Browser, email = 'prueba@correo.example') =>
    (await json(await browser.post('/api/trial/start', { name: 'N', email, motivation: 'M', adult: true }))) as { trialToken: string; userId: string }

  it('does not speak for a proven address: who began the trial in a browser that was somebody else’s keeps nothing', async () => {
    const shared = openBrowser()
    const { trialToken, userId } = await begin(shared)
    const headers = { 'x-trial-token': trialToken }
    expect(await sessionOf(openBrowser(), headers)).toMatchObject({ userId, isTrial: true })

    await signIn(shared, 'ines@correo.example')
    const letter = await keepLetter(shared)
    expect(await sessionOf(shared)).toMatchObject({ isTrial: true })
    const attacker = openBrowser()
    expect(await sessionOf(attacker, headers)).toMatchObject({ userId: 'anonymous', email: null, tier: 'free' })
    for (const path of ['carta', 'audio', 'audio/download', 'descargar-carta']) expect((await attacker.get(`/api/${path}/${letter}`, headers)).status).toBe(404)
    expect((await attacker.request(`/api/carta/${letter}`, { method: 'DELETE', headers })).status).toBe(404)
    // Of its own trial it still tells how that stands.
    expect(await json(await attacker.get('/api/trial/status', headers))).toMatchObject({ valid: true })
  })

  it('is worth nothing once its account joined another’s, or the trial has ended', async () => {
    const owner = await settlePerson('ines@correo.example')
    const second = openBrowser()
    const { trialToken } = await begin(second)
    await signIn(second, owner.email)
    expect(await sessionOf(openBrowser(), { 'x-trial-token': trialToken })).toMatchObject({ userId: 'anonymous' })

    const third = await begin(openBrowser(), 'tercera@correo.example')
    await env.DB.prepare('update trials set expires_at = 1').run()
    const headers = { 'x-trial-token': third.trialToken }
    expect(await sessionOf(openBrowser(), headers)).toMatchObject({ userId: 'anonymous', tier: 'free' })
    expect(await json(await openBrowser().get('/api/trial/status', headers))).toMatchObject({ valid: false, expired: true })
  })

  it('is had once by an account, also when it is asked for with many addresses at once, and only that address is used up', async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => browser.post('/api/trial/start', { name: 'N', email: `n${index}@correo.example`, motivation: 'M', adult: true })),
    )
    expect(statuses(answers).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    expect(await allRows('trials')).toHaveLength(1)
    expect(await allRows('trial_uses')).toHaveLength(1)
  })
})
