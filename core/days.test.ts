import { describe, expect, it } from 'vitest'
import { addDays, dayOf, daysBetween, lastDays, momentOf, mondayOf } from './days'

describe('a day', () => {
  it('is the one where somebody is', () => {
    const at = Date.parse('2026-03-01T02:30:00Z')
    expect(dayOf({ at, timeZone: 'Europe/Madrid' })).toBe('2026-03-01')
    expect(dayOf({ at, timeZone: 'America/Bogota' })).toBe('2026-02-28')
    expect(dayOf({ at, timeZone: 'Pacific/Auckland' })).toBe('2026-03-01')
  })

  it('is counted over months, leap days and changes of the clocks', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween({ from: '2026-03-28', to: '2026-03-30' })).toBe(2)
    expect(daysBetween({ from: '2026-03-30', to: '2026-03-28' })).toBe(-2)
  })

  it('belongs to the week of its Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2026-11-21')).toBe('2026-11-16')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  })

  it('has 23 or 25 hours when the clocks change, and days follow one another without a gap', () => {
    const days = lastDays({ now: Date.parse('2026-03-31T12:00:00Z'), timeZone: 'Europe/Madrid', count: 5 })
    expect(days.map(({ day }) => day)).toEqual(['2026-03-31', '2026-03-30', '2026-03-29', '2026-03-28', '2026-03-27'])
    expect((days[2]!.until - days[2]!.from) / 3_600_000).toBe(23)
    for (const [index, day] of days.slice(1).entries()) expect(day.until).toBe(days[index]!.from)
  })
})

describe('a time of day', () => {
  it('is the same by the clock on the wall in summer and in winter', () => {
    const at = (day: string) => new Date(momentOf({ day, time: '08:30', timeZone: 'Europe/Madrid' })).toISOString()
    expect(at('2026-01-15')).toBe('2026-01-15T07:30:00.000Z')
    expect(at('2026-07-15')).toBe('2026-07-15T06:30:00.000Z')
  })

  it('that the clocks skip is still a moment of that day', () => {
    const at = momentOf({ day: '2026-03-29', time: '02:30', timeZone: 'Europe/Madrid' })
    expect(dayOf({ at, timeZone: 'Europe/Madrid' })).toBe('2026-03-29')
  })
})
