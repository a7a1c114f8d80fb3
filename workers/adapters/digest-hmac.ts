import { hexOf } from '#core/hash'
import type { Digest } from '#core/ports/digest'

/** HMAC-SHA-256 under a secret of the operator's, hex. */
export function createHmacDigest(secret: string): Digest {
  const encoder = new TextEncoder()
  let imported: Promise<CryptoKey> | null = null
  return async (purpose, text) => {
    imported ??= crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const mac = await crypto.subtle.sign('HMAC', await imported, encoder.encode(`${purpose}\0${text}`))
    return hexOf(mac)
  }
}
