import type { TrialStatus } from '#core/trial/trial.schema'
import { readStored, storageKeys, writeStored } from '~/lib/browser-storage'

/** What a browser remembers of its trial (specification §4), to draw by. What it may do is the server's to say. */
export type TrialMemory = { token: string | null; isUsed: boolean; isExpired: boolean }
export type StoredTrial = { trialToken: string; expiresAt: string; userId: string }

export function readTrialMemory(): TrialMemory {
  return {
    token: readStored(storageKeys.trialToken) || null,
    isUsed: readStored(storageKeys.trialUsed) === 'true',
    isExpired: readStored(storageKeys.trialExpired) === 'true',
  }
}

/** None to active. */
export function rememberStart(trial: StoredTrial): void {
  writeStored(storageKeys.trialToken, trial.trialToken)
  writeStored(storageKeys.trialExpires, trial.expiresAt)
  writeStored(storageKeys.trialUserId, trial.userId)
  writeStored(storageKeys.trialUsed, 'true')
  writeStored(storageKeys.trialExpired, 'false')
}

/**
 * What an answer of the server changes: active to expired, and a token it does not know to none. `asked` is the token the
 * question went with; where another has taken its place since, the answer is about something else and changes nothing.
 */
export function noteStatus({ asked, status }: { asked: string | null; status: TrialStatus }): void {
  if (status.valid || readTrialMemory().token !== asked) return
  if (status.expired) {
    writeStored(storageKeys.trialExpired, 'true')
    writeStored(storageKeys.trialUsed, 'true')
  }
  writeStored(storageKeys.trialToken, null)
  writeStored(storageKeys.trialExpires, null)
}

/** Where somebody goes who opens the sign-up page and has no use for it; null for everybody else. */
export function signupDetour({ token, isUsed, isExpired }: TrialMemory): '/dashboard' | '/planes' | null {
  if (token && !isExpired) return '/dashboard'
  return isUsed || isExpired ? '/planes' : null
}
