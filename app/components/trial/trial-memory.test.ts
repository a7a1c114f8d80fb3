import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteStatus, readTrialMemory, rememberStart, signupDetour } from './trial-memory'

const trial = { trialToken: 'token-1', expiresAt: '2026-11-28T12:00:00.000Z', userId: 'acc_1' }
const expiresAt = Date.parse(trial.expiresAt)
const valid = { valid: true, expired: false, daysRemaining: 3, expiresAt }
const expired = { valid: false, expired: true, daysRemaining: 0, expiresAt }
const unknown = { valid: false, expired: false, daysRemaining: 0, expiresAt: null }

/** A browser that holds these entries. */
function openBrowser(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => Object.fromEntries(kept)
}

function openStartedBrowser() {
  const entries = openBrowser()
  rememberStart(trial)
  return entries
}

afterEach(() => vi.unstubAllGlobals())

describe('what a browser remembers of its trial', () => {
  it('is the token, its end, whose it is, and that the week is used, from the start', () => {
    expect(openStartedBrowser()()).toEqual({
      eon_trial_token: 'token-1',
      eon_trial_expires: '2026-11-28T12:00:00.000Z',
      eon_trial_user_id: 'acc_1',
      eon_trial_used: 'true',
      eon_trial_expired: 'false',
    })
  })

  it('stays while the trial runs', () => {
    const entries = openStartedBrowser()
    const before = entries()
    noteStatus({ asked: 'token-1', status: valid })
    expect(entries()).toEqual(before)
  })

  it('turns to expired and used, without token and end, when the server says that it is over', () => {
    const entries = openStartedBrowser()
    noteStatus({ asked: 'token-1', status: expired })
    expect(entries()).toEqual({ eon_trial_user_id: 'acc_1', eon_trial_used: 'true', eon_trial_expired: 'true' })
  })

  it('turns to expired also where the trial was the session’s and there never was a token', () => {
    const entries = openBrowser()
    noteStatus({ asked: null, status: expired })
    expect(entries()).toEqual({ eon_trial_used: 'true', eon_trial_expired: 'true' })
  })

  it('lets go of a token the server does not know, and of nothing else', () => {
    const entries = openStartedBrowser()
    noteStatus({ asked: 'token-1', status: unknown })
    expect(entries()).toEqual({ eon_trial_user_id: 'acc_1', eon_trial_used: 'true', eon_trial_expired: 'false' })
    const nothing = openBrowser()
    noteStatus({ asked: null, status: unknown })
    expect(nothing()).toEqual({})
  })

  it.each([expired, unknown])('is not touched by an answer about another token: $expired', (status) => {
    const entries = openStartedBrowser()
    const before = entries()
    noteStatus({ asked: 'token-0', status })
    noteStatus({ asked: null, status })
    expect(entries()).toEqual(before)
  })

  it('is nothing where storage is refused, and refusing breaks nothing', () => {
    const refuse = () => { throw new DOMException('no storage here', 'SecurityError') }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    rememberStart(trial)
    noteStatus({ asked: null, status: expired })
    expect(readTrialMemory()).toEqual({ token: null, isUsed: false, isExpired: false })
  })
})

describe('the sign-up page', () => {
  const detour = (entries: Record<string, string>) => {
    openBrowser(entries)
    return signupDetour(readTrialMemory())
  }

  it('is for those who have had no trial', () => {
    expect(detour({})).toBeNull()
    expect(detour({ eon_trial_used: 'false', eon_trial_expired: 'false', eon_trial_token: '' })).toBeNull()
  })

  it('sends a used or expired trial to the plans, and a running one to the desk', () => {
    expect(detour({ eon_trial_used: 'true' })).toBe('/planes')
    expect(detour({ eon_trial_expired: 'true' })).toBe('/planes')
    expect(detour({ eon_trial_token: 'token-1' })).toBe('/dashboard')
    expect(detour({ eon_trial_token: 'token-1', eon_trial_used: 'true' })).toBe('/dashboard')
    expect(detour({ eon_trial_token: 'token-1', eon_trial_used: 'true', eon_trial_expired: 'true' })).toBe('/planes')
  })
})
