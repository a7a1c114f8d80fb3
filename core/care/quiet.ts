import { findAccount, type AccountDeps } from '#core/account/account'
import { deleteQuiet, findQuiet, moveQuiet, setQuiet } from './quiet.repo'
import { asDate, jsonFile } from '#core/export-files'
import type { Visitor } from '#core/account/account.schema'
import type { Db } from '#core/db/client'
import type { Belongings } from '#core/ports/belongings'
import type { Clock } from '#core/ports/clock'

/** How long nothing is sold to somebody after danger was heard, in ms. */
export const quietMs = 7 * 24 * 60 * 60_000

/** Sells nothing to an account for `quietMs` from now. */
export async function keepQuiet(input: { accountId: string }, deps: { db: Db; clock: Clock }): Promise<void> {
  await setQuiet({ accountId: input.accountId, until: deps.clock() + quietMs }, deps.db)
}

/** Whether danger was heard from an account within `quietMs`. */
export async function isQuiet(input: { accountId: string }, deps: { db: Db; clock: Clock }): Promise<boolean> {
  return (await findQuiet({ accountId: input.accountId, now: deps.clock() }, deps.db)) !== null
}

/** Whether nothing is to be sold to whoever is looking. */
export async function readQuiet(input: { visitor: Visitor }, deps: AccountDeps): Promise<boolean> {
  const account = await findAccount(input.visitor, deps)
  return account !== null && isQuiet({ accountId: account.id }, deps)
}

/** What care keeps of an account: that single date. */
export const careBelongings: Belongings = {
  name: 'care',
  move: (input, db) => moveQuiet(input, db),
  export: async function* ({ accountId }, { db }) {
    const until = await findQuiet({ accountId, now: 0 }, db)
    if (until !== null) yield jsonFile({ path: 'care.json', value: { nothingIsSoldUntil: asDate(until) }, at: until - quietMs })
  },
  erase: ({ accountId }, { db }) => deleteQuiet({ accountId }, db),
}
