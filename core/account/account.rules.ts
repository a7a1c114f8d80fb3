import type { Tier } from '#core/access/access'

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

const ranks: readonly Tier[] = ['free', 'corazon', 'alma', 'completo', 'vip']

/** What two accounts have paid for, once they are one. */
export function betterPlan(one: Tier, other: Tier): Tier {
  return ranks.indexOf(one) >= ranks.indexOf(other) ? one : other
}

export function laterOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}
