import { describe, expect, it } from 'vitest'
import { createEmailBinding, type EmailBehaviour } from '../../test/emulators/email-binding'
import { createCloudflareMailer } from './mailer-cloudflare'
import type { Mail } from '#core/ports/mailer'

const mail: Mail = { id: 'cod_1', to: 'ines@correo.example', subject: '048213 es tu código de EÓN', text: 'EÓN\n\n048213\n', html: '<p>048213</p>' }

/** A mailer whose waits take no time and are noted; `now` moves by them alone. */
function openMailer(input: { behaviours?: [EmailBehaviour, ...EmailBehaviour[]]; email?: string; timeoutMs?: number } = {}) {
  const service = createEmailBinding(input)
  const waits: number[] = []
  let now = 1_000
  const mailer = createCloudflareMailer({
    binding: service.binding,
    from: { name: 'EÓN', email: input.email ?? 'cartas@eon.example' },
    timeoutMs: input.timeoutMs ?? 8_000,
    clock: () => now,
    pause: async (ms) => {
      waits.push(ms)
      now += ms
    },
  })
  return { service, mailer, waits }
}

const failureOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('hands over one mail, with who it is from, both bodies and a mark that a machine sent it', async () => {
  const { service, mailer } = openMailer()
  await mailer.send(mail)
  expect(service.mails).toEqual([
    {
      from: { name: 'EÓN', email: 'cartas@eon.example' },
      to: 'ines@correo.example',
      subject: '048213 es tu código de EÓN',
      text: 'EÓN\n\n048213\n',
      html: '<p>048213</p>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ])
})

it('says of a mail that comes again how to end it, where that is a safe address', async () => {
  const { service, mailer } = openMailer()
  await mailer.send({ ...mail, unsubscribeUrl: 'https://eon.example/api/coaching/reminders/rem_1/off?key=k' })
  await mailer.send({ ...mail, unsubscribeUrl: 'http://localhost:8787/api/coaching/reminders/rem_1/off?key=k' })
  expect(service.mails.map(({ headers }) => headers)).toEqual([
    { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://eon.example/api/coaching/reminders/rem_1/off?key=k>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    { 'Auto-Submitted': 'auto-generated' },
  ])
})

describe('tries again', () => {
  it.each<EmailBehaviour>(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])('after %s, a little later each time', async (behaviour) => {
    const { service, mailer, waits } = openMailer({ behaviours: [behaviour, behaviour, 'ok'] })
    await mailer.send(mail)
    expect(waits).toEqual([300, 600])
    expect(service.mails).toHaveLength(1)
  })
})

describe('gives up', () => {
  it.each<[EmailBehaviour, string, number]>([
    ['E_RATE_LIMIT_EXCEEDED', 'rate_limited', 3],
    ['E_INTERNAL_SERVER_ERROR', 'http_error', 3],
    ['E_DAILY_LIMIT_EXCEEDED', 'rate_limited', 1],
    ['E_RECIPIENT_SUPPRESSED', 'rejected', 1],
    ['E_RECIPIENT_NOT_ALLOWED', 'rejected', 1],
    ['E_DELIVERY_FAILED', 'rejected', 1],
  ])('when it is always %s: %s after %i calls', async (behaviour, reason, calls) => {
    const { service, mailer } = openMailer({ behaviours: [behaviour] })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ name: 'MailerUnavailableError', reason, detail: behaviour })
    expect(service.calls).toBe(calls)
  })

  it('when the runtime cannot reach the service', async () => {
    const { service, mailer } = openMailer({ behaviours: ['no_way_there'] })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ reason: 'unreachable', detail: '' })
    expect(service.calls).toBe(1)
  })

  it('when nobody answers, without a second mail, as the first may have left', async () => {
    const { service, mailer } = openMailer({ behaviours: ['taken_then_hang', 'ok'], timeoutMs: 1_000 })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ reason: 'timeout' })
    expect(service.mails).toHaveLength(1)
  })

  it('at once with a sender whose domain was not onboarded', async () => {
    const { service, mailer } = openMailer({ email: 'cartas@other.example' })
    expect(await failureOf(mailer.send(mail))).toMatchObject({ reason: 'misconfigured', detail: 'E_SENDER_DOMAIN_NOT_AVAILABLE' })
    expect(service.calls).toBe(1)
  })

  it('at once with an address that is none', async () => {
    const { mailer } = openMailer()
    expect(await failureOf(mailer.send({ ...mail, to: 'ines' }))).toMatchObject({ reason: 'rejected', detail: 'E_VALIDATION_ERROR' })
  })
})

it('says in no error whom it wrote to or what', async () => {
  const behaviours: EmailBehaviour[] = ['E_RECIPIENT_SUPPRESSED', 'E_INTERNAL_SERVER_ERROR', 'no_way_there']
  for (const behaviour of behaviours) {
    const error = (await failureOf(openMailer({ behaviours: [behaviour] }).mailer.send(mail))) as Error
    expect(`${String(error)} ${JSON.stringify(error)} ${error.stack} ${String(error.cause)}`).not.toMatch(/ines|048213/)
  }
})
