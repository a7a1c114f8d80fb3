/** The six digits of a text, in one piece or in two halves; null where there are none. */
export function findCode(text: string): string | null {
  const found = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text)
  return found ? `${found[1]}${found[2]}` : null
}
