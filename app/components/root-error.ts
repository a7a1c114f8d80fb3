import { isRouteErrorResponse } from '@remix-run/react'
import type { ErrorKind } from './ErrorScreen'

const kindByStatus: Record<number, ErrorKind> = { 401: 'forbidden', 403: 'forbidden', 404: 'notFound', 410: 'notFound', 413: 'tooLarge', 429: 'tooMany' }

/** Which screen a thrown thing deserves, and the id of the request that failed where the error brings it along. */
export function readRootError({ error, isOnline }: { error: unknown; isOnline: boolean }): { kind: ErrorKind; requestId?: string } {
  if (isRouteErrorResponse(error)) {
    const data = error.data as { requestId?: unknown } | null
    const requestId = typeof data?.requestId === 'string' ? data.requestId : undefined
    return { kind: kindByStatus[error.status] ?? 'unexpected', requestId }
  }
  return { kind: isOnline ? 'unexpected' : 'offline' }
}
