import { bluntLevelOf } from './blunt'
import { higher, isAtLeast, type RiskLevel } from './levels'
import { normalise } from './normalise'
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

/** What is read of one message: as much as a person may send. */
const longest = 12_000

/**
 * How much danger a message shows, by its own words and by those just before it. Reads Spanish and English alike, whatever the
 * person's language is set to. Deterministic; no provider is asked.
 */
export function screenMessage({ text, history = [], field = 'chat' }: ScreenInput): Assessment {
  const before = history.slice(-3).map((turn) => normalise(turn.slice(0, longest)))
  const plain = normalise(text.slice(0, longest))
  const own = readTurn({ plain, field, history: before })
  const earlier = before.map((turn) => readTurn({ plain: turn, field, history: [] }))
  const { level, reasons } = withEarlier({ own, earlier })
  return {
    level,
    reasons,
    isMinor: [own, ...earlier].some(({ rules }) => rules.isMinor),
    topic: level === 'none' ? null : topicOf({ own, earlier }),
  }
}

type Turn = { plain: string; level: RiskLevel; /** Grave enough to weigh on the turns after it. */ isSure: boolean; reasons: string[]; rules: RuleReading; scores: Scores }

/** One turn by itself: what is said bluntly is a floor, and the classifier, which knows what the written rules found, reads the whole. */
function readTurn({ plain, field, history }: { plain: string; field: 'chat' | 'letter'; history: readonly string[] }): Turn {
  const rules = readByRules({ plain, field })
  const floor = bluntLevelOf(plain)
  const scores = scoreText({ plain, field, history })
  const read = levelOf(scores)
  const level = higher(floor, read)
  const reasons = level === 'none' ? [] : [...rules.reasons]
  if (level !== 'none' && reasons.length === 0) reasons.push('read as a whole')
  return { plain, level, isSure: isAtLeast(floor, 'high') || isAtLeast(levelOf(scores, 0.7), 'high'), reasons: [...new Set(reasons)], rules, scores }
}

/** One «estoy bien» ends nothing; what goes on with danger is read as going on with it. */
function withEarlier({ own, earlier }: { own: Turn; earlier: Turn[] }): { level: RiskLevel; reasons: string[] } {
  const worst = earlier.filter(({ isSure }) => isSure).map(({ level }) => level).reduce<RiskLevel>(higher, 'none')
  if (!isAtLeast(worst, 'high')) return { level: own.level, reasons: own.reasons }
  const { rules } = own
  const reasons = [...own.reasons, 'earlier']
  if (rules.isRetraction) return { level: higher(own.level, 'high'), reasons: [...own.reasons, 'taken back', 'earlier'] }
  if (rules.hasNow || ['means', 'preparation', 'farewell'].some((kind) => rules.kinds.has(kind as 'means'))) return { level: 'imminent', reasons }
  if (rules.isContinuation || rules.kinds.size > 0) return { level: higher(own.level, worst), reasons }
  const isRightAfter = earlier.at(-1)?.isSure === true
  return { level: higher(own.level, isRightAfter ? 'high' : 'concern'), reasons }
}
