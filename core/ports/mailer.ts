/** What a mail says: as plain text and as HTML that says the same. */
export type MailContent = { subject: string; text: string; html: string }

/**
 * One mail to one address. `id` names it, in at most 200 characters of ASCII without spaces: sent again under the same id it is
 * the same mail, and a service that can tell delivers it once.
 */
export type Mail = MailContent & {
  id: string
  to: string
  /** For mails that come again and again: where one POST, without a body that matters, ends them (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Hands one mail over to whoever delivers it; what becomes of it afterwards is not known here.
 *
 * Throws `MailerUnavailableError` when it could not be handed over, or when nobody said in time that it was.
 */
export type Mailer = {
  /** `outbox`, `cloudflare`, `resend`. */
  name: string
  send: (mail: Mail) => Promise<void>
}

/** `rejected` is about this mail: its address or its words were refused, and another may pass. All others are about the service. */
export type MailerFailure = 'rate_limited' | 'http_error' | 'timeout' | 'rejected' | 'unreachable' | 'misconfigured'

/** A mail was not handed over. `detail` holds statuses, codes and names of variables; no address and no word of the mail. */
export class MailerUnavailableError extends Error {
  override name = 'MailerUnavailableError'
  constructor(readonly reason: MailerFailure, readonly detail = '') {
    super(`mailer unavailable: ${reason} ${detail}`.trim())
  }
}
