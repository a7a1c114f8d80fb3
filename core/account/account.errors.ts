import { defineError } from '#core/errors'

/** Wrong, used, expired, or for another browser: one answer for all. */
export const codeInvalidError = defineError({
  code: 'code_invalid',
  status: 400,
  texts: {
    es: 'Ese código no vale. Comprueba las seis cifras o pide otro: cada uno dura diez minutos.',
    en: 'That code is not valid. Check the six digits or ask for another: each lasts ten minutes.',
  },
})

export const emailInvalidError = defineError({
  code: 'email_invalid',
  status: 400,
  texts: { es: 'Esa dirección de correo no parece completa.', en: 'That e-mail address does not look complete.' },
})

export const mailUnavailableError = defineError({
  code: 'mail_unavailable',
  status: 503,
  texts: {
    es: 'No hemos podido enviar el correo. Comprueba la dirección y vuelve a intentarlo en unos minutos.',
    en: 'We could not send the e-mail. Check the address and try again in a few minutes.',
  },
})

export const notSignedInError = defineError({
  code: 'not_signed_in',
  status: 401,
  texts: { es: 'Para esto hace falta entrar con tu correo.', en: 'You need to sign in with your e-mail for this.' },
})
