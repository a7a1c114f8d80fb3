import { bluntLevelOf } from './blunt'
import { higher, isAtLeast, type RiskLevel } from './levels'
import { normalise } from './normalise'
import { isPlainlyOrdinary } from './ordinary'
import { levelOf, scoreText, type Scores } from './reading'
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
 * How much danger a message of any length shows, by its own words and by those just before it. Reads Spanish and English alike, whatever
 * the person's language is set to. Deterministic; no provider is asked.
 *
 * A message is read by itself and in the light of the turns before it, and the graver reading counts. After ordinary turns an answer of a
 * word or two («Ya», "two weeks ago") is no more than that, unless it says something bluntly; after a turn that was surely grave by itself
 * every message goes on with it.
 */
export function screenMessage({ text, history = [], field = 'chat' }: ScreenInput): Assessment {
  const before = history.slice(-3)
  const earlier = before.map((turn) => readTurn({ text: turn, field }))
  // After a turn in which danger was heard, not even a plain denial is taken for nothing.
  const isUnclouded = earlier.every(({ level }) => level === 'none')
  const own = readTurn({ text, field, isUnclouded })
  const isMinor = [own, ...earlier].some(({ rules }) => rules.isMinor)
  const assessed = (turn: Turn): Assessment => ({ level: turn.level, reasons: turn.reasons, isMinor, topic: turn.level === 'none' ? null : topicOf({ own: turn, earlier }) })

  if (earlier.length === 0) return assessed(own)
  const inTheirLight = readTurn({ text, field, history: before, isUnclouded })
  const graver = isAtLeast(own.level, inTheirLight.level) ? own : inTheirLight
  if (earlier.some(({ isSure, isBare }) => isSure && !isBare)) return assessed(goOn({ own: graver, earlier }))
  return assessed(own.isBare && inTheirLight.isBare ? { ...own, level: 'none', reasons: [] } : graver)
}

type Turn = {
  plain: string
  level: RiskLevel
  /** Grave enough, and surely so, to weigh on the turns after it. */
  isSure: boolean
  /** A few words in which nothing was seen but that messages in danger are often as short. */
  isBare: boolean
  reasons: string[]
  rules: RuleReading
  scores: Scores
}

type Reading = { text: string; field: 'chat' | 'letter'; history?: readonly string[]; isUnclouded?: boolean }

/** As much as is read at once, and how far two readings of a longer text overlap, in characters. */
const atOnce = 12_000
const overlap = 1_000

/** One turn: the gravest of its pieces, where it is too long to be read at once. */
function readTurn({ text, field, history = [], isUnclouded = true }: Reading): Turn {
  const before = history.map((turn) => normalise(turn.slice(-atOnce)))
  return piecesOf(text)
    .map((piece) => readPiece({ plain: normalise(piece), field, history: before, isUnclouded }))
    .reduce((worst, one) => (isAtLeast(worst.level, one.level) ? worst : one))
}

function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - overlap) / (atOnce - overlap)))
  return Array.from({ length: count }, (_, index) => text.slice(index * (atOnce - overlap), index * (atOnce - overlap) + atOnce))
}

/** How much above its threshold a reading must be to be sure, in log-odds. */
const sureMargin = 2
const wholeReason = 'read as a whole'
const bareWords = 3

/** What is said bluntly is a floor; classifier and net, which know what the lexicon and the written rules found, read the whole. */
function readPiece({ plain, field, history, isUnclouded }: { plain: string; field: 'chat' | 'letter'; history: readonly string[]; isUnclouded: boolean }): Turn {
  const rules = readByRules({ plain, field })
  const floor = bluntLevelOf(plain)
  const scores = scoreText({ plain, field, history })
  const manner = history.length > 0 ? 'light' : field
  const heard = isUnclouded && saysNothingElse(plain) ? floor : higher(floor, levelOf({ scores, manner }))
  // What is heard as grave and named with a time, a means or a deed is for now.
  const level = isAtLeast(heard, 'high') ? higher(heard, rules.level) : heard
  const reasons = level === 'none' ? [] : rules.reasons.length > 0 ? [...new Set(rules.reasons)] : [wholeReason]
  const isBare = plain.trim().split(/\s+/).length <= bareWords && reasons.every((reason) => reason === wholeReason)
  const isSure = isAtLeast(floor, 'high') || (isAtLeast(level, 'high') && isAtLeast(levelOf({ scores, manner, margin: sureMargin }), 'high'))
  return { plain, level, isSure, isBare, reasons, rules, scores }
}

/** A letter by itself, a number, a sign, or one of the few sayings that are never danger: whatever else is heard in it is noise. */
function saysNothingElse(plain: string): boolean {
  return !/[a-zñ]{2}/.test(plain) || isPlainlyOrdinary(plain)
}

/** One «estoy bien» ends nothing; what goes on with danger is read as going on with it. */
function goOn({ own, earlier }: { own: Turn; earlier: readonly Turn[] }): Turn {
  const worst = earlier.filter(({ isSure }) => isSure).map(({ level }) => level).reduce<RiskLevel>(higher, 'none')
  const { rules } = own
  const reasons = [...own.reasons, 'earlier']
  if (rules.isRetraction) return { ...own, level: higher(own.level, 'high'), reasons: [...own.reasons, 'taken back', 'earlier'] }
  if (rules.hasNow || ['means', 'preparation', 'farewell'].some((kind) => rules.kinds.has(kind as 'means'))) return { ...own, level: 'imminent', reasons }
  if (rules.isContinuation || rules.kinds.size > 0) return { ...own, level: higher(own.level, worst), reasons }
  const isRightAfter = earlier.at(-1)?.isSure === true
  return { ...own, level: higher(own.level, isRightAfter ? 'high' : 'concern'), reasons }
}

/** Whether a reading rests on more than the sound of the whole. */
export function saysPlainly({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons.some((reason) => reason !== wholeReason)
}
