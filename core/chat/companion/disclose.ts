import type { Chance } from '#core/language/seed'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { isFamiliar } from './address'
import { disclosures as disclosuresEn } from './texts/en/disclosures'
import { disclosures as disclosuresEs } from './texts/es/disclosures'
import type { State } from './state'

/** A sentence that says what is speaking; every conversation begins with one. */
export function discloseIn({ language, chance, isFormal = false }: { language: ContentLanguage; chance: Chance; /** To somebody who says «usted». */ isFormal?: boolean }): string {
  const disclosures = language === 'es' ? disclosuresEs : disclosuresEn
  const formal = disclosures.filter((line) => !isFamiliar(line))
  return chance.pick(isFormal && formal.length > 0 ? formal : disclosures)
}

/** Puts before the first reply of a conversation what is speaking. */
export function disclose(input: { state: State; chance: Chance; said: string; isFormal: boolean }): string {
  const { state, said, chance, isFormal } = input
  if (state.replies.length > 0) return said
  // Asked what it is, the answer itself says so.
  if (state.turn.acts.includes('isHuman') && /inteligencia artificial|artificial intelligence/i.test(said)) return said
  return `${discloseIn({ language: state.language, chance, isFormal })} ${said}`.trim()
}
