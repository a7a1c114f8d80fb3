// Changes the master key. `npm run keys:rotate` makes the next version in the local state folder; with `-- --deployed` it tells the
// values and the steps for a deployed site. `-- --finish` drops older versions locally once no key hangs on them.
// `npm run keys:status` says how many account keys are under which version; with `-- --remote`, of the deployed database.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { parseSettings, Refusal, settingsName } from './lib/deploy-config.mjs'
import { childEnvironment } from './lib/environment.mjs'
import { parseMasterKey, planRotation, withMasterKey } from './lib/master-key.mjs'
import { root } from './lib/paths.mjs'

const stateDir = resolve(root, process.env.STATE_DIR ?? '.wrangler/state')
const secretsFile = join(stateDir, 'secrets.env')
const has = (flag) => process.argv.includes(flag)

try {
  if (has('status')) await tellStatus()
  else if (has('--deployed')) tellDeployed()
  else if (has('--finish')) await finish()
  else rotate()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function rotate() {
  const { text, value } = readSecrets()
  const { version, changed } = planRotation(value)
  keep(withMasterKey(text, changed))
  console.log(`MASTER_KEY: version ${version} made and put first in ${secretsFile}; the one before it stays readable.
1. Start again: npm start. New accounts use version ${version}; every sweep (two minutes) moves up to 200 older keys to it.
2. npm run keys:status, until nothing is left under an older version.
3. npm run keys:rotate -- --finish, and start again.
For a deployed site: MASTER_KEY=<the present one> npm run keys:rotate -- --deployed`)
}

function tellDeployed() {
  const value = process.env.MASTER_KEY
  if (!value) throw new Refusal('Give the present one: MASTER_KEY=… npm run keys:rotate -- --deployed. Cloudflare does not show it.')
  const { version, readable, changed, finished } = planRotation(value)
  const put = ['eon-letters', 'eon'].map((worker) => `     npx wrangler secret put MASTER_KEY --name ${worker}`).join('\n')
  console.log(`Version ${version} is made and kept nowhere else: put these three values where you keep such things, then, in this order:

1. Both workers learn to read it, and nothing is wrapped by it yet. Paste into both:
${put}
     ${readable}
2. Both begin to use it:
     ${changed}
3. Wait. Every sweep (two minutes) moves up to 200 keys. Until it says that all are under version ${version}:
     npm run keys:status -- --remote
4. The old one is dropped:
     ${finished}

Keep the old value for thirty days: a database put back in time (D1 Time Travel) holds keys that are under it.`)
}

async function finish() {
  const { text, value } = readSecrets()
  const [current] = parseMasterKey(value)
  const left = (await countKeys({ isRemote: false })).filter(({ version }) => version !== current.version)
  if (left.length > 0) throw new Refusal(`Not yet: ${left.map(({ version, count }) => `${count} under version ${version}`).join(', ')}. Let the sweep run on.`)
  keep(withMasterKey(text, `${current.version}:${current.key}`))
  console.log(`MASTER_KEY: only version ${current.version} is left in ${secretsFile}.`)
}

async function tellStatus() {
  const counts = await countKeys({ isRemote: has('--remote') })
  for (const { version, count } of counts) console.log(`version ${version}: ${count} account keys`)
  if (counts.length === 0) return console.log('No account has a key yet.')
  // Which version a deployed site uses is known to its secrets alone.
  const current = has('--remote') ? Math.max(...counts.map(({ version }) => version)) : parseMasterKey(readSecrets().value)[0].version
  const left = counts.reduce((sum, { version, count }) => sum + (version < current ? count : 0), 0)
  if (has('--remote') && left === 0) console.log(`All are under version ${current}.`)
  else console.log(`${left} left under a version older than ${current}.`)
}

/** Account keys by the version they are wrapped under. */
async function countKeys({ isRemote }) {
  const settings = isRemote ? parseSettings(existsSync(join(root, settingsName)) ? readFileSync(join(root, settingsName), 'utf8') : null) : null
  const place = settings ? ['--remote'] : ['--local', '--persist-to', stateDir]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules', 'wrangler', 'bin', 'wrangler.js'),
      ...['d1', 'execute', settings?.database.name ?? 'eon', ...place, '--json', '--command'],
      'select master_version as version, count(*) as count from account_keys group by master_version order by master_version',
    ],
    { cwd: root, env: { ...(settings ? { ...process.env, ...(settings.accountId && { CLOUDFLARE_ACCOUNT_ID: settings.accountId }) } : childEnvironment({})), WRANGLER_SEND_METRICS: 'false' } },
  )
  return JSON.parse(stdout.slice(stdout.indexOf('[')))[0].results
}

function readSecrets() {
  const text = existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : null
  const value = text === null ? undefined : parseEnv(text).MASTER_KEY
  if (!value) throw new Refusal(`No MASTER_KEY in ${secretsFile}: it is made by the first npm start.`)
  return { text, value }
}

/** Whole or not at all: this file is all that opens what is in the folder. */
function keep(text) {
  writeFileSync(`${secretsFile}.next`, text, { mode: 0o600 })
  renameSync(`${secretsFile}.next`, secretsFile)
}
