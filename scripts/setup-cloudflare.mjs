// Makes what the workers need in a Cloudflare account: D1, R2, queues, secrets. `npm run setup:cloudflare`, safe to repeat:
// what is there stays as it is. Variables of .dev.vars.example given from the environment (WRITER=workers-ai …) are remembered.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { Refusal, checkVariables, chooseVariables, planSecret, queueNames, settingsName, sharedSecrets } from './lib/deploy-config.mjs'
import { root } from './lib/paths.mjs'

/** The workers that hold secrets. */
const holders = ['eon', 'eon-letters']

/** Keys of services outside, asked for when one is used, and which workers then hold them. Endpoints that write, talk or read aloud may want none. */
const serviceKeys = [
  { name: 'OPENAI_API_KEY', is: 'openai-compatible', workersBy: { WRITER: ['eon-letters'], COMPANION: ['eon'] }, isOptional: true },
  { name: 'SPEECH_API_KEY', is: 'openai-compatible', workersBy: { NARRATOR: holders }, isOptional: true },
  { name: 'RESEND_API_KEY', is: 'resend', workersBy: { MAILER: holders }, isOptional: false },
]

/**
 * Brings an account up to what the workers need.
 *
 * @param wrangler runs wrangler with arguments and an optional `input`; resolves with `{code, stdout, stderr}`
 * @param ask asks for a secret, unseen; resolves with '' when there is nobody to ask
 * @param say tells a line
 * @param remember keeps .cloudflare.json; called as soon as there is something to keep
 */
export async function setUp({ wrangler, ask, say, remember, environment, settings: before = {}, known }) {
  const variables = chooseVariables({ known, remembered: before.variables, environment })
  checkVariables(variables)
  const accountId = await findAccount({ wrangler, environment, before })
  const inAccount = (args, options) => wrangler(args, { ...options, accountId })
  const settings = { ...before, accountId, bucket: before.bucket ?? 'eon-blobs', variables }

  const database = await ensureDatabase({ wrangler: inAccount, say, name: before.database?.name ?? 'eon' })
  await ensure({ wrangler: inAccount, say, what: `R2 bucket ${settings.bucket}`, look: ['r2', 'bucket', 'info', settings.bucket], make: ['r2', 'bucket', 'create', settings.bucket] })
  for (const name of queueNames) {
    await ensure({ wrangler: inAccount, say, what: `queue ${name}`, look: ['queues', 'info', name], make: ['queues', 'create', name] })
  }
  remember({ ...settings, database })
  say(`${settingsName}: written. It holds names and no secret; git ignores it.`)

  await ensureSecrets({ wrangler: inAccount, ask, say, environment, variables })
  say('Ready: npm run deploy')
}

async function findAccount({ wrangler, environment, before }) {
  const { code, stdout, stderr } = await wrangler(['whoami', '--json'])
  if (code !== 0 && /"loggedIn":\s*false/.test(stdout + stderr)) {
    throw new Refusal('Not signed in to Cloudflare: run `npx wrangler login`, or give CLOUDFLARE_API_TOKEN.')
  }
  if (code !== 0) throw new Refusal(`Cloudflare did not say who is asking:\n${(stderr || stdout).trim()}`)
  const accounts = JSON.parse(stdout).accounts ?? []
  const wanted = environment.CLOUDFLARE_ACCOUNT_ID ?? before.accountId
  if (before.accountId && wanted !== before.accountId) {
    throw new Refusal(`${settingsName} belongs to account ${before.accountId}, CLOUDFLARE_ACCOUNT_ID is another. Move the file away to set up a second account.`)
  }
  if (wanted) return wanted
  if (accounts.length === 1) return accounts[0].id
  throw new Refusal(`Which account? Give CLOUDFLARE_ACCOUNT_ID: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`)
}

async function ensureDatabase({ wrangler, say, name }) {
  const find = async () => JSON.parse((await must(wrangler, ['d1', 'list', '--json'], 'The D1 databases could not be listed')).stdout).find((database) => database.name === name)
  const existing = await find()
  if (!existing) await must(wrangler, ['d1', 'create', name], `D1 database ${name} could not be made`)
  const { uuid } = existing ?? (await find()) ?? {}
  if (!uuid) throw new Refusal(`D1 database ${name} was made and is not listed yet. Run this again in a minute.`)
  say(`D1 database ${name}: ${existing ? 'there already' : 'made'}`)
  return { name, id: uuid }
}

/** Looks first; when looking fails for another reason than absence, making fails too, and says why. */
async function ensure({ wrangler, say, what, look, make }) {
  const { code } = await wrangler(look)
  if (code !== 0) await must(wrangler, make, `${what} could not be made`)
  say(`${what}: ${code === 0 ? 'there already' : 'made'}`)
}

async function ensureSecrets({ wrangler, ask, say, environment, variables }) {
  const held = new Map()
  for (const worker of holders) held.set(worker, await listSecrets({ wrangler, worker }))
  const put = async (name, value, workers) => {
    for (const worker of workers) {
      await must(wrangler, ['secret', 'put', name, '--name', worker], `${name} could not be given to ${worker}`, { input: value })
    }
    say(`${name}: given to ${workers.join(' and ')}`)
  }

  for (const { name, make, isWellFormed, form, loss } of sharedSecrets) {
    const holding = holders.filter((worker) => held.get(worker).includes(name))
    const plan = planSecret({ holders: holding, workers: holders, given: environment[name] })
    if (plan.action === 'keep') {
      say(`${name}: there already, and left as it is`)
      continue
    }
    let value = environment[name]
    if (plan.action === 'ask') {
      value = await ask(`${name}: ${holding.join(', ')} has it and ${plan.workers.join(', ')} does not. Cloudflare never shows it again; paste the same one: `)
      if (!value) throw new Refusal(`${name}: ${holding.join(', ')} has it, ${plan.workers.join(', ')} does not, and it has to be the same. Give it as ${name}=… and run this again.`)
    }
    if (plan.action === 'make') value = await ask(`${name}: paste one of your own (${form}), or press Enter to have one made: `)
    if (value && !isWellFormed(value)) throw new Refusal(`${name} is not ${form}; it was given to nobody.`)
    if (!value) {
      value = make()
      // Told before it is given away: should the next step fail, this is the only copy there is.
      say(`${name}: made. Keep this copy where you keep such things; it is shown once. ${loss}\n\n    ${name}=${value}\n`)
    }
    await put(name, value, plan.workers)
  }

  for (const { name, is, workersBy, isOptional } of serviceKeys) {
    const when = Object.keys(workersBy).find((setting) => variables[setting] === is)
    if (!when) continue
    const workers = holders.filter((worker) => Object.entries(workersBy).some(([setting, some]) => variables[setting] === is && some.includes(worker)))
    const isHeld = workers.every((worker) => held.get(worker).includes(name))
    const value = environment[name] || (isHeld ? '' : await ask(`${name}: paste the key${isOptional ? ', or press Enter if the endpoint asks for none' : ''}: `))
    if (!value && !isHeld && !isOptional) throw new Refusal(`${name}: ${when}=${is} needs it. Give it as ${name}=… and run this again.`)
    if (value) await put(name, value, workers)
    else say(`${name}: ${isHeld ? 'there already, and left as it is' : 'none given'}`)
  }
}

/** Names of a worker's secrets. A worker not deployed yet has none; any other failure ends here, before a secret is replaced. */
async function listSecrets({ wrangler, worker }) {
  const { code, stdout, stderr } = await wrangler(['secret', 'list', '--name', worker, '--format', 'json'])
  if (code === 0) return JSON.parse(stdout).map(({ name }) => name)
  if (new RegExp(`Worker "${worker}"[^\\n]* not found`).test(stdout + stderr)) return []
  throw new Refusal(`The secrets of ${worker} could not be listed, so none was touched:\n${(stderr || stdout).trim()}`)
}

async function must(wrangler, args, failure, options) {
  const result = await wrangler(args, options)
  if (result.code !== 0) throw new Refusal(`${failure}:\n${(result.stderr || result.stdout).trim()}`)
  return result
}

function runWrangler(args, { input, accountId } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }),
        CI: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_LOG_PATH: join(root, '.wrangler/release/logs'),
      },
    })
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => (output.stdout += chunk))
    child.stderr.on('data', (chunk) => (output.stderr += chunk))
    child.once('error', fail)
    child.once('close', (code) => done({ code: code ?? 1, ...output }))
    child.stdin.end(input ?? '')
  })
}

/** Asks without showing what is typed. Nobody to ask: ''. */
async function askUnseen(question) {
  if (!process.stdin.isTTY) return ''
  process.stdout.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, next) => next() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  try {
    return (await lines.question('')).trim()
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

function readSettings() {
  try {
    return JSON.parse(readFileSync(join(root, settingsName), 'utf8'))
  } catch {
    return {}
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { knownNames } = await import('./lib/environment.mjs')
  await ensureInstalled()
  try {
    await setUp({
      wrangler: runWrangler,
      ask: askUnseen,
      say: console.log,
      remember: (settings) => writeFileSync(join(root, settingsName), `${JSON.stringify(settings, null, 2)}\n`),
      environment: process.env,
      settings: readSettings(),
      known: knownNames(),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
