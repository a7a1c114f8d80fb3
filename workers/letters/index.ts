import { consumeBatch } from './consume'
import { readEnv } from '../env'
import { createDeps } from '../services'
import { sweep } from '../sweep'

/** The letters worker: no page and no route, only the queue and the clock. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: async (batch, env) => {
    await consumeBatch(batch, readEnv(env))
  },
  scheduled: async (_controller, env) => {
    await sweep(createDeps(readEnv(env), { trigger: 'cron' }))
  },
} satisfies ExportedHandler<Record<string, unknown>>
