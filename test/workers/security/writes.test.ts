import { describe, expect, it } from 'vitest'
import { env, createExecutionContext } from 'cloudflare:test'
import { data, type ActionFunctionArgs, type ServerBuild } from '@remix-run/cloudflare'
import { createSite } from '#workers/site/site'
import { openBrowser, recordingQueue, vars } from '../world'
import { allRows, json } from '../people'
import { operations, settlePerson } from './people'

const origin = 'http://localhost'
const foreign: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'http://localhost.elsewhere.example' },
  { Origin: 'https://localhost' },
  { Origin: 'http://localhost:8080' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'http://localhost, https://elsewhere.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'nonsense' },
  { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
]
const kinds = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']

describe('a write that another site makes a browser send', () => {
  it('is refused at every address of the API, by every method and kind of body, and changes nothing', async () => {
    const { browser, letter, session, userId } = await settlePerson('ines@correo.example')
    const before = JSON.stringify([await allRows('letters'), await allRows('accounts'), await allRows('sessions'), await allRows('outbox')])
    const writes = (await operations()).filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThanOrEqual(9)
    for (const { method, path } of writes) {
      const url = `/api${path.slice(4)}`.replace('{id}', path.includes('sessions') ? session : letter)
      for (const [index, headers] of foreign.entries()) {
        const response = await browser.request(url, { method, headers: { ...headers, 'Content-Type': kinds[index % kinds.length]! }, body: '{"email":"x@y.example","confirm":true}' })
        expect(response.status, `${method} ${url} ${JSON.stringify(headers)}`).toBe(403)
        expect(await json(response)).toMatchObject({ error: 'origin_mismatch' })
      }
    }
    expect(JSON.stringify([await allRows('letters'), await allRows('accounts'), await allRows('sessions'), await allRows('outbox')])).toBe(before)
    expect(userId).toMatch(/^acc_/)
  })

  it('is refused at the pages and at the local doors too', async () => {
    const browser = openBrowser()
    for (const path of ['/', '/duelo', '/exito?cartaId=x', '/set-language', '/acceso', '/cuenta', '/trial-signup', '/dev/sweep', '/duelo.data', '/nothing']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await browser.request(path, { method, body: 'a=b', headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/x-www-form-urlencoded' } })
        expect(response.status, `${method} ${path}`).toBe(403)
      }
    }
  })

  it('may read nothing either: no answer lets another origin in', async () => {
    const { browser, letter } = await settlePerson('ines@correo.example')
    for (const path of ['/api/session', `/api/carta/${letter}`, '/dev/outbox', '/']) {
      for (const method of ['GET', 'OPTIONS']) {
        const response = await browser.request(path, { method, headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'DELETE' } })
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
        expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      }
    }
  })
})

/** A site whose one page takes a form and says what it got; what an action throws becomes the page's status. */
function siteWithForm(seen: string[]) {
  const action = async ({ request }: ActionFunctionArgs) => {
    seen.push(String((await request.formData()).get('name')))
    return data({ ok: true })
  }
  return createSite({
    build: {
      entry: { module: { default: (_request: Request, status: number) => new Response('<h1>page</h1>', { status, headers: { 'Content-Type': 'text/html' } }) } },
      routes: { root: { id: 'root', path: '', module: { default: () => null, action } } },
      assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
      basename: '/', publicPath: '/', assetsBuildDirectory: '', future: { v3_singleFetch: true }, isSpaMode: false, mode: 'production',
    } as unknown as ServerBuild,
  })
}

describe('a form of a page that is refused', () => {
  const form = { Accept: 'text/html,*/*;q=0.8', 'Content-Type': 'application/x-www-form-urlencoded' }
  const send = (site: ReturnType<typeof createSite>, headers: Record<string, string>, body: BodyInit, path = '/?index', changes: object = {}) =>
    site.fetch(new Request(`${origin}${path}`, { method: 'POST', headers, body }), { DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), ...vars, ...changes }, createExecutionContext() as unknown as ExecutionContext)

  it('is answered with a page and the status, and its action never runs', async () => {
    const seen: string[] = []
    const site = siteWithForm(seen)
    expect((await send(site, form, 'name=ines')).status).toBe(200)
    expect(seen).toEqual(['ines'])

    const large = await send(site, form, `name=${'a'.repeat(70_000)}`)
    const foreigner = await send(site, { ...form, Origin: 'https://elsewhere.example' }, 'name=x')
    const noForm = await send(site, { ...form, 'Content-Type': 'application/json' }, '{"name":"x"}')
    const malformed = await send(site, { ...form, 'Content-Type': 'multipart/form-data; boundary=x' }, 'not at all')
    expect([large, foreigner, noForm, malformed].map(({ status }) => status)).toEqual([413, 403, 400, 400])
    for (const response of [large, foreigner, noForm, malformed]) {
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await response.text()).not.toMatch(/Error|\bat .*:\d/)
    }
    expect(seen).toEqual(['ines'])
  })

  it('over the limit says when to come back; the page’s own script gets the same', async () => {
    const seen: string[] = []
    const site = siteWithForm(seen)
    const limited = { RATE_LIMITS: 'on' }
    await Promise.all(Array.from({ length: 300 }, () => send(site, form, 'name=a', '/?index', limited)))
    expect(seen).toHaveLength(300)
    const page = await send(site, form, 'name=a', '/?index', limited)
    expect(page.status).toBe(429)
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    const script = await send(site, { ...form, Accept: '*/*' }, 'name=a', '/_root.data?index', limited)
    expect(script.status).toBe(429)
    expect(await script.text()).toContain('too_many_requests')
    expect(await json(await send(site, { 'Content-Type': 'application/json' }, '{}', '/api/trial/start', limited))).toMatchObject({ error: 'too_many_requests' })
    expect(seen).toHaveLength(300)
  })

  it('when the database is gone is a page as well, and tells nothing of why', async () => {
    const broken = { DB: { prepare: () => { throw new Error('secret of the inside') }, batch: () => { throw new Error('secret of the inside') } }, RATE_LIMITS: 'on' }
    const response = await send(siteWithForm([]), form, 'name=a', '/?index', broken)
    expect(response.status).toBe(500)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).not.toContain('secret')
  })
})
