import type { Chance } from '#core/language/seed'
import type { CompanionBrief } from '#core/ports/companion'
import { textsOf } from './texts'
import type { State } from './state'

/** Puts before the first reply of a conversation what is speaking. */
export function disclose(input: { state: State; brief: CompanionBrief; chance: Chance; said: string }): string {
  const { state, said, chance } = input
  if (state.replies.length > 0) return said
  return `${chance.pick(textsOf(state.language).disclosures)} ${said}`.trim()
}
