import { isPremium, shownTier, type ShownTier } from '#core/access/access'
import type { DescribedAccount } from './account.sign-in'

/** Who a browser is to the server, as its owner may see it. */
export type Session = {
  /** The account, or `anonymous` for someone who has left nothing yet. */
  userId: string
  /** The proven address; null before one is proven. */
  email: string | null
  name: string | null
  tier: ShownTier
  isPremium: boolean
  /** Premium by a trial that has not ended, and by nothing else. */
  isTrial: boolean
  isVip: boolean
}

export function sessionOf(account: DescribedAccount | null): Session {
  const tier = account?.tier ?? 'free'
  return {
    userId: account?.id ?? 'anonymous',
    email: account?.email ?? null,
    name: account?.name ?? null,
    tier: shownTier(tier),
    isPremium: isPremium(tier),
    isTrial: account?.isTrial ?? false,
    isVip: account?.isVip ?? false,
  }
}
