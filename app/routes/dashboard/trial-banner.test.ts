import { describe, expect, it } from 'vitest'
import { trialBannerFor, trialMoment } from './trial-banner'

const now = Date.UTC(2026, 10, 21, 12)
const dayMs = 24 * 60 * 60_000
const running = (daysRemaining: number) => ({ valid: true, expired: false, daysRemaining, expiresAt: now + daysRemaining * dayMs })
const over = (agoMs: number) => ({ valid: false, expired: true, daysRemaining: 0, expiresAt: now - agoMs })
const none = { valid: false, expired: false, daysRemaining: 0, expiresAt: null }
const bannerOf = (status: ReturnType<typeof running> | typeof none, hasPlan = false) => trialBannerFor({ status, hasPlan, now })

describe('the banner of a trial', () => {
  it('counts down calmly, warns at two days and says the last one', () => {
    expect([7, 3, 2, 1].map((days) => bannerOf(running(days)))).toEqual(['running', 'running', 'two_days', 'last_day'])
  })

  it('says that it is over for a week, and then no more', () => {
    expect([0, 7 * dayMs - 1, 7 * dayMs].map((ago) => bannerOf(over(ago)))).toEqual(['ended', 'ended', null])
  })

  it('leaves those alone who have no trial, or a plan beside it', () => {
    expect([bannerOf(none), bannerOf(running(1), true), bannerOf(over(0), true)]).toEqual([null, null, null])
  })

  it('tells the moment where the reader is', () => {
    const at = Date.UTC(2026, 10, 28, 17, 40)
    expect(trialMoment({ at, language: 'es', timeZone: 'Europe/Madrid' })).toEqual({ day: 'sábado, 28 de noviembre', time: '18:40' })
    expect(trialMoment({ at, language: 'en', timeZone: 'America/Mexico_City' })).toEqual({ day: 'Saturday 28 November', time: '11:40' })
  })
})
