import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bin, root } from './paths.mjs'
import { runOrExit } from './run.mjs'

const inputs = ['app', 'core', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts/build-voice.mjs']
const stamp = join(root, 'build', '.inputs')
const lock = join(root, '.wrangler', 'build.lock')

/** Builds the pages and the voice's engine, unless nothing they are made of has changed. One build at a time. */
export async function ensureBuilt() {
  const release = await acquireLock()
  try {
    const wanted = fingerprint()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
    await runOrExit('node', ['scripts/build-voice.mjs'])
    await runOrExit(bin('remix'), ['vite:build', '--logLevel', 'warn'])
    writeFileSync(stamp, wanted)
  } finally {
    release()
  }
}

/** Paths, sizes and contents of everything a build reads. */
function fingerprint() {
  const hash = createHash('sha256')
  const read = (path) => {
    const full = join(root, path)
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) read(join(path, name))
    } else {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  inputs.forEach(read)
  return hash.digest('hex')
}

/** A folder can be made by one process only; one left by a process that is gone is taken over. */
async function acquireLock() {
  mkdirSync(join(root, '.wrangler'), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pid'), String(process.pid))
      return () => rmSync(lock, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isAbandoned()) rmSync(lock, { recursive: true, force: true })
      else await wait(250)
    }
  }
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
