// Serves all workers locally: installs, builds, migrates and starts, each only where needed. `--watch` rebuilds on change.
import { resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'

await ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { migrate, startWorkers } = await import('./lib/server.mjs')

const port = Number(process.env.PORT ?? 8787)
const stateDir = resolve(root, process.env.STATE_DIR ?? '.wrangler/state')

await ensureBuilt()
await migrate(stateDir)

const workers = await startWorkers({ port, stateDir }).catch((error) => {
  console.error(`EÓN could not start: ${error.message}`)
  process.exit(1)
})
console.log(`\nEÓN is here: ${workers.url}\n`)
if (process.argv.includes('--watch')) {
  const { rebuildOnChange } = await import('./lib/watch.mjs')
  rebuildOnChange()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await workers.stop()
    process.exit(0)
  })
}
process.exit(await workers.exited)
