import { isAtLeast } from './screen/levels'
import { screenMessage as screenPiece, type Assessment, type ScreenInput } from './screen/screen'

/** As much as the screen reads at once, and how far two readings overlap, in characters. */
const atOnce = 11_000
const overlap = 1_000

/**
 * How much danger a message of any length shows, read with the three before it. Earlier turns matter where one of them showed something
 * by itself: three ordinary ones make no ordinary message suspect.
 */
export function screenMessage({ text, history = [], field }: ScreenInput): Assessment {
  const where = field === undefined ? {} : { field }
  const alone = screenText({ text, ...where })
  const before = history.slice(-3)
  const isMinor = alone.isMinor || before.some((one) => screenPiece({ text: one, ...where }).isMinor)
  if (before.every((one) => screenText({ text: one, ...where }).level === 'none')) return { ...alone, isMinor }
  const together = screenText({ text, history: before, ...where })
  return isAtLeast(alone.level, together.level) ? { ...alone, isMinor } : together
}

/** The gravest of a text's pieces, as the screen reads each. */
function screenText(input: ScreenInput): Assessment {
  if (input.text.length <= atOnce) return screenPiece(input)
  const readings = piecesOf(input.text).map((text) => screenPiece({ ...input, text }))
  return readings.reduce((worst, one) => (isAtLeast(worst.level, one.level) ? worst : one))
}

function piecesOf(text: string): string[] {
  const count = Math.ceil((text.length - overlap) / (atOnce - overlap))
  return Array.from({ length: count }, (_, index) => text.slice(index * (atOnce - overlap), index * (atOnce - overlap) + atOnce))
}
