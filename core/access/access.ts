import { defineError } from '#core/errors'

/** Every level of access. A trial counts as `corazon`; the specification shows `vip` as `alma`. */
export const tiers = ['free', 'corazon', 'alma', 'completo', 'vip'] as const
export type Tier = (typeof tiers)[number]
export type ShownTier = Exclude<Tier, 'vip'>

/** What an account may be asked for. The names of specification §3 come with the issue that needs them. */
export type Feature = 'audio_listen' | 'audio_download' | 'deep_letters'

const premiumFeatures: readonly Feature[] = ['audio_download', 'deep_letters']

/** May an account of this tier do this? The only place that compares tiers. */
export function allows(tier: Tier, feature: Feature): boolean {
  return tier !== 'free' || !premiumFeatures.includes(feature)
}

export function isPremium(tier: Tier): boolean {
  return tier !== 'free'
}

export function shownTier(tier: Tier): ShownTier {
  return tier === 'vip' ? 'alma' : tier
}

/** How many letters a tier has, and since when they are counted (UTC ms). Null means without limit. */
export function letterQuota(tier: Tier, now: number): { limit: number; since: number } | null {
  if (tier === 'free') return { limit: 2, since: 0 }
  if (tier === 'corazon') {
    const today = new Date(now)
    return { limit: 8, since: Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1) }
  }
  return null
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
