import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { deliver } from './pipeline-world'
import { openBrowser, request, vars } from './world'

describe('the site', () => {
  it('answers that it is well', async () => {
    const response = await openBrowser().get('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', database: true })
  })

  it('describes every route in its OpenAPI document, and shows it as a page', async () => {
    const browser = openBrowser()
    const document = (await (await browser.get('/api/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/account',
      '/api/account/consents',
      '/api/account/export',
      '/api/account/sessions',
      '/api/account/sessions/{id}',
      '/api/audio/download/{id}',
      '/api/audio/{id}',
      '/api/carta/{id}',
      '/api/carta/{id}/abrir',
      '/api/carta/{id}/cerrar',
      '/api/carta/{id}/reintentar',
      '/api/chat',
      '/api/chat/memories',
      '/api/chat/memories/{id}',
      '/api/chat/sessions',
      '/api/chat/sessions/{id}',
      '/api/chat/voice',
      '/api/coaching/message',
      '/api/coaching/progress',
      '/api/coaching/reminders',
      '/api/coaching/reminders/{id}',
      '/api/coaching/reminders/{id}/off',
      '/api/descargar-carta/{id}',
      '/api/generar-carta',
      '/api/health',
      '/api/session',
      '/api/session/code',
      '/api/session/verify',
      '/api/trial/start',
      '/api/trial/status',
      '/api/user/subscription-status',
    ])
    const page = await (await browser.get('/api/docs')).text()
    expect(page).toContain('/api/generar-carta')
    expect(page).not.toMatch(/https?:\/\/(?!localhost)/)
  })

  it('gives every answer a request id and keeps private answers out of caches', async () => {
    const response = await openBrowser().get('/api/session')
    expect(response.headers.get('X-Request-Id')).toMatch(/^req_[0-9a-z]{26}$/)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('sends pages with a policy whose nonce changes every time', async () => {
    const browser = openBrowser()
    const policies = await Promise.all(
      [1, 2].map(async () => (await browser.get('/')).headers.get('Content-Security-Policy') ?? ''),
    )
    const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1])
    expect(nonces[0]).toBeTruthy()
    expect(nonces[0]).not.toBe(nonces[1])
    expect(policies[0]).toContain("default-src 'self'")
    expect(policies[0]).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('answers an unknown API address, and an unknown method, in the one error shape', async () => {
    const browser = openBrowser()
    for (const response of [await browser.get('/api/nothing'), await browser.post('/api/nothing', {})]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: 'not_found', requestId: expect.stringMatching(/^req_/) })
    }
  })

  it('speaks the language of the body, then of the cookie, then of the browser, then Spanish', async () => {
    const message = async (headers: Record<string, string>, body: object = {}) =>
      ((await (await openBrowser().post('/api/generar-carta', body, headers)).json()) as { message: string }).message
    const [es, en] = ['Por favor completa todos los campos obligatorios.', 'Please fill in all the required fields.']
    expect(await message({})).toBe(es)
    expect(await message({ 'Accept-Language': 'en-GB' })).toBe(en)
    expect(await message({ 'Accept-Language': 'en-GB', Cookie: 'eon-language=es' })).toBe(es)
    expect(await message({ 'Accept-Language': 'en-GB' }, { language: 'es' })).toBe(es)
  })
})

describe('the log', () => {
  it('tells what happened by ids, and nothing of what a person wrote or who they are', async () => {
    const lines: string[] = []
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)))
    }
    const browser = openBrowser()
    const ip = { 'CF-Connecting-IP': '203.0.113.7' }
    const { cartaId } = (await (await browser.post('/api/generar-carta', request, ip)).json()) as { cartaId: string }
    await deliver([{ version: 1, type: 'letter.compose', letterId: cartaId }])
    await browser.post('/api/generar-carta', { ...request, nombre: 7 }, ip)
    await browser.get(`/api/carta/${cartaId}`)
    vi.restoreAllMocks()

    expect(lines.length).toBeGreaterThan(3)
    expect(lines.every((line) => typeof JSON.parse(line).event === 'string')).toBe(true)
    const everything = lines.join('\n')
    expect(everything).toContain(cartaId)
    const token = decodeURIComponent(browser.cookies.get('eon_session') ?? '').split('.')[0]
    for (const secret of ['Inés', 'Lela', 'abuela', 'rosquillas', 'culpa', '203.0.113.7', token]) expect(everything).not.toContain(secret)
  })
})

describe('what the site refuses', () => {
  it('writes that another site made the browser send', async () => {
    const browser = openBrowser()
    const foreign: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) {
      const response = await browser.post('/api/generar-carta', request, headers)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: 'origin_mismatch' })
    }
    expect((await browser.post('/api/generar-carta', request, { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  it('bodies that are too large, malformed or of another kind, without an exception text', async () => {
    const browser = openBrowser()
    const large = await browser.post('/api/generar-carta', { ...request, mensaje: 'a'.repeat(70_000) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ error: 'body_too_large' })

    const send = (body: string, type = 'application/json') =>
      browser.request('/api/generar-carta', { method: 'POST', body, headers: { 'Content-Type': type } })
    for (const response of [await send('{"camino":'), await send('null'), await send('[]'), await send('camino=duelo', 'text/plain')]) {
      expect(response.status).toBe(400)
      const answer = (await response.json()) as { error: string; message: string }
      expect(['invalid_input', 'missing_fields']).toContain(answer.error)
      expect(answer.message).not.toMatch(/JSON|token|position|Error/)
    }
  })

  it('names the field that is too long', async () => {
    const response = await openBrowser().post('/api/generar-carta', { ...request, nombre: 'x'.repeat(81) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'field_too_long', fields: ['nombre'] })
  })

  it('required fields left empty, or filled with spaces', async () => {
    for (const field of ['relacion', 'apodo', 'nombre', 'mensaje']) {
      const response = await openBrowser().post('/api/generar-carta', { ...request, [field]: '   ' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: 'missing_fields', fields: [field] })
    }
  })

  it('more letters an hour than the limit, with the time to wait, exactly and also at once', async () => {
    const limited = { vars: { RATE_LIMITS: 'on' } }
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await openBrowser(limited).post('/api/generar-carta', request)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const refused = await openBrowser(limited).post('/api/generar-carta', request)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(await refused.json()).toMatchObject({ error: 'too_many_requests' })
  })
})

describe('local-only doors', () => {
  it('show what the embedded mailer kept, oldest first, on a developer’s machine', async () => {
    const insert = env.DB.prepare('insert into outbox (id, "to", subject, text, html, sent_at) values (?, ?, ?, ?, ?, ?)')
    await env.DB.batch([
      insert.bind('eml_2', 'b@eon.example', 'second', 't', 'h', 2),
      insert.bind('eml_1', 'a@eon.example', 'first', 't', 'h', 1),
    ])
    const response = await openBrowser().get('/dev/outbox')
    expect(await response.json()).toEqual([
      { id: 'eml_1', to: 'a@eon.example', subject: 'first', text: 't', html: 'h', sentAt: 1 },
      { id: 'eml_2', to: 'b@eon.example', subject: 'second', text: 't', html: 'h', sentAt: 2 },
    ])
  })

  it('are not there when ENVIRONMENT is production, nor when it is not said', async () => {
    const { ENVIRONMENT: _local, ...unsaid } = vars
    for (const deployed of [{ vars: { ENVIRONMENT: 'production' } }, { vars: { ...unsaid, ENVIRONMENT: undefined as unknown as string } }]) {
      expect((await openBrowser(deployed).get('/dev/outbox')).status).toBe(404)
      const statuses = await Promise.all(
        Array.from({ length: 45 }, async () => (await openBrowser(deployed).post('/api/generar-carta', request)).status),
      )
      expect(statuses).toContain(429)
      await env.DB.exec('delete from rate_limits')
    }
  })
})

describe('the help page', () => {
  it('shows a line of the visitor’s country, small and without scripts, also when the database is gone', async () => {
    const browser = openBrowser({ bindings: { DB: undefined } })
    const response = await browser.get('/ayuda', { 'cf-ipcountry': 'MX' })
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('href="tel:8009112000"')
    expect(page).not.toContain('<script')
    expect(new TextEncoder().encode(page).length).toBeLessThan(10_000)
  })

  it('lets a person choose another country, and knows when it does not know', async () => {
    const browser = openBrowser()
    expect(await (await browser.get('/ayuda?pais=GB', { 'Accept-Language': 'en' })).text()).toContain('116 123')
    expect(await (await browser.get('/ayuda?pais=XX')).text()).toContain('findahelpline.com')
  })
})

describe('the visitor’s country', () => {
  const countryFor = async (options: { vars?: Record<string, string> }, headers: Record<string, string>) =>
    ((await (await openBrowser(options).get('/api/session', headers)).json()) as { country: string | null }).country

  it('can be given by a header on a developer’s machine, and by nothing a visitor sends elsewhere', async () => {
    expect(await countryFor({}, { 'cf-ipcountry': 'mx' })).toBe('MX')
    expect(await countryFor({}, { 'cf-ipcountry': 'Mexico' })).toBeNull()
    expect(await countryFor({ vars: { ENVIRONMENT: 'production' } }, { 'cf-ipcountry': 'MX' })).not.toBe('MX')
  })
})

describe('the session', () => {
  it('is an opaque cookie that scripts cannot read, and that travels only over TLS when deployed', async () => {
    const local = (await openBrowser().get('/api/session')).headers.getSetCookie()[0] ?? ''
    expect(local).toMatch(/^eon_session=/)
    expect(local).toContain('HttpOnly')
    expect(local).toContain('SameSite=Lax')

    const deployed = (await openBrowser({ vars: { ENVIRONMENT: 'production' } }).get('/api/session')).headers.getSetCookie()[0] ?? ''
    expect(deployed).toMatch(/^__Host-eon_session=/)
    expect(deployed).toContain('Secure')
  })

  it('keeps nothing about someone who only looks', async () => {
    const browser = openBrowser()
    await browser.get('/')
    expect(await (await browser.get('/api/session')).json()).toMatchObject({ userId: 'anonymous', email: null, tier: 'free' })
    expect(await env.DB.prepare('select count(*) as n from sessions').first('n')).toBe(0)
  })

  it('becomes an account with the first letter, one also when two come at once; the cookie itself is never stored', async () => {
    const browser = openBrowser()
    await browser.get('/')
    await Promise.all([browser.post('/api/generar-carta', request), browser.post('/api/generar-carta', request)])
    const rows = await env.DB.prepare('select * from sessions').all()
    expect(rows.results).toHaveLength(1)
    expect(await env.DB.prepare('select count(*) as n from accounts').first('n')).toBe(1)
    const token = decodeURIComponent(browser.cookies.get('eon_session') ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(40)
    expect(JSON.stringify(rows.results)).not.toContain(token)
    const session = (await (await browser.get('/api/session')).json()) as { userId: string }
    expect(session.userId).toMatch(/^acc_/)
  })

  it('of one local instance is not touched by another on the same host', async () => {
    const browser = openBrowser()
    const names = await Promise.all(
      ['http://localhost:8787', 'http://localhost:8788'].map(async (origin) => {
        const response = await browser.request('/api/session', {}, origin)
        return response.headers.getSetCookie()[0]?.split('=')[0]
      }),
    )
    expect(names).toEqual(['eon_session_8787', 'eon_session_8788'])
  })

  it('cannot be brought along: a cookie the server did not sign is replaced', async () => {
    const browser = openBrowser()
    const response = await browser.get('/api/session', { Cookie: 'eon_session=chosen-by-an-attacker.c2lnbmF0dXJl' })
    expect(response.headers.getSetCookie()[0]).toMatch(/^eon_session=(?!chosen)/)
  })
})
