import { readStored, storageKeys, writeStored } from '~/lib/browser-storage'

/** Under this width, in px, a device with the mobile flag is a mobile, else a tablet (specification §9). */
const mobileWidth = 768

/** What the browser remembers of a plan or a trial (specification §7). The server parses it; only the trial's token grants anything. */
export function subscriptionHeaders(): Record<string, string> {
  const isPremium = readStored(storageKeys.premium) === 'true'
  const trialToken = activeTrialToken()
  if (!isPremium && trialToken === null) return {}
  return sendable({
    'x-subscription-tier': readStored(storageKeys.premiumTier) || 'free',
    'x-user-premium': String(isPremium),
    'x-user-trial': String(trialToken !== null),
    'x-user-id': readStored(storageKeys.subscriptionId) || 'anonymous',
    ...(trialToken !== null && { 'x-trial-token': trialToken }),
  })
}

/** The stored trial's bearer token, unless the trial is marked expired. */
export function activeTrialToken(): string | null {
  const token = readStored(storageKeys.trialToken)
  return token && readStored(storageKeys.trialExpired) !== 'true' ? token : null
}

/** What kind of device asks, where the mobile flag is set. */
export function deviceHeaders(): Record<string, string> {
  if (readStored(storageKeys.mobileDevice) !== 'true') return {}
  return sendable({
    'x-mobile-device': 'true',
    'x-user-agent': readStored(storageKeys.userAgent) || navigator.userAgent,
    'x-device-type': window.innerWidth < mobileWidth ? 'mobile' : 'tablet',
  })
}

/** Sets the mobile flag on a device that is touched, and notes its user agent; takes both away elsewhere. */
export function rememberDevice(): void {
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  writeStored(storageKeys.mobileDevice, isTouched ? 'true' : null)
  writeStored(storageKeys.userAgent, isTouched ? navigator.userAgent : null)
}

/** Storage can be edited: a value no header may hold is left out, for with it the browser would refuse the whole request. */
function sendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)))
}
