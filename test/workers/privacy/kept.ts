import { env } from 'cloudflare:test'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { allRows } from '../people'
import { recordingQueue, vars } from '../world'

/** Every table in which something of a person stands. */
const tables = ['accounts', 'account_keys', 'sessions', 'letters', 'trials', 'consents', 'chat_windows', 'email_codes', 'outbox']

/** How many rows each of those tables holds. */
export const rowsOf = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await allRows(table)).length] as const)))

/** The same where nothing is kept of anybody. */
export const nothing = Object.fromEntries(tables.map((table) => [table, 0]))

/** The names of everything in the store. */
export const blobs = async () => (await env.BLOBS.list()).objects.map(({ key }) => key)

/** What a person fills in for a trial. */
export const trial = { name: 'Inés Robledo', email: 'ines@prueba.example', motivation: 'Quiero hablarle a mi abuela.', adult: true }

/** A day in ms. */
export const day = 24 * 60 * 60_000

/** What a sweep needs, `shift` ms from now. */
export const depsAt = (shift: number, masterKey = vars.MASTER_KEY) => {
  const deps = createDeps(readEnv({ DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), ...vars, MASTER_KEY: masterKey }), { test: true })
  return { ...deps, clock: () => Date.now() + shift }
}
