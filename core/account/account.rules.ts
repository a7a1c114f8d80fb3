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

/** The wording in force of what is agreed to. A change of the wording is a new version, and is agreed to anew. */
export const consentVersions: Record<ConsentKind, string> = { adult: '2026-11', terms: '2026-11', health_data: '2026-11' }
