import { composeMail, type MailPage } from '#core/mail/mail'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Mail } from '#core/ports/mailer'

const codePage: Record<ContentLanguage, Omit<MailPage, 'language' | 'code' | 'subject'> & { subject: (code: string) => string }> = {
  es: {
    subject: (code) => `${code} es tu código de EÓN`,
    heading: 'Tu código para entrar',
    paragraphs: ['Escríbelo en la página que lo pidió. Vale durante diez minutos y una sola vez.'],
    notes: [
      'Si no lo has pedido tú, no hace falta que hagas nada: sin el código nadie entra.',
      'EÓN nunca te pedirá este código por teléfono ni por mensaje.',
    ],
  },
  en: {
    subject: (code) => `${code} is your EÓN code`,
    heading: 'Your code to sign in',
    paragraphs: ['Type it on the page that asked for it. It works for ten minutes, and once.'],
    notes: [
      'If you did not ask for it there is nothing you need to do: without the code nobody gets in.',
      'EÓN will never ask you for this code by phone or message.',
    ],
  },
}

/** The mail that carries a sign-in code. */
export function codeMail(input: { code: string; language: ContentLanguage }): Omit<Mail, 'to'> {
  const { subject, ...page } = codePage[input.language]
  return composeMail({ ...page, subject: subject(input.code), language: input.language, code: input.code })
}
