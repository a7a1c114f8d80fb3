// Runs everything, or the named steps: types lint unit workers processes browser. Ends with `N passed, N failed`.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { bin } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')

const results = mkdtempSync(join(tmpdir(), 'eon-test-'))

const steps = {
  types: () => single(bin('tsc'), ['--noEmit']),
  lint: (options) => single(bin('eslint'), ['.'], options),
  unit: () => vitest('unit'),
  workers: () => vitest('workers'),
  processes: (options) => vitest('processes', options),
  browser,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`)
  process.exit(2)
}

let passed = 0
let failed = 0
const failedSteps = []
await ensureBuilt()
const chosen = asked.length > 0 ? asked : Object.keys(steps)
// Each of these leaves a core free: lint runs beside types, and whole processes, which wait for leases and clocks more than they work,
// beside all that comes before them. They are told of in their turn.
const beside = new Map(['lint', 'processes'].filter((name) => chosen.indexOf(name) > 0).map((name) => [name, startBeside(name)]))
for (const name of chosen) {
  console.log(`\n── ${name}`)
  const outcome = await (beside.get(name) ?? steps[name])()
  passed += outcome.passed
  failed += outcome.failed
  if (outcome.failed > 0) failedSteps.push(name)
}
rmSync(results, { recursive: true, force: true })
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** A check that is one thing: it holds or it does not. */
async function single(command, args, options) {
  return (await run(command, args, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Begins a step with its lines kept in a file; gives how to wait for it and print them. */
function startBeside(name) {
  const log = join(results, `${name}.log`)
  const into = openSync(log, 'w')
  const running = steps[name]({ stdio: ['ignore', into, into] })
  return async () => {
    const outcome = await running
    closeSync(into)
    process.stdout.write(readFileSync(log))
    return outcome
  }
}

async function vitest(project, options) {
  const file = join(results, `${project}.json`)
  const code = await run(bin('vitest'), ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`, '--silent=passed-only'], options)
  const report = readReport(file)
  return count({ code, passed: report?.numPassedTests, failed: report?.numFailedTests })
}

async function browser() {
  const { findChromium } = await import('./lib/chromium.mjs')
  const chromium = await findChromium()
  if (!chromium) {
    console.error('No Chromium or Chrome to test in: install one, or name it in CHROMIUM_PATH.')
    return { passed: 0, failed: 1 }
  }
  const file = join(results, 'browser.json')
  const code = await run(bin('playwright'), ['test'], {
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const stats = readReport(file)?.stats
  return count({ code, passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected })
}

/** A run that failed without a failed test, or without a report, counts as one failure. */
function count({ code, passed = 0, failed = 0 }) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
