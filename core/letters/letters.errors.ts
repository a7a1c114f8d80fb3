import { defineError, invalidInputError } from '#core/errors'
import type { ZodError } from 'zod'

/** Title of the toast in the form: «Campos requeridos». */
export const missingFieldsError = defineError({
  code: 'missing_fields',
  status: 400,
  texts: {
    es: 'Por favor completa todos los campos obligatorios.',
    en: 'Please fill in all the required fields.',
  },
})

export const fieldTooLongError = defineError({
  code: 'field_too_long',
  status: 400,
  texts: {
    es: 'Uno de los campos es demasiado largo. Nada de lo escrito se ha perdido.',
    en: 'One of the fields is too long. Nothing you wrote is lost.',
  },
})

export const letterNotFoundError = defineError({
  code: 'letter_not_found',
  status: 404,
  texts: {
    es: 'La carta que buscas no existe o ha expirado.',
    en: 'The letter you are looking for does not exist or has expired.',
  },
})

/** Several letters about the same breakup within a day, whatever the plan. `details.retryAfterSeconds` tells when there is another. */
export const lettersPausedError = defineError({
  code: 'letters_paused_today',
  status: 429,
  texts: {
    es: 'Hoy ya has escrito cuatro veces sobre esta ruptura. Lo que acabas de poner se queda como está. Deja pasar la noche: mañana puedes pedir otra carta, si todavía la quieres.',
    en: 'You have written about this breakup four times today. What you have just put down stays as it is. Let the night pass: tomorrow you can ask for another letter, if you still want it.',
  },
})

/** `details.opensAt` (UTC ms) tells when it opens. */
export const letterClosedError = defineError({
  code: 'letter_closed',
  status: 423,
  texts: {
    es: 'Cerraste esta carta hasta un día. Se abre sola cuando llegue, o antes si lo pides.',
    en: 'You closed this letter until a certain day. It opens by itself when the day comes, or earlier if you ask.',
  },
})

export const letterReleasedError = defineError({
  code: 'letter_released',
  status: 410,
  texts: {
    es: 'Soltaste esta carta. Ya no está guardada en ninguna parte.',
    en: 'You let this letter go. It is no longer kept anywhere.',
  },
})

export const openingDayError = defineError({
  code: 'opening_day_invalid',
  status: 400,
  texts: {
    es: 'Elige un día a partir de mañana y dentro de los próximos veinticinco años.',
    en: 'Choose a day from tomorrow on, within the next twenty-five years.',
  },
})

export const letterLimitError = defineError({
  code: 'letter_limit_reached',
  status: 402,
  texts: {
    es: 'Ya has recibido las cartas de tu plan. Lo que has escrito sigue aquí, en este dispositivo.',
    en: 'You have already received the letters of your plan. What you wrote is still here, on this device.',
  },
})

export const letterNotReadyError = defineError({
  code: 'letter_not_ready',
  status: 503,
  texts: {
    es: 'Tu carta todavía se está escribiendo. Vuelve en un momento.',
    en: 'Your letter is still being written. Come back in a moment.',
  },
})

export const letterNotRetryableError = defineError({
  code: 'letter_not_retryable',
  status: 409,
  texts: {
    es: 'No hay nada que reintentar: la carta está en camino o ya está lista.',
    en: 'There is nothing to try again: the letter is on its way or already here.',
  },
})

/** Title of the toast in the player: «Servicio Temporal». */
export const audioNotReadyError = defineError({
  code: 'audio_not_ready',
  status: 503,
  texts: {
    es: 'El audio se está preparando. El PDF de tu carta ya está disponible.',
    en: 'The audio is being prepared. The PDF of your letter is already available.',
  },
})

export const audioFailedError = defineError({
  code: 'audio_failed',
  status: 503,
  texts: {
    es: 'No pudimos narrar tu carta. Puedes pedirlo otra vez; el PDF sigue disponible.',
    en: 'We could not narrate your letter. You can ask again; the PDF is still available.',
  },
})

/** Kept in the record of a letter that failed, and shown with a way to try again. */
export const letterFailedError = defineError({
  code: 'letter_failed',
  status: 503,
  texts: {
    es: 'No pudimos escribir tu carta esta vez. Lo que nos contaste está guardado y no se ha descontado de tu plan.',
    en: 'We could not write your letter this time. What you told us is kept, and it was not counted against your plan.',
  },
})

/** The failure that fits a request the schema refused: a required field left empty, one too long, or something else. */
export function letterRequestError(error: ZodError) {
  const named = error.issues.map((issue) => ({ field: issue.path.join('.'), code: issue.code }))
  const fields = [...new Set(named.map((issue) => issue.field))]
  if (named.some((issue) => issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.field !== ''))) {
    return missingFieldsError({ fields })
  }
  if (named.some((issue) => issue.code === 'too_big')) return fieldTooLongError({ fields })
  return invalidInputError({ fields })
}
