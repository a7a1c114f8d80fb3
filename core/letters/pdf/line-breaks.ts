/** What the line breaker has to know of a word. Widths are in em. */
export type Breakable = {
  width: number
  spaceBefore: boolean
  /** How far the word's first sign hangs out to the left when it opens a line. */
  hang: number
  /** A word of one or two letters («y», “a”), better not left at the end of a line. */
  isShort: boolean
  /** Ends a sentence: the word after it had better not be left alone at the end of a line. */
  endsSentence: boolean
}

/**
 * Breaks a paragraph, ragged right, where the whole of it reads best: the sum of squared gaps is least
 * (Knuth and Plass, "Breaking Paragraphs into Lines", 1981, without stretching), with a charge for the breaks an eye trips on.
 * A word wider than the measure gets a line of its own: the caller cuts those first.
 */
export const breakLines = <Word extends Breakable>({
  words,
  measure,
  space,
}: {
  words: readonly Word[]
  measure: number
  space: number
}): Word[][] => {
  const count = words.length
  const cost = new Array<number>(count + 1).fill(Infinity)
  const from = new Array<number>(count + 1).fill(0)
  cost[0] = 0
  for (let start = 0; start < count; start++) {
    const base = cost[start] ?? Infinity
    let width = -(words[start]?.hang ?? 0)
    for (let end = start; end < count; end++) {
      const word = words[end]!
      width += word.width + (end > start && word.spaceBefore ? space : 0)
      if (width > measure && end > start) break
      const total = base + lineCost({ words, start, end, gap: Math.max(0, measure - width) / measure })
      if (total < (cost[end + 1] ?? Infinity)) {
        cost[end + 1] = total
        from[end + 1] = start
      }
    }
  }
  const lines: Word[][] = []
  for (let end = count; end > 0; end = from[end] ?? 0) lines.unshift(words.slice(from[end], end))
  return lines
}

const lineCost = ({
  words,
  start,
  end,
  gap,
}: {
  words: readonly Breakable[]
  start: number
  end: number
  gap: number
}): number => {
  const perLine = 0.02
  if (end === words.length - 1) {
    // The last line may be short, but not one little word.
    const isStub = start > 0 && gap > 0.86
    return perLine + (isStub ? 0.06 : 0)
  }
  const last = words[end]!
  const strands = end > start && words[end - 1]!.endsSentence
  return perLine + gap ** 2 + (last.isShort ? 0.012 : 0) + (strands ? 0.01 : 0)
}
