/** Keys of specification §3. What they hold is drawn, never believed: the server decides what a person may do. */
export const storageKeys = {
  premium: 'user_premium',
  premiumTier: 'user_premium_tier',
  premiumEmail: 'user_premium_email',
  premiumName: 'user_premium_name',
  subscriptionId: 'user_subscription_id',
  trialToken: 'eon_trial_token',
  trialExpires: 'eon_trial_expires',
  trialUsed: 'eon_trial_used',
  trialExpired: 'eon_trial_expired',
  trialUserId: 'eon_trial_user_id',
  mobileDevice: 'eon_mobile_device',
  userAgent: 'eon_user_agent',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Null when there is nothing, or when the browser refuses storage (private windows). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null takes the value away. A browser that refuses storage forgets, and nothing else happens. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The server knows; only what is drawn before it answers is lost.
  }
}
