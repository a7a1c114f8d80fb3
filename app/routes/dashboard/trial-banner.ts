import type { ContentLanguage } from '#core/locale/locale.schema'
import type { TrialStatus } from '#core/trial/trial.schema'

export type TrialBannerKind = 'running' | 'two_days' | 'last_day' | 'ended'

/** How long the desk still mentions a week that is over, in ms. */
const rememberedMs = 7 * 24 * 60 * 60_000

/** Which banner a trial deserves (specification §4): orange at two days or fewer, red at one. None for somebody with a plan. */
export function trialBannerFor({ status, hasPlan, now }: { status: TrialStatus; hasPlan: boolean; now: number }): TrialBannerKind | null {
  if (hasPlan) return null
  if (status.valid) return status.daysRemaining <= 1 ? 'last_day' : status.daysRemaining <= 2 ? 'two_days' : 'running'
  return status.expired && status.expiresAt !== null && now - status.expiresAt < rememberedMs ? 'ended' : null
}

const locales = { es: 'es-ES', en: 'en-GB' } satisfies Record<ContentLanguage, string>

/** «viernes, 28 de noviembre» and «18:40»; “Friday 28 November” and “18:40”. `at` is UTC ms, `timeZone` an IANA name. */
export function trialMoment({ at, language, timeZone }: { at: number; language: ContentLanguage; timeZone: string }): { day: string; time: string } {
  const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...parts, timeZone }).format(at)
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  }
}
