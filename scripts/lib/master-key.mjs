// MASTER_KEY holds the current version first and older ones after commas: `2:base64,1:base64`. Nothing here reads or writes a file.
import { randomBytes } from 'node:crypto'

/** The versions of a MASTER_KEY, in its order. Throws without repeating any part of it. */
export function parseMasterKey(value) {
  return value.split(',').map((entry) => {
    const [, version, key] = /^(\d+):([A-Za-z0-9+/_-]+=*)$/.exec(entry.trim()) ?? []
    if (!version || Buffer.from(key, 'base64url').length !== 32) throw new Error('MASTER_KEY is not version:base64 of 32 bytes')
    return { version: Number(version), key }
  })
}

/**
 * The three values a MASTER_KEY goes through when it is changed: `readable` lets every worker read what the next version wraps while
 * nothing is wrapped by it yet, `changed` wraps by it, `finished` is the next version alone.
 */
export function planRotation(value, makeKey = () => randomBytes(32).toString('base64')) {
  const known = parseMasterKey(value)
  const version = Math.max(...known.map((entry) => entry.version)) + 1
  const [current, ...older] = value.split(',').map((entry) => entry.trim())
  const next = `${version}:${makeKey()}`
  return { version, readable: [current, next, ...older].join(','), changed: [next, current, ...older].join(','), finished: next }
}

/** The same text of a `secrets.env` with another MASTER_KEY. */
export function withMasterKey(text, value) {
  const line = /^MASTER_KEY=.*$/m
  if (!line.test(text)) throw new Error('no MASTER_KEY in secrets.env')
  return text.replace(line, `MASTER_KEY="${value}"`)
}
