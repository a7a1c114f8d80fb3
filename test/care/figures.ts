import { screenMessage } from '#core/care/screen/screen'
import { levels, type CareLevel, type CareMessage } from './corpus'
import { nearKinds } from './weigh'

export type Figures = {
  messages: number
  /** Messages in danger, and the share of them that any level above none was given. */
  risk: number
  recall: number
  /** The same for what says it will happen, is prepared, or has begun. */
  near: number
  nearRecall: number
  /** The share of them heard, and not only faintly. */
  nearSurely: number
  /** Of those labelled high or imminent, the share given at least high. */
  recallAsHigh: number
  harmless: number
  flagged: number
  /** Flagged, and not only faintly. */
  flaggedSurely: number
  flaggedAsImminent: number
  /** Share given exactly the level of its label. */
  exact: number
}

export type Judged = CareMessage & { given: CareLevel; isFaint: boolean; language: 'es' | 'en' }

export function judge(messages: readonly (CareMessage & { language: 'es' | 'en' })[]): Judged[] {
  return messages.map((message) => {
    const { level, isFaint } = screenMessage({ text: message.text, field: message.field, ...(message.history && { history: message.history }) })
    return { ...message, given: level, isFaint }
  })
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const risk = judged.filter(({ label }) => label !== 'none')
  const near = risk.filter(({ kind, label }) => nearKinds.has(kind) && label === 'imminent')
  const grave = risk.filter(({ label }) => label !== 'concern')
  const harmless = judged.filter(({ label }) => label === 'none')
  return {
    messages: judged.length,
    risk: risk.length,
    recall: share(risk, ({ given }) => given !== 'none'),
    near: near.length,
    nearRecall: share(near, ({ given }) => given !== 'none'),
    nearSurely: share(near, ({ given, isFaint }) => given !== 'none' && !isFaint),
    recallAsHigh: share(grave, ({ given }) => levels.indexOf(given) >= 2),
    harmless: harmless.length,
    flagged: share(harmless, ({ given }) => given !== 'none'),
    flaggedSurely: share(harmless, ({ given, isFaint }) => given !== 'none' && !isFaint),
    flaggedAsImminent: share(harmless, ({ given }) => given === 'imminent'),
    exact: share(judged, ({ given, label }) => given === label),
  }
}

export function share<T>(of: readonly T[], is: (one: T) => boolean): number {
  return of.length === 0 ? 0 : of.filter(is).length / of.length
}
