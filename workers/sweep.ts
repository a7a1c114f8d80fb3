import { forgetEndedRateLimits } from '#core/access/rate-limits'
import { announceOpenedLetters, type KeepingDeps } from '#core/letters/letters.keeping'
import { resendLeftBehind } from '#core/letters/letters.pipeline'

/** Runs with the clock: sends on what was left behind, tells of letters that have opened, forgets what has ended. */
export async function sweep(deps: KeepingDeps): Promise<void> {
  const resent = await resendLeftBehind(deps)
  const announced = await announceOpenedLetters(deps)
  await forgetEndedRateLimits(deps)
  deps.log.info('swept', { resent, announced })
}
