import type { Session } from '#core/account/account.session'
import { activeTrialToken } from '~/lib/api/request-headers'
import { readStored, storageKeys, writeStored } from '~/lib/browser-storage'

export type ShownTier = Session['tier']

/** Who somebody is, for drawing only. What they may do is asked of the server each time. */
export type Auth = {
  /** An address was proven. */
  isAuthenticated: boolean
  isPremium: boolean
  tier: ShownTier
  email: string | null
  name: string | null
}

/** What the browser remembers from last time. */
export type RememberedAuth = Omit<Auth, 'isAuthenticated'> & { hasTrial: boolean }

export const nothingRemembered: RememberedAuth = { isPremium: false, hasTrial: false, tier: 'free', email: null, name: null }

/**
 * The server's word where there is one. A trial's token in this browser counts beside it, as Corazón: it speaks for itself
 * (specification §4). What is remembered is drawn only when the server could not be asked.
 */
export function authOf({ session, remembered }: { session: Session | null; remembered: RememberedAuth }): Auth {
  const trial = { isPremium: true, tier: 'corazon' } as const
  if (session) {
    const { email, name, isPremium, tier } = session
    return { isAuthenticated: email !== null, email, name, isPremium, tier, ...(!isPremium && remembered.hasTrial && trial) }
  }
  const { email, name, isPremium, tier, hasTrial } = remembered
  return { isAuthenticated: false, email, name, isPremium, tier: isPremium ? tier : 'free', ...(!isPremium && hasTrial && trial) }
}

export function readRememberedAuth(): RememberedAuth {
  return {
    isPremium: readStored(storageKeys.premium) === 'true',
    hasTrial: activeTrialToken() !== null,
    tier: toTier(readStored(storageKeys.premiumTier)),
    email: readStored(storageKeys.premiumEmail),
    name: readStored(storageKeys.premiumName),
  }
}

/** Notes the server's word for the next time it cannot be asked, and for the headers of requests. */
export function rememberSession({ isPremium, isTrial, tier, email, name }: Pick<Session, 'isPremium' | 'isTrial' | 'tier' | 'email' | 'name'>): void {
  writeStored(storageKeys.premium, String(isPremium && !isTrial))
  writeStored(storageKeys.premiumTier, isTrial ? 'corazon' : tier)
  writeStored(storageKeys.premiumEmail, email)
  writeStored(storageKeys.premiumName, name)
}

/** Confirmed VIP access is drawn as Alma (specification §4). */
export function rememberVip(email: string): void {
  rememberSession({ isPremium: true, isTrial: false, tier: 'alma', email, name: readStored(storageKeys.premiumName) })
}

const tiers: readonly ShownTier[] = ['free', 'corazon', 'alma', 'completo']

function toTier(value: string | null): ShownTier {
  return tiers.find((tier) => tier === value) ?? 'free'
}
