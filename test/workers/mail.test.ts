import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announceOpenedLetters } from '#core/letters/letters.keeping'
import { composeLetter, narrateLetter } from '#core/letters/letters.pipeline'
import { MailerUnavailableError, type Mail, type MailerFailure } from '#core/ports/mailer'
import { createDeps } from '#workers/services'
import { readEnv } from '#workers/env'
import { createEmailBinding } from '../emulators/email-binding'
import { pipelineDeps } from './pipeline-world'
import { openBrowser, recordingQueue, request, vars, type Browser } from './world'

const address = 'ines@correo.example'
const resend = { MAILER: 'resend', MAIL_FROM: 'EÓN <cartas@eon.example>', RESEND_API_KEY: 're_test', RESEND_BASE_URL: 'https://resend.example' }
const cloudflare = { MAILER: 'cloudflare', MAIL_FROM: 'EÓN <cartas@eon.example>' }

afterEach(() => vi.restoreAllMocks())

/** What was said on the console, a line each. */
function listen() {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(' ')))
  return lines
}

/** Resend's answers, and the requests it got. */
function answerAsResend(answer: () => Response) {
  const requests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requests.push(new Request(input, init))
    return answer()
  })
  return requests
}

const outboxSize = async () => (await env.DB.prepare('select count(*) as count from outbox').first<{ count: number }>())?.count

describe('a code', () => {
  it('leaves by Resend, under a name of its own, and signs in', async () => {
    const requests = answerAsResend(() => Response.json({ id: '49a3999c' }))
    const browser = openBrowser({ vars: resend })
    expect((await browser.post('/api/session/code', { email: address })).status).toBe(202)
    expect((await browser.post('/api/session/code', { email: address })).status).toBe(202)

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST https://resend.example/emails'))
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer re_test')
    const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^cod_/)
    expect(second).not.toBe(first)
    const mail = await requests[1]!.json<{ to: string[]; text: string }>()
    expect(mail.to).toEqual([address])
    const code = /^\d{6}$/m.exec(mail.text)?.[0]
    expect((await browser.post('/api/session/verify', { email: address, code })).status).toBe(200)
    expect(await outboxSize()).toBe(0)
  })

  it('leaves by Cloudflare and signs in', async () => {
    const service = createEmailBinding()
    const browser = openBrowser({ vars: cloudflare, bindings: { EMAIL: service.binding } })
    expect((await browser.post('/api/session/code', { email: address })).status).toBe(202)
    expect(service.mails).toMatchObject([{ to: address, from: { name: 'EÓN', email: 'cartas@eon.example' } }])
    const code = /^\d{6}$/m.exec(service.mails[0]?.text ?? '')?.[0]
    expect((await browser.post('/api/session/verify', { email: address, code })).status).toBe(200)
  })

  it('is in the form the runtime’s own binding takes', async () => {
    const lines = listen()
    const browser = openBrowser({ vars: cloudflare, bindings: { EMAIL: env.EMAIL } })
    expect((await browser.post('/api/session/code', { email: address })).status).toBe(202)
    expect(lines.join('\n')).not.toContain('code_not_sent')
  })

  it.each([
    ['Resend refuses the key', { vars: resend }, 'misconfigured'],
    ['the runtime’s binding refuses the address', { vars: cloudflare, bindings: { EMAIL: env.EMAIL_OF_ONE } }, 'unreachable'],
    ['Cloudflare suppresses the address', { vars: cloudflare, bindings: { EMAIL: createEmailBinding({ behaviours: ['E_RECIPIENT_SUPPRESSED'] }).binding } }, 'rejected'],
    ['the binding is missing', { vars: cloudflare }, 'misconfigured'],
    ['the key is missing', { vars: { ...resend, RESEND_API_KEY: '' } }, 'misconfigured'],
    ['the sender is missing', { vars: { ...resend, MAIL_FROM: '' } }, 'misconfigured'],
    ['the embedded mailer is deployed', { vars: { MAILER: 'outbox', ENVIRONMENT: 'production' } }, 'misconfigured'],
  ])('that cannot be handed over is mail_unavailable, and the log tells why but not whom: %s', async (_name, options, reason) => {
    const lines = listen()
    answerAsResend(() => Response.json({ statusCode: 403, name: 'invalid_api_key', message: `API key re_test is invalid; ${address}` }, { status: 403 }))
    const response = await openBrowser(options).request(
      '/api/session/code',
      { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es' }, body: JSON.stringify({ email: address }) },
      'https://localhost',
    )
    expect(response.status).toBe(503)
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject({ error: 'mail_unavailable' })
    const told = lines.filter((line) => line.includes('code_not_sent'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0]!)).toMatchObject({ level: 'error', event: 'code_not_sent', reason })
    expect(lines.join('\n') + body).not.toMatch(/ines|correo\.example|re_test|\b\d{6}\b/)
    expect(await outboxSize()).toBe(0)
  })

  it('that could not be sent leaves the one before it good; one nobody confirmed in time takes its place', async () => {
    listen()
    const service = createEmailBinding({ behaviours: ['ok', 'E_RECIPIENT_SUPPRESSED', 'taken_then_hang'] })
    const browser = openBrowser({ vars: { ...cloudflare, MAILER_TIMEOUT_MS: '200' }, bindings: { EMAIL: service.binding } })
    const ask = async () => (await browser.post('/api/session/code', { email: address })).status
    const tryMail = async (index: number) => {
      const code = /^\d{6}$/m.exec(service.mails[index]?.text ?? '')?.[0]
      return (await browser.post('/api/session/verify', { email: address, code })).status
    }
    expect([await ask(), await ask()]).toEqual([202, 503])
    expect(await tryMail(0)).toBe(200)
    expect(await ask()).toBe(503)
    expect(await tryMail(1)).toBe(200)
  })

  it('fails alone: without a mailer every other page and call goes on', async () => {
    const browser = openBrowser({ vars: { ...resend, RESEND_API_KEY: '' } })
    expect((await browser.get('/api/health')).status).toBe(200)
    expect((await browser.post('/api/generar-carta', request)).status).toBe(200)
  })
})

describe('variables of mail', () => {
  it('that are malformed are refused by name, without their value', () => {
    for (const wrong of [{ MAIL_FROM: 'cartas' }, { MAILER: 'smtp' }, { RESEND_BASE_URL: 'resend' }, { MAILER_TIMEOUT_MS: '0' }]) {
      const [name = '', value = ''] = Object.entries(wrong)[0] ?? []
      expect(() => readEnv({ ...vars, ...wrong })).toThrow(`environment: missing or malformed: ${name} (see .dev.vars.example)`)
      expect(() => readEnv({ ...vars, ...wrong })).not.toThrow(`: ${value}`)
    }
  })
})

type Kept = { browser: Browser; cartaId: string; noticeTo: string }

/** Closes a letter as its owner would; it opened at a moment (UTC ms) in the past. */
async function close({ browser, cartaId, noticeTo }: Kept, openedAt: number) {
  const opensOn = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect((await browser.post(`/api/carta/${cartaId}/cerrar`, { opensOn, noticeTo })).status).toBe(200)
  await env.DB.prepare('update letters set opens_at = ? where id = ?').bind(openedAt, cartaId).run()
}

/** Letters that have opened, whose owners asked to be told. */
async function openedLetters(count: number) {
  const deps = pipelineDeps()
  const letters: Kept[] = []
  for (let index = 0; index < count; index += 1) {
    const browser = openBrowser()
    const { cartaId } = (await (await browser.post('/api/generar-carta', request)).json()) as { cartaId: string }
    await composeLetter({ letterId: cartaId }, deps)
    await narrateLetter({ letterId: cartaId }, deps)
    const letter = { browser, cartaId, noticeTo: `${index}-${address}` }
    await close(letter, 1_000 + index)
    letters.push(letter)
  }
  return { letters, deps }
}

/** A mailer that keeps what it is given and fails as it is told, by the place of the mail. */
function scriptedMailer(failures: (MailerFailure | null)[] = []) {
  const tried: Mail[] = []
  return {
    tried,
    name: 'scripted',
    send: async (mail: Mail) => {
      const failure = failures[tried.push(mail) - 1]
      if (failure) throw new MailerUnavailableError(failure)
    },
  }
}

describe('word of letters that have opened', () => {
  it('waits for a later sweep while no mail can leave, and asks the service once, not once a letter', async () => {
    listen()
    const { letters, deps } = await openedLetters(3)
    const down = scriptedMailer(['unreachable'])
    expect(await announceOpenedLetters({ ...deps, mailer: down })).toBe(0)
    expect(down.tried).toHaveLength(1)
    const up = scriptedMailer()
    expect(await announceOpenedLetters({ ...deps, mailer: up })).toBe(3)
    expect(up.tried.map(({ text }) => /ltr_\w+/.exec(text)?.[0])).toEqual(letters.map(({ cartaId }) => cartaId))
  })

  it('is the same mail when it is tried again, and another when the letter is closed and opens once more', async () => {
    listen()
    const { letters, deps } = await openedLetters(1)
    const first = scriptedMailer(['timeout'])
    await announceOpenedLetters({ ...deps, mailer: first })
    const second = scriptedMailer()
    await announceOpenedLetters({ ...deps, mailer: second })
    expect(second.tried).toEqual(first.tried)

    await close(letters[0]!, 5_000)
    const third = scriptedMailer()
    await announceOpenedLetters({ ...deps, mailer: third })
    expect(third.tried[0]?.to).toBe(first.tried[0]?.to)
    expect(third.tried[0]?.id).not.toBe(first.tried[0]?.id)
  })

  it('is not tried for ever at an address that is refused, and holds up nobody else', async () => {
    listen()
    const { deps } = await openedLetters(2)
    const mailer = scriptedMailer(['rejected'])
    expect(await announceOpenedLetters({ ...deps, mailer })).toBe(1)
    expect(mailer.tried).toHaveLength(2)
    expect(await announceOpenedLetters({ ...deps, mailer })).toBe(0)
    expect(mailer.tried).toHaveLength(2)
    const kept = await env.DB.prepare('select count(*) as count from letters where sealed_notice_to is not null').first<{ count: number }>()
    expect(kept?.count).toBe(0)
  })

  it('leads to the site’s own pages', async () => {
    const { deps } = await openedLetters(1)
    const mailer = scriptedMailer()
    const { siteUrl } = createDeps(readEnv({ ...vars, DB: env.DB, BLOBS: env.BLOBS, JOBS: recordingQueue(), SITE_URL: 'https://eon.example/' }), {})
    await announceOpenedLetters({ ...deps, siteUrl, mailer })
    const hrefs = [...mailer.tried[0]!.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(hrefs)).toEqual(new Set([expect.stringMatching(/^https:\/\/eon\.example\/exito\?cartaId=ltr_\w{26}$/), 'https://eon.example/ayuda']))
  })
})
