import { shingles } from './words'
import { foldText } from './folded'

/** The first run of `length` words that both texts have in common, accents and case aside; null where they share none. */
export function sharedRun(input: { text: string; source: string; length: number }): string | null {
  const known = new Set(shingles(foldText(input.source), input.length))
  return shingles(foldText(input.text), input.length).find((run) => known.has(run)) ?? null
}
