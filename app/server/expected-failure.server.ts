import type { ContentLanguage } from '#core/locale/locale.schema'
import { isAppError } from '#core/errors'
import type { Failure } from '~/components/letter/letter-view'

/** Reads an expected failure for a page, with the status and headers it travels under. Anything else is thrown on. */
export function readFailure({ error, language }: { error: unknown; language: ContentLanguage }) {
  if (!isAppError(error)) throw error
  const { retryAfterSeconds } = error.details
  return {
    failure: { code: error.code, message: error.texts[language] } satisfies Failure,
    init: {
      status: error.status,
      headers: typeof retryAfterSeconds === 'number' ? { 'Retry-After': String(retryAfterSeconds) } : undefined,
    },
  }
}
