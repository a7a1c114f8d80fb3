/** Heard where any of these is: one pattern of several, a line for each. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns.some(({ unicode }) => unicode) ? 'u' : '')
}
