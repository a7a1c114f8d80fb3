import { sha256 } from './hash'

/** A bearer secret: 256 random bits as base64url, 43 characters. */
export function newToken(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** What is kept of a bearer secret: its SHA-256, hex. */
export function hashToken(token: string): Promise<string> {
  return sha256(token)
}

/** Compares two hashes of equal length in a time that does not tell where they differ. */
export function isEqualSecret(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}
