import { findAccount, type AccountDeps } from '#core/account/account'
import { makeDue } from './reminders.repo'
import type { Visitor } from '#core/account/account.schema'

/**
 * Lets the reminders a browser has switched on come due now, so that a developer, or a test, sees their mails without waiting for the
 * hour. Nothing but the local door may call it. False where none is on.
 */
export async function letRemindersComeDue(input: { visitor: Visitor }, deps: AccountDeps): Promise<boolean> {
  const account = await findAccount(input.visitor, deps)
  return account !== null && makeDue({ accountId: account.id, now: deps.clock() }, deps.db)
}
