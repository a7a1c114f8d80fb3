/** The six digits of a text, in one piece or in two halves; null where there are none. */
export function findCode(text: string): string | null {
  // Without lookbehind, which browsers of a few years ago cannot even read.
  const [, whole] = /(?:^|\D)(\d{6})(?!\d)/.exec(text) ?? []
  if (whole) return whole
  const [, first, second] = /(?:^|[^\d\s-])\s*(\d{3})[\s-](\d{3})(?![\s-]?\d)/.exec(text) ?? []
  return first && second ? first + second : null
}
