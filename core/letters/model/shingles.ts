import { foldText, wordsOf } from './words'

/** The first run of `length` words that both texts have in common, folded; null where they share none. */
export function sharedRun(input: { text: string; source: string; length: number }): string | null {
  const known = new Set(runsOf(input.source, input.length))
  return runsOf(input.text, input.length).find((run) => known.has(run)) ?? null
}

function runsOf(text: string, length: number): string[] {
  const words = wordsOf(foldText(text))
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
}
