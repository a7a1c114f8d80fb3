import { isRouteErrorResponse } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { isApiError } from '~/lib/api/api-error'

/** Why a code was not sent or not taken. */
export type SignInProblem = { code: string; retryAfterSeconds: number | null }

/** What a person is told: what happened, what was kept, what to do. */
export function problemText({ problem, t }: { problem: SignInProblem; t: TFunction<['access']> }): string {
  switch (problem.code) {
    case 'email_invalid':
      return t('access:errors.emailInvalid')
    case 'code_invalid':
      return t('access:errors.codeInvalid')
    case 'too_many_requests':
      return t('access:errors.tooMany', { count: Math.max(1, Math.ceil((problem.retryAfterSeconds ?? 60) / 60)) })
    case 'mail_unavailable':
      return t('access:errors.mailUnavailable')
    case 'offline':
      return t('access:errors.offline')
    default:
      return t('access:errors.unexpected')
  }
}

/** Whether the field itself has to be mended, and not only tried again. */
export function isAboutField({ code }: SignInProblem): boolean {
  return code === 'email_invalid' || code === 'code_invalid'
}

/** A request that failed: the answer's code, that of a write refused before its action, or no connection. */
export function problemOf(error: unknown): SignInProblem {
  if (isApiError(error)) return { code: error.code ?? 'internal_error', retryAfterSeconds: error.retryAfterSeconds }
  if (isRouteErrorResponse(error)) {
    const { code, retryAfterSeconds } = { ...(error.data as { code?: unknown; retryAfterSeconds?: unknown } | null) }
    return { code: typeof code === 'string' ? code : 'internal_error', retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null }
  }
  return { code: error instanceof TypeError ? 'offline' : 'internal_error', retryAfterSeconds: null }
}
