import { bluntLevelOf } from '#core/care/screen/blunt'
import { normalise } from '#core/care/screen/normalise'
import { inConversation, levelOf, type Manner, type Scores, type Thresholds } from '#core/care/screen/reading'
import { higher } from '#core/care/screen/levels'
import { levels, type CareLevel } from './corpus'
import { share } from './figures'
import type { Unseen } from './train'
import { isConversationTurn, isUnknownAuthor } from './training'

/** Share of harmless messages that stand alone that may be flagged, what is said bluntly included; the same of harmless turns of a conversation; and of all, that may be called imminent. */
const mostFlagged = 0.105
const mostFlaggedTurns = 0.06
const mostImminent = 0.007

/** A message by how far danger must be heard in it for it to be flagged: blunt sayings always are. */
type Candidate = { isRisk: boolean; score: number }

/**
 * Where each reading begins to count, by messages it has not seen. Each manner of reading has its own beginning. Of messages that stand alone
 * as many are flagged as may be, one more false alarm buying as many more heard in the chat as in letters; of turns likewise, by themselves
 * and with those before them. What is harmless among turns is mostly what people tell the companion: a conversation has many turns, and each
 * false alarm breaks in on somebody.
 */
export function chooseThresholds(unseen: readonly Unseen[]): Thresholds {
  const known = unseen.filter(({ message }) => isUnknownAuthor(message) || isConversationTurn(message))
  const concern = concernFor(known)
  const reached = known.filter(({ message }) => isUnknownAuthor(message)).filter((one) => isFlagged(one, concern)).map((one) => ({ label: one.message.label, scores: gravest(one) }))
  const harmless = known.filter(({ message }) => isUnknownAuthor(message) && message.label === 'none').length
  const flagged = reached.filter(({ label }) => label !== 'none')
  const high = bestCut(flagged.map(({ label, scores }) => ({ score: scores.high, isAbove: levels.indexOf(label) >= 2 })))
  const grave = reached.filter(({ scores }) => scores.high > high)
  const called = grave.filter(({ label }) => label === 'none').map(({ scores }) => scores.imminent).sort((one, other) => other - one)
  const imminent = Math.max(
    bestCut(grave.filter(({ label }) => label !== 'none').map(({ label, scores }) => ({ score: scores.imminent, isAbove: label === 'imminent' }))),
    called[Math.floor(harmless * mostImminent)] ?? -Infinity,
  )
  const round = (value: number) => Number(value.toFixed(4))
  return { concern: { chat: round(concern.chat), letter: round(concern.letter), together: round(concern.together), among: round(concern.among) }, high: round(high), imminent: round(imminent) }
}

type Concern = Record<Manner, number>

function concernFor(known: readonly Unseen[]): Concern {
  const alone = known.filter((one) => !one.joined && isUnknownAuthor(one.message))
  const turns = known.filter((one) => one.joined)
  const never: Concern = { chat: Infinity, letter: Infinity, together: Infinity, among: Infinity }
  return { ...never, ...cheapest({ of: alone, most: mostFlagged, at: (price) => aloneAt(alone, price), never }), ...cheapest({ of: turns, most: mostFlaggedTurns, at: (price) => turnsAt(turns, price), never }) }
}

/** Beginnings at the price of a false alarm, counted in dangers heard, that spends all that may be flagged. */
function cheapest({ of, most, at, never }: { of: readonly Unseen[]; most: number; at: (price: number) => Partial<Concern>; never: Concern }): Partial<Concern> {
  const harmless = of.filter(({ message }) => message.label === 'none')
  let low = 0
  let high = 50
  let best: Partial<Concern> = {}
  for (let step = 0; step < 25; step++) {
    const price = (low + high) / 2
    const concern = at(price)
    if (share(harmless, (one) => isFlagged(one, { ...never, ...concern })) <= most) {
      best = concern
      high = price
    } else low = price
  }
  return best
}

function aloneAt(alone: readonly Unseen[], price: number): Partial<Concern> {
  const of = (field: 'chat' | 'letter') => bestPriced(candidates(alone.filter(({ message }) => message.field === field), ({ own }) => own.concern), price)
  return { chat: of('chat'), letter: of('letter') }
}

function turnsAt(turns: readonly Unseen[], price: number): Partial<Concern> {
  const among = bestPriced(candidates(turns, ({ own }) => own.concern), price)
  const notYet = turns.filter((one) => !isBlunt(one) && one.own.concern <= among)
  return { among, together: bestPriced(candidates(notYet, (one) => togetherOf(one)!.concern), price) }
}

function candidates(of: readonly Unseen[], score: (one: Unseen) => number): Candidate[] {
  return of.map((one) => ({ isRisk: one.message.label !== 'none', score: isBlunt(one) ? Infinity : score(one) }))
}

/** A turn with those before it, as the screen weighs it; null where there are none. */
function togetherOf({ own, joined }: Unseen): Scores | null {
  return joined && inConversation({ own, joined })
}

/** The beginning above which dangers heard, less false alarms at their price, are most. */
function bestPriced(candidates: readonly Candidate[], price: number): number {
  const sorted = [...candidates].sort((one, other) => other.score - one.score)
  let gain = 0
  let best = { gain: 0, after: 0 }
  sorted.forEach(({ isRisk, score }, at) => {
    gain += isRisk ? 1 : -price
    if (gain > best.gain && score !== sorted[at + 1]?.score) best = { gain, after: at + 1 }
  })
  return sorted[best.after]?.score ?? -Infinity
}

function isFlagged(one: Unseen, concern: Concern): boolean {
  if (isBlunt(one)) return true
  const together = togetherOf(one)
  return one.own.concern > concern[together ? 'among' : one.message.field] || (together !== null && together.concern > concern.together)
}

const bluntLevels = new WeakMap<Unseen, CareLevel>()

function bluntLevel(one: Unseen): CareLevel {
  const level = bluntLevels.get(one) ?? bluntLevelOf(normalise(one.message.text))
  bluntLevels.set(one, level)
  return level
}

function isBlunt(one: Unseen): boolean {
  return bluntLevel(one) !== 'none'
}

function gravest(one: Unseen): Scores {
  const together = togetherOf(one)
  return together && together.concern > one.own.concern ? together : one.own
}

/** The cut with the fewest on the wrong side. */
function bestCut(scored: { score: number; isAbove: boolean }[]): number {
  const sorted = [...scored].sort((one, other) => one.score - other.score)
  let wrong = sorted.filter(({ isAbove }) => !isAbove).length
  let best = { wrong, cut: (sorted[0]?.score ?? 0) - 1 }
  for (const { score, isAbove } of sorted) {
    wrong += isAbove ? 1 : -1
    if (wrong < best.wrong) best = { wrong, cut: score }
  }
  return best.cut
}

/** How the screen does on messages that no fit has seen, by files left out, but for what it remembers of grave turns. */
export function describeUnseen(unseen: readonly Unseen[], thresholds: Thresholds): string[] {
  const given = (one: Unseen): CareLevel => {
    const together = togetherOf(one)
    const own = levelOf({ scores: one.own, manner: together ? 'among' : one.message.field, thresholds })
    return [own, together ? levelOf({ scores: together, manner: 'together', thresholds }) : 'none', bluntLevel(one)].reduce<CareLevel>(higher, 'none')
  }
  const judged = unseen.map((one) => ({ ...one.message, manner: isConversationTurn(one.message) ? 'told the companion' : one.joined ? 'turns' : one.message.field, given: given(one), isUnknown: isUnknownAuthor(one.message) }))
  const parts: [string, (one: (typeof judged)[number]) => boolean][] = [
    ['all files', () => true],
    ['unknown authors', ({ isUnknown }) => isUnknown],
    ...(['es', 'en'] as const).map((language): [string, (one: (typeof judged)[number]) => boolean] => [`unknown authors, ${language}`, (one) => one.isUnknown && one.language === language]),
    ...(['chat', 'letter', 'turns'] as const).map((manner): [string, (one: (typeof judged)[number]) => boolean] => [`unknown authors, ${manner}`, (one) => one.isUnknown && one.manner === manner]),
    ['told the companion', ({ manner, history }) => manner === 'told the companion' && history !== undefined],
  ]
  return parts.flatMap(([name, isIn]) => {
    const part = judged.filter(isIn)
    const risk = part.filter(({ label }) => label !== 'none')
    const harmless = part.filter(({ label }) => label === 'none')
    const rate = (of: typeof part, is: (one: (typeof judged)[number]) => boolean) => share(of, is).toFixed(3)
    const isHeard = ({ given }: { given: CareLevel }) => given !== 'none'
    const kinds = [...new Set(part.map(({ kind }) => kind))].map((kind) => {
      const of = part.filter((one) => one.kind === kind)
      return `${kind} ${rate(of, isHeard)}/${of.length}`
    })
    return [
      `${name}: recall ${rate(risk, isHeard)} of ${risk.length}, imminent ${rate(risk.filter(({ label }) => label === 'imminent'), isHeard)}, flagged ${rate(harmless, isHeard)} of ${harmless.length}, as imminent ${rate(harmless, ({ given: level }) => level === 'imminent')}`,
      `  ${kinds.join(', ')}`,
    ]
  })
}
