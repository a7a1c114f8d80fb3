import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate, startWorkers } from '../../scripts/lib/server.mjs'
import { startModelServer } from '../emulators/model-server'

// The real workers in a process of their own, ended as a power cut ends them.

const request = {
  camino: 'duelo',
  relacion: 'mi abuela',
  apodo: 'la Lela',
  nombre: 'Inés',
  genero: 'femenino',
  mensaje: 'Me crió ella. Todos los domingos hacíamos rosquillas y me dejaba ponerles el azúcar.',
  emocion: 'culpa',
  cierre: 'quiero darle las gracias',
}

type Workers = Awaited<ReturnType<typeof startWorkers>>
const cleanups: (() => Promise<unknown> | void)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function openState() {
  const stateDir = mkdtempSync(join(tmpdir(), 'eon-recovery-'))
  cleanups.push(() => rmSync(stateDir, { recursive: true, force: true }))
  await migrate(stateDir)
  return stateDir
}

async function start(stateDir: string, variables: Record<string, string>): Promise<Workers> {
  const before = { ...process.env }
  Object.assign(process.env, variables, { RATE_LIMITS: 'off' })
  try {
    const workers = await startWorkers({ port: await freePort(), stateDir, stdio: 'ignore' })
    cleanups.push(() => workers.stop())
    return workers
  } finally {
    process.env = before
  }
}

async function openModel(behaviour: 'hang' | '500' | 'ok') {
  const model = await startModelServer({ behaviours: [behaviour] })
  cleanups.push(() => model.close())
  return { model, variables: { WRITER: 'openai-compatible', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model' } }
}

function browserAt(url: string, cookie = { value: '' }) {
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
  }
}

describe('a letter', () => {
  it('arrives, once, although every worker was killed in the middle of it', async () => {
    const stateDir = await openState()
    const { model, variables } = await openModel('hang')
    const first = await start(stateDir, variables)
    const before = browserAt(first.url)
    const id = await before.ask()
    await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(1)
    await expect.poll(async () => (await before.view(id)).body.status, { timeout: 30_000 }).toBe('writing')
    await first.stop()

    const second = await start(stateDir, {})
    const after = browserAt(second.url, before.cookie)
    await expect
      .poll(async () => (await after.view(id)).body.status, { timeout: 120_000, interval: 1_000 })
      .toBe('ready')
    const letter = await after.view(id)
    expect(letter.body.content).toContain('Inés')
    expect(await after.view(id)).toEqual(letter)
  }, 240_000)

  it('arrives, written by the product itself, although the model answers 500 for ever', async () => {
    const stateDir = await openState()
    const { model, variables } = await openModel('500')
    const workers = await start(stateDir, variables)
    const browser = browserAt(workers.url)
    const id = await browser.ask()
    await expect.poll(async () => (await browser.view(id)).status, { timeout: 120_000, interval: 500 }).toBe(200)
    const letter = await browser.view(id)
    expect(letter.body).toMatchObject({ writtenBy: 'embedded' })
    expect(model.requests.length).toBeGreaterThan(1)
  }, 240_000)

  it('is the model’s own where the model answers', async () => {
    const stateDir = await openState()
    const { variables } = await openModel('ok')
    const workers = await start(stateDir, variables)
    const browser = browserAt(workers.url)
    const id = await browser.ask()
    await expect.poll(async () => (await browser.view(id)).status, { timeout: 60_000, interval: 500 }).toBe(200)
    expect((await browser.view(id)).body).toMatchObject({ writtenBy: 'openai-compatible:test-model' })
  }, 240_000)
})
