import { isSpoken, isUnknownAuthor, type TrainingMessage } from './training'

/** What says it will happen, is prepared, or has begun, where its label is imminent. */
export const nearKinds: ReadonlySet<string> = new Set(['underway', 'explicit', 'planned', 'medication', 'farewell'])

/** How much a message counts while learning: what is nearest to what will be read counts twice, turns of whole conversations three times, and danger said for now half as much again. */
export function weightOfMessage(message: TrainingMessage): number {
  const isNear = message.label === 'imminent' && nearKinds.has(message.kind)
  if (isSpoken(message)) return 3
  return (message.isCorpus || isUnknownAuthor(message) ? 2 : 1) * (isNear ? 1.5 : 1)
}
