import { describe, expect, it } from 'vitest'
import { freshnessOf } from './freshness'

describe('how long data counts as fresh', () => {
  it.each([
    ['/api/locale/detect', 3_600_000],
    ['/api/pricing/regional', 1_800_000],
    ['/api/pricing/regional?country=MX', 1_800_000],
    ['/api/translations/es', 3_600_000],
    ['/api/premium/journal/today', 300_000],
    ['/api/session', 300_000],
    ['letter', 300_000],
  ])('%s: %d ms', (address, ms) => {
    expect(freshnessOf([address])).toBe(ms)
  })
})
