import { findAccount } from '#core/account/account'
import { holdsLetter, keepQuiet, respondTo, screenFields } from '#core/care/care'
import { within } from '#core/within'
import type { Visitor } from '#core/account/account.schema'
import type { Care } from '#core/care/care.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { LetterDeps } from './letters'

/** A request that is answered with care, and of which no letter was made. What was written stays with who wrote it. */
export type HeldLetter = {
  cartaId: null
  care: Care
  /** Whether the letter is written when it is asked for once more, with `afterCare`. */
  canContinue: boolean
}

/** How long the note that nothing is to be sold waits for the database, in ms. */
const patienceMs = 2_500

/**
 * Reads what a letter's request says before anything else looks at it. A farewell or a threat is answered and no letter is made of it;
 * a lesser sign is answered first, and the letter written where the person still wants it. Null where nothing was heard, or nothing
 * stands in the letter's way any more. Needs no database.
 */
export async function holdInDanger(
  input: { visitor: Visitor; texts: readonly string[]; afterCare: boolean; language: ContentLanguage; country: string | null; /** What was answered before, oldest first. */ alreadySaid?: readonly string[] },
  deps: LetterDeps,
): Promise<HeldLetter | null> {
  const { language, country, alreadySaid = [] } = input
  const assessment = screenFields(input.texts)
  if (assessment.level === 'none') return null
  const canContinue = !holdsLetter(assessment)
  if (canContinue && input.afterCare) return null
  const care = respondTo({ assessment, language, country, now: deps.clock(), alreadySaid, field: 'letter' })
  deps.log.info('care_answered', { level: care.level })
  await within(patienceMs, sellNothing(input.visitor, deps), { onFailure: () => deps.log.warn('care_not_kept') })
  return { cartaId: null, care, canContinue }
}

async function sellNothing(visitor: Visitor, deps: LetterDeps): Promise<void> {
  const account = await findAccount(visitor, deps)
  if (account) await keepQuiet({ accountId: account.id }, deps)
}
