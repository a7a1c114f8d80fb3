// Writes what each wrangler.toml binds as a type: workers/<worker>/bindings.d.ts. `--check` only says whether they are current.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from './lib/environment.mjs'
import { root } from './lib/paths.mjs'

const voice = 'workers/voice/wrangler.toml'
const companion = 'workers/companion/wrangler.toml'

/** Every worker: its configuration, the configurations of the workers it binds, and where its type goes. */
export const workers = [
  { name: 'SiteBindings', config: 'wrangler.toml', neighbours: [voice, companion], output: 'workers/site/bindings.d.ts' },
  { name: 'LettersBindings', config: 'workers/letters/wrangler.toml', neighbours: [voice], output: 'workers/letters/bindings.d.ts' },
  { name: 'CompanionBindings', config: companion, neighbours: [], output: 'workers/companion/bindings.d.ts' },
  { name: 'VoiceBindings', config: voice, neighbours: [], output: 'workers/voice/bindings.d.ts', licence: 'GPL-3.0-or-later' },
]

/**
 * The text of a worker's bindings.d.ts, from `wrangler types`.
 *
 * Wrangler writes into the global namespace, where one worker's `Cloudflare.Env` would run into another's; what is kept is
 * the list of bindings, as an exported type. An empty env file stands in for `.dev.vars`, whose secrets wrangler would list.
 */
export async function generateBindings({ name, config, neighbours, output, licence }) {
  const folder = await mkdtemp(join(tmpdir(), 'eon-types-'))
  try {
    const [drafted, noSecrets] = [join(folder, 'drafted.d.ts'), join(folder, 'none.env')]
    await writeFile(noSecrets, '')
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/wrangler/bin/wrangler.js'),
        'types',
        drafted,
        ...[config, ...neighbours].flatMap((path) => ['-c', resolve(root, path)]),
        '--env-interface',
        name,
        '--include-runtime=false',
        '--env-file',
        noSecrets,
      ],
      {
        cwd: root,
        timeout: 60_000,
        env: childEnvironment({ WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG_PATH: folder }),
      },
    )
    return renderBindings({ name, config, output, licence, folder, generated: await readFile(drafted, 'utf8') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function renderBindings({ name, config, output, licence, folder, generated }) {
  const members = /\binterface Env \{\n(.*?)\n?\t\}/s.exec(generated)?.[1]
  if (members === undefined) throw new Error(`${config}: wrangler wrote no interface Env`)
  const lines = members
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter(Boolean)
    .map((line) => line.replace(/import\("([^"]+)"\)/g, (_, path) => `import('${localPath({ folder, output, path })}')`))
    .map((line) => `  ${line.replaceAll('"', "'")}`)
    .sort()
  return [
    ...(licence ? [`// SPDX-License-Identifier: ${licence}`] : []),
    `// What ${config} binds. Written by \`npm run types:generate\`; do not edit.`,
    `export type ${name} = {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** An import as wrangler wrote it beside its draft, as it reads beside the output. */
function localPath({ folder, output, path }) {
  const local = relative(dirname(resolve(root, output)), resolve(folder, path)).split(sep).join('/')
  return local.startsWith('.') ? local : `./${local}`
}

/** Writes or, with `isCheck`, compares. Resolves with the files that were not current. */
export async function updateBindings({ isCheck = false } = {}) {
  const texts = await Promise.all(workers.map(async (worker) => ({ path: worker.output, text: await generateBindings(worker) })))
  const stale = []
  for (const { path, text } of texts) {
    const current = await readFile(join(root, path), 'utf8').catch(() => null)
    if (current === text) continue
    stale.push(path)
    if (!isCheck) await writeFile(join(root, path), text)
  }
  return stale
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const isCheck = process.argv.includes('--check')
  const stale = await updateBindings({ isCheck })
  for (const path of stale) console.log(isCheck ? `${path} is not what its wrangler.toml says: npm run types:generate` : `${path} written`)
  if (stale.length === 0) console.log('binding types are current')
  process.exitCode = isCheck && stale.length > 0 ? 1 : 0
}
