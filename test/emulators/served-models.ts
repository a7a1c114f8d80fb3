import { afterEach } from 'vitest'
import { startModelServer, type ModelServer, type ModelServerOptions } from './model-server'

/** What an adapter is told about an emulated model. It waits long enough never to matter; the tests that are about time give their own. */
export const emulatedModel = { apiKey: 'key', model: 'emulated', timeoutMs: 60_000, retryDelayMs: 1 }

/** Starts emulated models for the tests of a file, and closes them after each. */
export function serveModels(): (options: ModelServerOptions) => Promise<ModelServer> {
  const servers: ModelServer[] = []
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))
  return async (options) => {
    const server = await startModelServer({ retryAfterMs: 1, ...options })
    servers.push(server)
    return server
  }
}
