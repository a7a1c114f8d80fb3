import { agreeTo, ensureAccount, findAccount, grantTrial, nameContext, nameWhereNone, type AccountDeps } from '#core/account/account'
import { mailboxOf } from '#core/account/email-address'
import { hashToken, newToken } from '#core/tokens'
import { trialUsedError } from './trial.errors'
import { findLatestTrial, findTrialByToken, insertTrial, isAddressUsed, useAddress } from './trial.repo'
import { statusOf, trialLengthMs } from './trial.rules'
import type { Visitor } from '#core/account/account.schema'
import type { NewId } from '#core/ids'
import type { Digest } from '#core/ports/digest'
import type { Vault } from '#core/ports/vault'
import type { StartedTrial, TrialRequest, TrialStatus } from './trial.schema'

export type TrialDeps = AccountDeps & { newId: NewId; vault: Vault; digest: Digest }

/**
 * Starts a free week for this browser's account, which takes the name given here where it has none. Once per mailbox, however the address is written. The token is 256 random bits,
 * told this once; only its SHA-256 is kept. Throws `trial_already_used`.
 */
export async function startTrial(
  input: { visitor: Visitor; request: TrialRequest },
  deps: TrialDeps,
): Promise<StartedTrial> {
  const { request } = input
  const now = deps.clock()
  const addressHash = await deps.digest('trial-address', mailboxOf(request.email))
  if (await isAddressUsed(addressHash, deps.db)) throw trialUsedError()
  const account = await ensureAccount(input.visitor, deps)
  if (await findLatestTrial(account.id, deps.db)) throw trialUsedError()
  await agreeTo({ accountId: account.id, kinds: ['adult'] }, deps)
  const id = deps.newId('trial')
  const trialToken = newToken()
  const vault = await deps.vault.openAccount(account.id)
  const seal = (text: string, field: string) => vault.seal(text, `trials/${id}/${field}`)
  const sealedName = await vault.seal(request.name, nameContext(account.id))
  const expiresAt = now + trialLengthMs
  try {
    // One transaction: the address is used up with the trial it was used for, or not at all.
    await deps.db.batch([
      insertTrial(
        {
          id,
          accountId: account.id,
          tokenHash: await hashToken(trialToken),
          sealedName: await seal(request.name, 'name'),
          sealedEmail: await seal(request.email, 'email'),
          sealedMotivation: await seal(request.motivation, 'motivation'),
          startedAt: now,
          expiresAt,
        },
        deps.db,
      ),
      useAddress({ addressHash, trialId: id, now }, deps.db),
      grantTrial({ accountId: account.id, expiresAt }, deps.db),
      nameWhereNone({ accountId: account.id, sealedName }, deps.db),
    ])
  } catch (error) {
    if ((await isAddressUsed(addressHash, deps.db)) || (await findLatestTrial(account.id, deps.db))) throw trialUsedError()
    throw error
  }
  return { trialToken, expiresAt, userId: account.id }
}

/** How a trial stands: that of the bearer token, else that of the browser's account. */
export async function readTrialStatus(input: { visitor: Visitor }, deps: TrialDeps): Promise<TrialStatus> {
  const { visitor } = input
  const byToken = visitor.trialTokenHash ? await findTrialByToken(visitor.trialTokenHash, deps.db) : null
  const account = byToken ? null : await findAccount(visitor, deps)
  const trial = byToken ?? (account && (await findLatestTrial(account.id, deps.db)))
  return statusOf(trial?.expiresAt ?? null, deps.clock())
}

/** The account a bearer token speaks for, while its trial lasts. */
export async function findTrialAccount(input: { tokenHash: string }, deps: Pick<TrialDeps, 'db' | 'clock'>): Promise<string | null> {
  const trial = await findTrialByToken(input.tokenHash, deps.db)
  return trial && trial.expiresAt > deps.clock() ? trial.accountId : null
}
