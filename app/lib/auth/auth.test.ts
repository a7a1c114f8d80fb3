import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser, stubRefusedStorage } from '~/lib/api/browser.fixture'
import { authOf, nothingRemembered, readRememberedAuth, rememberSession } from './auth'
import type { Session } from '#core/account/account.session'

afterEach(() => vi.unstubAllGlobals())

const free: Session = { userId: 'acc_1', email: 'ines@correo.example', name: 'Inés', tier: 'free', isPremium: false, isTrial: false, isVip: false }
const vip: Session = { ...free, tier: 'alma', isPremium: true, isVip: true }

describe('who is drawn', () => {
  it('is who the server says, whatever the browser remembers', () => {
    const forged = { ...nothingRemembered, isPremium: true, tier: 'alma', email: 'otra@correo.example' } as const
    expect(authOf({ session: free, remembered: forged })).toEqual({ isAuthenticated: true, isPremium: false, tier: 'free', email: 'ines@correo.example', name: 'Inés' })
    expect(authOf({ session: vip, remembered: nothingRemembered })).toMatchObject({ isPremium: true, tier: 'alma' })
    expect(authOf({ session: { ...free, email: null, name: null }, remembered: forged })).toMatchObject({ isAuthenticated: false, email: null })
  })

  it('counts a trial’s token in this browser as Corazón, and never lowers a plan', () => {
    const remembered = { ...nothingRemembered, hasTrial: true }
    expect(authOf({ session: free, remembered })).toMatchObject({ isPremium: true, tier: 'corazon' })
    expect(authOf({ session: vip, remembered })).toMatchObject({ tier: 'alma' })
    expect(authOf({ session: null, remembered })).toMatchObject({ isPremium: true, tier: 'corazon', isAuthenticated: false })
  })

  it('is who is remembered when the server could not be asked, without counting as signed in', () => {
    const remembered = { isPremium: true, hasTrial: false, tier: 'alma', email: 'ines@correo.example', name: null } as const
    expect(authOf({ session: null, remembered })).toEqual({ isAuthenticated: false, isPremium: true, tier: 'alma', email: 'ines@correo.example', name: null })
    expect(authOf({ session: null, remembered: { ...remembered, isPremium: false } })).toMatchObject({ isPremium: false, tier: 'free' })
  })
})

describe('what is remembered', () => {
  it('is the last word of the server, under the specified keys', () => {
    const { stored } = stubBrowser({ stored: { user_premium: 'false', user_premium_name: 'Otra' } })
    rememberSession({ ...vip, name: null })
    expect(Object.fromEntries(stored)).toEqual({ user_premium: 'true', user_premium_tier: 'alma', user_premium_email: 'ines@correo.example' })
    expect(readRememberedAuth()).toEqual({ isPremium: true, hasTrial: false, tier: 'alma', email: 'ines@correo.example', name: null })
  })

  it('forgets a plan that has gone, and does not take a trial for one', () => {
    const { stored } = stubBrowser({ stored: { user_premium: 'true', user_premium_tier: 'alma' } })
    rememberSession({ ...free, tier: 'corazon', isPremium: true, isTrial: true })
    expect(Object.fromEntries(stored)).toMatchObject({ user_premium: 'false', user_premium_tier: 'corazon' })
  })

  it('is nothing where storage is empty, edited or refused', () => {
    stubBrowser({ stored: { user_premium_tier: 'emperor', eon_trial_token: 'x', eon_trial_expired: 'true' } })
    expect(readRememberedAuth()).toEqual(nothingRemembered)
    stubRefusedStorage()
    rememberSession(vip)
    expect(readRememberedAuth()).toEqual(nothingRemembered)
  })
})
