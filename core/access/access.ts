import { TZDate } from '@date-fns/tz'
import { defineError } from '#core/errors'

/** Every level of access. A trial counts as `corazon`; the specification shows `vip` as `alma`. */
export const tiers = ['free', 'corazon', 'alma', 'completo', 'vip'] as const
export type Tier = (typeof tiers)[number]
export type ShownTier = Exclude<Tier, 'vip'>

/** What everybody may do, and what needs a plan, a trial or VIP access (specification §3). Listening is for everybody. */
const openFeatures = ['basic_letters', 'basic_chat', 'basic_forms', 'basic_navigation', 'audio_listen'] as const
type PremiumFeature = 'unlimited_letters' | 'audio_narration' | 'audio_download' | 'deep_letters' | 'premium_chat' | 'journal' | 'progress_tracking' | 'coaching'

export type Feature = (typeof openFeatures)[number] | PremiumFeature

export { freeChatMessages, freeChatWindowMs } from './access.limits'

/** May an account of this tier do this? The only place that compares tiers. */
export function allows(tier: Tier, feature: Feature): boolean {
  if (tier !== 'free') return true
  const isOpen: readonly Feature[] = openFeatures
  return isOpen.includes(feature)
}

export function isPremium(tier: Tier): boolean {
  return tier !== 'free'
}

/** Whether letters are not counted. */
export function isUnlimited(tier: Tier): boolean {
  return tier !== 'free' && tier !== 'corazon'
}

export function shownTier(tier: Tier): ShownTier {
  return tier === 'vip' ? 'alma' : tier
}

/** What an account may do now: VIP access above all, then what was paid for, then a trial that has not ended (UTC ms). */
export function effectiveTier(account: { plan: Tier; isVip: boolean; trialExpiresAt: number | null }, now: number): Tier {
  if (account.isVip) return 'vip'
  if (account.plan !== 'free') return account.plan
  return account.trialExpiresAt !== null && account.trialExpiresAt > now ? 'corazon' : 'free'
}

/**
 * How many letters an account has, and since when they are counted (UTC ms). Null means without limit. Months are those of the
 * account's own time zone.
 */
export function letterQuota(account: { tier: Tier; timeZone: string }, now: number): { limit: number; since: number } | null {
  if (isUnlimited(account.tier)) return null
  if (account.tier === 'free') return { limit: 2, since: 0 }
  const today = new TZDate(now, account.timeZone)
  return { limit: 8, since: new TZDate(today.getFullYear(), today.getMonth(), 1, account.timeZone).getTime() }
}

export const premiumRequiredError = defineError({
  code: 'premium_required',
  status: 402,
  texts: {
    es: 'La descarga del audio es para los planes Corazón y Alma. Puedes seguir escuchándolo aquí.',
    en: 'Downloading the audio is for the Corazón and Alma plans. You can go on listening to it here.',
  },
})

export const audioNotAllowedError = defineError({
  code: 'audio_premium_only',
  status: 403,
  texts: {
    es: 'El audio narrado como archivo es para los planes Corazón y Alma. Puedes escucharlo en la página de tu carta.',
    en: 'The narrated audio as a file is for the Corazón and Alma plans. You can listen to it on the page of your letter.',
  },
})
