import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { openBrowser, type Browser } from '../world'
import { allRows, keepLetter, signIn, type Row } from '../people'
import { operations, settlePerson, type Operation } from './people'

const unknown = { letter: `ltr_${'0'.repeat(26)}`, session: `ses_${'0'.repeat(26)}` }
const closing = { opensOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), timeZone: 'Europe/Madrid', noticeTo: 'ladron@correo.example' }

async function ask(browser: Browser, { method, path }: Operation, id: string) {
  const response = await browser.request(path.replace('{id}', id), {
    method,
    ...(method !== 'GET' && { body: JSON.stringify({ ...closing, isActive: true }), headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  const { requestId: _id, ...body } = (text.startsWith('{') ? JSON.parse(text) : { text }) as Row
  return { status: response.status, body }
}

const things = async () => JSON.stringify([await allRows('letters'), await allRows('accounts'), (await env.BLOBS.list()).objects.map(({ key, etag }) => [key, etag])])

describe('every address with an id', () => {
  it('answers for somebody else’s as for one that never was, to everybody, by every method, and changes nothing', async () => {
    const victim = await settlePerson('ines@correo.example')
    const other = await settlePerson('otra@correo.example')
    const anonymous = openBrowser()
    await keepLetter(anonymous)
    const withId = (await operations()).filter(({ path }) => path.includes('{id}'))
    expect(withId.length).toBeGreaterThanOrEqual(8)
    const before = await things()
    const sessions = JSON.stringify((await allRows('sessions')).filter((row) => row.account_id === victim.userId))
    for (const operation of withId) {
      const kind = operation.path.includes('sessions') ? ('session' as const) : ('letter' as const)
      for (const browser of [other.browser, anonymous, openBrowser()]) {
        const theirs = await ask(browser, operation, victim[kind])
        expect(theirs.status, `${operation.method} ${operation.path}`).toBeGreaterThanOrEqual(400)
        expect(theirs.status).toBeLessThan(500)
        expect(theirs, `${operation.method} ${operation.path}`).toEqual(await ask(browser, operation, unknown[kind]))
      }
    }
    expect(await things()).toBe(before)
    expect(JSON.stringify((await allRows('sessions')).filter((row) => row.account_id === victim.userId))).toBe(sessions)
    expect((await victim.browser.get(`/api/carta/${victim.letter}`)).status).toBe(200)
  })

  it('does not exist under another method, nor spelled otherwise', async () => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    const known = await operations()
    const before = await things()
    for (const path of new Set(known.filter((operation) => operation.path.includes('{id}')).map((operation) => operation.path))) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (known.some((operation) => operation.path === path && operation.method === method)) continue
        expect((await ask(browser, { method, path }, letter)).status, `${method} ${path}`).toBe(404)
      }
    }
    expect(await things()).toBe(before)
  })

  it.each([
    'x', '.', '..', '%2e%2e', '..%2f..%2fletters', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'ltr_%00', '%00', '%0d%0aX-Evil:1', 'ltr_', 'acc_1', '*', '%25', '__proto__', 'constructor',
    "'%20or%20'1'='1", '%27%3b%20drop%20table%20letters%3b--', '%E0%A4%A', '%F0%9F%92%94', '%ED%A0%80', '$%7Bletter%7D', '%3Cscript%3E', 'null', 'undefined', '0', '-1', 'x'.repeat(4_000),
  ])('answers %s with a refusal, and never with a failure of its own', async (id) => {
    const browser = openBrowser()
    await keepLetter(browser)
    for (const operation of (await operations()).filter(({ path }) => path.includes('{id}'))) {
      const { status, body } = await ask(browser, operation, id)
      expect([400, 401, 404], `${operation.method} ${operation.path}`).toContain(status)
      expect(JSON.stringify(body)).not.toMatch(/script>|drop table|SQLITE|D1_|at .*:\d+:\d+/)
    }
    expect(await allRows('letters')).toHaveLength(1)
  })

  it('takes a letter’s id as it is written, in no other case and with nothing around it', async () => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    for (const id of [letter.toUpperCase(), `${letter}%20`, `%20${letter}`, `${letter}%00`, `${letter}.mp3`, `${letter}%2f..%2f${letter}`, `${letter},${letter}`]) {
      expect((await browser.get(`/api/carta/${id}`)).status, id).toBe(404)
      expect((await browser.get(`/api/audio/${id}`)).status, id).toBe(404)
    }
  })
})

describe('an account that joined another', () => {
  it('leaves nothing that its old browsers, or an owner that moved on, can still open', async () => {
    const owner = await settlePerson('ines@correo.example')
    const second = openBrowser()
    const joined = await keepLetter(second)
    const old = new Map(second.cookies)
    await signIn(second, owner.email)
    const merged = (await allRows('accounts')).find((row) => row.merged_into !== null)
    expect(merged).toMatchObject({ merged_into: owner.userId, tier: 'free', trial_expires_at: null, email_hash: null })

    const planted = openBrowser()
    for (const [name, value] of old) planted.cookies.set(name, value)
    for (const id of [joined, owner.letter]) expect((await planted.get(`/api/carta/${id}`)).status).toBe(404)

    await signIn(second, 'alguien@correo.example')
    for (const id of [joined, owner.letter]) {
      expect((await second.get(`/api/carta/${id}`)).status).toBe(404)
      expect((await second.request(`/api/carta/${id}`, { method: 'DELETE' })).status).toBe(404)
      expect((await owner.browser.get(`/api/carta/${id}`)).status).toBe(200)
    }
  })
})
