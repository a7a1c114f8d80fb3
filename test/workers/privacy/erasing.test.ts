import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { allRows, askForLetter, keepLetter, signIn } from '../people'
import { pipelineDeps, scriptedWriter } from '../pipeline-world'
import { openBrowser } from '../world'
import { blobs, keptRows, trial } from './kept'

describe('erasing', () => {
  // What a test before it still had under way has landed in the emptied database, on a slow machine: then it is tried in one emptied anew.
  it('leaves nothing but the keyed hash of a trial’s address, in the database or the store', { retry: 2 }, async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    await browser.post('/api/trial/start', trial)
    await browser.post('/api/chat', { message: 'hola' })
    await browser.get('/api/coaching/reminders')
    await browser.post('/api/coaching/message', { type: 'mood_check' })
    await signIn(browser, 'ines@correo.example')
    const other = openBrowser()
    await keepLetter(other)
    await signIn(other, 'INES@correo.example')
    await other.post('/api/session/code', { email: 'ines@correo.example' })
    expect(await blobs()).toHaveLength(2)
    expect(Object.keys(await keptRows())).toEqual(expect.arrayContaining(['accounts', 'account_keys', 'sessions', 'letters', 'trials', 'consents', 'chat_messages', 'coaching_reminders', 'coaching_told', 'email_codes', 'outbox']))

    const cookie = [...browser.cookies.values()]
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204)
    expect(await keptRows()).toEqual({})
    expect(await blobs()).toEqual([])
    expect(await allRows('trial_uses')).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), used_at: expect.any(Number) }])
    expect([...browser.cookies.values()]).not.toEqual(cookie)
    for (const one of [browser, other]) expect(await (await one.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    // Safe to repeat, and the week stays used.
    for (const one of [browser, other]) expect((await one.send('DELETE', '/api/account')).status).toBe(204)
    expect((await openBrowser().post('/api/trial/start', trial)).status).toBe(409)
  })

  it('leaves everybody else as they are', async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    const stranger = openBrowser()
    const id = await keepLetter(stranger)
    await browser.send('DELETE', '/api/account')
    expect((await stranger.get(`/api/carta/${id}`)).status).toBe(200)
    expect((await stranger.get(`/api/audio/${id}`)).status).toBe(200)
  })

  it('is done once when it is asked for many times at once', async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.send('DELETE', '/api/account')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await allRows('accounts')).toEqual([])
  })

  it('ends a letter that is being written, and one that is being read aloud', async () => {
    const browser = openBrowser()
    const id = await askForLetter(browser)
    const writer = scriptedWriter(async () => {
      expect((await browser.send('DELETE', '/api/account')).status).toBe(204)
    })
    await composeLetter({ letterId: id }, pipelineDeps({ writer }))
    expect(writer.calls).toBe(1)
    expect(await composeLetter({ letterId: id }, pipelineDeps({ writer }))).toEqual({ outcome: 'skipped' })
    expect(await allRows('letters')).toEqual([])

    const second = openBrowser()
    const read = await askForLetter(second)
    const deps = pipelineDeps()
    await composeLetter({ letterId: read }, deps)
    const narrator = {
      name: 'slow',
      narrate: async (...input: Parameters<typeof deps.narrator.narrate>) => {
        await second.send('DELETE', '/api/account')
        return deps.narrator.narrate(...input)
      },
    }
    await narrateLetter({ letterId: read }, { ...deps, narrator })
    expect(await allRows('letters')).toEqual([])
    expect(await blobs()).toEqual([])
  })

  it('can be asked for again after it was cut off in the middle', async () => {
    const browser = openBrowser()
    await keepLetter(browser)
    await signIn(browser, 'ines@correo.example')
    const failing = new Proxy(env.BLOBS, {
      get: (bucket, name) => (name === 'delete' ? () => Promise.reject(new Error('store down')) : (Reflect.get(bucket, name) as unknown)),
    })
    const cut = openBrowser({ bindings: { BLOBS: failing } })
    for (const [name, value] of browser.cookies) cut.cookies.set(name, value)
    expect((await cut.send('DELETE', '/api/account')).status).toBe(500)
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204)
    expect(await allRows('accounts')).toEqual([])
    expect(await blobs()).toEqual([])
  })
})
