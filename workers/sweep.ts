import { forgetEndedRateLimits } from '#core/access/rate-limits'
import { rewrapAccountKeys } from '#core/account/account.keys'
import { eraseUnseenAccounts, forgetEndedSessions } from '#core/account/account.retention'
import { sendDueReminders, type ReminderSweepDeps } from '#core/coaching/coaching.reminders'
import { announceOpenedLetters, type KeepingDeps } from '#core/letters/letters.keeping'
import { resendLeftBehind } from '#core/letters/letters.pipeline'
import { forgetOldMails } from '#core/mail/mail.retention'
import type { PrivacyDeps } from '#core/account/account.privacy'

/**
 * Runs with the clock: sends on what was left behind, tells of letters that have opened and of what somebody asked to be reminded of, forgets what has ended, erases what nobody
 * came back for, and wraps keys anew after the master key was changed. Each part does a bounded piece of its work a run.
 */
export async function sweep(deps: KeepingDeps & PrivacyDeps & ReminderSweepDeps): Promise<void> {
  const resent = await resendLeftBehind(deps)
  const announced = await announceOpenedLetters(deps)
  const reminded = await sendDueReminders(deps)
  await forgetEndedRateLimits(deps)
  await forgetEndedSessions(deps)
  const mails = await forgetOldMails(deps)
  const erased = await eraseUnseenAccounts(deps)
  const rewrapped = await rewrapAccountKeys(deps)
  deps.log.info('swept', { resent, announced, reminded, mails, erased, rewrapped })
}
