import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen'

/** How the server treats a well-formed request. Listed one by one; the last one stays. */
export type ResendBehaviour =
  | 'ok'
  /** 429 by requests a second, with the given seconds in `Retry-After`. */
  | { rateLimitedFor: number | string }
  /** 429 by mails a day: nothing a second request would change. */
  | 'quota_reached'
  | 'server_error'
  /** 503 with the given seconds in `Retry-After`. */
  | { unavailableFor: number }
  /** Takes the mail and answers 500 all the same. */
  | 'taken_then_error'
  /** Takes the mail and never answers. */
  | 'taken_then_hang'
  | 'hang'
  /** Announces an answer, sends half of it and drops the connection. */
  | 'cut'
  /** A page of a proxy, with status 200. */
  | 'html'
  /** JSON with status 200 that names no mail. */
  | 'no_id'
  /** To another address, as a hijacked or mistyped base URL might. */
  | 'redirect'

export type ResendMail = { from: string; to: string[]; subject: string; text: string; html: string; headers?: Record<string, string> }

export type ResendServer = {
  baseUrl: string
  /** Mails taken, each once however often it was sent. */
  mails: ResendMail[]
  /** Every request to /emails, in order of arrival, whatever became of it. */
  requests: { authorization: string | undefined; idempotencyKey: string | undefined; userAgent: string | undefined }[]
  /** Requests that came to where a redirect led. */
  redirected: number
  behave: (...behaviours: [ResendBehaviour, ...ResendBehaviour[]]) => void
  close: () => Promise<void>
}

type Taken = { id: string; payload: string }

/**
 * Resend's `POST /emails` on a free port of this machine, with what it checks and how it refuses: the key, a User-Agent, the sender's
 * domain, the fields, the idempotency key (https://resend.com/docs/api-reference).
 */
export async function startResendServer({ apiKey = 're_test', domain = 'eon.example', port = 0 } = {}): Promise<ResendServer> {
  const mails: ResendMail[] = []
  const requests: ResendServer['requests'] = []
  const taken = new Map<string, Taken>()
  let behaviours: ResendBehaviour[] = ['ok']
  let redirected = 0

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/elsewhere') {
      redirected += 1
      return sendJson(response, 200, { id: 'elsewhere' })
    }
    if (request.url !== '/emails') return refuse(response, 404, 'not_found', 'The requested endpoint does not exist')
    if (request.method !== 'POST') return refuse(response, 405, 'method_not_allowed', 'Method is not allowed')
    const { authorization, 'idempotency-key': key, 'user-agent': userAgent } = request.headers
    requests.push({ authorization, idempotencyKey: typeof key === 'string' ? key : undefined, userAgent })
    const payload = await readBody(request)
    if (!userAgent) return sendText(response, 403, 'error code: 1010')
    if (!authorization) return refuse(response, 401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (authorization !== `Bearer ${apiKey}`) return refuse(response, 403, 'invalid_api_key', 'API key is invalid.')
    if (key !== undefined && (typeof key !== 'string' || key.length < 1 || key.length > 256)) {
      return refuse(response, 400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
    }
    const mail = readMail(payload)
    const fault = mail === null ? { status: 400, name: 'validation_error', message: 'The request body is not valid JSON.' } : faultOf(mail, domain)
    if (fault) return refuse(response, fault.status, fault.name, fault.message)

    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!
    if (typeof behaviour === 'object') {
      return 'rateLimitedFor' in behaviour
        ? refuse(response, 429, 'rate_limit_exceeded', 'Too many requests. You can only make 2 requests per second.', { 'retry-after': String(behaviour.rateLimitedFor) })
        : refuse(response, 503, 'service_unavailable', 'Try again later.', { 'retry-after': String(behaviour.unavailableFor) })
    }
    switch (behaviour) {
      case 'quota_reached':
        return refuse(response, 429, 'daily_quota_exceeded', 'You have reached your daily email sending quota.', { 'retry-after': '0' })
      case 'server_error':
        return refuse(response, 500, 'internal_server_error', `An unexpected error occurred while sending to ${mail!.to[0]}.`)
      case 'taken_then_error':
        take(mail!, payload, key)
        return refuse(response, 500, 'internal_server_error', 'An unexpected error occurred.')
      case 'taken_then_hang':
        take(mail!, payload, key)
        return
      case 'hang':
        return
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
        response.write('{"id":"49a3', () => response.socket?.destroy())
        return
      case 'html':
        return sendText(response, 200, '<!doctype html><title>Sign in</title>')
      case 'no_id':
        return sendJson(response, 200, { object: 'email' })
      case 'redirect':
        response.writeHead(307, { location: '/elsewhere' })
        response.end()
        return
      case 'ok': {
        const before = key === undefined ? undefined : taken.get(key)
        if (before && before.payload !== payload) {
          return refuse(response, 409, 'invalid_idempotent_request', 'Same idempotency key used with a different request payload.')
        }
        return sendJson(response, 200, { id: take(mail!, payload, key) })
      }
    }
  }

  function take(mail: ResendMail, payload: string, key: string | undefined): string {
    const before = key === undefined ? undefined : taken.get(key)
    if (before) return before.id
    const id = `49a3999c-0ce1-4ea6-ab68-${String(mails.length).padStart(12, '0')}`
    mails.push(mail)
    if (key !== undefined) taken.set(key, { id, payload })
    return id
  }

  const opened = await listen({ server, port })
  return {
    baseUrl: `http://127.0.0.1:${opened.port}`,
    mails,
    requests,
    get redirected() {
      return redirected
    },
    behave: (...wanted) => {
      behaviours = wanted
    },
    close: opened.close,
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function readMail(payload: string): ResendMail | null {
  try {
    return JSON.parse(payload) as ResendMail
  } catch {
    return null
  }
}

function faultOf(mail: ResendMail, domain: string) {
  const missing = (['from', 'to', 'subject'] as const).find((field) => !mail[field])
  if (missing) return { status: 422, name: 'missing_required_field', message: `Missing \`${missing}\` field.` }
  if (!mail.html && !mail.text) return { status: 422, name: 'validation_error', message: 'Missing `html` or `text` field.' }
  const from = /^(?:[^<>]+ <)?([^\s<>@]+@([^\s<>@]+))>?$/.exec(mail.from)
  if (!from) return { status: 422, name: 'invalid_from_address', message: 'Invalid `from` field.' }
  if (from[2] !== domain) return { status: 403, name: 'validation_error', message: `The ${from[2]} domain is not verified.` }
  const odd = mail.to.find((address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
  return odd === undefined ? null : { status: 422, name: 'validation_error', message: `Invalid \`to\` field: ${odd}.` }
}

function refuse(response: ServerResponse, statusCode: number, name: string, message: string, headers: Record<string, string> = {}) {
  sendJson(response, statusCode, { statusCode, name, message }, headers)
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function sendText(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'text/html' })
  response.end(body)
}
