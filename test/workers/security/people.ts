import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { finishLetter } from '../pipeline-world'
import { openBrowser, request, type Browser } from '../world'

export type Row = Record<string, unknown>

export const allRows = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all<Row>()).results

export const json = async (response: Response) => (await response.json()) as Row

export const sessionOf = async (browser: Browser, headers?: HeadersInit) => json(await browser.get('/api/session', headers))

/** What was mailed to an address, oldest first. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { results } = await env.DB.prepare('select subject, text from outbox where "to" = ? order by rowid').bind(address).all<{ subject: string; text: string }>()
  return results
}

/** The newest code mailed to an address. */
export async function codeFor(address: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? 'no code'
}

export async function signIn(browser: Browser, email: string) {
  expect((await browser.post('/api/session/code', { email })).status).toBe(202)
  const response = await browser.post('/api/session/verify', { email, code: await codeFor(email) })
  expect(response.status).toBe(200)
}

/** Asks for a letter, has it written and read; resolves with its id. */
export async function keepLetter(browser: Browser, body: object = request): Promise<string> {
  const { cartaId } = (await json(await browser.post('/api/generar-carta', body))) as { cartaId: string }
  await finishLetter(cartaId)
  return cartaId
}

/** Somebody with a proven address, a letter and a device to sign out. */
export async function settlePerson(email: string, options: Parameters<typeof openBrowser>[0] = {}) {
  const browser = openBrowser(options)
  const letter = await keepLetter(browser)
  await signIn(browser, email)
  const { userId } = (await sessionOf(browser)) as { userId: string }
  const session = await env.DB.prepare('select id from sessions where account_id = ? and revoked_at is null').bind(userId).first<string>('id')
  return { browser, letter, userId, email, session: session ?? '' }
}

export type Operation = { method: string; path: string }

/** Every operation the API declares. */
export async function operations(): Promise<Operation[]> {
  const document = (await json(await openBrowser().get('/api/openapi.json'))) as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })))
}

/** A database that tells the test which statements stand in each batch before it runs. */
export function watchedDatabase(before: (statements: string[]) => Promise<void>): D1Database {
  let prepared: string[] = []
  return {
    prepare: (query: string) => {
      prepared.push(query)
      return env.DB.prepare(query)
    },
    batch: async (statements: D1PreparedStatement[]) => {
      const these = prepared.slice(-statements.length)
      prepared = []
      await before(these)
      return env.DB.batch(statements)
    },
  } as unknown as D1Database
}
