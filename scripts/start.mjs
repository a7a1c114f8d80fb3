// Serves all workers locally: installs, builds, migrates and starts, each only where needed. `--watch` rebuilds on change.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'

await ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { migrate, startWorkers } = await import('./lib/server.mjs')

const port = Number(process.env.PORT ?? 8787)
const stateDir = resolve(root, process.env.STATE_DIR ?? '.wrangler/state')
const isWatching = process.argv.includes('--watch')

await ensureBuilt()
await migrate(stateDir)

const builder = isWatching ? spawn('node_modules/.bin/remix', ['vite:build', '--watch'], { cwd: root, stdio: 'inherit' }) : null
const workers = await startWorkers({ port, stateDir }).catch((error) => {
  builder?.kill()
  console.error(`EÓN could not start: ${error.message}`)
  process.exit(1)
})
console.log(`\nEÓN is here: ${workers.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    builder?.kill()
    await workers.stop()
    process.exit(0)
  })
}
process.exit(await workers.exited)
