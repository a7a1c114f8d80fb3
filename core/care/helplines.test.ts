import { describe, expect, it } from 'vitest'
import { chooseHelplines, findOldHelplines, helpIn, helplines, isOpen, oldestDays } from './helplines'
import { shownHelplineSchema } from './care.schema'

describe('helplines', () => {
  it('name a line, an emergency number, a date and a source for every country, each once', () => {
    expect(new Set(helplines.map((help) => help.country)).size).toBe(helplines.length)
    for (const help of helplines) {
      expect(help.lines.length).toBeGreaterThan(0)
      expect(help.emergency.length).toBeGreaterThan(0)
      expect(help.verifiedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(help.source).not.toBe('')
    }
  })

  it('are chosen by country', () => {
    expect(helpIn('ES')?.lines[0]?.phone).toBe('024')
    expect(helpIn('MX')?.lines[0]?.phone).toBe('800 911 2000')
    expect(helpIn('XX')).toBeNull()
    expect(helpIn(null)).toBeNull()
  })

  it('know when a line is closed, by its own clock', () => {
    const italian = helpIn('IT')?.lines[0]?.hours ?? 'always'
    expect(isOpen(italian, Date.UTC(2026, 10, 20, 8, 59))).toBe(false)
    expect(isOpen(italian, Date.UTC(2026, 10, 20, 9, 0))).toBe(true)
    expect(isOpen(italian, Date.UTC(2026, 10, 20, 22, 59))).toBe(true)
    expect(isOpen(italian, Date.UTC(2026, 10, 20, 23, 0))).toBe(false)
    expect(isOpen(italian, Date.UTC(2026, 6, 20, 8, 0))).toBe(true)
    expect(isOpen('always', 0)).toBe(true)
  })

  it('were all read within half a year of a release', () => {
    // The day of a release build, as `npm run deploy` sets it; without one, nothing fails by the calendar alone.
    const day = process.env.RELEASE_DATE
    if (day) expect(findOldHelplines(Date.parse(day))).toEqual([])
    const newest = Math.max(...helplines.map(({ verifiedOn }) => Date.parse(verifiedOn)))
    expect(findOldHelplines(newest + (oldestDays + 1) * 24 * 60 * 60_000).length).toBeGreaterThan(0)
  })

  it('say for each line when and where it was read, and how to dial it', () => {
    for (const help of helplines) {
      for (const { phone, url, note, read } of help.lines) {
        expect(phone).toMatch(/^[\d+*() -]+$/)
        if (url) expect(url).toMatch(/^https:\/\//)
        if (note) expect(`${note.es}${note.en}`).not.toMatch(/\.$/)
        if (read) expect(Date.parse(read.verifiedOn)).not.toBeNaN()
      }
      expect(help.lines[0]?.for, help.country).toBeUndefined()
    }
  })
})

const night = Date.UTC(2026, 10, 20, 3)
const choose = (more: Partial<Parameters<typeof chooseHelplines>[0]> = {}) =>
  chooseHelplines({ country: 'ES', language: 'es', now: night, level: 'high', topic: 'suicide', isMinor: false, ...more })
const phones = (more: Parameters<typeof choose>[0]) => choose(more).helplines.map(({ phone, url }) => phone ?? url)

describe('the helplines one person is shown', () => {
  it('are two at most, each in the shape that is published', () => {
    for (const country of [...helplines.map((help) => help.country), 'PL', 'JP', null]) {
      const { helplines: shown } = choose({ country })
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThanOrEqual(2)
      for (const line of shown) expect(shownHelplineSchema.parse(line).openNow).toBe(true)
    }
  })

  it('are a line that answers now and the emergency number', () => {
    expect(phones({})).toEqual(['024', '112'])
    expect(phones({ country: 'IT', now: Date.UTC(2026, 10, 20, 12) })).toEqual(['02 2327 2327', '112'])
  })

  it('are the directory and the emergency number while the country’s line is closed', () => {
    expect(phones({ country: 'IT' })).toEqual(['https://findahelpline.com', '112'])
    expect(choose({ country: 'IT' }).line).toBeNull()
  })

  it('lead elsewhere where no number is known, with 112 only where it answers', () => {
    expect(phones({ country: 'PL' })).toEqual(['https://findahelpline.com', '112'])
    expect(phones({ country: 'JP' })).toEqual(['https://findahelpline.com'])
    expect(phones({ country: null })).toEqual(['https://findahelpline.com', '112'])
    expect(choose({ country: null }).emergency).toBeNull()
    expect(choose({ country: null }).helplines[1]?.name).toBe('Emergencias en la Unión Europea')
  })

  it('begin with the emergency number when it is now, or a matter for doctors', () => {
    expect(phones({ level: 'imminent' })).toEqual(['112', '024'])
    expect(phones({ topic: 'medical' })[0]).toBe('112')
  })

  it('are those for violence where violence was heard, and the police where they have a number of their own', () => {
    expect(phones({ topic: 'violence' })).toEqual(['016', '112'])
    expect(phones({ topic: 'violence', country: 'CL', level: 'imminent' })).toEqual(['133', '1455'])
    expect(phones({ topic: 'violence', country: 'CO' })).toEqual(['123', '106'])
    expect(choose({ topic: 'violence', country: 'CO' }).line).toBe('123')
  })

  it('are those for the young where somebody is under age and there is one', () => {
    expect(phones({ isMinor: true })).toEqual(['900 20 20 10', '112'])
    expect(phones({ isMinor: true, country: 'MX' })).toEqual(['800 911 2000', '911'])
  })

  it('say in the reader’s language what it takes to get through', () => {
    expect(choose({ country: 'PE' }).helplines[0]?.hours).toBe('A cualquier hora · opción 5')
    expect(choose({ country: 'PE', language: 'en' }).helplines[0]?.hours).toBe('At any hour · option 5')
  })
})
