/**
 * A line of the companion's, as it is written in `texts/`: words, slots and conditions, parsed.
 *
 * `@word` at the beginning is a condition (`@dead`, `@ruptura`, `@named`: see `fit.ts`), `#word` the kind of thing the line asks
 * about, so that the answer is understood as one. Slots and agreement are those of `fill.ts`.
 */
export type Line = {
  authored: string
  text: string
  needs: readonly string[]
  asks: string | null
  /** The words between the slots, folded: where all of them stand in one reply, the line has been said. */
  pieces: readonly string[]
}

const known = new Map<string, Line>()

/** Parses a line once. */
export function lineOf(authored: string): Line {
  const held = known.get(authored)
  if (held) return held
  const needs: string[] = []
  let asks: string | null = null
  let text = authored
  for (let match = /^([@#])([\w-]+)\s+/.exec(text); match; match = /^([@#])([\w-]+)\s+/.exec(text)) {
    if (match[1] === '@') needs.push(match[2]!)
    else asks = match[2]!
    text = text.slice(match[0].length)
  }
  const pieces = text
    .split(/\{[^{}]*\}|<[^<>]*>|\[[^\][]*\]/)
    .map(foldSaid)
    .filter((piece) => piece.length >= 8)
  const line: Line = { authored, text, needs, asks, pieces }
  known.set(authored, line)
  return line
}

/** A text as it is compared: lower case, plain apostrophes, one space. */
export function foldSaid(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '')
}

/** Whether a line stands in one of the replies (folded). A line without words of its own never does. */
export function isSaid(line: Line, replies: readonly string[]): boolean {
  return line.pieces.length > 0 && replies.some((reply) => line.pieces.every((piece) => reply.includes(piece)))
}
