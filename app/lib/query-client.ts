import { QueryClient } from '@tanstack/react-query'
import { freshnessOf } from './api/freshness'
import { createQueryFunction } from './api/query-function'

const longestDelayMs = 30_000
const maxRetries = 3
const finalStatuses = [401, 403, 404]

/** Specification §9: fresh for as long as `freshnessOf` says; up to 3 retries, never on 401, 403 or 404; the delay doubles up to 30 s. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: 'throw' }),
        staleTime: ({ queryKey }) => freshnessOf(queryKey),
        retry: (failures, error) => failures < maxRetries && !isFinal(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, longestDelayMs),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** By the error's `status` where it has one, else by the code in its message, as the specification says. */
export function isFinal(error: unknown): boolean {
  if (error !== null && typeof error === 'object' && 'status' in error) return finalStatuses.includes(Number(error.status))
  return finalStatuses.some((status) => String(error).includes(String(status)))
}
