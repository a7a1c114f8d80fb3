import { describe, expect, it } from 'vitest'
import { allows, letterQuota, shownTier, tiers } from './access'

describe('access', () => {
  it('lets everyone listen, and only premium tiers download', () => {
    for (const tier of tiers) expect(allows(tier, 'audio_listen')).toBe(true)
    expect(tiers.filter((tier) => allows(tier, 'audio_download'))).toEqual(['corazon', 'alma', 'completo', 'vip'])
  })

  it('gives free accounts two letters ever, Corazón eight a calendar month, the others no limit', () => {
    const now = Date.UTC(2026, 10, 20, 12)
    expect(letterQuota('free', now)).toEqual({ limit: 2, since: 0 })
    expect(letterQuota('corazon', now)).toEqual({ limit: 8, since: Date.UTC(2026, 10, 1) })
    expect(letterQuota('corazon', Date.UTC(2026, 11, 1))).toEqual({ limit: 8, since: Date.UTC(2026, 11, 1) })
    expect([letterQuota('alma', now), letterQuota('completo', now), letterQuota('vip', now)]).toEqual([null, null, null])
  })

  it('shows VIP as alma', () => {
    expect(shownTier('vip')).toBe('alma')
    expect(shownTier('corazon')).toBe('corazon')
  })
})
