import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runOrExit } from './run.mjs'

const stamp = join(root, 'node_modules', '.eon-installed')

/** Installs what the lock file names, unless exactly that is there already. Uses nothing that would need installing. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what the lock file names…')
  await runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}
