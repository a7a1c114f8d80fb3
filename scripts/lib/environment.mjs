import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './paths.mjs'

/** Every variable the product knows: the names in `.dev.vars.example`. */
export function knownNames() {
  const example = readFileSync(join(root, '.dev.vars.example'), 'utf8')
  return [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
}

/** The workers' variables: local defaults, then generated secrets, then `.dev.vars`, then the environment, which wins. */
export function readVariables(stateDir) {
  const given = Object.fromEntries(
    knownNames().flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
  return { ENVIRONMENT: 'local', ...ensureSecrets(stateDir), ...readDevVars(), ...given }
}

function readDevVars() {
  const file = join(root, '.dev.vars')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** Each secret of a state folder, made where it is missing. */
const makers = {
  MASTER_KEY: () => `1:${randomBytes(32).toString('base64')}`,
  SESSION_SECRET: () => randomBytes(32).toString('hex'),
  LOOKUP_KEY: () => randomBytes(32).toString('hex'),
}

/** Secrets of this state folder, made on its first start and kept beside the data they seal. What a newer version needs is added. */
function ensureSecrets(stateDir) {
  const file = join(stateDir, 'secrets.env')
  mkdirSync(stateDir, { recursive: true })
  const heading = '# Generated on first start. Without MASTER_KEY the data in this folder cannot be read.\n'
  try {
    writeFileSync(file, heading, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const known = parseEnv(readFileSync(file, 'utf8'))
  const missing = Object.keys(makers).filter((name) => !known[name])
  appendFileSync(file, missing.map((name) => `${name}="${makers[name]()}"\n`).join(''))
  return parseEnv(readFileSync(file, 'utf8'))
}

/** What a child process needs of this one's environment, and nothing that could be taken for a variable of a worker. */
export function childEnvironment(extra) {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'SystemRoot', 'APPDATA', 'LOCALAPPDATA', 'USERPROFILE', 'CI', 'NO_COLOR']
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    ...extra,
  }
}
