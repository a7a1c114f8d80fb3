import { z } from 'zod'
import { MailerUnavailableError, type Mail, type Mailer, type MailerFailure } from '#core/ports/mailer'
import { headersOf } from './mailer-headers'
import { handOver, type Try } from './mailer-tries'
import type { Sender } from '#core/mail/sender'

const acceptedSchema = z.object({ id: z.string().min(1) })
const refusedSchema = z.object({ name: z.string().regex(/^[a-z_]{1,60}$/i) })

/**
 * Resend, by `POST {baseUrl}/emails`. A mail's id travels as the idempotency key, which Resend knows again for 24 hours: a try that
 * was answered by silence or an error is repeated without a second mail.
 *
 * Bodies are read for the name of an error alone; messages may repeat the address.
 */
export function createResendMailer({
  apiKey,
  from,
  timeoutMs,
  baseUrl = 'https://api.resend.com',
  fetch = globalThis.fetch,
  clock,
  pause,
}: {
  apiKey: string
  from: Sender
  /** For one mail, further tries included. */
  timeoutMs: number
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  clock?: () => number
  pause?: (ms: number) => Promise<void>
}): Mailer {
  const url = `${baseUrl.replace(/\/+$/, '')}/emails`
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    // Resend answers 403 to a request without one, and the Workers runtime adds none.
    'User-Agent': 'eon',
  }

  async function attempt(mail: Mail, signal: AbortSignal): Promise<Try> {
    let status: number | null = null
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': mail.id },
        body: JSON.stringify({
          from: `${from.name} <${from.email}>`,
          to: [mail.to],
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: headersOf(mail),
        }),
        // The key goes where the operator said and nowhere else.
        redirect: 'manual',
        signal,
      })
      status = response.status
      const body = readJson(await response.text())
      if (response.ok) {
        return acceptedSchema.safeParse(body).success ? { isHandedOver: true } : failed({ reason: 'http_error', detail: 'malformed answer', isHopeful: false })
      }
      return refusal({ status, name: refusedSchema.safeParse(body).data?.name, askedWaitMs: askedWaitMs(response.headers.get('retry-after')) })
    } catch {
      // The connection: never made, or broken before the answer was whole.
      return failed({ reason: 'unreachable', detail: status === null ? '' : `status ${status}, body broke off`, isHopeful: true })
    }
  }

  return {
    name: 'resend',
    send: (mail) =>
      handOver({ timeoutMs, isRepeatable: true, attempt: (signal) => attempt(mail, signal), ...(clock && { clock }), ...(pause && { pause }) }),
  }
}

/** Resend's errors (https://resend.com/docs/api-reference/errors): a status, and a name that tells apart what shares it. */
function refusal(answer: { status: number; name: string | undefined; askedWaitMs: number | null }): Try {
  const { status, name = '', askedWaitMs } = answer
  const detail = `status ${status} ${name}`.trim()
  if (status === 429) return failed({ reason: 'rate_limited', detail, isHopeful: !/quota/.test(name), askedWaitMs })
  if (status === 408 || status >= 500) return failed({ reason: 'http_error', detail, isHopeful: true, askedWaitMs })
  // The same mail is still being taken in from a try before this one.
  if (name === 'concurrent_idempotent_requests') return failed({ reason: 'http_error', detail, isHopeful: true, askedWaitMs })
  if (status < 400 || [401, 403, 404, 405].includes(status) || /api_key|from_address/i.test(name)) {
    return failed({ reason: 'misconfigured', detail, isHopeful: false })
  }
  return failed({ reason: 'rejected', detail, isHopeful: false })
}

function failed(input: { reason: MailerFailure; detail: string; isHopeful: boolean; askedWaitMs?: number | null }): Try {
  const { reason, detail, isHopeful, askedWaitMs = null } = input
  return { isHandedOver: false, failure: new MailerUnavailableError(reason, detail), isHopeful, askedWaitMs }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), in ms. */
function askedWaitMs(asked: string | null): number | null {
  if (!asked) return null
  const seconds = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds * 1000)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
