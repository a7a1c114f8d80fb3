import { describe, expect, it } from 'vitest'
import { allows, effectiveTier, letterQuota, shownTier, tiers, type Tier } from './access'

describe('access', () => {
  it('lets everyone listen, and only premium tiers download', () => {
    for (const tier of tiers) expect(allows(tier, 'audio_listen')).toBe(true)
    expect(tiers.filter((tier) => allows(tier, 'audio_download'))).toEqual(['corazon', 'alma', 'completo', 'vip'])
  })

  it('gives free accounts two letters ever, Corazón eight a calendar month, the others no limit', () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const quota = (tier: Tier, at = now, timeZone = 'UTC') => letterQuota({ tier, timeZone }, at)
    expect(quota('free')).toEqual({ limit: 2, since: 0 })
    expect(quota('corazon')).toEqual({ limit: 8, since: Date.UTC(2026, 10, 1) })
    expect(quota('corazon', Date.UTC(2026, 11, 1))).toEqual({ limit: 8, since: Date.UTC(2026, 11, 1) })
    expect([quota('alma'), quota('completo'), quota('vip')]).toEqual([null, null, null])
  })

  it('counts the months of the account’s own time zone, also where clocks change', () => {
    const since = (at: number, timeZone: string) => letterQuota({ tier: 'corazon', timeZone }, at)?.since
    // Half past midnight in Madrid is still the month before in UTC, and in Mexico.
    const madridMidnight = Date.UTC(2026, 2, 31, 22)
    expect(since(madridMidnight + 1_800_000, 'Europe/Madrid')).toBe(madridMidnight)
    expect(since(madridMidnight + 1_800_000, 'UTC')).toBe(Date.UTC(2026, 2, 1))
    expect(since(madridMidnight + 1_800_000, 'America/Mexico_City')).toBe(Date.UTC(2026, 2, 1, 6))
    expect(since(Date.UTC(2026, 2, 30), 'Europe/Madrid')).toBe(Date.UTC(2026, 1, 28, 23))
  })

  it('puts VIP access above a plan, a plan above a trial, and a trial above nothing, to its last moment', () => {
    const now = Date.UTC(2026, 10, 20)
    const of = (plan: Tier, trialExpiresAt: number | null, isVip = false) => effectiveTier({ plan, trialExpiresAt, isVip }, now)
    expect([of('free', null), of('free', now + 1), of('free', now), of('alma', now + 1), of('free', null, true), of('corazon', null, true)]).toEqual([
      'free', 'corazon', 'free', 'alma', 'vip', 'vip',
    ])
  })

  it('shows VIP as alma', () => {
    expect(shownTier('vip')).toBe('alma')
    expect(shownTier('corazon')).toBe('corazon')
  })
})
