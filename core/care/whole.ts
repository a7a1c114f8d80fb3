import { isAtLeast } from './screen/levels'
import { screenMessage as screenPiece, type Assessment, type ScreenInput } from './screen/screen'

/** As much as the screen reads at once, and how far two readings overlap, in characters. */
const atOnce = 11_000
const overlap = 1_000

/**
 * How much danger a message of any length shows, read with the three before it. Earlier turns matter where one of them was grave by
 * itself: ordinary ones make no ordinary message suspect, and among them an answer of a word or two («Ya», "two weeks ago") is no more
 * than that, unless it says something bluntly.
 */
export function screenMessage({ text, history = [], field }: ScreenInput): Assessment {
  const where = field === undefined ? {} : { field }
  const alone = screenText({ text, ...where })
  const before = history.slice(-3)
  if (before.length === 0) return alone
  const earlier = before.map((one) => screenText({ text: one, ...where }))
  const isMinor = alone.isMinor || earlier.some((one) => one.isMinor)
  const wasGrave = earlier.some((one, index) => isAtLeast(one.level, 'high') && !isBareAnswer(before[index] ?? '', one))
  if (!wasGrave) return isBareAnswer(text, alone) ? { level: 'none', reasons: [], topic: null, isMinor } : { ...alone, isMinor }
  const together = screenText({ text, history: before, ...where })
  return isAtLeast(alone.level, together.level) ? { ...alone, isMinor } : together
}

const bareWords = 3

/** A few words in which nothing was seen but that messages in danger are often as short. */
function isBareAnswer(text: string, { reasons }: Assessment): boolean {
  return text.trim().split(/\s+/).length <= bareWords && reasons.every((reason) => reason === 'read as a whole')
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
