import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ResendBehaviour, type ResendServer, startResendServer } from '../../test/emulators/resend-server'
import { createResendMailer } from './mailer-resend'
import type { Mail } from '#core/ports/mailer'

let server: ResendServer
beforeAll(async () => {
  server = await startResendServer()
})
beforeEach(() => {
  server.requests.length = 0
  server.mails.length = 0
  server.behave('ok')
})
afterAll(() => server.close())

let sent = 0
const mail = (change: Partial<Mail> = {}): Mail => ({
  id: `cod_${(sent += 1)}`,
  to: 'ines@correo.example',
  subject: '048213 es tu código de EÓN',
  text: 'EÓN\n\n048213\n',
  html: '<p>048213</p>',
  ...change,
})

/** A mailer whose waits take no time and are noted; `now` moves by them alone. */
function openMailer(change: Partial<Parameters<typeof createResendMailer>[0]> = {}) {
  const waits: number[] = []
  let now = 1_000
  const mailer = createResendMailer({
    apiKey: 're_test',
    from: { name: 'EÓN', email: 'cartas@eon.example' },
    baseUrl: server.baseUrl,
    timeoutMs: 8_000,
    clock: () => now,
    pause: async (ms) => {
      waits.push(ms)
      now += ms
    },
    ...change,
  })
  return { mailer, waits }
}

const failureOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('hands over one mail, with who it is from, both bodies and a mark that a machine sent it', async () => {
  await openMailer().mailer.send(mail())
  expect(server.mails).toEqual([
    {
      from: 'EÓN <cartas@eon.example>',
      to: ['ines@correo.example'],
      subject: '048213 es tu código de EÓN',
      text: 'EÓN\n\n048213\n',
      html: '<p>048213</p>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ])
  expect(server.requests).toEqual([{ authorization: 'Bearer re_test', idempotencyKey: `cod_${sent}`, userAgent: 'eon' }])
})

it('says of a mail that comes again how to end it', async () => {
  await openMailer().mailer.send({ ...mail(), unsubscribeUrl: 'https://eon.example/off?key=k' })
  expect(server.mails.at(-1)?.headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://eon.example/off?key=k>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

it('takes a base URL with a slash at its end', async () => {
  await openMailer({ baseUrl: `${server.baseUrl}/` }).mailer.send(mail())
  expect(server.mails).toHaveLength(1)
})

it('sends the same mail once, however often it is asked to, and another in its own right', async () => {
  const { mailer } = openMailer()
  const one = mail()
  await mailer.send(one)
  await mailer.send(one)
  await mailer.send(mail())
  expect(server.mails).toHaveLength(2)
})

describe('tries again', () => {
  it.each<[string, ResendBehaviour, number]>([
    ['told to slow down, after as long as it was told', { rateLimitedFor: 2 }, 2_000],
    ['told to slow down by a service that names no time', { rateLimitedFor: 'soon' }, 300],
    ['the service has failed', 'server_error', 300],
    ['the service is down for a moment', { unavailableFor: 1 }, 1_000],
    ['the answer broke off', 'cut', 300],
  ])('when %s', async (_name, behaviour, waitMs) => {
    server.behave(behaviour, 'ok')
    const { mailer, waits } = openMailer()
    await mailer.send(mail())
    expect(waits).toEqual([waitMs])
    expect(server.mails).toHaveLength(1)
  })

  it('as the same mail: one that was taken without a good answer is not sent twice', async () => {
    server.behave('taken_then_error', 'ok')
    await openMailer().mailer.send(mail())
    expect(server.requests).toHaveLength(2)
    expect(server.mails).toHaveLength(1)
  })

  it('when nobody answers, within the time, as the same mail', async () => {
    server.behave('taken_then_hang', 'ok')
    await openMailer({ timeoutMs: 2_000, clock: () => 0 }).mailer.send(mail())
    expect(server.requests).toHaveLength(2)
    expect(server.mails).toHaveLength(1)
  })

  it('after a date, too', async () => {
    server.behave({ rateLimitedFor: new Date(0).toUTCString() }, 'ok')
    const { mailer, waits } = openMailer()
    await mailer.send(mail())
    expect(waits).toEqual([0])
  })
})

describe('gives up', () => {
  it.each<[ResendBehaviour, string, string, number]>([
    [{ rateLimitedFor: 0 }, 'rate_limited', 'status 429 rate_limit_exceeded', 3],
    ['server_error', 'http_error', 'status 500 internal_server_error', 3],
    ['cut', 'unreachable', 'status 200, body broke off', 3],
    ['quota_reached', 'rate_limited', 'status 429 daily_quota_exceeded', 1],
    ['html', 'http_error', 'malformed answer', 1],
    ['no_id', 'http_error', 'malformed answer', 1],
    ['redirect', 'misconfigured', 'status 307', 1],
  ])('when the answer is always %j: %s, %s, after %i requests', async (behaviour, reason, detail, requests) => {
    server.behave(behaviour)
    expect(await failureOf(openMailer().mailer.send(mail()))).toMatchObject({ name: 'MailerUnavailableError', reason, detail })
    expect(server.requests).toHaveLength(requests)
    expect(server.redirected).toBe(0)
  })

  it('at once when the wait it is asked for would outlast its time', async () => {
    server.behave({ rateLimitedFor: 60 })
    const { mailer, waits } = openMailer()
    expect(await failureOf(mailer.send(mail()))).toMatchObject({ reason: 'rate_limited' })
    expect(waits).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  it('when no answer comes in time', async () => {
    server.behave('hang')
    expect(await failureOf(openMailer({ timeoutMs: 100, clock: () => 0 }).mailer.send(mail()))).toMatchObject({ reason: 'timeout' })
  })

  it('when nobody is there', async () => {
    const gone = await startResendServer()
    await gone.close()
    expect(await failureOf(openMailer({ baseUrl: gone.baseUrl }).mailer.send(mail()))).toMatchObject({ reason: 'unreachable' })
  })

  it.each([
    ['a wrong key', { apiKey: 're_other' }, {}, 'misconfigured', 'status 403 invalid_api_key'],
    ['a domain that is not verified', { from: { name: 'EÓN', email: 'cartas@other.example' } }, {}, 'misconfigured', 'status 403 validation_error'],
    ['an address that is none', {}, { to: 'ines' }, 'rejected', 'status 422 validation_error'],
    ['an empty subject', {}, { subject: '' }, 'rejected', 'status 422 missing_required_field'],
  ])('at once with %s', async (_name, settings, change, reason, detail) => {
    expect(await failureOf(openMailer(settings).mailer.send(mail(change)))).toMatchObject({ reason, detail })
    expect(server.requests).toHaveLength(1)
    expect(server.mails).toEqual([])
  })

  it('when the mail’s name was already used for other words', async () => {
    const { mailer } = openMailer()
    const one = mail()
    await mailer.send(one)
    expect(await failureOf(mailer.send({ ...one, text: 'otra cosa' }))).toMatchObject({ reason: 'rejected', detail: 'status 409 invalid_idempotent_request' })
  })
})

it('says in no error and no log whom it wrote to, what, or with which key', async () => {
  const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))
  const behaviours: ResendBehaviour[] = [{ rateLimitedFor: 0 }, 'server_error', 'cut', 'html', 'quota_reached']
  const failures: unknown[] = []
  for (const behaviour of behaviours) {
    server.behave(behaviour)
    failures.push(await failureOf(openMailer().mailer.send(mail())))
  }
  server.behave('ok')
  failures.push(await failureOf(openMailer().mailer.send(mail({ to: 'ines' }))))
  failures.push(await failureOf(openMailer({ apiKey: 're_secret' }).mailer.send(mail())))
  const told = failures.map((error) => `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack} ${String((error as Error).cause)}`).join('\n')
  expect(failures.every((error) => error instanceof Error)).toBe(true)
  expect(told).not.toMatch(/ines|048213|re_secret|re_test/)
  for (const spy of consoles) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})
