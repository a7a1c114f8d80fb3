import type { TrialStatus } from '#core/trial/trial.schema'

/** What a browser remembers of its trial (specification §3), to draw by. What it may do is the server's to say. */
export const trialKeys = {
  token: 'eon_trial_token',
  expires: 'eon_trial_expires',
  used: 'eon_trial_used',
  expired: 'eon_trial_expired',
  userId: 'eon_trial_user_id',
} as const

export type TrialMemory = { token: string | null; isUsed: boolean; isExpired: boolean }
export type StoredTrial = { trialToken: string; expiresAt: string; userId: string }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const blank: TrialMemory = { token: null, isUsed: false, isExpired: false }

/** The browser's storage, or null where it is refused (private windows, or no browser at all). */
export function browserStore(): Store | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

export function readTrialMemory(store: Store | null): TrialMemory {
  if (!store) return blank
  return {
    token: store.getItem(trialKeys.token) || null,
    isUsed: store.getItem(trialKeys.used) === 'true',
    isExpired: store.getItem(trialKeys.expired) === 'true',
  }
}

/** None to active. */
export function rememberStart(store: Store | null, trial: StoredTrial): void {
  write(store, {
    [trialKeys.token]: trial.trialToken,
    [trialKeys.expires]: trial.expiresAt,
    [trialKeys.userId]: trial.userId,
    [trialKeys.used]: 'true',
    [trialKeys.expired]: 'false',
  })
}

/**
 * What an answer of the server changes: active to expired, and a token it does not know to none. `asked` is the token the
 * question went with; where another has taken its place since, the answer is about something else and changes nothing.
 */
export function noteStatus(store: Store | null, { asked, status }: { asked: string | null; status: TrialStatus }): void {
  if (readTrialMemory(store).token !== asked) return
  if (status.valid) return
  if (status.expired) write(store, { [trialKeys.expired]: 'true', [trialKeys.used]: 'true', [trialKeys.token]: null, [trialKeys.expires]: null })
  else if (asked) write(store, { [trialKeys.token]: null, [trialKeys.expires]: null })
}

/** Where somebody goes who opens the sign-up page and has no use for it; null for everybody else. */
export function signupDetour({ token, isUsed, isExpired }: TrialMemory): '/dashboard' | '/planes' | null {
  if (token && !isExpired) return '/dashboard'
  return isUsed || isExpired ? '/planes' : null
}

/** Whether a trial counts as premium for what is drawn (specification §4). */
export function isDrawnAsTrial({ token, isExpired }: TrialMemory): boolean {
  return token !== null && !isExpired
}

function write(store: Store | null, entries: Record<string, string | null>): void {
  try {
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) store?.removeItem(key)
      else store?.setItem(key, value)
    }
  } catch {
    // A full or closed storage remembers nothing; the session still knows.
  }
}
