import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { AccountKeyMissingError } from '#core/ports/vault'
import { createDb } from '#core/db/client'
import { createWebCryptoVault, parseMasterKeys } from '#workers/adapters/vault-webcrypto'

const key = (letter: string) => btoa(letter.repeat(32))
const vaultWith = (masterKey: string) =>
  createWebCryptoVault({ masterKeys: () => parseMasterKeys(masterKey), db: createDb(env.DB) })

async function makeAccount(id: string, masterKey = `1:${key('a')}`) {
  const wrapped = await vaultWith(masterKey).createKey()
  await env.DB.batch([
    env.DB.prepare('insert into accounts (id, created_at) values (?, 0)').bind(id),
    env.DB.prepare('insert into account_keys (account_id, wrapped_key, master_version, created_at) values (?, ?, ?, 0)').bind(
      id,
      wrapped.wrappedKey,
      wrapped.masterVersion,
    ),
  ])
}

describe('sealing', () => {
  it('gives back what was sealed, never twice the same, and only in its place', async () => {
    await makeAccount('acc_1')
    const account = await vaultWith(`1:${key('a')}`).openAccount('acc_1')
    const [first, second] = await Promise.all([account.seal('querida abuela', 'letters/1/request'), account.seal('querida abuela', 'letters/1/request')])
    expect(first).not.toBe(second)
    expect(first).not.toContain('abuela')
    expect(await account.open(first, 'letters/1/request')).toBe('querida abuela')
    await expect(account.open(first, 'letters/2/request')).rejects.toThrow()
  })

  it('notices a single changed bit', async () => {
    await makeAccount('acc_1')
    const account = await vaultWith(`1:${key('a')}`).openAccount('acc_1')
    const sealed = await account.sealPiece(new TextEncoder().encode('sound'), 'k', 0)
    sealed[14] = (sealed[14] ?? 0) ^ 1
    await expect(account.openPiece(sealed, 'k', 0)).rejects.toThrow()
  })

  it('keeps accounts apart', async () => {
    await makeAccount('acc_1')
    await makeAccount('acc_2')
    const vault = vaultWith(`1:${key('a')}`)
    const sealed = await (await vault.openAccount('acc_1')).seal('mine', 'c')
    await expect((await vault.openAccount('acc_2')).open(sealed, 'c')).rejects.toThrow()
  })

  it('opens with an older master key as long as it is given, and with no other', async () => {
    await makeAccount('acc_1')
    const sealed = await (await vaultWith(`1:${key('a')}`).openAccount('acc_1')).seal('kept', 'c')
    expect(await (await vaultWith(`2:${key('b')},1:${key('a')}`).openAccount('acc_1')).open(sealed, 'c')).toBe('kept')
    await expect(vaultWith(`2:${key('b')}`).openAccount('acc_1')).rejects.toThrow('version 1')
    await expect(vaultWith(`1:${key('c')}`).openAccount('acc_1')).rejects.toThrow()
  })

  it('says so when the key was destroyed', async () => {
    await makeAccount('acc_1')
    await env.DB.exec('delete from account_keys')
    await expect(vaultWith(`1:${key('a')}`).openAccount('acc_1')).rejects.toThrow(AccountKeyMissingError)
  })

  it('refuses a malformed master key without repeating it', async () => {
    for (const bad of ['secret', '1:c2hvcnQ=', `${key('a')}`, '']) {
      await expect(parseMasterKeys(bad)).rejects.toThrow('expected version:base64')
      await parseMasterKeys(bad).catch((error: Error) => bad && expect(error.message).not.toContain(bad))
    }
  })
})
