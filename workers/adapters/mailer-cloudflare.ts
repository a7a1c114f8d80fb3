import { MailerUnavailableError, type Mailer, type MailerFailure } from '#core/ports/mailer'
import { headersOf } from './mailer-headers'
import { handOver, type Try } from './mailer-tries'
import type { Sender } from '#core/mail/sender'

/**
 * What each error of the binding means (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/). Codes that are
 * not here speak of this one mail.
 */
const meanings: Record<string, { reason: MailerFailure; isHopeful: boolean }> = {
  E_RATE_LIMIT_EXCEEDED: { reason: 'rate_limited', isHopeful: true },
  E_DAILY_LIMIT_EXCEEDED: { reason: 'rate_limited', isHopeful: false },
  E_INTERNAL_SERVER_ERROR: { reason: 'http_error', isHopeful: true },
  E_SENDER_NOT_VERIFIED: { reason: 'misconfigured', isHopeful: false },
  E_SENDER_DOMAIN_NOT_AVAILABLE: { reason: 'misconfigured', isHopeful: false },
}

/**
 * Cloudflare Email Service, by a `send_email` binding. It knows no idempotency key: a try without an answer is not repeated, since the
 * mail may have left.
 */
export function createCloudflareMailer({
  binding,
  from,
  timeoutMs,
  clock,
  pause,
}: {
  binding: SendEmail
  /** Of a domain that was onboarded to Email Service. */
  from: Sender
  /** For one mail, further tries included. */
  timeoutMs: number
  clock?: () => number
  pause?: (ms: number) => Promise<void>
}): Mailer {
  return {
    name: 'cloudflare',
    send: (mail) =>
      handOver({
        timeoutMs,
        isRepeatable: false,
        attempt: async () => {
          try {
            const { to, subject, text, html } = mail
            await binding.send({ from, to, subject, text, html, headers: headersOf(mail) })
            return { isHandedOver: true }
          } catch (error) {
            return toTry(error)
          }
        },
        ...(clock && { clock }),
        ...(pause && { pause }),
      }),
  }
}

/** Messages of the binding may name the address; only the code leaves here. */
function toTry(error: unknown): Try {
  const code = codeOf(error)
  // Without a code it is the way there that failed, or the runtime.
  if (code === null) return { isHandedOver: false, failure: new MailerUnavailableError('unreachable'), isHopeful: false }
  const { reason, isHopeful } = meanings[code] ?? { reason: 'rejected', isHopeful: false }
  return { isHandedOver: false, failure: new MailerUnavailableError(reason, code), isHopeful }
}

function codeOf(error: unknown): string | null {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : null
}
