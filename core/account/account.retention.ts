import { listUnseenAccounts, setLastSeen } from './account.repo'
import { deleteEndedCodes } from './codes.repo'
import { deleteEndedSessions } from './sessions.repo'
import { eraseRecord, type PrivacyDeps } from './account.privacy'

/** An account without a proven address is erased this long after one of its browsers was last seen, in ms. */
export const anonymousKeptMs = 365 * 24 * 60 * 60_000

const accountsInRun = 20

/**
 * Erases accounts nobody has come by for in twelve months: those without an address and without a plan, which their owner could no
 * longer reach. One that is needed, for a letter closed until a day, is looked at again twelve months after. At most twenty a run;
 * returns how many were erased.
 */
export async function eraseUnseenAccounts(deps: PrivacyDeps): Promise<number> {
  const now = deps.clock()
  let erased = 0
  for (const record of await listUnseenAccounts({ since: now - anonymousKeptMs, limit: accountsInRun }, deps.db)) {
    const needs = await Promise.all(deps.belongings.map((kind) => kind.neededUntil?.({ accountId: record.id, now }, deps.db) ?? null))
    const until = Math.max(...needs.map((at) => at ?? 0), 0)
    if (until > now) await setLastSeen({ accountId: record.id, at: until }, deps.db)
    else {
      await eraseRecord(record, deps)
      erased++
    }
  }
  return erased
}

/** Deletes sessions and codes whose time has run out, at most a thousand of each a run. */
export async function forgetEndedSessions(deps: Pick<PrivacyDeps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deleteEndedSessions(now, deps.db)
  await deleteEndedCodes(now, deps.db)
}
