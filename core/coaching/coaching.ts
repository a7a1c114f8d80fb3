import { allows } from '#core/access/access'
import { findAccount, type AccountDeps } from '#core/account/account'
import { notSignedInError } from '#core/account/account.errors'
import { isQuiet } from '#core/care/care'
import { listDaysTalked } from '#core/chat/chat'
import { dayOf, lastDays, mondayOf } from '#core/days'
import { createChance } from '#core/language/seed'
import { listLetterActivity } from '#core/letters/letters'
import { goalsFor, recommendationsFor } from './coaching.copy'
import { coachingPremiumError } from './coaching.errors'
import { quietWords, sayWords, wordsByType, type Words } from './coaching.messages'
import { daysRead, readActivity, type CoachingFacts } from './coaching.rules'
import { forgetTold, listTold, takeWords } from './told.repo'
import type { Account, Visitor } from '#core/account/account.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { CoachingProgress } from './coaching.schema'
import type { MessageType } from './coaching.types'

export type CoachingDeps = Pick<AccountDeps, 'db' | 'clock'>

/** How somebody has been coming by, and what could be next. Throws `not_signed_in` for nobody, `premium_required` without a plan or a trial. */
export async function readProgress(input: { visitor: Visitor; language: ContentLanguage }, deps: AccountDeps): Promise<CoachingProgress> {
  const { language } = input
  const account = await requireCoaching(input.visitor, deps)
  const { facts, isQuietNow, today } = await readFacts(account, deps)
  const goal = pickFor(goalsFor(facts, { isQuiet: isQuietNow }), `${account.id}/goal/${mondayOf(today)}`)
  const next = pickFor(recommendationsFor(facts, { isQuiet: isQuietNow }), `${account.id}/next/${today}`)
  return {
    currentPhase: facts.phase,
    streakDays: facts.streakDays,
    weekDays: facts.weekDays,
    weeklyGoal: sayWords({ words: goal, facts, language }),
    nextRecommendation: sayWords({ words: next, facts, language }),
    nextUrl: next.url,
  }
}

/**
 * A few words of a kind, true of what somebody did, and none twice while others are left. Throws `not_signed_in` and
 * `premium_required`.
 */
export async function tellWords(
  input: { visitor: Visitor; type: MessageType; language: ContentLanguage },
  deps: AccountDeps,
): Promise<{ message: string }> {
  const account = await requireCoaching(input.visitor, deps)
  return { message: await giveWords({ account, type: input.type, language: input.language }, deps) }
}

/** The account of a browser, if it may have a guide. Throws `not_signed_in` and `premium_required`. */
export async function requireCoaching(visitor: Visitor, deps: AccountDeps): Promise<Account> {
  const account = await findAccount(visitor, deps)
  if (!account) throw notSignedInError()
  if (!allows(account.tier, 'coaching')) throw coachingPremiumError()
  return account
}

/** Words of a kind that an account has not been given, or was given longest ago, and that fit it now. */
export async function giveWords(input: { account: Account; type: MessageType; language: ContentLanguage }, deps: CoachingDeps): Promise<string> {
  const { account, type, language } = input
  const { facts, isQuietNow } = await readFacts(account, deps)
  const fitting = isQuietNow ? quietWords : wordsByType[type].filter(({ when }) => when?.(facts) ?? true)
  const inOrder = createChance(`${account.id}/${type}`).shuffle(fitting)
  const words = await takeFresh({ accountId: account.id, type, inOrder }, deps)
  return sayWords({ words, facts, language })
}

/** Another may take the same words at the same moment: then the next ones are tried. Once all were given, they begin anew. */
async function takeFresh(input: { accountId: string; type: MessageType; inOrder: readonly Words[] }, deps: CoachingDeps): Promise<Words> {
  const { accountId, type, inOrder } = input
  for (let round = 0; round < 2; round++) {
    const told = await listTold({ accountId, type }, deps.db)
    for (const words of inOrder.filter(({ key }) => !told.includes(key))) {
      if (await takeWords({ accountId, type, key: words.key, now: deps.clock() }, deps.db)) return words
    }
    await forgetTold({ accountId, type, but: told[0] ?? null }, deps.db)
  }
  return pickFor(inOrder, `${accountId}/${deps.clock()}`)
}

/** What the texts go by, from what an account really did. */
async function readFacts(account: Account, deps: CoachingDeps): Promise<{ facts: CoachingFacts; isQuietNow: boolean; today: string }> {
  const { id: accountId, timeZone, createdAt } = account
  const now = deps.clock()
  const days = lastDays({ now, timeZone, count: daysRead })
  const [talked, letters, isQuietNow] = await Promise.all([
    listDaysTalked({ accountId, days }, deps),
    listLetterActivity({ accountId }, deps),
    isQuiet({ accountId }, deps),
  ])
  const today = dayOf({ at: now, timeZone })
  const moments = letters.flatMap(({ askedAt, releasedAt }) => (releasedAt === null ? [askedAt] : [askedAt, releasedAt]))
  const count = (state: (typeof letters)[number]['state']) => letters.filter((letter) => letter.state === state).length
  const facts = readActivity({
    today,
    openedOn: dayOf({ at: createdAt, timeZone }),
    activeDays: [...talked, ...moments.map((at) => dayOf({ at, timeZone }))],
    letters: { kept: count('kept'), closed: count('closed'), released: count('released') },
    path: letters[0]?.path ?? null,
  })
  return { facts, isQuietNow, today }
}

function pickFor<Item>(items: readonly Item[], seed: string): Item {
  return createChance(seed).pick(items)
}
