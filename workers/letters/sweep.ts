import { forgetEndedRateLimits } from '#core/access/rate-limits'
import { resendLeftBehind } from '#core/letters/letters.pipeline'
import { createDeps } from '../services'
import type { Env } from '../env'

/** Runs with the clock: sends on what was left behind and forgets what has ended. */
export async function sweep(env: Env): Promise<void> {
  const deps = createDeps(env, { trigger: 'cron' })
  const resent = await resendLeftBehind(deps)
  await forgetEndedRateLimits(deps)
  deps.log.info('swept', { resent })
}
