import { allows } from '#core/access/access'
import { findAccount, findAddressee, type AccountDeps } from '#core/account/account'
import { notSignedInError } from '#core/account/account.errors'
import { isQuiet } from '#core/care/care'
import { dayOf } from '#core/days'
import { mailFailureOf } from '#core/mail/mail'
import { isEqualSecret } from '#core/tokens'
import { giveWords, requireCoaching } from './coaching'
import { reminderMail, reminderTexts } from './coaching.copy'
import { coachingPremiumError, reminderNotFoundError } from './coaching.errors'
import { firstTimes, isDueToday, longestDelayMs, nextDue } from './coaching.rules'
import * as repo from './reminders.repo'
import { reminderTypes, type MessageType, type ReminderType } from './coaching.types'
import type { Account, Visitor } from '#core/account/account.schema'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Digest } from '#core/ports/digest'
import type { Log } from '#core/ports/log'
import type { Mailer } from '#core/ports/mailer'
import type { Vault } from '#core/ports/vault'
import type { CoachingReminder, ReminderChange } from './coaching.schema'
import type { ReminderRecord } from './reminders.repo'

/**
 * One's reminders, one a kind. They are made the first time, all of them off: nobody is written to who did not ask for it. Throws
 * `not_signed_in` and `premium_required`.
 */
export async function listReminders(
  input: { visitor: Visitor; language: ContentLanguage },
  deps: AccountDeps & { newId: NewId },
): Promise<CoachingReminder[]> {
  const account = await requireCoaching(input.visitor, deps)
  const known = await repo.listReminders(account.id, deps.db)
  const missing = reminderTypes.filter((type) => !known.some((reminder) => reminder.type === type))
  if (missing.length > 0) await makeReminders({ account, types: missing, language: input.language }, deps)
  if (known.some(({ language }) => language !== input.language)) await repo.setLanguage({ accountId: account.id, language: input.language }, deps.db)
  const reminders = missing.length > 0 ? await repo.listReminders(account.id, deps.db) : known
  await resume({ account, reminders }, deps)
  const isQuietNow = await isQuiet({ accountId: account.id }, deps)
  return reminders
    .sort((one, other) => reminderTypes.indexOf(one.type) - reminderTypes.indexOf(other.type))
    .map((reminder) => show({ reminder, account, isQuietNow, language: input.language }, deps))
}

/**
 * Switches one's own reminder on or off, or has it at another time. Who has no plan any more may still switch it off. Throws
 * `not_signed_in`, `reminder_not_found` and `premium_required`.
 */
export async function changeReminder(
  input: { visitor: Visitor; reminderId: string; change: ReminderChange; language: ContentLanguage },
  deps: AccountDeps,
): Promise<CoachingReminder> {
  const account = await findAccount(input.visitor, deps)
  if (!account) throw notSignedInError()
  const reminder = await repo.findReminder(input.reminderId, deps.db)
  if (!reminder || reminder.accountId !== account.id) throw reminderNotFoundError()
  const { change, language } = input
  if (change.isActive && !allows(account.tier, 'coaching')) throw coachingPremiumError()
  const changed = await choose({ reminder, account, change, language }, deps)
  const isQuietNow = await isQuiet({ accountId: account.id }, deps)
  return show({ reminder: changed, account, isQuietNow, language }, deps)
}

// --- From a mail ---------------------------------------------------------------------------------------------------

type LinkInput = { reminderId: string; key: string }

/** A reminder as whoever holds the key of its mails may see it. Throws `reminder_not_found`. */
export async function viewByLink(input: LinkInput, deps: Pick<AccountDeps, 'db'> & { digest: Digest }): Promise<Pick<CoachingReminder, 'reminderType' | 'preferredTime' | 'isActive'>> {
  const { type: reminderType, preferredTime, isActive } = await ofLink(input, deps)
  return { reminderType, preferredTime, isActive }
}

/**
 * Switches a reminder off, or on again, with the key its mails carry: no signing in. Safe to repeat. Throws `reminder_not_found` and,
 * for switching on, `premium_required`.
 */
export async function switchByLink(input: LinkInput & { isActive: boolean }, deps: AccountDeps & { digest: Digest; vault: Vault }): Promise<void> {
  const reminder = await ofLink(input, deps)
  const addressee = await findAddressee({ accountId: reminder.accountId }, deps)
  if (!addressee) throw reminderNotFoundError()
  if (input.isActive && !allows(addressee.account.tier, 'coaching')) throw coachingPremiumError()
  await choose({ reminder, account: addressee.account, change: { isActive: input.isActive }, language: reminder.language }, deps)
}

async function ofLink({ reminderId, key }: LinkInput, deps: Pick<AccountDeps, 'db'> & { digest: Digest }): Promise<ReminderRecord> {
  const reminder = await repo.findReminder(reminderId, deps.db)
  if (!reminder || !isEqualSecret(await deps.digest('reminder-off', reminderId), key)) throw reminderNotFoundError()
  return reminder
}

// --- By the clock --------------------------------------------------------------------------------------------------

export type ReminderSweepDeps = AccountDeps & { vault: Vault; digest: Digest; mailer: Mailer; log: Log; siteUrl: string }

const remindersInRun = 100

/**
 * Tells the owners of reminders whose time has come: by mail where an address was proven, else in their guide. Once a day and reminder;
 * not to whoever was heard in danger lately, nor to whoever has no plan any more. At most a hundred a run; while no mail can leave, the
 * rest waits. Returns how many mails left.
 */
export async function sendDueReminders(deps: ReminderSweepDeps): Promise<number> {
  let sent = 0
  for (const reminder of await repo.listDue({ now: deps.clock(), limit: remindersInRun }, deps.db)) {
    const outcome = await remind(reminder, deps).catch((error: unknown) => skipDay({ reminder, error }, deps))
    if (outcome === 'sent') sent++
    if (outcome === 'no_mail') break
  }
  return sent
}

type Outcome = 'sent' | 'not_sent' | 'no_mail'

async function remind(reminder: ReminderRecord, deps: ReminderSweepDeps): Promise<Outcome> {
  const { id, preferredTime } = reminder
  const from = turnOf(reminder)
  const addressee = await findAddressee({ accountId: reminder.accountId }, deps)
  if (!addressee || !allows(addressee.account.tier, 'coaching')) return pass({ id, from, to: { ...from, dueAt: null } }, deps)
  const { account, email } = addressee
  const { timeZone } = account
  const now = deps.clock()
  const next = (toldOn: string | null) => ({ toldOn, dueAt: nextDue({ preferredTime, toldOn, timeZone, now }) })
  if (await isQuiet({ accountId: account.id }, deps)) return pass({ id, from, to: next(reminder.toldOn) }, deps)
  const isLate = now - (reminder.dueAt ?? now) > longestDelayMs
  if (isLate) return pass({ id, from, to: next(dayOf({ at: reminder.dueAt ?? now, timeZone })) }, deps)
  const today = dayOf({ at: now, timeZone })
  const to = next(today)
  if (!(await repo.turnReminder({ id, from, to }, deps.db)) || email === null) return 'not_sent'
  try {
    await deps.mailer.send(await mailOf({ reminder, account, email, today }, deps))
    return 'sent'
  } catch (error) {
    const failure = mailFailureOf(error)
    deps.log.warn('reminder_not_sent', { reminderId: id, mailer: deps.mailer.name, ...failure })
    // Where nobody answered in time it may have left; where this mail was refused it would be again.
    if (['timeout', 'rejected', 'failed'].includes(failure.reason)) return 'not_sent'
    await repo.turnReminder({ id, from: to, to: from }, deps.db)
    return 'no_mail'
  }
}

async function pass(turn: Parameters<typeof repo.turnReminder>[0], deps: Pick<ReminderSweepDeps, 'db'>): Promise<Outcome> {
  await repo.turnReminder(turn, deps.db)
  return 'not_sent'
}

/** What nobody expected must not come back every two minutes, nor hold up whoever comes after. */
async function skipDay({ reminder, error }: { reminder: ReminderRecord; error: unknown }, deps: ReminderSweepDeps): Promise<Outcome> {
  deps.log.error('reminder_failed', { reminderId: reminder.id, cause: error instanceof Error ? error.name : 'unknown' })
  const from = turnOf(reminder)
  return pass({ id: reminder.id, from, to: { ...from, dueAt: deps.clock() + 24 * 60 * 60_000 } }, deps)
}

async function mailOf(input: { reminder: ReminderRecord; account: Account; email: string; today: string }, deps: ReminderSweepDeps) {
  const { reminder, account, email, today } = input
  const { id, language } = reminder
  const key = await deps.digest('reminder-off', id)
  const words = await giveWords({ account, type: wordsOf[reminder.type], language }, deps)
  const urls = { chat: `${deps.siteUrl}/chat`, off: `${deps.siteUrl}/recordatorio?id=${id}&clave=${key}`, help: `${deps.siteUrl}/ayuda` }
  return {
    id: `${id}/${today}`,
    to: email,
    unsubscribeUrl: `${deps.siteUrl}/api/coaching/reminders/${id}/off?key=${key}`,
    ...reminderMail({ words, language, urls }),
  }
}

const wordsOf: Record<ReminderType, MessageType> = {
  journal_reminder: 'journal_reminder',
  mood_check: 'mood_check',
  exercise_followup: 'exercise_followup',
  coaching: 'gentle_nudge',
}

// --- Parts ---------------------------------------------------------------------------------------------------------

function turnOf({ dueAt, toldOn }: ReminderRecord) {
  return { dueAt, toldOn }
}

async function makeReminders(
  input: { account: Account; types: readonly ReminderType[]; language: ContentLanguage },
  deps: AccountDeps & { newId: NewId },
): Promise<void> {
  const now = deps.clock()
  const made = input.types.map((type) => ({
    id: deps.newId('reminder'),
    accountId: input.account.id,
    type,
    preferredTime: firstTimes[type],
    isActive: false,
    language: input.language,
    dueAt: null,
    toldOn: null,
    createdAt: now,
    updatedAt: now,
  }))
  await repo.insertReminders(made, deps.db)
}

/** Reminders that were on when a plan ended go on with the next one. */
async function resume(input: { account: Account; reminders: readonly ReminderRecord[] }, deps: AccountDeps): Promise<void> {
  const { timeZone } = input.account
  for (const { id, preferredTime, toldOn } of input.reminders.filter(({ isActive, dueAt }) => isActive && dueAt === null)) {
    await repo.setDue({ id, dueAt: nextDue({ preferredTime, toldOn, timeZone, now: deps.clock() }) }, deps.db)
  }
}

async function choose(
  input: { reminder: ReminderRecord; account: Account; change: ReminderChange; language: ContentLanguage },
  deps: AccountDeps,
): Promise<ReminderRecord> {
  const { reminder, account, change, language } = input
  const { isActive, preferredTime = reminder.preferredTime } = change
  const now = deps.clock()
  const dueAt = isActive ? nextDue({ preferredTime, toldOn: reminder.toldOn, timeZone: account.timeZone, now }) : null
  const changed = await repo.setReminder({ id: reminder.id, isActive, preferredTime, language, dueAt, now }, deps.db)
  if (!changed) throw reminderNotFoundError()
  return changed
}

function show(
  input: { reminder: ReminderRecord; account: Account; isQuietNow: boolean; language: ContentLanguage },
  deps: Pick<AccountDeps, 'clock'>,
): CoachingReminder {
  const { reminder, account, isQuietNow, language } = input
  const { id, type, preferredTime, isActive } = reminder
  return {
    id,
    reminderType: type,
    message: reminderTexts[type][language],
    preferredTime,
    isActive,
    isDue: !isQuietNow && isDueToday(reminder, { timeZone: account.timeZone, now: deps.clock() }),
  }
}
