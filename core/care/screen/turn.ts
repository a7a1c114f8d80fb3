import { isAmbiguous } from './ambiguous'
import { bluntLevelOf } from './blunt'
import { higher, isAtLeast, rank, type RiskLevel } from './levels'
import { normalise } from './normalise'
import { asMeant, isPlainlyOrdinary, withoutComplaints } from './ordinary'
import { inConversation, inOneText, levelOf, scoreText, type Manner, type Scores } from './reading'
import { readByRules, type RuleReading } from './rules'
import { weights } from './weights'
import type { Step } from './steps-taken'

/** What a turn was heard as, by itself and with those before it. */
export type Turn = {
  /** It and the turns before it. */
  plain: string
  level: RiskLevel
  reasons: string[]
  /** What the written rules find in the turn itself. */
  rules: RuleReading
  scores: Scores
  isFaint: boolean
  /** How far above where it begins to count, in log-odds. */
  margin: number
  reaction: Reaction | null
}

/**
 * What somebody made of what they were asked or answered: they said yes or left it open, took danger back, denied it before, took a step
 * out of it, or tell that whoever they feared for is safe.
 */
export type Reaction = 'yes' | 'maybe' | 'taken back' | 'denied before' | 'others are safe' | Step

/** A message as it is read: normalised, and on one line. */
export const plainly = (text: string): string => onOneLine(normalise(asMeant(text)))

/** The graver of two readings: what was heard for sure counts before what was heard faintly. */
export function graverOf<T extends { level: RiskLevel; isFaint: boolean }>(one: T, other: T): T {
  const gravity = ({ level, isFaint }: T): number => (isFaint ? 0.5 : rank(level))
  return gravity(other) > gravity(one) ? other : one
}

/** As much as is read at once, and how far two readings of a longer text overlap, in characters. */
export const atOnce = 12_000
const overlap = 1_000

/** One turn: the gravest of its pieces, where it is too long to be read at once. */
export function readTurn({ text, field, before }: { text: string; field: 'chat' | 'letter'; before: readonly string[] }): Turn {
  return piecesOf(text)
    .map((piece) => readPiece({ plain: plainly(piece), field, before }))
    .reduce(graverOf)
}

function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - overlap) / (atOnce - overlap)))
  return Array.from({ length: count }, (_, index) => text.slice(index * (atOnce - overlap), index * (atOnce - overlap) + atOnce))
}

/** A line ends where a turn does; within a turn it is the end of a sentence. */
export function onOneLine(plain: string): string {
  return plain.replace(/([.!?;:,])?\s*\n\s*/g, (_, mark: string | undefined) => `${mark ?? '.'} `)
}

/** So far above where it begins to count, in log-odds, a reading of the whole is faint: so is half of what is heard wrongly, and one in fifteen of what is heard rightly. */
export const faintest = 3

/** How far above where it begins to count a reading is, in log-odds. */
const marginOf = ({ concern }: Scores, manner: Manner): number => concern - weights.thresholds.concern[manner]

export const wholeReason = 'read as a whole'
export const bluntReason = 'said bluntly'
export const earlierReason = 'earlier'

/** What is said bluntly is a floor; classifier and net, which know what the lexicon and the written rules found, read the whole. */
function readPiece({ plain, field, before }: { plain: string; field: 'chat' | 'letter'; before: readonly string[] }): Turn {
  const rules = readByRules({ plain, field })
  // What says nothing of itself is heard as what stands before it.
  const isNothing = saysNothingElse(plain)
  const read = withoutComplaints(plain)
  const turns = isNothing ? before : [...before, read]
  const whole = inOneText(turns)
  const manner: { own: Manner; together: Manner } = before.length > 0 ? { own: 'among', together: turns.length > 1 ? 'together' : field } : { own: field, together: field }
  const own = { scores: scoreText({ plain: read, field }), floor: bluntLevelOf(plain) }
  const ownLevel = higher(own.floor, isNothing ? 'none' : levelOf({ scores: own.scores, manner: manner.own }))
  const joined = before.length > 0 ? scoreText({ plain: whole, field }) : own.scores
  const together = isNothing || before.length === 0 ? joined : inConversation({ own: own.scores, joined })
  const heard = before.length > 0 ? higher(ownLevel, levelOf({ scores: together, manner: manner.together })) : ownLevel
  // What is heard as grave and named with a time, a means or a deed is for now.
  const level = isAtLeast(heard, 'high') ? higher(heard, before.length > 0 ? readByRules({ plain: whole, field }).level : rules.level) : heard
  const inWords = [...new Set([...rules.reasons, ...(own.floor === 'none' ? [] : [bluntReason])])]
  const said = inWords.length > 0 ? inWords : [wholeReason]
  const reasons = level === 'none' ? [] : ownLevel === 'none' ? [...said, earlierReason] : said
  const margin = Math.max(isNothing ? -Infinity : marginOf(own.scores, manner.own), marginOf(together, manner.together))
  const isFaint = (level === 'concern' || level === 'high') && isUnsaid({ reasons }) && margin <= faintest
  // What may mean the end of a life or of a lawsuit is asked about; it stands in words, and after a denial it is not passed over in silence.
  if (level === 'none' && field === 'chat' && isAmbiguous(plain)) return { plain: whole, level: 'concern', reasons: [wholeReason], rules, scores: own.scores, isFaint: true, margin: faintest + 1, reaction: null }
  return { plain: whole, level, reasons, rules, scores: own.scores.concern > joined.concern ? own.scores : joined, isFaint, margin, reaction: null }
}

/** A letter by itself, a number, a sign, or one of the few sayings that are never danger: whatever else is heard in it is noise. */
export function saysNothingElse(plain: string): boolean {
  return !/[a-zñ]{2}/.test(plain) || isPlainlyOrdinary(plain)
}

/** No word of danger was said: it was read in the whole alone. */
export function isUnsaid({ reasons }: Pick<Turn, 'reasons'>): boolean {
  return reasons.every((reason) => reason === wholeReason || reason === earlierReason)
}
