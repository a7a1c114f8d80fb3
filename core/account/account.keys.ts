import { listOldKeys, replaceKey } from './keys.repo'
import type { Db } from '#core/db/client'
import type { Log } from '#core/ports/log'
import type { Vault } from '#core/ports/vault'

/** How many account keys one run wraps anew. */
export const keysInRun = 200

/**
 * Wraps account keys that are under an older master key under the current one, at most `keysInRun` a run. What was sealed with them
 * stays as it is. Returns how many were wrapped; a key whose master key was not given is left alone and counted in the log.
 */
export async function rewrapAccountKeys(deps: { db: Db; vault: Vault; log: Log }): Promise<number> {
  const version = await deps.vault.currentVersion()
  let rewrapped = 0
  let failed = 0
  for (const { accountId, ...before } of await listOldKeys({ version, limit: keysInRun }, deps.db)) {
    try {
      if (await replaceKey({ accountId, before, after: await deps.vault.rewrap(before) }, deps.db)) rewrapped++
    } catch {
      failed++
    }
  }
  if (failed > 0) deps.log.error('keys_not_rewrapped', { failed, version })
  return rewrapped
}
