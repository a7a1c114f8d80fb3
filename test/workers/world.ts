import { env } from 'cloudflare:test'
import { conversation } from '#workers/companion/conversation'
import { createSite } from '#workers/site/site'
import { request as letterRequest } from '../letter-request'
import type { ServerBuild } from '@remix-run/cloudflare'

/** Variables a worker needs; tests change what they are about. */
export const vars = {
  ENVIRONMENT: 'local',
  RATE_LIMITS: 'off',
  MASTER_KEY: `1:${btoa('0123456789abcdef0123456789abcdef')}`,
  SESSION_SECRET: 'a secret only the tests know, 40 characters',
  LOOKUP_KEY: 'another secret only the tests know of, long',
}

/** A page server with one page, which shows that a request came through. */
const pages = {
  entry: { module: { default: () => new Response('<h1>page</h1>', { headers: { 'Content-Type': 'text/html' } }) } },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v3_singleFetch: true },
  isSpaMode: false,
  mode: 'production',
} as unknown as ServerBuild

export const site = createSite({ build: pages })

/** The jobs the site handed to the queue, in order. */
export function recordingQueue() {
  const sent: unknown[] = []
  return { sent, send: async (body: unknown) => void sent.push(body) }
}

/** A browser with cookies of its own, talking to the site with the given variables. */
export function openBrowser(
  options: {
    vars?: Record<string, string>
    queue?: { send: (body: unknown) => Promise<void> }
    bindings?: object
    /** Hears what goes on after an answer. */
    waitUntil?: (work: Promise<unknown>) => void
  } = {},
) {
  const cookies = new Map<string, string>()
  const bindings = { DB: env.DB, BLOBS: env.BLOBS, JOBS: options.queue ?? recordingQueue(), EMBEDDED_COMPANION: conversation, ...vars, ...options.vars, ...options.bindings }

  async function request(path: string, init: RequestInit = {}, origin = 'http://localhost'): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await site.fetch(new Request(`${origin}${path}`, { ...init, headers }), bindings, {
      waitUntil: options.waitUntil ?? (() => undefined),
      passThroughOnException: () => undefined,
      props: {},
    } as unknown as ExecutionContext)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    request,
    get: (path: string, headers?: HeadersInit) => request(path, { ...(headers && { headers }) }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }),
    send: (method: string, path: string, body?: unknown) =>
      request(path, { method, ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** What a person fills in, as the form without a plan sends it. */
export const request = { ...letterRequest, premium: false }
