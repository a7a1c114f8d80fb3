import { composeMail, type MailPage } from '#core/mail/mail'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { MailContent } from '#core/ports/mailer'

const announcement: Record<ContentLanguage, Omit<MailPage, 'language' | 'action'> & { action: string; help: string }> = {
  es: {
    subject: 'Una carta tuya se ha abierto',
    preview: 'No hay prisa por leerla.',
    heading: 'Hoy se abre una carta tuya',
    paragraphs: [
      'Hace un tiempo cerraste una carta y pediste que se abriera hoy. Ya está abierta.',
      'No hay prisa por leerla. Estará ahí mañana, y el mes que viene.',
    ],
    action: 'Ir a la carta',
    notes: [
      'Se abre en el navegador donde la pediste, o entrando con tu correo si lo tienes unido a tu cuenta.',
      'Te escribimos una sola vez, porque lo pediste al cerrarla. Tu dirección no se ha guardado para nada más.',
    ],
    help: 'Si hoy se te hace cuesta arriba, en esta página hay personas con las que hablar:',
  },
  en: {
    subject: 'A letter of yours has opened',
    preview: 'There is no hurry to read it.',
    heading: 'A letter of yours opens today',
    paragraphs: [
      'Some time ago you closed a letter and asked for it to open today. It is open now.',
      'There is no hurry to read it. It will be there tomorrow, and next month.',
    ],
    action: 'Go to the letter',
    notes: [
      'It opens in the browser where you asked for it, or after signing in with your e-mail if that belongs to your account.',
      'We write to you this once, because you asked us to when you closed it. Your address was kept for nothing else.',
    ],
    help: 'If today is a hard day, this page lists people you can talk to:',
  },
}

/** The mail that tells an owner that a closed letter has opened. Names nobody and quotes nothing. */
export function announcementOf(input: { language: ContentLanguage; url: string; helpUrl: string }): MailContent {
  const { action, help, notes, ...page } = announcement[input.language]
  return composeMail({
    ...page,
    language: input.language,
    action: { label: action, url: input.url },
    notes: [{ text: help, url: input.helpUrl }, ...notes],
  })
}
