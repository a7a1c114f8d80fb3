import { emailContext, findRecord, nameContext, toAccount, type AccountDeps } from './account'
import type { Account, Visitor } from './account.schema'
import { isPremium, shownTier, type ShownTier } from '#core/access/access'
import type { Vault } from '#core/ports/vault'

/** An account as its owner sees it. */
export type DescribedAccount = Account & {
  email: string | null
  name: string | null
  /** Premium by a trial that has not ended, and by nothing else. */
  isTrial: boolean
}

/** Who a browser belongs to, with address and name opened. Null for someone who has left nothing yet. */
export async function describeAccount(visitor: Visitor, deps: AccountDeps & { vault: Vault }): Promise<DescribedAccount | null> {
  const record = await findRecord(visitor, deps)
  if (!record) return null
  const account = await toAccount(record, deps)
  const vault = await deps.vault.openAccount(record.id)
  return {
    ...account,
    email: record.sealedEmail && (await vault.open(record.sealedEmail, emailContext(record.id))),
    name: record.sealedName && (await vault.open(record.sealedName, nameContext(record.id))),
    isTrial: !account.isVip && account.plan === 'free' && account.tier !== 'free',
  }
}

/** Who a browser is to the server, as its owner may see it. */
export type Session = {
  /** The account, or `anonymous` for someone who has left nothing yet. */
  userId: string
  /** The proven address; null before one is proven. */
  email: string | null
  name: string | null
  tier: ShownTier
  isPremium: boolean
  /** Premium by a trial that has not ended, and by nothing else. */
  isTrial: boolean
  isVip: boolean
}

/** An account as its owner may see it; `anonymous` for none. */
export function sessionOf(account: DescribedAccount | null): Session {
  const tier = account?.tier ?? 'free'
  return {
    userId: account?.id ?? 'anonymous',
    email: account?.email ?? null,
    name: account?.name ?? null,
    tier: shownTier(tier),
    isPremium: isPremium(tier),
    isTrial: account?.isTrial ?? false,
    isVip: account?.isVip ?? false,
  }
}
