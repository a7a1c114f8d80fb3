import { addDays, dayOf, daysBetween, momentOf, mondayOf } from '#core/days'
import type { LetterPath } from '#core/letters/letters.schema'
import type { Phase, ReminderType } from './coaching.types'

/** What somebody did, as plain days and counts: whatever capability it comes from. */
export type Activity = {
  /** YYYY-MM-DD where they are. */
  today: string
  /** When their account began. */
  openedOn: string
  /** Days within `daysRead` on which they talked, asked for a letter or let one go. In any order, repeated or not. */
  activeDays: readonly string[]
  letters: { kept: number; closed: number; released: number }
  /** What they last asked for a letter about; null where they never did. */
  path: LetterPath | null
}

/** How far back days are looked at. */
export const daysRead = 60

/** What the texts of the guide go by. */
export type CoachingFacts = {
  phase: Phase
  path: LetterPath | null
  streakDays: number
  /** Days since Monday, today included. */
  weekDays: number
  /** Days among the last thirty. */
  monthDays: number
  /** Days they came by within `daysRead`. */
  allDays: number
  cameToday: boolean
  /** Days since they were last here before today; null where that was never or longer ago. */
  daysAway: number | null
  letters: Activity['letters']
}

/** Reads activity into what the texts go by. Days that have not come yet are left out. */
export function readActivity(activity: Activity): CoachingFacts {
  const { today, letters, path } = activity
  const days = [...new Set(activity.activeDays)].filter((day) => day <= today && day > addDays(today, -daysRead)).sort()
  const within = (first: string) => days.filter((day) => day >= first).length
  const before = days.findLast((day) => day < today)
  return {
    phase: phaseOf({ ...activity, activeDays: days }),
    path,
    letters,
    streakDays: streakOf({ days, today }),
    weekDays: within(mondayOf(today)),
    monthDays: within(addDays(today, -29)),
    allDays: days.length,
    cameToday: days.at(-1) === today,
    daysAway: before === undefined ? null : daysBetween({ from: before, to: today }),
  }
}

/** Days in a row up to today or, while today is not over, yesterday. */
function streakOf({ days, today }: { days: readonly string[]; today: string }): number {
  const known = new Set(days)
  let day = known.has(today) ? today : addDays(today, -1)
  let streak = 0
  for (; known.has(day); day = addDays(day, -1)) streak++
  return streak
}

/** From how many days somebody is no longer new. */
const daysOfExploring = 3
const daysOfLongCompany = 10
const daysUntilMaintenance = 30

/**
 * How somebody comes and goes. Exploration until the third day, unless a letter was closed or let go; maintenance once one was, a month has passed,
 * and they come by now and then; integration once one was, or after ten days and a letter; processing otherwise.
 */
function phaseOf({ today, openedOn, activeDays, letters }: Activity): Phase {
  const hasClosed = letters.closed + letters.released > 0
  if (hasClosed) {
    const isNowAndThen = activeDays.filter((day) => day > addDays(today, -14)).length <= 2
    return isNowAndThen && daysBetween({ from: openedOn, to: today }) >= daysUntilMaintenance ? 'maintenance' : 'integration'
  }
  if (activeDays.length < daysOfExploring) return 'exploration'
  return letters.kept > 0 && activeDays.length >= daysOfLongCompany ? 'integration' : 'processing'
}

/** How many days of a week are enough in each phase. */
export const weekGoals: Record<Phase, number> = { exploration: 2, processing: 3, integration: 2, maintenance: 1 }

// --- Reminders -----------------------------------------------------------------------------------------------------

/** When each is told until its owner chooses another time, HH:MM. All of them are off until they are switched on. */
export const firstTimes: Record<ReminderType, string> = {
  journal_reminder: '21:00',
  mood_check: '13:00',
  exercise_followup: '18:30',
  coaching: '09:30',
}

/** A mail later than this, in ms, comes at an hour nobody asked for: that day's is not sent any more. */
export const longestDelayMs = 3 * 60 * 60_000

/** When a reminder is told next, UTC ms: today if its time is still to come and it was not told today, otherwise tomorrow. */
export function nextDue(input: { preferredTime: string; toldOn: string | null; timeZone: string; now: number }): number {
  const { preferredTime: time, timeZone, now } = input
  const today = dayOf({ at: now, timeZone })
  const at = momentOf({ day: today, time, timeZone })
  if (at > now && (input.toldOn === null || input.toldOn < today)) return at
  return momentOf({ day: addDays(today, 1), time, timeZone })
}

/** Whether a reminder's time has come today, told or about to be. */
export function isDueToday(reminder: { isActive: boolean; dueAt: number | null; toldOn: string | null }, place: { timeZone: string; now: number }): boolean {
  if (!reminder.isActive) return false
  return reminder.toldOn === dayOf({ at: place.now, timeZone: place.timeZone }) || (reminder.dueAt !== null && reminder.dueAt <= place.now)
}
