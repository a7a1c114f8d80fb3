import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startWorkers, type Workers } from '../../scripts/lib/server.mjs'
import { startModelServer } from '../emulators/model-server'
import { request } from '../letter-request'

// The real workers in a process of their own, ended as a power cut ends them.

const cleanups: (() => Promise<unknown> | void)[] = []

/** Ends what a test started and removes what it kept. */
export async function endAll() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** An empty state folder with the newest tables. */
export async function openState() {
  const stateDir = mkdtempSync(join(tmpdir(), 'eon-recovery-'))
  cleanups.push(() => rmSync(stateDir, { recursive: true, force: true }))
  await migrate(stateDir)
  return stateDir
}

/** All workers, on a free port unless one is named, with these variables given by the environment. */
export async function start(stateDir: string, variables: Record<string, string>, port?: number): Promise<Workers> {
  const before = { ...process.env }
  Object.assign(process.env, variables, { RATE_LIMITS: 'off' })
  try {
    const workers = await startWorkers({ port: port ?? (await freePort()), stateDir, stdio: 'ignore' })
    cleanups.push(() => workers.stop())
    return workers
  } finally {
    process.env = before
  }
}

/** An emulated model, and the variables that choose it: to write the letters, or to answer in the chat. */
export async function openModel(behaviour: 'hang' | '500' | 'ok' | 'slow', part: 'WRITER' | 'COMPANION' = 'WRITER') {
  const model = await startModelServer({ behaviours: [behaviour] })
  cleanups.push(() => model.close())
  return { model, variables: { [part]: 'openai-compatible', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model' } }
}

/** A person at one instance, with a cookie of their own. */
export function browserAt(url: string, cookie = { value: '' }) {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}${path}`, { ...init, headers: { 'Content-Type': 'application/json', Cookie: cookie.value } })
    const [set] = response.headers.getSetCookie()
    if (set) cookie.value = set.split(';')[0] ?? ''
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    cookie,
    ask: async () => {
      const { body } = await call('/api/generar-carta', { method: 'POST', body: JSON.stringify(request) })
      return String(body.cartaId)
    },
    view: (id: string) => call(`/api/carta/${id}`),
    /** Resolves with the status alone; keeps a new cookie. */
    send: async (method: string, path: string, body?: object) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie.value },
        ...(body && { body: JSON.stringify(body) }),
      })
      const [set] = response.headers.getSetCookie()
      if (set) cookie.value = set.split(';')[0] ?? ''
      await response.arrayBuffer()
      return { status: response.status }
    },
  }
}

