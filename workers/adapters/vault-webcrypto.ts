import { findAccountKey } from '#core/account/keys.repo'
import { AccountKeyMissingError, type AccountVault, type Vault, type WrappedKey } from '#core/ports/vault'
import type { Db } from '#core/db/client'

const ivBytes = 12
const tagBytes = 16

/** How many bytes sealing adds to a piece: the initialisation vector and the tag of AES-GCM (NIST SP 800-38D). */
export const sealOverhead = ivBytes + tagBytes

type Bytes = Uint8Array<ArrayBuffer>

type MasterKey = { version: number; key: CryptoKey }

/**
 * Reads `MASTER_KEY`: `version:base64 of 32 bytes`, the current one first, older ones after commas.
 * Throws without repeating any part of the value.
 */
export async function parseMasterKeys(value: string): Promise<MasterKey[]> {
  return Promise.all(
    value.split(',').map(async (entry) => {
      const match = /^(\d+):([A-Za-z0-9+/_-]+=*)$/.exec(entry.trim())
      const bytes = match?.[2] ? fromBase64(match[2]) : null
      if (!match?.[1] || bytes?.length !== 32) throw new Error('MASTER_KEY: expected version:base64 of 32 bytes')
      return { version: Number(match[1]), key: await importAesKey(bytes) }
    }),
  )
}

/** AES-256-GCM with a key per account, wrapped by the master key. The account's key is read once per vault and account. */
export function createWebCryptoVault(input: { masterKeys: () => Promise<MasterKey[]>; db: Db }): Vault {
  const opened = new Map<string, Promise<AccountVault>>()

  async function unwrap(accountId: string): Promise<AccountVault> {
    const wrapped = await findAccountKey(accountId, input.db)
    if (!wrapped) throw new AccountKeyMissingError('account key destroyed')
    return openWrapped(wrapped)
  }

  async function openWrapped(wrapped: WrappedKey): Promise<AccountVault> {
    return createAccountVault(await importAesKey(await unwrapBytes(wrapped)))
  }

  async function unwrapBytes(wrapped: WrappedKey): Promise<Bytes> {
    const master = (await input.masterKeys()).find((candidate) => candidate.version === wrapped.masterVersion)
    if (!master) throw new Error(`MASTER_KEY: version ${wrapped.masterVersion} is needed and was not given`)
    return decrypt(master.key, fromBase64(wrapped.wrappedKey), wrapContext(wrapped.masterVersion))
  }

  async function currentMaster(): Promise<MasterKey> {
    const [master] = await input.masterKeys()
    if (!master) throw new Error('MASTER_KEY: none given')
    return master
  }

  async function wrap(bytes: Bytes): Promise<WrappedKey> {
    const master = await currentMaster()
    const sealed = await encrypt(master.key, bytes, wrapContext(master.version))
    return { wrappedKey: toBase64(sealed), masterVersion: master.version }
  }

  return {
    createKey: () => wrap(crypto.getRandomValues(new Uint8Array(32))),
    currentVersion: async () => (await currentMaster()).version,
    rewrap: async (key) => wrap(await unwrapBytes(key)),
    openWrapped,
    openAccount: (accountId) => {
      const vault = opened.get(accountId) ?? unwrap(accountId)
      opened.set(accountId, vault)
      return vault
    },
  }
}

const wrapContext = (version: number) => `account-key/${version}`

function createAccountVault(key: CryptoKey): AccountVault {
  return {
    seal: async (plain, context) => `1.${toBase64(await encrypt(key, new TextEncoder().encode(plain), context))}`,
    open: async (sealed, context) => {
      if (!sealed.startsWith('1.')) throw new Error('sealed text of an unknown form')
      return new TextDecoder().decode(await decrypt(key, fromBase64(sealed.slice(2)), context))
    },
    sealPiece: (piece, context, index) => encrypt(key, piece, `${context}#${index}`),
    openPiece: (sealed, context, index) => decrypt(key, sealed, `${context}#${index}`),
  }
}

function importAesKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function encrypt(key: CryptoKey, plain: Bytes, context: string): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(gcm(iv, context), key, plain)
  const out = new Uint8Array(ivBytes + sealed.byteLength)
  out.set(iv)
  out.set(new Uint8Array(sealed), ivBytes)
  return out
}

async function decrypt(key: CryptoKey, sealed: Bytes, context: string): Promise<Bytes> {
  const plain = await crypto.subtle.decrypt(gcm(sealed.subarray(0, ivBytes), context), key, sealed.subarray(ivBytes))
  return new Uint8Array(plain)
}

function gcm(iv: Bytes, context: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context), tagLength: tagBytes * 8 }
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(binary)
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
}
