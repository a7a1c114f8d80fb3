import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { anonymousKeptMs } from '#core/account/account.retention'
import { keysInRun } from '#core/account/account.keys'
import { mailKeptMs } from '#core/mail/mail.retention'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { sweep } from '#workers/sweep'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { finishLetter, pipelineDeps, scriptedWriter } from './pipeline-world'
import { openBrowser, recordingQueue, request, vars, type Browser } from './world'
import { readZip } from './zip'

type Row = Record<string, unknown>
const allRows = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all<Row>()).results
const rowsOf = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await allRows(table)).length] as const)))
const tables = ['accounts', 'account_keys', 'sessions', 'letters', 'trials', 'consents', 'chat_windows', 'email_codes', 'outbox']
const blobs = async () => (await env.BLOBS.list()).objects.map(({ key }) => key)

async function codeFor(browser: Browser, email: string): Promise<string> {
  const mails = (await (await browser.get('/dev/outbox')).json()) as { to: string; text: string }[]
  return /\b\d{6}\b/.exec(mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[0] ?? 'no code'
}

async function signIn(browser: Browser, email: string, headers: Record<string, string> = {}) {
  await browser.post('/api/session/code', { email })
  const response = await browser.post('/api/session/verify', { email, code: await codeFor(browser, email) }, headers)
  expect(response.status).toBe(200)
}

async function askForLetter(browser: Browser): Promise<string> {
  const response = await browser.post('/api/generar-carta', request)
  expect(response.status).toBe(200)
  return ((await response.json()) as { cartaId: string }).cartaId
}

async function writeLetter(browser: Browser): Promise<string> {
  const id = await askForLetter(browser)
  await finishLetter(id)
  return id
}

const trial = { name: 'Inés Robledo', email: 'ines@prueba.example', motivation: 'Quiero hablarle a mi abuela.', adult: true }
const send = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(path, { method, ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) })
const exportOf = async (browser: Browser) => {
  const response = await browser.get('/api/account/export')
  expect(response.status).toBe(200)
  return readZip(new Uint8Array(await response.arrayBuffer()))
}
const consentsOf = async (browser: Browser) => ((await (await browser.get('/api/account/consents')).json()) as { consents: Row[] }).consents
const devicesOf = async (browser: Browser) => ((await (await browser.get('/api/account/sessions')).json()) as { sessions: Row[] }).sessions

describe('an export', () => {
  it('holds everything an account keeps, readable: texts, requests, PDFs, sounds, trials, consents and devices', async () => {
    const browser = openBrowser()
    const id = await writeLetter(browser)
    await browser.post('/api/trial/start', trial)
    await browser.post('/api/chat', { message: 'hola' })
    await signIn(browser, 'ines@correo.example', { 'User-Agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' })
    const files = await exportOf(browser)
    const text = (name: string) => new TextDecoder().decode([...files].find(([path]) => path.endsWith(name))?.[1])
    const json = (name: string) => JSON.parse(text(name)) as unknown
    expect(text('LEEME.txt')).toContain('letters/')
    expect(json('account.json')).toMatchObject({ email: 'ines@correo.example', plan: 'free' })
    expect(json('trials.json')).toMatchObject([{ name: trial.name, email: trial.email, motivation: trial.motivation }])
    expect(json('devices.json')).toMatchObject([{ name: 'Firefox · Android', isCurrent: true }])
    expect((json('consents.json') as Row[]).map(({ kind }) => kind).sort()).toEqual(['adult', 'health_data', 'terms'])
    expect(json('letter.json')).toMatchObject({ id, request: { mensaje: request.mensaje, nombre: 'Inés' }, letter: { paragraphs: expect.arrayContaining([expect.stringContaining('Inés')]) } })
    expect(text('letter.pdf')).toMatch(/^%PDF/)
    expect([...files].find(([path]) => path.endsWith('letter.mp3'))?.[1]).toHaveLength(200_000)
    expect([...files.keys()].filter((path) => path.includes('..') || path.startsWith('/'))).toEqual([])
  })

  it('is there for somebody without an address, after a plan has lapsed, and holds letters that are closed', async () => {
    const browser = openBrowser()
    await browser.post('/api/trial/start', trial)
    const id = await writeLetter(browser)
    await browser.post(`/api/carta/${id}/cerrar`, { opensOn: '2045-03-03', noticeTo: 'ines@aviso.example' })
    await env.DB.prepare('update accounts set trial_expires_at = 1').run()
    await env.DB.prepare('update trials set expires_at = 1').run()
    expect((await browser.get(`/api/carta/${id}`)).status).toBe(423)
    const files = await exportOf(browser)
    const letter = [...files].find(([path]) => path.endsWith('letter.json'))?.[1]
    expect(JSON.parse(new TextDecoder().decode(letter))).toMatchObject({ noticeTo: 'ines@aviso.example', letter: { title: expect.any(String) } })
    expect([...files.keys()].some((path) => path.endsWith('.mp3'))).toBe(true)
  })

  it('takes along what came from an account that joined, and nothing of anybody else', async () => {
    const first = openBrowser()
    await writeLetter(first)
    await signIn(first, 'ines@correo.example')
    const second = openBrowser()
    await writeLetter(second)
    await signIn(second, 'ines@correo.example')
    const stranger = openBrowser()
    await writeLetter(stranger)
    const files = await exportOf(first)
    expect([...files.keys()].filter((path) => path.endsWith('letter.mp3'))).toHaveLength(2)
    expect([...(await exportOf(stranger)).keys()].filter((path) => path.endsWith('letter.mp3'))).toHaveLength(1)
  })

  it('is refused to somebody of whom nothing is kept, and to a trial’s token alone', async () => {
    const owner = openBrowser()
    const { trialToken } = (await (await owner.post('/api/trial/start', trial)).json()) as { trialToken: string }
    const stranger = openBrowser()
    for (const headers of [undefined, { 'x-trial-token': trialToken }]) {
      for (const path of ['/api/account', '/api/account/export']) {
        const response = await stranger.get(path, headers)
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ error: 'nothing_kept' })
      }
      await stranger.request('/api/account', { method: 'DELETE', ...(headers && { headers }) })
    }
    expect(await allRows('trials')).toHaveLength(1)
  })

  it('is not made without end', async () => {
    const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
    await browser.post('/api/chat', { message: 'hola' })
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const response = await browser.get('/api/account/export')
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('erasing', () => {
  it('leaves nothing but the keyed hash of a trial’s address, in the database or the store', async () => {
    const browser = openBrowser()
    await writeLetter(browser)
    await browser.post('/api/trial/start', trial)
    await browser.post('/api/chat', { message: 'hola' })
    await signIn(browser, 'ines@correo.example')
    const other = openBrowser()
    await writeLetter(other)
    await signIn(other, 'INES@correo.example')
    await other.post('/api/session/code', { email: 'ines@correo.example' })
    expect(await blobs()).toHaveLength(2)

    const cookie = [...browser.cookies.values()]
    expect((await send(browser, 'DELETE', '/api/account')).status).toBe(204)
    expect(await rowsOf()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
    expect(await blobs()).toEqual([])
    expect(await allRows('trial_uses')).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), used_at: expect.any(Number) }])
    expect([...browser.cookies.values()]).not.toEqual(cookie)
    for (const one of [browser, other]) expect(await (await one.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    // Safe to repeat, and the week stays used.
    for (const one of [browser, other]) expect((await send(one, 'DELETE', '/api/account')).status).toBe(204)
    expect((await openBrowser().post('/api/trial/start', trial)).status).toBe(409)
  })

  it('leaves everybody else as they are', async () => {
    const browser = openBrowser()
    await writeLetter(browser)
    const stranger = openBrowser()
    const id = await writeLetter(stranger)
    await send(browser, 'DELETE', '/api/account')
    expect((await stranger.get(`/api/carta/${id}`)).status).toBe(200)
    expect((await stranger.get(`/api/audio/${id}`)).status).toBe(200)
  })

  it('is done once when it is asked for many times at once', async () => {
    const browser = openBrowser()
    await writeLetter(browser)
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(browser, 'DELETE', '/api/account')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await allRows('accounts')).toEqual([])
  })

  it('ends a letter that is being written, and one that is being read aloud', async () => {
    const browser = openBrowser()
    const id = await askForLetter(browser)
    const writer = scriptedWriter(async () => {
      expect((await send(browser, 'DELETE', '/api/account')).status).toBe(204)
    })
    await composeLetter({ letterId: id }, pipelineDeps({ writer }))
    expect(writer.calls).toBe(1)
    expect(await composeLetter({ letterId: id }, pipelineDeps({ writer }))).toEqual({ outcome: 'skipped' })
    expect(await allRows('letters')).toEqual([])

    const second = openBrowser()
    const read = await askForLetter(second)
    const deps = pipelineDeps()
    await composeLetter({ letterId: read }, deps)
    const narrator = {
      name: 'slow',
      narrate: async (...input: Parameters<typeof deps.narrator.narrate>) => {
        await send(second, 'DELETE', '/api/account')
        return deps.narrator.narrate(...input)
      },
    }
    await narrateLetter({ letterId: read }, { ...deps, narrator })
    expect(await allRows('letters')).toEqual([])
    expect(await blobs()).toEqual([])
  })

  it('can be asked for again after it was cut off in the middle', async () => {
    const browser = openBrowser()
    await writeLetter(browser)
    await signIn(browser, 'ines@correo.example')
    const failing = new Proxy(env.BLOBS, {
      get: (bucket, name) => (name === 'delete' ? () => Promise.reject(new Error('store down')) : (Reflect.get(bucket, name) as unknown)),
    })
    const cut = openBrowser({ bindings: { BLOBS: failing } })
    for (const [name, value] of browser.cookies) cut.cookies.set(name, value)
    expect((await send(cut, 'DELETE', '/api/account')).status).toBe(500)
    expect((await send(browser, 'DELETE', '/api/account')).status).toBe(204)
    expect(await allRows('accounts')).toEqual([])
    expect(await blobs()).toEqual([])
  })
})

describe('devices', () => {
  const agents = { phone: 'Mozilla/5.0 (Android 14) Firefox/130.0', desk: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' }

  async function twoDevices() {
    const [phone, desk] = [openBrowser(), openBrowser()]
    await signIn(phone, 'ines@correo.example', { 'User-Agent': agents.phone })
    await signIn(desk, 'ines@correo.example', { 'User-Agent': agents.desk })
    return { phone, desk }
  }

  it('are listed as their owner would name them', async () => {
    const { phone, desk } = await twoDevices()
    expect((await devicesOf(desk)).map(({ name, isCurrent }) => [name, isCurrent]).sort()).toEqual([
      ['Chrome · Windows', true],
      ['Firefox · Android', false],
    ])
    expect((await devicesOf(phone)).find(({ isCurrent }) => isCurrent)).toMatchObject({ name: 'Firefox · Android' })
    expect(await devicesOf(openBrowser())).toEqual([])
  })

  it('are signed out one by one, and are then nobody, with a new cookie for what they leave next', async () => {
    const { phone, desk } = await twoDevices()
    const lost = (await devicesOf(desk)).find(({ isCurrent }) => !isCurrent)
    expect((await send(desk, 'DELETE', `/api/account/sessions/${String(lost?.id)}`)).status).toBe(204)
    expect(await (await phone.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    expect(await devicesOf(desk)).toHaveLength(1)
    const before = new Map(phone.cookies)
    const id = await askForLetter(phone)
    expect([...phone.cookies]).not.toEqual([...before])
    expect((await desk.get(`/api/carta/${id}`)).status).toBe(404)
    const thief = openBrowser()
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect((await thief.get(`/api/carta/${id}`)).status).toBe(404)
  })

  it('are signed out all but one', async () => {
    const { phone, desk } = await twoDevices()
    expect((await send(phone, 'DELETE', '/api/account/sessions')).status).toBe(204)
    expect(await (await desk.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    expect(await (await phone.get('/api/session')).json()).toMatchObject({ email: 'ines@correo.example' })
  })

  it('of others are out of reach', async () => {
    const { desk } = await twoDevices()
    const stranger = openBrowser()
    await signIn(stranger, 'otra@correo.example')
    for (const { id } of await devicesOf(desk)) expect((await send(stranger, 'DELETE', `/api/account/sessions/${String(id)}`)).status).toBe(404)
    expect(await devicesOf(desk)).toHaveLength(2)
  })

  it('renew the cookie when the one that asks signs itself out', async () => {
    const { phone } = await twoDevices()
    const own = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent)
    const before = [...phone.cookies.values()]
    expect((await send(phone, 'DELETE', `/api/account/sessions/${String(own?.id)}`)).status).toBe(204)
    expect([...phone.cookies.values()]).not.toEqual(before)
  })
})

describe('name and address', () => {
  it('are changed by their owner, the address by proving the new one, and the old one is told', async () => {
    const browser = openBrowser()
    await signIn(browser, 'ines@corre.example')
    const id = await writeLetter(browser)
    expect(await (await send(browser, 'PATCH', '/api/account', { name: '  Inés ' })).json()).toMatchObject({ name: 'Inés' })
    await browser.post('/api/session/code', { email: 'ines@correo.example' })
    const wrong = await send(browser, 'PATCH', '/api/account', { email: 'ines@correo.example', code: '000000' })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'code_invalid' }])
    const code = await codeFor(browser, 'ines@correo.example')
    const changed = await send(browser, 'PATCH', '/api/account', { email: 'ines@correo.example', code })
    expect(await changed.json()).toMatchObject({ email: 'ines@correo.example', name: 'Inés' })
    const mails = (await (await browser.get('/dev/outbox')).json()) as { to: string; text: string }[]
    expect(mails.at(-1)).toMatchObject({ to: 'ines@corre.example', text: expect.stringContaining('la dirección nueva') })
    const second = openBrowser()
    await signIn(second, 'ines@correo.example')
    expect((await second.get(`/api/carta/${id}`)).status).toBe(200)
    expect(JSON.stringify(await allRows('accounts'))).not.toMatch(/correo|Inés/)
    expect(await (await send(browser, 'PATCH', '/api/account', { name: '' })).json()).toMatchObject({ name: null })
  })

  it('keeps its address where the new one has an account, and where there was none to correct', async () => {
    const owner = openBrowser()
    await signIn(owner, 'otra@correo.example')
    const browser = openBrowser()
    await signIn(browser, 'ines@correo.example')
    await browser.post('/api/session/code', { email: 'otra@correo.example' })
    const taken = await send(browser, 'PATCH', '/api/account', { email: 'otra@correo.example', code: await codeFor(browser, 'otra@correo.example') })
    expect([taken.status, await taken.json()]).toMatchObject([409, { error: 'email_in_use' }])
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ email: 'ines@correo.example' })
    const anonymous = openBrowser()
    await anonymous.post('/api/chat', { message: 'hola' })
    expect((await send(anonymous, 'PATCH', '/api/account', { email: 'nueva@correo.example', code: '123456' })).status).toBe(401)
  })

  it.each([{}, { name: 'a'.repeat(121) }, { name: 'dos\nlíneas' }, { email: 'ines@correo.example' }, { tier: 'vip' }, { name: 'Inés', tier: 'vip' }])('refuses %j', async (body) => {
    const browser = openBrowser()
    await browser.post('/api/chat', { message: 'hola' })
    expect((await send(browser, 'PATCH', '/api/account', body)).status).toBe(400)
  })
})

describe('consent', () => {
  it('is kept once a version, with its moment, however often and at once something is asked for', async () => {
    const browser = openBrowser()
    await browser.get('/')
    await Promise.all(Array.from({ length: 6 }, () => browser.post('/api/generar-carta', request)))
    await browser.post('/api/trial/start', trial)
    const kept = await consentsOf(browser)
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['adult', 'health_data', 'terms'])
    expect(kept.every(({ version, givenAt, withdrawnAt }) => typeof version === 'string' && Number(givenAt) > 1.7e12 && withdrawnAt === null)).toBe(true)
  })

  it('of age is kept with a trial', async () => {
    const browser = openBrowser()
    await browser.post('/api/trial/start', trial)
    expect((await consentsOf(browser)).map(({ kind }) => kind)).toContain('adult')
  })

  it('to handle health data can be taken back: no new letter then, and none again, until it is given anew', async () => {
    const browser = openBrowser()
    const id = await writeLetter(browser)
    for (let again = 0; again < 2; again++) expect((await send(browser, 'PUT', '/api/account/consents', { health_data: false })).status).toBe(200)
    for (let again = 0; again < 2; again++) {
      const refused = await browser.post('/api/generar-carta', { ...request, language: 'es' })
      expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'health_consent_withdrawn', message: expect.stringContaining('permiso') }])
    }
    // What is there stays one's own.
    expect((await browser.get(`/api/carta/${id}`)).status).toBe(200)
    expect((await allRows('letters')).length).toBe(1)
    await send(browser, 'PUT', '/api/account/consents', { health_data: true })
    await send(browser, 'PUT', '/api/account/consents', { health_data: true })
    await askForLetter(browser)
    const health = (await consentsOf(browser)).filter(({ kind }) => kind === 'health_data')
    expect(health.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  })

  it('taken back stays so where an older yes joins from another browser', async () => {
    const second = openBrowser()
    await writeLetter(second)
    await env.DB.prepare('update consents set given_at = given_at - 1000').run()
    const first = openBrowser()
    await writeLetter(first)
    await signIn(first, 'ines@correo.example')
    await send(first, 'PUT', '/api/account/consents', { health_data: false })
    await signIn(second, 'ines@correo.example')
    await env.DB.prepare('update letters set is_counted = 0').run()
    expect((await second.post('/api/generar-carta', request)).status).toBe(403)
  })

  it('is asked in the form it has', async () => {
    const browser = openBrowser()
    await askForLetter(browser)
    for (const body of [{}, { health_data: 'no' }, { adult: false }, { health_data: false, adult: false }]) {
      expect((await send(browser, 'PUT', '/api/account/consents', body)).status).toBe(400)
    }
    expect((await send(openBrowser(), 'PUT', '/api/account/consents', { health_data: false })).status).toBe(404)
  })
})

const day = 24 * 60 * 60_000
const depsAt = (shift: number, masterKey = vars.MASTER_KEY) => {
  const deps = createDeps(readEnv({ DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), ...vars, MASTER_KEY: masterKey }), { test: true })
  return { ...deps, clock: () => Date.now() + shift }
}

describe('the sweep', () => {
  it('erases an account without an address twelve months after it was last seen, and not before', async () => {
    const browser = openBrowser()
    await writeLetter(browser)
    await sweep(depsAt(anonymousKeptMs - day))
    expect(await allRows('accounts')).toHaveLength(1)
    await sweep(depsAt(anonymousKeptMs + day))
    expect(await rowsOf()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
    expect(await blobs()).toEqual([])
  })

  it('counts every visit, and keeps accounts with an address or a plan', async () => {
    const [seen, proven, paid, gone] = [openBrowser(), openBrowser(), openBrowser(), openBrowser()]
    const ids: string[] = []
    for (const browser of [seen, proven, paid, gone]) {
      await browser.post('/api/chat', { message: 'hola' })
      ids.push(((await (await browser.get('/api/session')).json()) as { userId: string }).userId)
    }
    await signIn(proven, 'ines@correo.example')
    await env.DB.prepare('update accounts set tier = ? where id = ?').bind('corazon', ids[2]).run()
    await env.DB.prepare('update accounts set last_seen_at = last_seen_at - ?').bind(anonymousKeptMs + day).run()
    await env.DB.prepare('update sessions set last_seen_at = last_seen_at - ?').bind(anonymousKeptMs + day).run()
    await seen.get('/api/session')
    await sweep(depsAt(0))
    expect((await allRows('accounts')).map(({ id }) => id).sort()).toEqual(ids.slice(0, 3).sort())
  })

  it('waits for a letter that is closed until a later day', async () => {
    const browser = openBrowser()
    const id = await writeLetter(browser)
    const opensOn = new Date(Date.now() + 3 * 365 * day).toISOString().slice(0, 10)
    await browser.post(`/api/carta/${id}/cerrar`, { opensOn })
    await sweep(depsAt(anonymousKeptMs + day))
    await sweep(depsAt(3 * 365 * day + anonymousKeptMs - 2 * day))
    expect(await allRows('letters')).toHaveLength(1)
    await sweep(depsAt(3 * 365 * day + anonymousKeptMs + 2 * day))
    expect(await allRows('accounts')).toEqual([])
  })

  it('deletes sessions and codes that have ended, and mails after thirty days', async () => {
    const browser = openBrowser()
    await signIn(browser, 'ines@correo.example')
    await sweep(depsAt(0))
    expect(await rowsOf()).toMatchObject({ sessions: 1, email_codes: 1, outbox: 1 })
    await sweep(depsAt(day))
    expect(await rowsOf()).toMatchObject({ sessions: 1, email_codes: 0, outbox: 1 })
    await sweep(depsAt(mailKeptMs + day))
    expect(await rowsOf()).toMatchObject({ sessions: 1, outbox: 0 })
    await sweep(depsAt(181 * day))
    expect(await rowsOf()).toMatchObject({ accounts: 1, sessions: 0 })
  })
})

describe('changing the master key', () => {
  const key = (version: number) => `${version}:${btoa(String(version).repeat(32))}`
  const [before, between, after] = [vars.MASTER_KEY, `${key(2)},${vars.MASTER_KEY}`, key(2)]
  const versions = async () => (await allRows('account_keys')).map(({ master_version: version }) => version)

  function seenWith(browser: Browser, masterKey: string) {
    const other = openBrowser({ vars: { MASTER_KEY: masterKey } })
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }

  async function isReadable(browser: Browser, id: string, masterKey: string) {
    const reader = seenWith(browser, masterKey)
    const letter = await reader.get(`/api/carta/${id}`)
    const sound = await reader.get(`/api/audio/${id}`)
    return letter.status === 200 && (await letter.text()).includes('Inés') && (await sound.arrayBuffer()).byteLength === 200_000
  }

  it('leaves everything readable before, between and after, also what joined from another account, and once the old one is gone', async () => {
    const browser = openBrowser()
    const id = await writeLetter(browser)
    await signIn(browser, 'ines@correo.example')
    const second = openBrowser()
    const joined = await writeLetter(second)
    await signIn(second, 'ines@correo.example')
    const all = async (masterKey: string) => [await isReadable(browser, id, masterKey), await isReadable(browser, joined, masterKey)]

    expect(await all(before)).toEqual([true, true])
    expect(await all(between)).toEqual([true, true])
    const fresh = openBrowser({ vars: { MASTER_KEY: between } })
    await fresh.post('/api/chat', { message: 'hola' })
    expect((await versions()).sort()).toEqual([1, 1, 2])
    await sweep(depsAt(0, between))
    expect(await versions()).toEqual([2, 2, 2])
    expect(await all(between)).toEqual([true, true])
    expect(await all(after)).toEqual([true, true])
    expect(await (await seenWith(browser, after).get('/api/account')).json()).toMatchObject({ email: 'ines@correo.example' })
    expect((await seenWith(browser, before).get(`/api/carta/${id}`)).status).toBe(500)
  })

  it('does a bounded piece a run, and leaves keys alone whose master key is missing', async () => {
    const deps = depsAt(0)
    const wrapped = await Promise.all(Array.from({ length: keysInRun + 5 }, () => deps.vault.createKey()))
    for (let start = 0; start < wrapped.length; start += 50) {
      await env.DB.batch(
        wrapped.slice(start, start + 50).flatMap(({ wrappedKey, masterVersion }, index) => [
          env.DB.prepare('insert into accounts (id, created_at, last_seen_at) values (?, ?, ?)').bind(`acc_${start + index}`, Date.now(), Date.now()),
          env.DB.prepare('insert into account_keys (account_id, wrapped_key, master_version, created_at) values (?, ?, ?, 0)').bind(`acc_${start + index}`, wrappedKey, masterVersion),
        ]),
      )
    }
    const old = async () => (await versions()).filter((version) => version === 1).length
    await sweep(depsAt(0, after))
    expect(await old()).toBe(keysInRun + 5)
    await sweep(depsAt(0, between))
    expect(await old()).toBe(5)
    await sweep(depsAt(0, between))
    expect(await old()).toBe(0)
  })
})
