/**
 * The first of some texts that was not said before; when all were, the one said longest ago. The same input gives the same text.
 */
export function chooseText({ texts, alreadySaid }: { texts: readonly string[]; alreadySaid: readonly string[] }): string {
  let oldest: { text: string; at: number } | null = null
  for (const text of texts) {
    const at = lastSaid({ text, alreadySaid })
    if (at < 0) return text
    if (!oldest || at < oldest.at) oldest = { text, at }
  }
  if (!oldest) throw new Error('no texts to choose from')
  return oldest.text
}

export function wasSaid(input: { text: string; alreadySaid: readonly string[] }): boolean {
  return lastSaid(input) >= 0
}

/** Where in `alreadySaid` a text was last said, by its longest stretch without a slot: the numbers in it may have changed. -1 if never. */
function lastSaid({ text, alreadySaid }: { text: string; alreadySaid: readonly string[] }): number {
  const mark = text.split(/\{\w+\}/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
  return alreadySaid.findLastIndex((said) => said.includes(mark))
}
