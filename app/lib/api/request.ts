import { toApiError } from './api-error'
import { deviceHeaders, subscriptionHeaders } from './request-headers'

export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * The generic request of specification §7: JSON out, JSON in, with what the browser remembers of plan, trial and device.
 * Resolves with the answer's body, null where there is none. Throws an `ApiError` for an answer that is not OK, and the
 * browser's TypeError without a connection.
 */
export async function requestJson<Answer>({ method, url, body, headers, signal }: ApiRequest): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...subscriptionHeaders(), ...deviceHeaders(), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await toApiError(response)
  return readJson<Answer>(response)
}

/** A body that is not there is null; the caller says what shape it expects of the product's own API. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  return (text === '' ? null : JSON.parse(text)) as Answer
}
