import type { ConsentKind } from './account.schema'

/** Six digits, each of the million codes as likely as any other. */
export function newCode(): string {
  const range = 1_000_000
  const fair = Math.floor(2 ** 32 / range) * range
  for (;;) {
    const [number = fair] = crypto.getRandomValues(new Uint32Array(1))
    if (number < fair) return String(number % range).padStart(6, '0')
  }
}

/** Compares two hashes of equal length in a time that does not tell where they differ. */
export function isEqualSecret(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

/** The wording in force of what is agreed to. A change of the wording is a new version, and is agreed to anew. */
export const consentVersions: Record<ConsentKind, string> = { adult: '2026-11', terms: '2026-11', health_data: '2026-11' }
