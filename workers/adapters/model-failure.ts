import { AISDKError, APICallError, InvalidResponseDataError, JSONParseError, RetryError, TypeValidationError } from 'ai'
import { z } from 'zod'

export type ModelFailure = 'rate_limited' | 'http_error' | 'timeout' | 'cut_off' | 'rejected' | 'unreachable' | 'misconfigured'

/** A language model did not answer, whatever it was asked for. `detail` carries no text of the person's. */
export class ModelUnavailableError extends Error {
  override name = 'ModelUnavailableError'
  constructor(
    readonly reason: ModelFailure,
    readonly detail = '',
  ) {
    super(`model unavailable: ${reason} ${detail}`.trim())
  }
}

/** An error sent as an event of the stream, as OpenAI's servers and their kin send it. */
const streamedErrorSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
})

/**
 * What a failed call means. Details hold statuses and names of errors only: messages and bodies of
 * providers may repeat what the person wrote.
 */
export function toModelFailure(thrown: unknown): ModelUnavailableError {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  if (error instanceof ModelUnavailableError) return error
  if (APICallError.isInstance(error)) return fromApiCall(error)
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return new ModelUnavailableError('rejected', 'malformed stream')
  }
  if (InvalidResponseDataError.isInstance(error)) return new ModelUnavailableError('cut_off', 'no finish reason')
  if (AISDKError.isInstance(error)) return new ModelUnavailableError('http_error', error.name)
  if (error instanceof Error || error instanceof DOMException) return new ModelUnavailableError('cut_off', error.name)
  return fromStreamedError(error)
}

function fromApiCall(error: APICallError): ModelUnavailableError {
  const status = error.statusCode
  if (status === undefined) return new ModelUnavailableError(isNetworkTimeout(error) ? 'timeout' : 'unreachable', codeOf(error.cause) ?? '')
  return new ModelUnavailableError(reasonForStatus(status), `status ${status}`)
}

function reasonForStatus(status: number): ModelFailure {
  if (status < 300) return 'cut_off'
  if (status === 401 || status === 403 || status === 404) return 'misconfigured'
  if (status === 408) return 'timeout'
  return status === 429 ? 'rate_limited' : 'http_error'
}

function fromStreamedError(error: unknown): ModelUnavailableError {
  const parsed = streamedErrorSchema.safeParse(error)
  const marks = parsed.success ? `${parsed.data.code ?? ''} ${parsed.data.type ?? ''}` : ''
  return new ModelUnavailableError(/\b429\b|rate_?limit|quota/i.test(marks) ? 'rate_limited' : 'http_error', 'error in the stream')
}

function isNetworkTimeout(error: APICallError): boolean {
  return /TIMEOUT|ETIMEDOUT/.test(codeOf(error.cause) ?? '')
}

/** The system's code of a network error (`ECONNREFUSED`), looked for down the chain of causes. */
function codeOf(cause: unknown): string | null {
  for (let link = cause, depth = 0; link instanceof Error && depth < 4; link = link.cause, depth += 1) {
    const code: unknown = 'code' in link ? link.code : undefined
    if (typeof code === 'string' && /^[A-Z][A-Z_0-9]+$/.test(code)) return code
  }
  return null
}
