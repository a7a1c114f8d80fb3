import { composeMail, type MailPage } from '#core/mail/mail'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Mail } from '#core/ports/mailer'

const announcement: Record<ContentLanguage, Omit<MailPage, 'language' | 'action'> & { action: string }> = {
  es: {
    subject: 'Una carta tuya se ha abierto',
    heading: 'Hoy se abre una carta tuya',
    paragraphs: [
      'Hace un tiempo cerraste una carta y pediste que se abriera hoy. Ya está abierta.',
      'No hay prisa por leerla. Estará ahí mañana, y el mes que viene.',
    ],
    action: 'Ir a la carta',
    notes: [
      'Se abre desde el navegador que la pidió, o entrando con tu correo si lo tienes unido a tu cuenta.',
      'Te escribimos una sola vez, porque lo pediste al cerrarla. Esta dirección no se ha guardado para nada más.',
    ],
  },
  en: {
    subject: 'A letter of yours has opened',
    heading: 'A letter of yours opens today',
    paragraphs: [
      'Some time ago you closed a letter and asked for it to open today. It is open now.',
      'There is no hurry to read it. It will be there tomorrow, and next month.',
    ],
    action: 'Go to the letter',
    notes: [
      'It opens in the browser that asked for it, or after signing in with your e-mail if it belongs to your account.',
      'We write to you this once, because you asked us to when you closed it. This address was kept for nothing else.',
    ],
  },
}

/** The mail that tells an owner that a closed letter has opened. Names nobody and quotes nothing. */
export function announcementOf(input: { language: ContentLanguage; url: string }): Omit<Mail, 'to'> {
  const { action, ...page } = announcement[input.language]
  return composeMail({ ...page, language: input.language, action: { label: action, url: input.url } })
}
