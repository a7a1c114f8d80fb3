// Deploys the workers, after the migrations: `npm run deploy`. With `-- --dry-run` everything is bundled as it would be sent,
// with no account and no network. With `-- --without-voice`, or `"voice": false` in .cloudflare.json, the embedded narrator
// stays at home. Helplines nobody has read again for half a year hold it up; `-- --with-old-helplines` does not wait for them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { bin, root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
const { ensureBuilt } = await import('./lib/build.mjs')
const { knownNames } = await import('./lib/environment.mjs')
const { Refusal, chooseVariables, dryRunSettings, parseSettings, planDeployment, settingsName, workerConfigs } = await import(
  './lib/deploy-config.mjs'
)

const isDryRun = process.argv.includes('--dry-run')
// Where wrangler looks for nothing of its own, and git for nothing at all.
const folder = join(root, '.wrangler', 'release')

try {
  await deploy()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function deploy() {
  const settings = isDryRun ? dryRunOr(readSettingsText()) : parseSettings(readSettingsText())
  const variables = chooseVariables({ known: knownNames(), remembered: settings.variables, environment: process.env })
  const plan = planDeployment({
    raws: Object.fromEntries(Object.entries(workerConfigs).map(([worker, path]) => [worker, readRawConfig({ config: join(root, path) }).rawConfig])),
    settings,
    variables,
    hasVoice: settings.voice !== false && !process.argv.includes('--without-voice'),
    root,
  })
  console.log(`Variables: ${Object.entries(variables).map(([name, value]) => `${name}=${value}`).join(', ') || 'none; everything embedded'}`)
  if ((variables.MAILER ?? 'outbox') === 'outbox') console.log('MAILER=outbox: no mail leaves a deployed site, and nobody can sign in by e-mail. Choose cloudflare or resend (docs/operating.md).')

  await checkHelplines()
  await ensureBuilt()
  mkdirSync(folder, { recursive: true })
  const files = new Map(plan.map(({ worker, config }) => [worker, writeConfig(worker, config)]))

  if (isDryRun) console.log('Dry run: no migration is applied.')
  else await wrangler(['d1', 'migrations', 'apply', settings.database.name, '--remote', '-c', files.get('site')], 'The migrations were not applied; no worker was deployed.')

  const done = []
  for (const { worker, config } of plan) {
    console.log(`\n${config.name}`)
    const args = ['deploy', '-c', files.get(worker), ...(isDryRun ? ['--dry-run', '--outdir', join(folder, worker)] : [])]
    await wrangler(args, `${config.name} was not deployed (${done.join(' and ') || 'nothing'} before it was). Deploying again is safe.`)
    done.push(config.name)
  }
  console.log(`\n${isDryRun ? 'Dry run: bundled' : 'Deployed'} ${done.join(', ')}.`)
}

/** Numbers to call that nobody has looked at for half a year hold a release up, unless it cannot wait. */
async function checkHelplines() {
  if (isDryRun || process.argv.includes('--with-old-helplines')) return
  const env = { ...process.env, RELEASE_DATE: new Date().toISOString().slice(0, 10) }
  const code = await run(bin('vitest'), ['run', '--project', 'unit', 'core/care/helplines.test.ts'], { env })
  if (code !== 0) throw new Refusal('Some helplines were last read too long ago (see above). Read them again in core/care/lines, or deploy with `-- --with-old-helplines` and do it next.')
}

function readSettingsText() {
  try {
    return readFileSync(join(root, settingsName), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function dryRunOr(text) {
  return text === null ? dryRunSettings : parseSettings(text)
}

function writeConfig(worker, config) {
  const file = join(folder, `${worker}.json`)
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}

/** Account and credentials come from the environment or `wrangler login`; no `.dev.vars` is read. */
async function wrangler(args, failure) {
  const { CLOUDFLARE_INCLUDE_PROCESS_ENV: _never, ...environment } = process.env
  const code = await run(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    env: { ...environment, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG_PATH: join(folder, 'logs') },
  })
  if (code !== 0) throw new Refusal(`\n${failure}`)
}
