import { isAtLeast } from './screen/levels'
import { screenMessage as screenPiece, type Assessment, type ScreenInput } from './screen/screen'

/** As much as the screen reads at once, and how far two readings overlap, in characters. */
const atOnce = 11_000
const overlap = 1_000

/** How much danger a text of any length shows: the gravest of its pieces, as `screenMessage` of the screen reads each. */
export function screenMessage(input: ScreenInput): Assessment {
  if (input.text.length <= atOnce) return screenPiece(input)
  const readings = piecesOf(input.text).map((text) => screenPiece({ ...input, text }))
  return readings.reduce((worst, one) => (isAtLeast(worst.level, one.level) ? worst : one))
}

function piecesOf(text: string): string[] {
  const count = Math.ceil((text.length - overlap) / (atOnce - overlap))
  return Array.from({ length: count }, (_, index) => text.slice(index * (atOnce - overlap), index * (atOnce - overlap) + atOnce))
}
