import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { action as setLanguage } from '~/routes/set-language'
import { openBrowser, request } from '../world'
import { allRows, keepLetter } from '../people'
import { settlePerson, watchedDatabase } from './people'
import type { ActionFunctionArgs } from '@remix-run/cloudflare'

const letters = (letter: string) => [`/api/carta/${letter}`, `/api/audio/${letter}`, `/api/audio/download/${letter}`, `/api/descargar-carta/${letter}`]

describe('every answer', () => {
  it('carries the security headers, says nothing of what runs it, and stays out of caches', async () => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    const post = (path: string, body: string, headers: Record<string, string> = {}) => browser.request(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
    const answers: [string, Response][] = [
      ...(await Promise.all(['/', '/ayuda', '/api/docs', '/api/openapi.json', '/api/health', '/api/session', '/api/trial/status', '/api/nothing', '/nothing', '/dev/outbox', ...letters(letter)].map(async (path): Promise<[string, Response]> => [path, await browser.get(path)]))),
      ['400', await post('/api/session/code', '{')],
      ['403', await post('/api/session/code', '{}', { Origin: 'https://elsewhere.example' })],
      ['413', await post('/api/session/code', 'x'.repeat(70_000))],
      ['206', await browser.get(`/api/audio/${letter}`, { Range: 'bytes=0-9' })],
      ['416', await browser.get(`/api/audio/${letter}`, { Range: 'bytes=999999999-' })],
      ['405', await browser.request('/api/session', { method: 'PUT', body: '' })],
      ['HEAD', await browser.request('/', { method: 'HEAD' })],
      ['500', await openBrowser({ bindings: { DB: watchedDatabase(async () => { throw new Error('gone') }) } }).post('/api/generar-carta', request)],
    ]
    for (const [name, { headers }] of answers) {
      expect(headers.get('Content-Security-Policy'), name).toMatch(/default-src 'self'.*object-src 'none'.*base-uri 'none'.*form-action 'self'.*frame-ancestors 'none'/)
      expect(headers.get('Content-Security-Policy'), name).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
      expect(headers.get('X-Content-Type-Options'), name).toBe('nosniff')
      expect(headers.get('X-Frame-Options'), name).toBe('DENY')
      expect(headers.get('Referrer-Policy'), name).toBe('same-origin')
      expect(headers.get('Cross-Origin-Opener-Policy'), name).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy'), name).toBe('same-origin')
      expect(headers.get('Permissions-Policy'), name).toContain('camera=()')
      expect(headers.get('Cache-Control'), name).toContain('no-store')
      expect(headers.get('X-Request-Id'), name).toMatch(/^req_/)
      for (const told of ['Server', 'X-Powered-By', 'X-AspNet-Version', 'Via', 'Access-Control-Allow-Origin']) expect(headers.has(told), `${name} ${told}`).toBe(false)
    }
    expect(answers.find(([name]) => name === '500')?.[1].status).toBe(500)
  })

  it('asks browsers to come back over TLS only, when deployed', async () => {
    for (const path of ['/', '/api/session', '/ayuda', '/api/nothing']) {
      expect((await openBrowser({ vars: { ENVIRONMENT: 'production' } }).get(path)).headers.get('Strict-Transport-Security')).toMatch(/max-age=(\d{8,}).*includeSubDomains/)
    }
  })

  it('gives a file the type it is, and a name of our own making', async () => {
    const { browser, letter } = await settlePerson('ines@correo.example', { vars: { VIP_EMAILS: 'ines@correo.example' } })
    const disposition = async (path: string) => (await browser.get(path)).headers.get('Content-Disposition')
    expect(await disposition(`/api/audio/download/${letter}`)).toBe(`attachment; filename="eon-carta-${letter}.mp3"`)
    expect(await disposition(`/api/descargar-carta/${letter}`)).toBe(`inline; filename="eon-carta-${letter}.pdf"`)
  })

  it('that is costly to make is not made without end', async () => {
    const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
    const letter = await keepLetter(browser)
    const statuses = await Promise.all(Array.from({ length: 34 }, async () => (await browser.get(`/api/descargar-carta/${letter}`)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })
})

describe('a failure nobody expected', () => {
  it('is logged by name and place: not with the parameters of the query that failed', async () => {
    const lines: string[] = []
    for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' ')))
    const failing = watchedDatabase(async (statements) => {
      throw new Error(`Failed query: ${statements.length}\nparams: ines@correo.example, 123456\nat rest: rosquillas`)
    })
    const browser = openBrowser({ bindings: { DB: failing } })
    for (const response of [
      await browser.post('/api/generar-carta', request),
      await browser.post('/api/session/code', { email: 'ines@correo.example' }),
      await browser.post('/api/trial/start', { name: 'Inés', email: 'ines@correo.example', motivation: 'Dormir', adult: true }),
    ]) {
      expect([500, 503]).toContain(response.status)
      expect(await response.text()).not.toMatch(/params|rosquillas|Failed query/)
    }
    vi.restoreAllMocks()
    const everything = lines.join('\n')
    expect(everything).toContain('"unhandled"')
    for (const secret of ['correo.example', '123456', 'rosquillas', 'params', 'Failed query', 'Inés', 'Dormir']) expect(everything).not.toContain(secret)
    expect(await allRows('accounts')).toEqual([])
  })
})

describe('the language switch', () => {
  const send = async (fields: Record<string, string>, url = 'http://localhost/set-language') =>
    (await setLanguage({ request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }), params: {}, context: {} } as unknown as ActionFunctionArgs)) as Response

  it.each([
    'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '\\\\elsewhere.example', '/\t/elsewhere.example', '/%09/elsewhere.example/..//elsewhere.example', 'javascript:alert(1)', 'data:text/html,x',
    '/x/..//elsewhere.example', '///elsewhere.example', 'http:elsewhere.example', ' //elsewhere.example', '/\r\nSet-Cookie: a=b', '/.//elsewhere.example', '@elsewhere.example', '.elsewhere.example', '',
  ])('never leads away from the site (%j)', async (redirectTo) => {
    const response = await send({ language: 'en', redirectTo })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('Location') ?? '', 'https://eon.example')
    expect(target.origin).toBe('https://eon.example')
    expect(response.headers.get('Location')).toMatch(/^\/(?![/\\])/)
  })

  it('keeps the choice in a cookie that travels as the page does, and takes no other value', async () => {
    expect((await send({ language: 'en', redirectTo: '/' }, 'https://eon.example/set-language')).headers.get('Set-Cookie')).toContain('; Secure')
    for (const language of ['en; Domain=elsewhere.example', 'xx', 'en\r\nSet-Cookie: a=b', '__proto__', '']) {
      await expect(send({ language, redirectTo: '/' })).rejects.toMatchObject({ init: { status: 400 } })
    }
  })
})

it('keeps in the database no address of a network, no cookie and no trial token as they are', async () => {
  const browser = openBrowser({ vars: { RATE_LIMITS: 'on' } })
  const ip = { 'CF-Connecting-IP': '203.0.113.77' }
  await browser.post('/api/generar-carta', request, ip)
  await browser.post('/api/session/code', { email: 'ines@correo.example' }, ip)
  const { trialToken } = (await (await browser.post('/api/trial/start', { name: 'N', email: 'ines@correo.example', motivation: 'M', adult: true }, ip)).json()) as { trialToken: string }
  const { results } = await env.DB.prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' and name not like 'd1%'").all<{ name: string }>()
  const rows = await Promise.all(results.filter(({ name }) => name !== 'outbox').map(({ name }) => allRows(name)))
  const everything = JSON.stringify(rows)
  const cookie = decodeURIComponent([...browser.cookies.values()][0] ?? '').split('.')[0] ?? ''
  expect(cookie.length).toBeGreaterThan(40)
  for (const secret of ['203.0.113.77', cookie, trialToken, 'correo.example']) expect(everything).not.toContain(secret)
})
