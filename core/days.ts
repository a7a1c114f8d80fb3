import { TZDate } from '@date-fns/tz'

/** A calendar day where somebody is: its name (YYYY-MM-DD), when it begins, and when the next one does (UTC ms). */
export type DaySpan = { day: string; from: number; until: number }

const dayMs = 24 * 60 * 60_000

/** The day a moment (UTC ms) falls on in a time zone (IANA), YYYY-MM-DD. */
export function dayOf(input: { at: number; timeZone: string }): string {
  const date = new TZDate(input.at, input.timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day `count` days after another, before it where negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** How many days lie between two; negative where `to` is the earlier. */
export function daysBetween(input: { from: string; to: string }): number {
  return Math.round((Date.parse(`${input.to}T00:00:00Z`) - Date.parse(`${input.from}T00:00:00Z`)) / dayMs)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** When it is a time of day (HH:MM) on a day in a time zone, UTC ms. A time the clocks skip is moved on with them. */
export function momentOf(input: { day: string; time: string; timeZone: string }): number {
  const [year = 0, month = 1, date = 1] = input.day.split('-').map(Number)
  const [hours = 0, minutes = 0] = input.time.split(':').map(Number)
  return new TZDate(year, month - 1, date, hours, minutes, input.timeZone).getTime()
}

/** The last `count` days up to a moment (UTC ms), today first. */
export function lastDays(input: { now: number; timeZone: string; count: number }): DaySpan[] {
  const { timeZone } = input
  const today = dayOf({ at: input.now, timeZone })
  const startOf = (day: string) => momentOf({ day, time: '00:00', timeZone })
  return Array.from({ length: input.count }, (_, index) => {
    const day = addDays(today, -index)
    return { day, from: startOf(day), until: startOf(addDays(day, 1)) }
  })
}
