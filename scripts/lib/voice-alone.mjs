import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Miniflare } from 'miniflare'
import { root } from './paths.mjs'

const runtime = { compatibilityDate: '2026-04-01', compatibilityFlags: ['nodejs_compat'] }
const moduleTypes = { '.js': 'ESModule', '.data': 'Data', '.wasm': 'CompiledWasm' }

/** Asks the voice for the letter and drops what it says. */
const listener = `export default {
  fetch: async (request, env) => {
    for await (const _ of await env.VOICE.speak(await request.json())) {}
    return new Response()
  },
}`

/**
 * The voice worker alone, in workerd: how long it takes to read a letter once it is warm (ms), and the most memory its isolate takes
 * meanwhile (bytes: its heap and the buffers behind it, as its inspector tells them ten times a second). Needs a WebSocket, which
 * Node 20 has behind `--experimental-websocket`.
 */
export async function measureVoice(letter) {
  const bundle = mkdtempSync(join(tmpdir(), 'eon-voice-bundle-'))
  const made = spawnSync(
    process.execPath,
    [join(root, 'node_modules/wrangler/bin/wrangler.js'), 'deploy', '--dry-run', '--outdir', bundle, '-c', 'workers/voice/wrangler.toml'],
    { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' } },
  )
  if (made.status !== 0) throw new Error(`the voice worker could not be bundled: ${made.stderr}`)
  const names = readdirSync(bundle).filter((name) => moduleTypes[extname(name)])
  names.sort((name) => (name === 'index.js' ? -1 : 1))
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    cf: false,
    inspectorPort: 0,
    workers: [
      {
        ...runtime,
        name: 'listener',
        modules: [{ type: 'ESModule', path: 'listener.js', contents: listener }],
        serviceBindings: { VOICE: { name: 'eon-voice', entrypoint: 'Voice' } },
      },
      {
        ...runtime,
        name: 'eon-voice',
        modulesRoot: bundle,
        modules: names.map((name) => ({ type: moduleTypes[extname(name)], path: join(bundle, name), contents: readFileSync(join(bundle, name)) })),
      },
    ],
  })
  try {
    await miniflare.ready
    const inspector = await openInspector(new URL('/core:user:eon-voice', await miniflare.getInspectorURL()))
    const read = async () => {
      const startedAt = performance.now()
      const response = await miniflare.dispatchFetch('http://listener/', { method: 'POST', body: JSON.stringify(letter) })
      await response.arrayBuffer()
      return performance.now() - startedAt
    }
    await read()
    const ms = await read()
    let isRead = false
    const reading = read().finally(() => {
      isRead = true
    })
    let memory = 0
    while (!isRead) {
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = await inspector.ask('Runtime.getHeapUsage')
      memory = Math.max(memory, usedSize + embedderHeapUsedSize + backingStorageSize)
      await wait(100)
    }
    await reading
    inspector.close()
    return { ms, memory }
  } finally {
    await miniflare.dispose()
    rmSync(bundle, { recursive: true, force: true })
  }
}

async function openInspector(url) {
  const socket = new WebSocket(url)
  const answers = new Map()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data)
    answers.get(id)?.(result)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no inspector at ${url}`))
  })
  let asked = 0
  return {
    ask: (method) =>
      new Promise((resolve) => {
        asked += 1
        answers.set(asked, resolve)
        socket.send(JSON.stringify({ id: asked, method }))
      }),
    close: () => socket.close(),
  }
}
