import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { finishLetter } from '../pipeline-world'
import { openBrowser, request } from '../world'
import { allRows, json } from '../people'
import { operations, settlePerson } from './people'

const filled = { ...request, email: 'x@correo.example', code: '000000', name: 'N', motivation: 'M', adult: true, message: 'Hola', opensOn: '2031-01-01', timeZone: 'UTC', noticeTo: '', health_data: true }

const hostile: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['half an object', '{"camino":'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"x"'],
  ['a list', '[{}]'],
  ['lists in lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['objects in a field', JSON.stringify({ ...filled, mensaje: 0, email: 0, premium: 0 }).replaceAll(/:0/g, `:${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`)],
  ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`k${index}`, 1])))],
  ['a prototype', `{"__proto__":{"premium":true,"isVip":true,"adult":true},"constructor":{"prototype":{"isVip":true}}}`],
  ['the same key twice', '{"email":"a@correo.example","email":{"$ne":null},"message":"a","message":["b"]}'],
  ['no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['bytes', new Uint8Array(1000).map((_, index) => index % 256)],
  ...(['null', '0', 'true', '{}', '[]', '"\\ud800"', '"\\u0000"', '"\\u202e\\u2066"', '-1e308', `"${'x'.repeat(20_000)}"`] as const).map((value): [string, string] => [
    `every field ${value.slice(0, 12)}`,
    `{${Object.keys(filled).map((name) => `"${name}":${value}`).join(',')}}`,
  ]),
]

describe('a body made to hurt', () => {
  it.each(hostile)('(%s) is refused or read as what it is, at every address, and never breaks anything', async (_name, body) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { browser, letter, session } = await settlePerson('ines@correo.example')
    for (const { method, path } of (await operations()).filter((operation) => operation.method !== 'GET' && operation.path !== '/api/account' || operation.method === 'PATCH')) {
      const url = path.replace('{id}', path.includes('sessions') ? `x${session}` : method === 'DELETE' ? 'x' : letter)
      if (url === '/api/session' ) continue
      const response = await browser.request(url, { method, body, headers: { 'Content-Type': 'application/json' } })
      expect(response.status, `${method} ${url}`).toBeLessThan(500)
      const text = await response.text()
      expect(text).not.toMatch(/SyntaxError|Unexpected|position \d|SQLITE|D1_|zod|at .*:\d+:\d+/i)
      if (response.status >= 400) expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), message: expect.any(String), requestId: expect.any(String) })
    }
    expect(errors.mock.calls.filter(([line]) => String(line).includes('"unhandled"'))).toEqual([])
    errors.mockRestore()
    expect(({} as Record<string, unknown>).isVip).toBeUndefined()
    expect(await json(await browser.get('/api/session'))).toMatchObject({ email: 'ines@correo.example', tier: 'free', isVip: false })
  })

  it('larger than 64 kB is refused, also when it does not say how large it is', async () => {
    const browser = openBrowser()
    const chunk = new TextEncoder().encode('a'.repeat(16_000))
    for (const path of ['/api/generar-carta', '/api/session/code', '/api/trial/start', '/api/chat']) {
      let sent = 0
      const stream = new ReadableStream<Uint8Array>({ pull: (controller) => (sent++ < 40 ? controller.enqueue(chunk) : controller.close()) })
      const streamed = await browser.request(path, { method: 'POST', body: stream, headers: { 'Content-Type': 'application/json' }, duplex: 'half' } as RequestInit)
      expect([400, 413]).toContain(streamed.status)
      expect(sent).toBeLessThan(40)
      const whole = await browser.request(path, { method: 'POST', body: 'a'.repeat(66_000), headers: { 'Content-Type': 'application/json' } })
      expect(whole.status).toBe(413)
    }
    expect(await allRows('accounts')).toEqual([])
  })

  it('of another kind than JSON is no request', async () => {
    const browser = openBrowser()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonx', '', 'text/plain; a=application/json']) {
      const response = await browser.request('/api/session/code', { method: 'POST', body: JSON.stringify({ email: 'x@correo.example' }), headers: { 'Content-Type': type } })
      expect(response.status, type).toBe(400)
    }
    expect(await allRows('outbox')).toEqual([])
  })

  it('with broken characters in a letter’s fields makes a letter that can be read, heard and printed', async () => {
    const browser = openBrowser()
    const odd = '\ud800 \u0000 \u202e \ufeff 𝕬 <script>alert(1)</script> {{7*7}} $(7*7) %s %n ]]> \u2028'
    const fields = Object.fromEntries((['relacion', 'apodo', 'nombre', 'mensaje', 'emocion', 'cierre'] as const).map((name) => [name, `${odd.slice(0, 70)} ${name}`]))
    const response = await browser.post('/api/generar-carta', { ...request, ...fields })
    expect(response.status).toBe(200)
    const { cartaId } = (await json(response)) as { cartaId: string }
    await finishLetter(cartaId)
    const letter = await browser.get(`/api/carta/${cartaId}`)
    expect(letter.status).toBe(200)
    expect(letter.headers.get('Content-Type')).toContain('application/json')
    for (const zona of ['', 'Europe/Madrid', 'nowhere', '%00', '../../etc', 'x'.repeat(3000), '<script>']) {
      const pdf = await browser.get(`/api/descargar-carta/${cartaId}?zona=${encodeURIComponent(zona)}`)
      expect(pdf.status).toBe(200)
      expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    }
    for (const range of ['bytes=0-', 'bytes=-1', 'bytes=0-0,2-3', `bytes=${'0-1,'.repeat(2000)}5-6`, 'bytes=9999999999999999999-', 'bytes=abc', 'lines=1-2', 'bytes=5-1']) {
      expect([200, 206, 416]).toContain((await browser.get(`/api/audio/${cartaId}`, { Range: range })).status)
    }
  })

  it.each(['+99:99', 'Etc/GMT+99', '', '\u0000', '__proto__', 'x'.repeat(60), 'Europe/Madrid\r\n'])('in a time zone (%j) is no failure of ours', async (timeZone) => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    const opensOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    expect((await browser.post(`/api/carta/${letter}/cerrar`, { opensOn, timeZone })).status).toBeLessThan(500)
  })
})

describe('an address that carries more than an address', () => {
  it.each([
    'a@correo.example\r\nBcc: b@correo.example', 'a@correo.example\nBcc:b@correo.example', 'a@correo.example%0d%0aBcc:b@correo.example', 'a@correo.example\u0000', 'a@correo.example, b@correo.example',
    'a@correo.example;b@correo.example', '"A" <a@correo.example>', '<a@correo.example>', 'a@correo.example\u2028b@c.example', 'a\u202e@correo.example', '"a\r\n"@correo.example', 'a@[127.0.0.1]', 'a@localhost',
    'ａ@correo.example', 'a@correo.example.', '.a@correo.example', 'a..b@correo.example', '@correo.example', `${'a'.repeat(250)}@correo.example`, 'a@correo.example\r\n\r\n<html>',
  ])('%j is refused wherever mail is sent from, and nothing is sent', async (email) => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    const before = (await allRows('outbox')).length
    const opensOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    for (const response of [
      await browser.post('/api/session/code', { email }),
      await browser.post('/api/trial/start', { name: 'N', email, motivation: 'M', adult: true }),
      await browser.post(`/api/carta/${letter}/cerrar`, { opensOn, noticeTo: email }),
      await browser.request('/api/account', { method: 'PATCH', body: JSON.stringify({ email, code: '000000' }), headers: { 'Content-Type': 'application/json' } }),
    ]) {
      expect(response.status).toBe(400)
    }
    expect(await allRows('outbox')).toHaveLength(before)
    expect(await env.DB.prepare('select count(*) as n from trials').first('n')).toBe(0)
  })
})

