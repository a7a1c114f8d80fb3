import type { ContentLanguage } from '#core/locale/locale.schema'

/** Why something a model said is not said to a person. */
export const outputFaults = ['speaks_as_another', 'diagnosis', 'promise', 'method', 'claims_to_be_human', 'leaked_instructions'] as const
export type OutputFault = (typeof outputFaults)[number]

/** Everything in a model's words that EÓN never says, in either language; empty when there is nothing. */
export function screenOutput(_input: { text: string; language: ContentLanguage }): OutputFault[] {
  return []
}

/** The first fault of a chat reply, or null. */
export function screenReply(input: { text: string; language: ContentLanguage }): OutputFault | null {
  return screenOutput(input)[0] ?? null
}
