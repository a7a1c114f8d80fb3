import { modelLengths } from '#core/letters/model/lengths'
import { stripThoughts } from '#core/model/strip'
import { countWords } from '#core/language/words'
import type { LetterDepth } from '#core/letters/letters.schema'
import type { ModelRound } from '#core/letters/model/write'
import type { WriterProgress } from '#core/ports/writer'

/** Not more often than this, in ms. */
const intervalMs = 300

/** How much of the way each round may fill: most letters end with the draft, and a repair must find room left. */
const reach: Record<ModelRound, readonly [from: number, to: number]> = { draft: [0, 0.9], repair: [0.9, 0.99] }

/** Turns the text that has come so far into progress: words written of words expected. It never falls. */
export function createModelProgress(input: { depth: LetterDepth; onProgress?: WriterProgress; clock: () => number }) {
  let reported = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  const report = (fraction: number) => {
    if (fraction <= reported) return
    reported = fraction
    input.onProgress?.(fraction)
  }

  return {
    advance: (round: ModelRound, text: string) => {
      const now = input.clock()
      if (!input.onProgress || now - reportedAt < intervalMs) return
      reportedAt = now
      const [from, to] = reach[round]
      const written = countWords(stripThoughts(text)) / modelLengths[input.depth].expected
      report(from + (to - from) * Math.min(1, written))
    },
    finish: () => report(1),
  }
}
