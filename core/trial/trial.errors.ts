import { emailInvalidError } from '#core/account/account.errors'
import { defineError } from '#core/errors'
import type { ZodError } from 'zod'

/** The specified client looks for «Ya has utilizado» in the message. */
export const trialUsedError = defineError({
  code: 'trial_already_used',
  status: 409,
  texts: {
    es: 'Ya has utilizado la prueba gratuita de 7 días con este correo.',
    en: 'Ya has utilizado: you have already used the free 7-day trial with this e-mail.',
  },
})

export const trialFieldsError = defineError({
  code: 'trial_fields_missing',
  status: 400,
  texts: {
    es: 'Por favor completa todos los campos para activar tu prueba.',
    en: 'Please fill in all the fields to activate your trial.',
  },
})

export const trialTooLongError = defineError({
  code: 'trial_field_too_long',
  status: 400,
  texts: {
    es: 'Uno de los campos es demasiado largo. Nada de lo escrito se ha perdido.',
    en: 'One of the fields is too long. Nothing you wrote is lost.',
  },
})

export const trialAdultError = defineError({
  code: 'trial_adults_only',
  status: 400,
  texts: {
    es: 'La prueba es para mayores de 18 años. Confírmalo para activarla.',
    en: 'The trial is for people aged 18 or over. Confirm it to activate yours.',
  },
})

/** The failure that fits a request the schema refused: a field left empty, one too long, an address that is none, or not an adult. */
export function trialRequestError(error: ZodError) {
  const isMissing = error.issues.some(({ path, code }) => path[0] !== 'adult' && (code === 'too_small' || code === 'invalid_type'))
  if (isMissing) return trialFieldsError()
  const fields = error.issues.map(({ path }) => path[0])
  if (fields.includes('email')) return emailInvalidError()
  return error.issues.some(({ code }) => code === 'too_big') ? trialTooLongError() : trialAdultError()
}
