import { bluntLevelOf } from './blunt'
import { higher, isAtLeast, type RiskLevel } from './levels'
import { normalise } from './normalise'
import { asMeant, isPlainlyOrdinary, withoutComplaints } from './ordinary'
import { inConversation, inOneText, levelOf, scoreText, type Scores } from './reading'
import { readByRules, type RuleReading } from './rules'
import { topicOf, type Topic } from './topic'

export { higher, riskLevels, type RiskLevel } from './levels'

export type Assessment = {
  level: RiskLevel
  /** What it rests on, for tests and for choosing an answer. Holds nothing that was written. */
  reasons: string[]
  /** The person says they are under age. */
  isMinor: boolean
  /** What the danger is about; null when there is none. */
  topic: Topic | null
}

export type ScreenInput = {
  text: string
  /** Earlier messages of the same person, oldest first; the last three are read with this one. */
  history?: readonly string[]
  /** Letter fields speak of death as a matter of course, and to the dead. */
  field?: 'chat' | 'letter'
}

/**
 * How much danger a message of any length shows, by its own words and together with those just before it. Reads Spanish and English alike,
 * whatever the person's language is set to. Deterministic; no provider is asked.
 *
 * In a conversation the message counts by itself, and weighed together with the turns before it, so that «sí» is what it answers. After a turn
 * in which danger was said bluntly every message goes on with it.
 */
export function screenMessage({ text, history = [], field = 'chat' }: ScreenInput): Assessment {
  const earlier = history.slice(-3).map((turn): Earlier => {
    const plain = onOneLine(normalise(asMeant(turn.slice(-atOnce))))
    return { plain, floor: bluntLevelOf(plain), isMinor: readByRules({ plain, field }).isMinor }
  })
  const own = readTurn({ text, field, before: earlier.map(({ plain }) => plain) })
  const turn = earlier.some(({ floor }) => isAtLeast(floor, 'high')) ? goOn({ own, earlier }) : own
  return { level: turn.level, reasons: turn.reasons, isMinor: [turn.rules, ...earlier].some(({ isMinor }) => isMinor), topic: turn.level === 'none' ? null : topicOf(turn) }
}

/** A turn before the one that is read: how grave it was where it said so bluntly. */
type Earlier = { plain: string; floor: RiskLevel; isMinor: boolean }

type Turn = {
  /** It and the turns before it. */
  plain: string
  level: RiskLevel
  reasons: string[]
  /** What the written rules find in the turn itself. */
  rules: RuleReading
  scores: Scores
}

/** As much as is read at once, and how far two readings of a longer text overlap, in characters. */
const atOnce = 12_000
const overlap = 1_000

/** One turn: the gravest of its pieces, where it is too long to be read at once. */
function readTurn({ text, field, before }: { text: string; field: 'chat' | 'letter'; before: readonly string[] }): Turn {
  return piecesOf(text)
    .map((piece) => readPiece({ plain: onOneLine(normalise(asMeant(piece))), field, before }))
    .reduce((worst, one) => (isAtLeast(worst.level, one.level) ? worst : one))
}

function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - overlap) / (atOnce - overlap)))
  return Array.from({ length: count }, (_, index) => text.slice(index * (atOnce - overlap), index * (atOnce - overlap) + atOnce))
}

/** A line ends where a turn does; within a turn it is the end of a sentence. */
function onOneLine(plain: string): string {
  return plain.replace(/([.!?;:,])?\s*\n\s*/g, (_, mark: string | undefined) => `${mark ?? '.'} `)
}

const wholeReason = 'read as a whole'
const earlierReason = 'earlier'

/** What is said bluntly is a floor; classifier and net, which know what the lexicon and the written rules found, read the whole. */
function readPiece({ plain, field, before }: { plain: string; field: 'chat' | 'letter'; before: readonly string[] }): Turn {
  const rules = readByRules({ plain, field })
  // What says nothing of itself is heard as what stands before it.
  const isNothing = saysNothingElse(plain)
  const read = withoutComplaints(plain)
  const turns = isNothing ? before : [...before, read]
  const whole = inOneText(turns)
  const own = { scores: scoreText({ plain: read, field }), floor: bluntLevelOf(plain) }
  const ownLevel = higher(own.floor, isNothing ? 'none' : levelOf({ scores: own.scores, manner: before.length > 0 ? 'among' : field }))
  const joined = before.length > 0 ? scoreText({ plain: whole, field }) : own.scores
  const together = isNothing ? joined : inConversation({ own: own.scores, joined })
  const heard = before.length > 0 ? higher(ownLevel, levelOf({ scores: together, manner: turns.length > 1 ? 'together' : field })) : ownLevel
  // What is heard as grave and named with a time, a means or a deed is for now.
  const level = isAtLeast(heard, 'high') ? higher(heard, before.length > 0 ? readByRules({ plain: whole, field }).level : rules.level) : heard
  const said = rules.reasons.length > 0 ? [...new Set(rules.reasons)] : [wholeReason]
  const reasons = level === 'none' ? [] : ownLevel === 'none' ? [...said, earlierReason] : said
  return { plain: whole, level, reasons, rules, scores: own.scores.concern > joined.concern ? own.scores : joined }
}

/** A letter by itself, a number, a sign, or one of the few sayings that are never danger: whatever else is heard in it is noise. */
function saysNothingElse(plain: string): boolean {
  return !/[a-zñ]{2}/.test(plain) || isPlainlyOrdinary(plain)
}

/** One «estoy bien» ends nothing; what goes on with danger is read as going on with it. */
function goOn({ own, earlier }: { own: Turn; earlier: readonly Earlier[] }): Turn {
  const worst = earlier.map(({ floor }) => floor).reduce<RiskLevel>(higher, 'none')
  const { rules } = own
  const reasons = [...new Set([...own.reasons, earlierReason])]
  if (rules.isRetraction) return { ...own, level: higher(own.level, 'high'), reasons: [...reasons, 'taken back'] }
  if (rules.hasNow || ['means', 'preparation', 'farewell'].some((kind) => rules.kinds.has(kind as 'means'))) return { ...own, level: 'imminent', reasons }
  if (rules.isContinuation || rules.kinds.size > 0) return { ...own, level: higher(own.level, worst), reasons }
  return { ...own, level: higher(own.level, isAtLeast(earlier.at(-1)!.floor, 'high') ? 'high' : 'concern'), reasons }
}

/** Whether a reading rests on more than the sound of the whole. */
export function saysPlainly({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons.some((reason) => reason !== wholeReason)
}
