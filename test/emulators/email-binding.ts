/** What becomes of a well-formed mail. Listed one by one; the last one stays. */
export type EmailBehaviour =
  | 'ok'
  | 'E_RATE_LIMIT_EXCEEDED'
  | 'E_DAILY_LIMIT_EXCEEDED'
  | 'E_INTERNAL_SERVER_ERROR'
  | 'E_RECIPIENT_SUPPRESSED'
  | 'E_RECIPIENT_NOT_ALLOWED'
  | 'E_DELIVERY_FAILED'
  /** Takes the mail and never answers. */
  | 'taken_then_hang'
  /** The runtime's own failure: an error without a code. */
  | 'no_way_there'

type Address = string | { name: string; email: string }
export type BoundMail = { from: Address; to: string; subject: string; text?: string; html?: string; headers?: Record<string, string> }

export type EmailBinding = {
  binding: SendEmail
  /** Mails taken: two when one was sent twice, as the service knows no idempotency key. */
  mails: BoundMail[]
  calls: number
}

/** Headers a Worker may set, of those the service names (https://developers.cloudflare.com/email-service/reference/headers/). */
const settable = ['auto-submitted', 'content-language', 'in-reply-to', 'list-unsubscribe', 'list-unsubscribe-post', 'references']

/**
 * Cloudflare Email Service behind a `send_email` binding: what it checks, and errors with its codes, whose messages name addresses
 * (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/).
 */
export function createEmailBinding(input: { domain?: string; behaviours?: [EmailBehaviour, ...EmailBehaviour[]] } = {}): EmailBinding {
  const { domain = 'eon.example' } = input
  const behaviours: EmailBehaviour[] = [...(input.behaviours ?? (['ok'] as const))]
  const mails: BoundMail[] = []

  async function send(mail: BoundMail): Promise<{ messageId: string }> {
    emulator.calls += 1
    check(mail, domain)
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!
    if (behaviour === 'no_way_there') throw new Error(`Network connection lost while sending to ${mail.to}`)
    if (behaviour.startsWith('E_')) throw refusal(behaviour, `could not send to ${mail.to}`)
    mails.push(mail)
    if (behaviour === 'taken_then_hang') return new Promise(() => undefined)
    return { messageId: `<${mails.length}@${domain}>` }
  }

  const emulator: EmailBinding = { binding: { send } as unknown as SendEmail, mails, calls: 0 }
  return emulator
}

function check(mail: BoundMail, domain: string) {
  const from = typeof mail.from === 'string' ? mail.from : mail.from?.email
  if (!from || !mail.to || !mail.subject) throw refusal('E_FIELD_MISSING', 'to, from and subject are required')
  if (!mail.text && !mail.html) throw refusal('E_VALIDATION_ERROR', 'text or html is required')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.to)) throw refusal('E_VALIDATION_ERROR', `invalid address: ${mail.to}`)
  if (!from.endsWith(`@${domain}`)) throw refusal('E_SENDER_DOMAIN_NOT_AVAILABLE', `${from} cannot be sent from`)
  if (mail.subject.length > 998) throw refusal('E_VALIDATION_ERROR', 'subject too long')
  const odd = Object.keys(mail.headers ?? {}).find((name) => !/^x-/i.test(name) && !settable.includes(name.toLowerCase()))
  if (odd) throw refusal('E_HEADER_NOT_ALLOWED', `Header '${odd}' is not allowed.`)
}

function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
