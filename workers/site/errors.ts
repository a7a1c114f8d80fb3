import { HTTPException } from 'hono/http-exception'
import { internalError, invalidInputError, isAppError } from '#core/errors'
import { createConsoleLog, logUnhandled } from '../adapters/log-console'
import type { Context } from 'hono'
import type { AppError } from '#core/errors'
import type { SiteEnv } from './app'

/** Every failure in one shape: `{error, message, requestId, …details}`. What went wrong inside stays inside. */
export function answerError(error: Error, c: Context<SiteEnv>) {
  return errorResponse(failureOf(error, c), c)
}

/** The failure a caller may know of; what nobody expected is logged and becomes `internal_error`. */
export function failureOf(error: Error, c: Context<SiteEnv>): AppError {
  const failure = expected(error)
  if (failure) return failure
  const log = c.var.services?.log ?? createConsoleLog({ requestId: c.var.requestId })
  logUnhandled(error, log)
  return internalError()
}

function expected(error: Error): AppError | null {
  if (isAppError(error)) return error
  // Thrown by Hono's own parsing, such as malformed JSON.
  if (error instanceof HTTPException && error.status < 500) return invalidInputError()
  return null
}

export function errorResponse(failure: AppError, c: Context<SiteEnv>) {
  const { retryAfterSeconds, ...details } = failure.details
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (typeof retryAfterSeconds === 'number') headers.set('Retry-After', String(retryAfterSeconds))
  return c.json(
    {
      error: failure.code,
      message: failure.texts[c.var.language ?? 'es'],
      requestId: c.var.requestId,
      ...details,
      ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    },
    failure.status,
    Object.fromEntries(headers),
  )
}
