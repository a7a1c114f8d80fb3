import { consumeBatch } from './consume'
import { sweep } from './sweep'
import { readEnv } from '../env'

/** The letters worker: no page and no route, only the queue and the clock. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: async (batch, env) => {
    await consumeBatch(batch, readEnv(env))
  },
  scheduled: async (_controller, env) => {
    await sweep(readEnv(env))
  },
} satisfies ExportedHandler<Record<string, unknown>>
