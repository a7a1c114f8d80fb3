/** Heard where any of these is: one pattern of several, a line for each. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns.some(({ unicode }) => unicode) ? 'u' : '')
}

/** The same of sources that share words: `patternOf(String.raw`\b(?:${kin}) says`)`. */
export const patternOf = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'))

/**
 * The same for patterns in which words in capitals stand for lists of words: each is read from a word's beginning to a word's end, with “dont”
 * for “don't”.
 */
export function withWords(words: Readonly<Record<string, string>>): (...patterns: readonly RegExp[]) => RegExp {
  const spelt = (source: string): string => source.replace(/[A-Z]{2,}/g, (word) => spelt(words[word]!))
  return (...patterns) => new RegExp(`\\b(?:${patterns.map(({ source }) => spelt(source)).join('|')})\\b`.replace(/n't/g, "n'?t"))
}
