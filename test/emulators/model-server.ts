import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answerKinds, answerTo, type AnswerKind, type Turn } from './answers'
import { listen } from './listen'

/** What goes wrong, or only slowly, on the way from the model. */
export const transportKinds = [
  'slow',
  'length',
  'html',
  'broken-json',
  'error-event',
  'no-finish',
  'hang',
  'hang-mid-stream',
  'cut-stream',
  '400',
  '401',
  '404',
  '429',
  '500',
  '503',
] as const
export type TransportKind = (typeof transportKinds)[number]
export type ModelBehaviour = AnswerKind | TransportKind
export const modelBehaviours: readonly ModelBehaviour[] = [...answerKinds, ...transportKinds]

export type ChatRequest = { model: string; messages: Turn[]; stream?: boolean; stream_options?: { include_usage?: boolean } } & Record<string, unknown>

export type RecordedRequest = {
  path: string
  authorization: string | undefined
  body: ChatRequest
  behaviour: ModelBehaviour
  /** Settles when the connection is gone: true where the client left before the answer was whole. */
  hungUp: Promise<boolean>
}

export type ModelServer = {
  /** The base URL a client is given; ends in `/v1`. */
  url: string
  requests: RecordedRequest[]
  /** One behaviour a call, in order; the last stays. */
  setBehaviour: (...behaviours: [ModelBehaviour, ...ModelBehaviour[]]) => void
  close: () => Promise<void>
}

export type ModelServerOptions = {
  behaviours?: readonly [ModelBehaviour, ...ModelBehaviour[]]
  port?: number
  /** Where given, every other key is refused with 401. */
  apiKey?: string
  /** Sent with 429 and 503; `Retry-After: 1` where left out. */
  retryAfterMs?: number
  /** Between two pieces of a slow stream, in ms. */
  pieceDelayMs?: number
}

/**
 * A language model's endpoint on 127.0.0.1 that speaks OpenAI's chat completions and misbehaves on demand: as it is told by
 * `setBehaviour`, or by the name of the model it is asked for, `emulated:429`.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  let script: ModelBehaviour[] = [...(options.behaviours ?? ['ok'])]
  const requests: RecordedRequest[] = []
  const nextBehaviour = () => (script.length > 1 ? script.shift() : script[0]) ?? 'ok'

  const server = createServer((request, response) => {
    void handle({ request, response, options, requests, nextBehaviour }).catch(() => response.destroy())
  })
  const { port, close } = await listen({ server, port: options.port })
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    setBehaviour: (...behaviours) => {
      script = behaviours
    },
    close,
  }
}

type Handling = {
  request: IncomingMessage
  response: ServerResponse
  options: ModelServerOptions
  requests: RecordedRequest[]
  nextBehaviour: () => ModelBehaviour
}

async function handle({ request, response, options, requests, nextBehaviour }: Handling): Promise<void> {
  const path = request.url ?? '/'
  if (request.method === 'GET' && path === '/v1/models') return sendJson(response, 200, { object: 'list', data: [{ id: 'emulated', object: 'model' }] })
  if (request.method !== 'POST' || path !== '/v1/chat/completions') return sendError(response, 404, 'Unknown request URL')
  const body = await readBody(request)
  if (!body) return sendError(response, 400, 'The request is not a chat completion')
  const behaviour = modelBehaviours.find((one) => body.model === `emulated:${one}`) ?? nextBehaviour()
  const { authorization } = request.headers
  const hungUp = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)))
  requests.push({ path, authorization, body, behaviour, hungUp })
  if (options.apiKey && authorization !== `Bearer ${options.apiKey}`) return sendError(response, 401, 'Incorrect API key provided')
  return answer({ behaviour, body, response, options })
}

type Answering = { behaviour: ModelBehaviour; body: ChatRequest; response: ServerResponse; options: ModelServerOptions }

async function answer({ behaviour, body, response, options }: Answering): Promise<void> {
  if (behaviour === 'hang') return
  if (/^\d+$/.test(behaviour)) return sendError(response, Number(behaviour), 'Emulated failure', retryAfter(options))
  if (behaviour === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in</title><p>Please sign in to this network.')
    return
  }
  const text = answerTo(isAnswerKind(behaviour) ? behaviour : 'ok', body.messages)
  if (!body.stream) return sendJson(response, 200, completion({ body, text, behaviour }))
  return stream({ behaviour, body, response, options, text })
}

/** Server-sent events in pieces of a few words, each misbehaviour somewhere in the middle of them. */
async function stream({ behaviour, body, response, options, text }: Answering & { text: string }): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const send = (event: unknown) => response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  const pieces = text.match(/(?:\S+\s*){1,8}/g) ?? []
  const middle = Math.floor(pieces.length / 2)
  send(chunk(body, { role: 'assistant', content: '' }))
  for (const [index, piece] of pieces.entries()) {
    if (index === middle) {
      if (behaviour === 'hang-mid-stream') return
      if (behaviour === 'cut-stream') return void setImmediate(() => response.destroy())
      if (behaviour === 'no-finish') return void response.end()
      if (behaviour === 'length') break
      if (behaviour === 'broken-json') send('{"choices":[{"delta":{"content":"y ent')
      if (behaviour === 'error-event') send({ error: { message: 'The server is overloaded', type: 'server_error', code: null } })
    }
    send(chunk(body, { content: piece }))
    await (behaviour === 'slow' ? wait(options.pieceDelayMs ?? 25) : drained(response))
    if (response.destroyed) return
  }
  send(chunk(body, {}, finishReason(behaviour)))
  if (body.stream_options?.include_usage) send({ ...chunk(body, {}), choices: [], usage: usage(body, text) })
  send('[DONE]')
  response.end()
}

/** Each piece leaves as a packet of its own as far as that can be had, so that clients see a stream and not one block. */
async function drained(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve))
  if (response.writableNeedDrain) await new Promise<void>((resolve) => response.once('drain', resolve).once('close', resolve))
}

const finishReason = (behaviour: ModelBehaviour) => (behaviour === 'length' ? 'length' : 'stop')
const isAnswerKind = (behaviour: ModelBehaviour): behaviour is AnswerKind => answerKinds.some((kind) => kind === behaviour)

function chunk(body: ChatRequest, delta: object, finish: string | null = null) {
  return { id: 'chatcmpl-emulated', object: 'chat.completion.chunk', created: 0, model: body.model, choices: [{ index: 0, delta, finish_reason: finish }] }
}

function completion({ body, text, behaviour }: { body: ChatRequest; text: string; behaviour: ModelBehaviour }) {
  const message = { role: 'assistant', content: text }
  return {
    id: 'chatcmpl-emulated',
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: finishReason(behaviour) }],
    usage: usage(body, text),
  }
}

function usage(body: ChatRequest, text: string) {
  const tokens = (said: string) => Math.ceil(said.length / 4)
  const prompt = body.messages.reduce((sum, { content }) => sum + tokens(content), 0)
  return { prompt_tokens: prompt, completion_tokens: tokens(text), total_tokens: prompt + tokens(text) }
}

function retryAfter({ retryAfterMs }: ModelServerOptions): Record<string, string> {
  return retryAfterMs === undefined ? { 'retry-after': '1' } : { 'retry-after-ms': String(retryAfterMs) }
}

function sendJson(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}

function sendError(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const waits = status === 429 || status === 503 ? headers : {}
  sendJson(response, status, { error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'emulated', code: null } }, waits)
}

/** As strict as real endpoints are: a model, turns with text in them, roles that alternate after the system's. */
async function readBody(request: IncomingMessage): Promise<ChatRequest | null> {
  let raw = ''
  for await (const piece of request.setEncoding('utf8')) raw += piece
  try {
    const body = JSON.parse(raw) as ChatRequest
    const turns = body.messages.filter(({ role }) => role !== 'system')
    const isAlternating = turns.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))
    const hasText = body.messages.every(({ content }) => typeof content === 'string' && content !== '')
    return typeof body.model === 'string' && turns.length > 0 && isAlternating && hasText ? body : null
  } catch {
    return null
  }
}

async function runFromCommandLine(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9999' },
      behaviour: { type: 'string', default: 'ok' },
      'piece-delay': { type: 'string' },
    },
  })
  const behaviours = values.behaviour.split(',') as [ModelBehaviour, ...ModelBehaviour[]]
  const unknown = behaviours.find((behaviour) => !modelBehaviours.includes(behaviour))
  if (unknown !== undefined) throw new Error(`unknown behaviour ${unknown}; known: ${modelBehaviours.join(' ')}`)
  const pieceDelay = values['piece-delay']
  const server = await startModelServer({ behaviours, port: Number(values.port), ...(pieceDelay && { pieceDelayMs: Number(pieceDelay) }) })
  console.log(`model server: ${server.url} (${behaviours.join(', ')})`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runFromCommandLine()
