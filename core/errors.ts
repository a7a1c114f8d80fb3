import type { ContentLanguage } from '#core/locale/locale.schema'

export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 423 | 429 | 500 | 503

type ErrorTexts = Record<ContentLanguage, string>

/**
 * An expected failure: a stable code the client translates, the HTTP status it travels under, and a text in each language.
 * `details` is sent along with it and holds nothing a person wrote.
 */
export class AppError extends Error {
  override name = 'AppError'
  /** Recognises an AppError made by another copy of this module (the pages and the workers are bundled apart). */
  readonly isAppError = true
  constructor(
    readonly code: string,
    readonly status: ErrorStatus,
    readonly texts: ErrorTexts,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code)
  }
}

/** Narrows anything thrown to an expected failure. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && 'isAppError' in error
}

/** Makes a factory for one kind of expected failure. */
export function defineError(input: { code: string; status: ErrorStatus; texts: ErrorTexts }) {
  return (details?: Record<string, unknown>) => new AppError(input.code, input.status, input.texts, details)
}

export const invalidInputError = defineError({
  code: 'invalid_input',
  status: 400,
  texts: { es: 'Algo de lo enviado no tiene la forma esperada.', en: 'Something you sent is not in the expected form.' },
})

export const bodyTooLargeError = defineError({
  code: 'body_too_large',
  status: 413,
  texts: { es: 'Lo enviado es demasiado grande.', en: 'What you sent is too large.' },
})

export const notFoundError = defineError({
  code: 'not_found',
  status: 404,
  texts: { es: 'No existe nada en esta dirección.', en: 'There is nothing at this address.' },
})

export const originMismatchError = defineError({
  code: 'origin_mismatch',
  status: 403,
  texts: { es: 'Esta petición no viene de este sitio.', en: 'This request does not come from this site.' },
})

export const tooManyRequestsError = defineError({
  code: 'too_many_requests',
  status: 429,
  texts: {
    es: 'Demasiadas peticiones seguidas. Espera un momento; nada de lo escrito se ha perdido.',
    en: 'Too many requests in a row. Wait a moment; nothing you wrote is lost.',
  },
})

export const internalError = defineError({
  code: 'internal_error',
  status: 500,
  texts: {
    es: 'Algo ha fallado de nuestro lado. Inténtalo de nuevo en un momento.',
    en: 'Something failed on our side. Try again in a moment.',
  },
})
