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

/** The browser's session was ended from another device; its next page gives it a new one. */
export const sessionEndedError = defineError({
  code: 'session_ended',
  status: 401,
  texts: {
    es: 'La sesión de este navegador se cerró desde otro dispositivo. Vuelve a cargar la página para seguir.',
    en: 'The session of this browser was ended from another device. Reload the page to go on.',
  },
})

export const nothingKeptError = defineError({
  code: 'nothing_kept',
  status: 404,
  texts: {
    es: 'De este navegador no guardamos nada.',
    en: 'We keep nothing of this browser.',
  },
})

export const emailInUseError = defineError({
  code: 'email_in_use',
  status: 409,
  texts: {
    es: 'Esa dirección ya tiene una cuenta en EÓN. Entra con ella, o elige otra; la tuya sigue como estaba.',
    en: 'That address already has an account in EÓN. Sign in with it, or choose another; yours is as it was.',
  },
})

export const deviceNotFoundError = defineError({
  code: 'device_not_found',
  status: 404,
  texts: { es: 'Ese dispositivo no está en tu cuenta.', en: 'That device is not in your account.' },
})

/** Asking for a letter tells of one's health; without consent nobody may keep or read that. */
export const healthConsentError = defineError({
  code: 'health_consent_withdrawn',
  status: 403,
  texts: {
    es: 'Retiraste el permiso para tratar lo que cuentas, y sin él no podemos escribirte una carta nueva. Puedes volver a darlo en tu cuenta; lo que acabas de escribir no se ha guardado aquí.',
    en: 'You withdrew your consent to our handling what you tell, and without it we cannot write you a new letter. You can give it again in your account; what you just wrote has not been kept here.',
  },
})
