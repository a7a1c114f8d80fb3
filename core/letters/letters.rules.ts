import { TZDate } from '@date-fns/tz'
import type { Tier } from '#core/access/access'
import type { LetterDepth, LetterPath } from './letters.schema'
import type { NarrationQuality } from '#core/ports/narrator'

/**
 * The text's way:  queued → writing → written, or failed (which a person may retry).
 * The sound's way: waiting → narrating → ready, or failed (likewise). It begins once the text is written.
 */
export const letterStatuses = ['queued', 'writing', 'written', 'failed'] as const
export type LetterStatus = (typeof letterStatuses)[number]
export const audioStatuses = ['waiting', 'narrating', 'ready', 'failed'] as const
export type AudioStatus = (typeof audioStatuses)[number]

/** How long a worker may hold a letter without a sign of life, in ms. */
export const leaseMs = 30_000

/** How often a worker that holds a letter gives a sign of life, in ms. */
export const heartbeatMs = 5_000

/** Tries a step gets before a person is shown a state they can retry. */
export const maxAttempts = 4

/** A step unsent or unclaimed for this long is handed to the queue again, in ms. */
export const staleAfterMs = 30_000

/** How long whoever began the mail that a letter has opened has to send it, before another may, in ms: longer than a sweep may run. */
export const noticeLeaseMs = 20 * 60_000

/** Seconds to wait before try `attempt` + 1: 5, 20, 80, capped at 5 minutes. */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(300, 5 * 4 ** Math.max(0, attempt - 1))
}

/** What `GET /api/carta/{id}` calls the step while there is no text yet. */
export type LetterStep = 'queued' | 'writing' | 'narrating' | 'done'

export function stepOf(letter: { status: LetterStatus; audioStatus: AudioStatus }): LetterStep {
  if (letter.status === 'queued' || letter.status === 'failed') return 'queued'
  if (letter.status === 'writing') return 'writing'
  return letter.audioStatus === 'ready' || letter.audioStatus === 'failed' ? 'done' : 'narrating'
}

export function depthFor(tier: Tier): LetterDepth {
  return tier === 'free' ? 'free' : 'deep'
}

export function narrationQualityFor(tier: Tier): NarrationQuality {
  return tier === 'free' ? 'light' : 'full'
}

/** Where a letter's audio lies; made from its id so that a second narration replaces the first. */
export function audioKey(letterId: string): string {
  return `letters/${letterId}/audio.mp3`
}

/** A letter is asked to be looked after again when nothing holds it and nobody was told lately. */
export function isLeftBehind(
  letter: { status: LetterStatus; audioStatus: AudioStatus; leaseUntil: number | null; sentAt: number; releasedAt: number | null },
  now: number,
): boolean {
  if (letter.releasedAt !== null) return false
  const isUnfinished =
    letter.status === 'queued' ||
    letter.status === 'writing' ||
    (letter.status === 'written' && (letter.audioStatus === 'waiting' || letter.audioStatus === 'narrating'))
  const isHeld = letter.leaseUntil !== null && letter.leaseUntil > now
  return isUnfinished && !isHeld && letter.sentAt + staleAfterMs < now
}

/** A closed letter opens at this hour of its owner's day. */
const openingHour = 8
const longestClosedYears = 25

/** The first and the last day a letter may be closed until, `YYYY-MM-DD`, where its owner is. */
export function openingDays(input: { timeZone: string; now: number }): { first: string; last: string } {
  const today = new TZDate(input.now, input.timeZone)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  return {
    first: dayOf(new TZDate(year, month, day + 1, openingHour, input.timeZone)),
    last: dayOf(new TZDate(year + longestClosedYears, month, day, openingHour, input.timeZone)),
  }
}

/**
 * When a letter closed until a day (`YYYY-MM-DD`, in an IANA time zone) opens, in UTC ms. Null when there is no such day, or it is not
 * one a letter may be closed until.
 */
export function openingMoment(input: { opensOn: string; timeZone: string; now: number }): number | null {
  const [year, month, day] = input.opensOn.split('-').map(Number)
  if (!year || !month || !day) return null
  const opening = new TZDate(year, month - 1, day, openingHour, input.timeZone)
  if (Number.isNaN(opening.getTime()) || dayOf(opening) !== input.opensOn) return null
  const { first, last } = openingDays(input)
  return input.opensOn >= first && input.opensOn <= last ? opening.getTime() : null
}

function dayOf(date: TZDate): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Whether its owner has closed a letter until a day that has not come. */
export function isClosed(letter: { opensAt: number | null }, now: number): boolean {
  return letter.opensAt !== null && letter.opensAt > now
}

/** Letters about one's breakup within `pauseWindowMs`, whatever the plan. After that a person is asked to rest, not to pay. */
export const lettersBeforePause = 4
export const pauseWindowMs = 24 * 60 * 60_000

/** The limit by which letters pause, or null on paths where they do not. `since` is UTC ms. */
export function pauseFor(path: LetterPath, now: number): LetterPause | null {
  return path === 'ruptura' ? { path, limit: lettersBeforePause, since: now - pauseWindowMs } : null
}

export type LetterPause = { path: LetterPath; limit: number; since: number }
