import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment, readVariables } from './environment.mjs'
import { root } from './paths.mjs'
import { runOrExit } from './run.mjs'

const wrangler = join(root, 'node_modules', 'wrangler', 'bin', 'wrangler.js')
const configs = ['wrangler.toml', 'workers/letters/wrangler.toml', 'workers/voice/wrangler.toml', 'workers/companion/wrangler.toml']

/**
 * The runtime all workers are served by: newer than the one wrangler brings, which now and then never ends sweeping its heap, busy with one
 * core and deaf to requests, where the machine is slow (mended in workerd's pull request 7231).
 */
const runtime = createRequire(import.meta.url)('workerd-served').default

/** Settings that keep wrangler quiet, offline, and apart from other instances on the same machine. */
function wranglerEnvironment(stateDir) {
  return childEnvironment({
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
    WRANGLER_LOG_PATH: join(stateDir, 'logs'),
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    MINIFLARE_WORKERD_PATH: process.env.MINIFLARE_WORKERD_PATH ?? runtime,
  })
}

/** Brings the local database of a state folder up to the newest migration. */
export async function migrate(stateDir) {
  await runOrExit(
    process.execPath,
    [wrangler, 'd1', 'migrations', 'apply', 'eon', '--local', '--persist-to', stateDir],
    { env: { ...wranglerEnvironment(stateDir), CI: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/**
 * Starts all workers in one local process. Resolves once the site answers; `exited` resolves with the exit code.
 * Their variables travel by the environment, which is the only way that reaches every worker of one wrangler.
 */
export async function startWorkers({ port, stateDir, stdio = 'inherit' }) {
  if (!(await isPortFree(port))) throw new Error(`port ${port} is taken; give another with PORT`)
  const url = `http://localhost:${port}`
  // Named so that wrangler does not read `.dev.vars` for the site alone; empty because everything is in the environment.
  const noFile = join(stateDir, 'none.env')
  writeFileSync(noFile, '')
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      ...configs.flatMap((config) => ['-c', config]),
      '--persist-to',
      stateDir,
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--env-file',
      noFile,
      '--local',
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: root,
      stdio,
      env: {
        ...wranglerEnvironment(stateDir),
        CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
        SITE_URL: url,
        ...readVariables(stateDir),
      },
    },
  )
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  try {
    await Promise.race([untilHealthy(url), exited.then((code) => Promise.reject(new Error(`the workers ended with ${code}`)))])
  } catch (error) {
    await stopTree(child)
    throw error
  }
  const clock = setInterval(() => void runSweep(url), sweepEveryMs)
  clock.unref()
  const stop = async () => {
    clearInterval(clock)
    await stopTree(child)
    await exited
    // The last child lets go of the port a moment after it was ended.
    for (let tries = 0; tries < 100 && !(await isPortFree(port)); tries += 1) await wait(50)
  }
  return { child, url, exited, stop }
}

/** Asked on both loopback addresses, since `localhost` may mean either. */
async function isPortFree(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)))
  return !answers.includes(true)
}

function canConnect(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

const sweepEveryMs = 120_000

/** Cron, which the local runtime does not run by itself. What a sweep could not do the next one will. */
async function runSweep(url) {
  await fetch(`${url}/dev/sweep`, { method: 'POST', signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
}

const startTimeoutMs = 120_000

async function untilHealthy(url) {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${startTimeoutMs / 1000} s`)
    const isHealthy = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(3_000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await wait(200)
  }
}

/** wrangler leaves children behind when it alone is ended. */
async function stopTree(child) {
  const { default: treeKill } = await import('tree-kill')
  await new Promise((resolve) => treeKill(child.pid, 'SIGKILL', resolve))
}
