import { bluntLevelOf } from '#core/care/screen/blunt'
import type { Scores } from '#core/care/screen/model'
import { normalise } from '#core/care/screen/normalise'
import { levels, type CareLevel } from './corpus'
import type { Trained } from './train'
import { isUnknownAuthor, type TrainingMessage } from './training'

/** Share of harmless messages that may be flagged, what is said bluntly included, and that the classifier may call imminent. */
const mostFlagged = 0.037
const mostImminent = 0.006

/** Where each head begins to count, by messages it has not seen. */
export function chooseThresholds({ unseen, messages }: Pick<Trained, 'unseen' | 'messages'>): number[] {
  const known = messages.map((message, at) => ({ message, scores: unseen[at]! })).filter(({ message }) => isUnknownAuthor(message))
  const harmless = known.filter(({ message }) => message.label === 'none')
  const concern = quantile(harmless.map(({ message, scores }) => (bluntLevelOf(normalise(message.text)) === 'none' ? scores.concern : Infinity)), 1 - mostFlagged)
  const flagged = known.filter(({ message, scores }) => message.label !== 'none' && scores.concern > concern)
  const high = bestCut(flagged.map(({ message, scores }) => ({ score: scores.high, isAbove: levels.indexOf(message.label) >= 2 })))
  const grave = flagged.filter(({ scores }) => scores.high > high)
  const imminent = Math.max(
    bestCut(grave.map(({ message, scores }) => ({ score: scores.imminent, isAbove: message.label === 'imminent' }))),
    quantile(harmless.map(({ scores }) => (scores.concern > concern && scores.high > high ? scores.imminent : -Infinity)), 1 - mostImminent),
  )
  return [concern, high, imminent].map((value) => Number(value.toFixed(4)))
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

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How classifier and blunt sayings do on messages the classifier has not seen, by files left out. */
export function describeUnseen({ unseen, messages, thresholds }: Pick<Trained, 'unseen' | 'messages'> & { thresholds: number[] }): string[] {
  const lines: string[] = []
  const isBlunt = messages.map(({ text }) => bluntLevelOf(normalise(text)) !== 'none')
  const parts: [string, (message: TrainingMessage) => boolean][] = [['corpus', ({ isCorpus }) => isCorpus], ['training', ({ isCorpus }) => !isCorpus], ['unknown authors', isUnknownAuthor], ['unknown authors, es', (message) => isUnknownAuthor(message) && message.language === 'es'], ['unknown authors, en', (message) => isUnknownAuthor(message) && message.language === 'en']]
  for (const [name, isIn] of parts) {
    const part = messages.map((message, at) => ({ message, scores: isBlunt[at] ? { ...unseen[at]!, concern: Infinity } : unseen[at]! })).filter(({ message }) => isIn(message))
    const share = (which: typeof part, is: (scores: Scores, label: CareLevel) => boolean) => (which.filter(({ scores, message }) => is(scores, message.label)).length / which.length).toFixed(3)
    const flagged = (scores: Scores) => scores.concern > thresholds[0]!
    const imminent = (scores: Scores) => flagged(scores) && scores.high > thresholds[1]! && scores.imminent > thresholds[2]!
    const risk = part.filter(({ message }) => message.label !== 'none')
    const harmless = part.filter(({ message }) => message.label === 'none')
    const kinds = [...new Set(part.map(({ message }) => message.kind))].map((kind) => {
      const of = part.filter(({ message }) => message.kind === kind)
      return `${kind} ${share(of, flagged)}/${of.length}`
    })
    lines.push(`${name}: recall ${share(risk, flagged)} of ${risk.length}, imminent ${share(risk.filter(({ message }) => message.label === 'imminent'), flagged)}, flagged ${share(harmless, flagged)} of ${harmless.length}, as imminent ${share(harmless, imminent)}`)
    lines.push(`  ${kinds.join(', ')}`)
  }
  return lines
}
