import { env } from 'cloudflare:test'
import { json, keepLetter, sessionOf, signIn } from '../people'
import { openBrowser } from '../world'

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
