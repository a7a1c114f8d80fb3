import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { browserAt, endAll, openState, start } from './workers'

afterEach(endAll)

/** What no file may hold: words of the request, of the letter, and of whoever wrote and was written about. */
const written = ['rosquillas', 'la Lela', 'Inés', 'Robledo', 'correo.example', 'prueba.example', 'hablarle a mi abuela']

/** Every file of a state folder with what a person could read in it, in the encodings a database or a log would use. */
function readableIn(stateDir: string, words: readonly string[]): string[] {
  const files = readdirSync(stateDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    return words
      .filter((word) => [Buffer.from(word), Buffer.from(word, 'utf16le'), Buffer.from(JSON.stringify(word).slice(1, -1))].some((form) => bytes.includes(form)))
      .map((word) => `${entry.name}: ${word}`)
  })
}

const sizeOf = (stateDir: string, pattern: RegExp) =>
  readdirSync(stateDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && pattern.test(join(entry.parentPath, entry.name))).length

async function finish(person: ReturnType<typeof browserAt>): Promise<{ id: string; sentences: string[] }> {
  const id = await person.ask()
  await expect.poll(async () => (await person.view(id)).body.status, { timeout: 90_000, interval: 500 }).toBe('ready')
  const paragraphs = (await person.view(id)).body.paragraphs as string[]
  return { id, sentences: paragraphs.filter((text) => text.length > 60).map((text) => text.slice(0, 40)) }
}

describe('what a person wrote', () => {
  it('is in no file of the state folder, neither while it is kept, nor after a letter was let go, nor after all was erased', async () => {
    const stateDir = await openState()
    const workers = await start(stateDir, {})
    const person = browserAt(workers.url)
    const first = await finish(person)
    const second = await finish(person)
    const words = [...written, ...first.sentences, ...second.sentences]
    expect(first.sentences.length).toBeGreaterThan(2)
    await person.send('POST', '/api/trial/start', { name: 'Inés Robledo', email: 'ines@prueba.example', motivation: 'Quiero hablarle a mi abuela.', adult: true })
    await person.send('PATCH', '/api/account', { name: 'Inés Robledo' })
    expect(readableIn(stateDir, words)).toEqual([])
    const blobsBefore = sizeOf(stateDir, /r2.*blobs/)

    expect((await person.send('DELETE', `/api/carta/${first.id}`)).status).toBe(204)
    expect(sizeOf(stateDir, /r2.*blobs/)).toBe(blobsBefore - 1)
    expect((await person.view(first.id)).status).toBe(410)
    expect((await person.view(second.id)).status).toBe(200)

    expect((await person.send('DELETE', '/api/account')).status).toBe(204)
    expect((await person.view(second.id)).status).toBe(404)
    expect(sizeOf(stateDir, /r2.*blobs/)).toBe(blobsBefore - 2)
    await workers.stop()
    expect(readableIn(stateDir, words)).toEqual([])
  }, 300_000)

  it('cannot be opened with the master key from what an erased account leaves: not from the database file, nor from the journal beside it once that was written over', async () => {
    const stateDir = await openState()
    const workers = await start(stateDir, {})
    const person = browserAt(workers.url)
    await finish(person)
    const masterKey = /MASTER_KEY="1:([^"]+)"/.exec(readFileSync(join(stateDir, 'secrets.env'), 'utf8'))?.[1] ?? ''
    const master = await crypto.subtle.importKey('raw', Buffer.from(masterKey, 'base64'), 'AES-GCM', false, ['decrypt'])
    const before = await keysIn({ stateDir, master, files: /\.sqlite(-wal)?$/ })
    expect(before.size).toBe(1)
    expect((await person.send('DELETE', '/api/account')).status).toBe(204)
    // Every thousand pages the journal goes into the database file and is begun anew, over what it held.
    const other = browserAt(workers.url)
    await other.send('POST', '/api/trial/start', { name: 'Otra', email: 'otra@prueba.example', motivation: 'Dormir.', adult: true })
    for (let turn = 0; turn < 200; turn++) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, beside) => other.send('PATCH', '/api/account', { name: `Nombre ${turn} ${beside}` })))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    }
    const after = await keysIn({ stateDir, master, files: /\.sqlite(-wal)?$/ })
    expect(after.size).toBe(1)
    expect([...before].filter((key) => after.has(key))).toEqual([])
    await workers.stop()
    const left = await keysIn({ stateDir, master, files: /\.sqlite$/ })
    expect([...before].filter((key) => left.has(key))).toEqual([])
  }, 300_000)
})

/** The account keys the master key opens among everything in the files that has the form of one: 60 bytes in base 64. */
async function keysIn({ stateDir, master, files: pattern }: { stateDir: string; master: CryptoKey; files: RegExp }): Promise<Set<string>> {
  const files = readdirSync(stateDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && pattern.test(entry.name))
  const opened = new Set<string>()
  for (const entry of files) {
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1')
    for (const [run] of text.matchAll(/[A-Za-z0-9+/]{80,}/g)) {
      for (let start = 0; start + 80 <= Math.min(run.length, 400); start++) {
        const bytes = Buffer.from(run.slice(start, start + 80), 'base64')
        const additionalData = new TextEncoder().encode('account-key/1')
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData }, master, bytes.subarray(12)).then(
          (key) => void opened.add(Buffer.from(key).toString('base64')),
          () => undefined,
        )
      }
    }
  }
  return opened
}
