import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { keysInRun } from '#core/account/account.keys'
import { sweep } from '#workers/sweep'
import { allRows, keepLetter, signIn } from '../people'
import { openBrowser, vars, type Browser } from '../world'
import { depsAt } from './kept'

describe('changing the master key', () => {
  const key = (version: number) => `${version}:${btoa(String(version).repeat(32))}`
  const [before, between, after] = [vars.MASTER_KEY, `${key(2)},${vars.MASTER_KEY}`, key(2)]
  const versions = async () => (await allRows('account_keys')).map(({ master_version: version }) => version)

  function seenWith(browser: Browser, masterKey: string) {
    const other = openBrowser({ vars: { MASTER_KEY: masterKey } })
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }

  async function isReadable(browser: Browser, id: string, masterKey: string) {
    const reader = seenWith(browser, masterKey)
    const letter = await reader.get(`/api/carta/${id}`)
    const sound = await reader.get(`/api/audio/${id}`)
    return letter.status === 200 && (await letter.text()).includes('Inés') && (await sound.arrayBuffer()).byteLength === 200_000
  }

  it('leaves everything readable before, between and after, also what joined from another account, and once the old one is gone', async () => {
    const browser = openBrowser()
    const id = await keepLetter(browser)
    await signIn(browser, 'ines@correo.example')
    const second = openBrowser()
    const joined = await keepLetter(second)
    await signIn(second, 'ines@correo.example')
    const all = async (masterKey: string) => [await isReadable(browser, id, masterKey), await isReadable(browser, joined, masterKey)]

    expect(await all(before)).toEqual([true, true])
    expect(await all(between)).toEqual([true, true])
    const fresh = openBrowser({ vars: { MASTER_KEY: between } })
    await fresh.post('/api/chat', { message: 'hola' })
    expect((await versions()).sort()).toEqual([1, 1, 2])
    await sweep(depsAt(0, between))
    expect(await versions()).toEqual([2, 2, 2])
    expect(await all(between)).toEqual([true, true])
    expect(await all(after)).toEqual([true, true])
    expect(await (await seenWith(browser, after).get('/api/account')).json()).toMatchObject({ email: 'ines@correo.example' })
    expect((await seenWith(browser, before).get(`/api/carta/${id}`)).status).toBe(500)
  })

  it('does a bounded piece a run, and leaves keys alone whose master key is missing', async () => {
    const deps = depsAt(0)
    const wrapped = await Promise.all(Array.from({ length: keysInRun + 5 }, () => deps.vault.createKey()))
    for (let start = 0; start < wrapped.length; start += 50) {
      await env.DB.batch(
        wrapped.slice(start, start + 50).flatMap(({ wrappedKey, masterVersion }, index) => [
          env.DB.prepare('insert into accounts (id, created_at, last_seen_at) values (?, ?, ?)').bind(`acc_${start + index}`, Date.now(), Date.now()),
          env.DB.prepare('insert into account_keys (account_id, wrapped_key, master_version, created_at) values (?, ?, ?, 0)').bind(`acc_${start + index}`, wrappedKey, masterVersion),
        ]),
      )
    }
    const old = async () => (await versions()).filter((version) => version === 1).length
    await sweep(depsAt(0, after))
    expect(await old()).toBe(keysInRun + 5)
    await sweep(depsAt(0, between))
    expect(await old()).toBe(5)
    await sweep(depsAt(0, between))
    expect(await old()).toBe(0)
  })
})
