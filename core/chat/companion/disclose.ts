import type { Chance } from '#core/language/seed'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CompanionBrief } from '#core/ports/companion'
import { textsOf } from './texts'
import type { State } from './state'

/** A sentence that says what is speaking; every conversation begins with one. */
export function discloseIn({ language, chance }: { language: ContentLanguage; chance: Chance }): string {
  return chance.pick(textsOf(language).disclosures)
}

/** Puts before the first reply of a conversation what is speaking. */
export function disclose(input: { state: State; brief: CompanionBrief; chance: Chance; said: string }): string {
  const { state, said, chance } = input
  if (state.replies.length > 0) return said
  // Asked what it is, the answer itself says so.
  if (state.turn.acts.includes('isHuman') && /inteligencia artificial|artificial intelligence/i.test(said)) return said
  return `${discloseIn({ language: state.language, chance })} ${said}`.trim()
}
