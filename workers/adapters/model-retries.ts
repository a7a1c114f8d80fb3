import { APICallError, type LanguageModelMiddleware } from 'ai'

/** The AI SDK keeps to a provider's Retry-After only below this many ms. */
export const longestRetryWaitMs = 59_000

/** How patiently a model is asked again, for refusals and failures that may pass. */
export type Pace = {
  /** Tries after the first. */
  maxRetries: number
  /** First wait between two tries, in ms, where the provider names none; doubles with every try. */
  delayMs: number
  /** Whoever asks for a longer wait is not asked again; `longestRetryWaitMs` at most. */
  longestWaitMs: number
}

/**
 * Sets the pace of the AI SDK's own retries: Retry-After where the provider gives one, else `delayMs` doubled with every
 * try. A wait that would outlast the deadline ends the tries at once. One middleware serves one call, as it counts tries.
 *
 * It also takes the request and the response out of the errors, which would carry the person's text with them.
 */
export function paceRetries(input: Pace & { remainingMs: () => number }): LanguageModelMiddleware {
  let tries = 0
  return {
    specificationVersion: 'v3',
    wrapStream: async ({ doStream }) => {
      tries += 1
      try {
        return await doStream()
      } catch (error) {
        if (isAbort(error)) throw error
        const call = APICallError.isInstance(error) ? error : null
        const waitMs = askedWaitMs(call?.responseHeaders) ?? input.delayMs * 2 ** (tries - 1)
        const isHopeful = call?.statusCode === undefined || call.isRetryable
        throw new APICallError({
          message: call?.statusCode === undefined ? 'the model could not be reached' : `the model answered ${call.statusCode}`,
          url: '',
          requestBodyValues: {},
          ...(call?.statusCode !== undefined && { statusCode: call.statusCode }),
          responseHeaders: { 'retry-after-ms': String(waitMs) },
          cause: call ? call.cause : error,
          isRetryable: isHopeful && waitMs <= input.longestWaitMs && waitMs < input.remainingMs(),
        })
      }
    },
  }
}

/** `Retry-After-Ms`, or `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), in ms. */
function askedWaitMs(headers: Record<string, string> | undefined): number | null {
  const ms = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (ms >= 0) return ms
  const asked = headers?.['retry-after']
  if (!asked) return null
  const seconds = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds * 1000)
}

function isAbort(error: unknown): boolean {
  return (error instanceof Error || error instanceof DOMException) && (error.name === 'AbortError' || error.name === 'TimeoutError')
}
