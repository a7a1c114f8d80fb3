import { MailerUnavailableError, type Mailer } from '#core/ports/mailer'

/**
 * Stands where no mail can leave: every send fails at once, and `missing` tells the log why. The rest of the product goes on; who needs
 * a mail is told that there is none.
 */
export function createMissingMailer(input: { name: string; missing: string }): Mailer {
  return { name: input.name, send: () => Promise.reject(new MailerUnavailableError('misconfigured', input.missing)) }
}
