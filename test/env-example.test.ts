import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownNames } from '../scripts/lib/environment.mjs'
import { readEnv } from '#workers/env'

type Entry = { name: string; feature: string | null; required: string | null; fallback: string | null; value: string; isSet: boolean }

/** Variables of an example file, with the labels in the comment above them; lines that follow one another share theirs. */
function readExample(text: string): Entry[] {
  const entries: Entry[] = []
  let comment = ''
  for (const line of text.split('\n')) {
    const variable = /^(#\s?)?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)
    if (variable) {
      const label = (name: string) => new RegExp(`(?:^|\\s)${name}: (.+?)(?= (?:Feature|Required|Default|Form): |$)`).exec(comment)?.[1] ?? null
      const [, hash, name = '', value = ''] = variable
      entries.push({ name, value, isSet: !hash, feature: label('Feature'), required: label('Required'), fallback: label('Default') })
    } else if (!line.startsWith('#') || line.startsWith('# ---')) {
      comment = ''
    } else {
      comment = /Feature: /.test(line) ? line.slice(1).trim() : `${comment} ${line.slice(1).trim()}`.trim()
    }
  }
  return entries
}

/** Names `readEnv` looks up, and among them those it cannot do without. */
function readNames(): { asked: string[]; needed: string[] } {
  const asked = new Set<string>()
  const watched = new Proxy<Record<string, unknown>>({}, {
    get: (_target, key) => void (typeof key === 'string' && asked.add(key)),
  })
  let needed: string[] = []
  try {
    readEnv(watched)
  } catch (error) {
    needed = /missing or malformed: (.*?) \(/.exec(String(error))?.[1]?.split(', ') ?? []
  }
  return { asked: [...asked].filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name)).sort(), needed }
}

/** What is wrong with an entry's labels, given the schema's default for it (undefined: it has none). */
function findFaults({ entry, fallback, isNeeded }: { entry: Entry; fallback: unknown; isNeeded: boolean }): string[] {
  const first = entry.fallback?.split(/[\s,;]/)[0]?.replace(/\.$/, '')
  return [
    ...(entry.feature ? [] : ['no Feature']),
    ...(entry.required ? [] : ['no Required']),
    ...(entry.fallback ? [] : ['no Default']),
    ...(isNeeded && /^no\b/.test(entry.required ?? '') ? ['Required: no, and readEnv refuses to do without it'] : []),
    ...(fallback !== undefined && entry.fallback && first !== String(fallback) ? [`Default: ${first}, and readEnv takes ${String(fallback)}`] : []),
    ...(entry.isSet ? ['is set; an example sets nothing'] : []),
  ].map((fault) => `${entry.name}: ${fault}`)
}

describe('.dev.vars.example', () => {
  const entries = readExample(readFileSync(new URL('../.dev.vars.example', import.meta.url), 'utf8'))
  const { asked, needed } = readNames()
  const defaults: Record<string, unknown> = readEnv({
    MASTER_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
    SESSION_SECRET: 'x'.repeat(32),
    LOOKUP_KEY: 'x'.repeat(32),
  }).vars

  it('names every variable the workers read, once, and no other', () => {
    expect(asked).toContain('MASTER_KEY')
    expect(entries.map(({ name }) => name).sort()).toEqual(asked)
  })

  it('says of each what it is for, whether it is required and what stands in for it, and is right about the last', () => {
    expect(needed).toEqual(['MASTER_KEY', 'SESSION_SECRET', 'LOOKUP_KEY'])
    const isNeeded = (name: string) => needed.includes(name)
    // What is needed has no default; the three given above are only there to read the others.
    const faults = entries.flatMap((entry) =>
      findFaults({ entry, isNeeded: isNeeded(entry.name), fallback: isNeeded(entry.name) ? undefined : defaults[entry.name] }),
    )
    expect(faults).toEqual([])
  })

  it('is what `npm start` takes its names from', () => {
    expect(knownNames().sort()).toEqual(asked)
  })
})

describe('the check can fail', () => {
  const good = '# Feature: letters. Required: no. Default: embedded (no model). Also workers-ai.\n# WRITER=embedded\n'
  const faultsOf = (text: string, input: { fallback?: unknown; isNeeded?: boolean } = {}) =>
    readExample(text).flatMap((entry) => findFaults({ entry, fallback: input.fallback, isNeeded: input.isNeeded ?? false }))

  it('on a label that is missing, and on labels of another variable', () => {
    expect(faultsOf(good, { fallback: 'embedded' })).toEqual([])
    expect(faultsOf('# Feature: letters. Required: no.\n# WRITER=\n')).toEqual(['WRITER: no Default'])
    expect(faultsOf('# Writes.\n# WRITER=\n')).toEqual(['WRITER: no Feature', 'WRITER: no Required', 'WRITER: no Default'])
    expect(faultsOf(`${good}\n# NARRATOR=\n`)).toEqual(['NARRATOR: no Feature', 'NARRATOR: no Required', 'NARRATOR: no Default'])
    expect(faultsOf(`${good}# WRITER_MODEL=\n`)).toEqual([])
  })

  it('on a default that is not so, a need denied, a value given', () => {
    expect(faultsOf(good, { fallback: 'workers-ai' })).toEqual(['WRITER: Default: embedded, and readEnv takes workers-ai'])
    expect(faultsOf(good, { isNeeded: true })).toEqual(['WRITER: Required: no, and readEnv refuses to do without it'])
    expect(faultsOf(good.replace('# WRITER', 'WRITER'))).toEqual(['WRITER: is set; an example sets nothing'])
  })
})
