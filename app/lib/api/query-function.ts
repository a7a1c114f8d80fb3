import type { QueryFunction } from '@tanstack/react-query'
import { createApiError, toApiError } from './api-error'
import { readJson } from './request'
import { subscriptionHeaders } from './request-headers'

/**
 * Loads a query by its key: a GET of the first element, with the headers of plan and trial and without those of the device
 * (specification §7). A 401 throws «Unauthorized», or is null where the query asks for that.
 */
export function createQueryFunction({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), {
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...subscriptionHeaders() },
      signal,
    })
    if (response.status === 401) {
      if (on401 === 'null') return null
      throw createApiError({ message: 'Unauthorized', status: 401, code: null, retryAfterSeconds: null })
    }
    if (!response.ok) throw await toApiError(response)
    return readJson(response)
  }
}
