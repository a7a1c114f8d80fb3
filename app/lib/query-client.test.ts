import { describe, expect, it } from 'vitest'
import { createQueryClient, isFinal } from './query-client'

const queries = createQueryClient().getDefaultOptions().queries!
const retry = queries.retry as (failures: number, error: unknown) => boolean
const delay = queries.retryDelay as (attempt: number) => number

describe('the query client', () => {
  it('keeps data fresh for five minutes', () => {
    const staleTime = queries.staleTime as (query: { queryKey: readonly unknown[] }) => number
    expect(staleTime({ queryKey: ['/api/premium/journal/today'] })).toBe(300_000)
  })

  it('tries three times more, and then stops', () => {
    expect([0, 1, 2, 3].map((failures) => retry(failures, new Error('fetch failed')))).toEqual([true, true, true, false])
  })

  it.each(['401: Unauthorized', '403', 'HTTP 404 Not Found'])('never tries again after «%s»', (message) => {
    expect(retry(0, new Error(message))).toBe(false)
  })

  it('goes by the status where the error has one', () => {
    expect([401, 403, 404, 500].map((status) => isFinal({ status, message: 'ltr_404' }))).toEqual([true, true, true, false])
  })

  it('waits twice as long each time, and never over thirty seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(delay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })
})
