import { ownedLetter, requireKept, type LetterDeps } from './letters'
import { announcementOf } from './letters.copy'
import { letterNotReadyError, openingDayError } from './letters.errors'
import { eraseLetter, listToAnnounce, setOpening, settleNotice, takeForNotice } from './keeping.repo'
import type { LetterRecord } from './letters.repo'
import { audioKey, openingMoment } from './letters.rules'
import { openNoticeTo, sealNoticeTo } from './letters.seal'
import { mailFailureOf } from '#core/mail/mail'
import type { CloseLetterRequest } from './letters.schema'
import type { Visitor } from '#core/account/account.schema'
import type { Mailer } from '#core/ports/mailer'

export type KeepingDeps = LetterDeps & {
  mailer: Mailer
  /** Where the site is, without a slash at the end; for links in mails. */
  siteUrl: string
}

/**
 * Closes a letter until the morning of a day. Until then nobody reads it, not even its owner, who may open it early.
 * Throws `opening_day_invalid`, `letter_not_ready` while there is no text, and `letter_released`.
 */
export async function closeLetter(
  input: { visitor: Visitor; letterId: string; request: CloseLetterRequest },
  deps: LetterDeps,
): Promise<{ opensAt: number }> {
  const { letter } = await ownedLetter(input, deps)
  requireKept(letter)
  const { opensOn, timeZone, noticeTo } = input.request
  const now = deps.clock()
  const opensAt = openingMoment({ opensOn, timeZone, now })
  if (opensAt === null) throw openingDayError()
  const sealedNoticeTo = noticeTo ? await sealNoticeTo(letter, noticeTo, deps.vault) : null
  if (!(await setOpening({ id: letter.id, opensAt, sealedNoticeTo, now }, deps.db))) throw letterNotReadyError()
  return { opensAt }
}

/** Opens a closed letter before its day. Of no consequence for an open one. Throws `letter_released`. */
export async function openLetter(input: { visitor: Visitor; letterId: string }, deps: LetterDeps): Promise<void> {
  const { letter } = await ownedLetter(input, deps)
  requireKept(letter)
  await setOpening({ id: letter.id, opensAt: null, sealedNoticeTo: null, now: deps.clock() }, deps.db)
}

/**
 * Lets a letter go for good: its text, what it was asked with, and its sound. What is left is a row without a word, which keeps the
 * count of the quota. Safe to repeat.
 */
export async function releaseLetter(input: { visitor: Visitor; letterId: string }, deps: LetterDeps): Promise<void> {
  const { letter } = await ownedLetter(input, deps)
  await eraseLetter({ id: letter.id, now: deps.clock() }, deps.db)
  await deps.blobs.delete([audioKey(letter.id)])
}

/**
 * Writes to the owners of letters that have opened, at most fifty a sweep. While no mail can leave, the rest waits for a later sweep.
 * Returns how many were told.
 */
export async function announceOpenedLetters(deps: KeepingDeps): Promise<number> {
  const now = deps.clock()
  let told = 0
  for (const letter of await listToAnnounce({ now, limit: 50 }, deps.db)) {
    const outcome = await announce(letter, deps)
    if (outcome === 'told') told++
    if (outcome === 'no_mail') break
  }
  return told
}

async function announce(letter: LetterRecord, deps: KeepingDeps): Promise<'told' | 'not_told' | 'no_mail'> {
  const { id, sealedNoticeTo, language, opensAt } = letter
  const takenAt = deps.clock()
  if (!sealedNoticeTo || !(await takeForNotice({ id, now: takenAt }, deps.db))) return 'not_told'
  try {
    const to = await openNoticeTo({ ...letter, sealedNoticeTo }, deps.vault)
    const urls = { url: `${deps.siteUrl}/exito?cartaId=${id}`, helpUrl: `${deps.siteUrl}/ayuda` }
    await deps.mailer.send({ id: `${id}/opened/${opensAt}`, to, ...announcementOf({ language, ...urls }) })
  } catch (error) {
    const failure = mailFailureOf(error)
    deps.log.warn('notice_not_sent', { letterId: id, mailer: deps.mailer.name, ...failure })
    // An address nobody delivers to is forgotten as if it had been written to: asking again would get the same answer.
    await settleNotice({ id, takenAt, isSent: failure.reason === 'rejected' }, deps.db)
    return failure.reason === 'failed' || failure.reason === 'rejected' ? 'not_told' : 'no_mail'
  }
  await settleNotice({ id, takenAt, isSent: true }, deps.db)
  return 'told'
}
