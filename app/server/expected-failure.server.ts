import type { ContentLanguage } from '#core/locale/locale.schema'
import { isAppError } from '#core/errors'

/** An expected failure as a page may show it: the code it translates, and the server's own words where it has none. */
export type Failure = { code: string; message: string }

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
