import { findAccount, grantTrial } from '#core/account/account'
import { findLatestTrial, moveTrialEnd } from './trial.repo'
import type { Visitor } from '#core/account/account.schema'
import type { TrialDeps } from './trial'

/**
 * Lets a browser's newest trial end `inMs` from now (ms; negative for the past), so that a developer, or a test, sees its last days
 * without waiting for them. Nothing but the local door may call it. False where there is no trial.
 */
export async function endTrialIn(input: { visitor: Visitor; inMs: number }, deps: TrialDeps): Promise<boolean> {
  const account = await findAccount(input.visitor, deps)
  const trial = account && (await findLatestTrial(account.id, deps.db))
  if (!trial) return false
  const expiresAt = deps.clock() + input.inMs
  await deps.db.batch([moveTrialEnd({ id: trial.id, expiresAt }, deps.db), grantTrial({ accountId: trial.accountId, expiresAt }, deps.db)])
  return true
}
