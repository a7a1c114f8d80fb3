import { describe, expect, it } from 'vitest'
import { helpIn, helplines, isOpen } from './helplines'

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
})
