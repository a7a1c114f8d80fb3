import { composeMail, type MailPage } from '#core/mail/mail'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { MailContent } from '#core/ports/mailer'

const codePage: Record<ContentLanguage, Omit<MailPage, 'language' | 'code' | 'subject'> & { subject: (code: string) => string }> = {
  es: {
    subject: (code) => `${code} es tu código de EÓN`,
    preview: 'Vale durante diez minutos y una sola vez.',
    heading: 'Tu código para entrar',
    paragraphs: ['Escríbelo en la página donde lo pediste, en el mismo navegador. Vale durante diez minutos y una sola vez.'],
    notes: [
      'Si no lo has pedido tú, no hace falta que hagas nada: sin el código nadie entra.',
      'No se lo des a nadie. EÓN nunca te lo pedirá por teléfono ni por mensaje.',
    ],
  },
  en: {
    subject: (code) => `${code} is your EÓN code`,
    preview: 'It works for ten minutes, and once.',
    heading: 'Your code to sign in',
    paragraphs: ['Type it on the page where you asked for it, in the same browser. It works for ten minutes, and once.'],
    notes: [
      'If you did not ask for it there is nothing you need to do: without the code nobody gets in.',
      'Keep it to yourself. EÓN will never ask you for it by phone or message.',
    ],
  },
}

/** The mail that carries a sign-in code. */
export function codeMail(input: { code: string; language: ContentLanguage }): MailContent {
  const { subject, ...page } = codePage[input.language]
  return composeMail({ ...page, subject: subject(input.code), language: input.language, code: input.code })
}

const addressChangedPage: Record<ContentLanguage, MailPage> = {
  es: {
    language: 'es',
    subject: 'Tu cuenta de EÓN ya no usa esta dirección',
    preview: 'Desde ahora se entra con la dirección nueva.',
    heading: 'Has cambiado el correo de tu cuenta',
    paragraphs: ['Desde ahora se entra con la dirección nueva. Tus cartas siguen donde estaban.'],
    notes: ['Si no has sido tú, contesta a este correo o escríbenos cuanto antes: alguien ha entrado en tu cuenta.'],
  },
  en: {
    language: 'en',
    subject: 'Your EÓN account no longer uses this address',
    preview: 'From now on you sign in with the new address.',
    heading: 'You changed the e-mail of your account',
    paragraphs: ['From now on you sign in with the new address. Your letters are where they were.'],
    notes: ['If this was not you, reply to this mail or write to us as soon as you can: somebody has been in your account.'],
  },
}

/** Tells an address that its account has another one now. */
export function addressChangedMail(input: { language: ContentLanguage }): MailContent {
  return composeMail(addressChangedPage[input.language])
}

const readMeFile: Record<ContentLanguage, { path: string; content: string }> = {
  es: {
    path: 'LEEME.txt',
    content: `Esto es todo lo que EÓN guarda de ti, sacado el día en que lo pediste.

account.json   tu cuenta: nombre, correo, plan y fechas
devices.json   los navegadores en los que está abierta
consents.json  a qué dijiste que sí, en qué versión y cuándo
trials.json    lo que escribiste para la prueba gratuita, si la pediste
chat.json      cuántos mensajes gratuitos has usado
coaching.json  tus recordatorios de la guía
letters/       una carpeta por carta: lo que contaste y lo que se escribió (letter.json),
               la carta para leer o imprimir (letter.pdf) y su voz (letter.mp3)

Las cartas cerradas hasta un día también están aquí: son tuyas, y no hace falta abrirlas.
De una carta que soltaste solo queda la fecha.
Los textos y las voces los ha hecho una inteligencia artificial.
`,
  },
  en: {
    path: 'README.txt',
    content: `This is everything EÓN keeps of you, as it was on the day you asked for it.

account.json   your account: name, e-mail, plan and dates
devices.json   the browsers it is open in
consents.json  what you agreed to, in which version, and when
trials.json    what you wrote for the free trial, if you asked for it
chat.json      how many free messages you have used
coaching.json  the reminders of your guide
letters/       a folder for each letter: what you told and what was written (letter.json),
               the letter to read or print (letter.pdf) and its voice (letter.mp3)

Letters closed until a day are here too: they are yours, and you need not open them.
Of a letter you let go, only the date is left.
The texts and the voices were made by an artificial intelligence.
`,
  },
}

/** The page on top of an export: what is in it. */
export function readMe(input: { language: ContentLanguage }): { path: string; content: string } {
  return readMeFile[input.language]
}
