/** A source of chance that repeats itself for the same seed. */
export type Chance = {
  /** A number in [0, 1). */
  next: () => number
  /** A whole number in [0, limit). */
  below: (limit: number) => number
  /** One of the items; throws on an empty list, which would be a bug in the material. */
  pick: <T>(items: readonly T[]) => T
  /** A shuffled copy. */
  shuffle: <T>(items: readonly T[]) => T[]
}

/** Four 32-bit words from a string (xmur3, public domain, bryc). */
function hashWords(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h >>> 0
  }
  return [word(), word(), word(), word()]
}

/** Chance from a seed (sfc32, public domain, Chris Doty-Humphrey). */
export function createChance(seed: string): Chance {
  let [a, b, c, d] = hashWords(seed)
  const next = (): number => {
    a |= 0
    b |= 0
    c |= 0
    d |= 0
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffle: (items) => {
      const out = [...items]
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const held = out[i]!
        out[i] = out[j]!
        out[j] = held
      }
      return out
    },
  }
}
