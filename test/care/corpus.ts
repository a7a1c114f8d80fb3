/**
 * What the safety screen is measured by: messages written for it by hand, none of them anybody's, each with the level it deserves.
 * What the levels and kinds mean, and how doubtful ones are settled, stands in labels.md.
 */
export const levels = ['none', 'concern', 'high', 'imminent'] as const

export type CareLevel = (typeof levels)[number]

/** Kinds whose messages show somebody in danger, or may: their label is never `none`. */
export const riskKinds = [
  'underway', 'explicit', 'planned', 'medication', 'farewell', 'active', 'passive', 'coded', 'spelling', 'caps', 'oneWord', 'buried', 'calm',
  'threat', 'selfHarm', 'retraction', 'reunion', 'burden', 'conditional', 'methods', 'third', 'minor', 'violence', 'psychosis', 'eating', 'past',
  'turns',
] as const

/** Kinds whose messages may look like danger and are none: their label is always `none`. */
export const ordinaryKinds = [
  'idiom', 'griefTold', 'negation', 'quotation', 'work', 'painEnd', 'overload', 'missing', 'pets', 'medical', 'deathTalk', 'sleep', 'travel',
  'goodbye', 'anger', 'fiction', 'product', 'sadness', 'anxiety', 'exhaustion', 'crying', 'loneliness', 'guilt', 'names', 'odd', 'hope',
  'everyday', 'breakup', 'purpose', 'letter', 'turnsOrdinary',
] as const

export type RiskKind = (typeof riskKinds)[number]
export type OrdinaryKind = (typeof ordinaryKinds)[number]
export type CareKind = RiskKind | OrdinaryKind

/**
 * A labelled message. `history` holds the same person's earlier turns, oldest first. `isHeldOut` ones are only measured: they are all those
 * of the corpus.*.heldout.ts files and no others, so that whoever works on the screen can leave them unread.
 */
export type CareMessage = {
  text: string
  label: CareLevel
  kind: CareKind
  history?: string[]
  field: 'chat' | 'letter'
  isHeldOut: boolean
}

type Entry = string | { text: string; label?: CareLevel; history?: string[]; field?: CareMessage['field'] }

/** The messages of one kind, with the level and field they share unless an entry says otherwise. */
export function messagesOf(
  shared: { kind: RiskKind; label: Exclude<CareLevel, 'none'>; field?: CareMessage['field'] } | { kind: OrdinaryKind; label?: 'none'; field?: CareMessage['field'] },
  entries: Entry[],
): CareMessage[] {
  return entries.map((entry) => {
    const own = typeof entry === 'string' ? { text: entry } : entry
    return { label: 'none', field: 'chat', ...shared, ...own, isHeldOut: false }
  })
}

/** Messages that are only measured. */
export function heldOut(messages: CareMessage[]): CareMessage[] {
  return messages.map((message) => ({ ...message, isHeldOut: true }))
}

/** Whether a message is only measured. */
export function isHeldOut(message: CareMessage): boolean {
  return message.isHeldOut
}
