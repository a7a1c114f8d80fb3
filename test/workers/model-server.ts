import { startModelServer } from '../emulators/model-server'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface joins another of its name
  interface ProvidedContext {
    /** The base URL of an emulated language model; `emulated:429` and the like are models there that misbehave in that way. */
    modelServerUrl: string
  }
}

/** One emulated language model for all tests that run in workerd, where no server can be opened. */
export async function setup(project: TestProject) {
  const server = await startModelServer({ pieceDelayMs: 5, retryAfterMs: 1 })
  project.provide('modelServerUrl', server.url)
  return () => server.close()
}
