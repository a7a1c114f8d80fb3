import { env } from 'cloudflare:test'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { allRows } from '../people'
import { recordingQueue, vars } from '../world'

/** Tables of which a row may outlast the person: counts by keyed hashes, the hash that an address had its week, and the history. */
const lasting = ['rate_limits', 'trial_uses', 'd1_migrations']

/** How many rows each table holds in which something of a person may stand: every table there is but the lasting ones. */
export async function rowsOf(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*'").all<{ name: string }>()
  const tables = results.map(({ name }) => name).filter((name) => !lasting.includes(name))
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await allRows(table)).length] as const)))
}

/** Those of them that hold something. */
export const keptRows = async () => Object.fromEntries(Object.entries(await rowsOf()).filter(([, count]) => count > 0))

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
