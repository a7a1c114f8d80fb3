import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { finishLetter } from './pipeline-world'
import { request, type Browser } from './world'

export type Row = Record<string, unknown>

/** Every row of a table. */
export const allRows = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all<Row>()).results

/** The body of an answer. */
export const json = async (response: Response) => (await response.json()) as Row

/** Who a browser is to the server. */
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

/** Proves an address in a browser by the code mailed to it; resolves with the answer, which is good. */
export async function signIn(browser: Browser, email: string, headers: Record<string, string> = {}): Promise<Response> {
  expect((await browser.post('/api/session/code', { email })).status).toBe(202)
  const response = await browser.post('/api/session/verify', { email, code: await codeFor(email) }, headers)
  expect(response.status).toBe(200)
  return response
}

/** Asks for a letter; resolves with its id. */
export async function askForLetter(browser: Browser, body: object = request): Promise<string> {
  const response = await browser.post('/api/generar-carta', body)
  expect(response.status).toBe(200)
  return ((await json(response)) as { cartaId: string }).cartaId
}

/** Asks for a letter, has it written and read; resolves with its id. */
export async function keepLetter(browser: Browser, body: object = request): Promise<string> {
  const id = await askForLetter(browser, body)
  await finishLetter(id)
  return id
}
