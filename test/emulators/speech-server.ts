import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { silentFile } from './mp3-frames'

/** How the server treats a request. Listed one by one; the last one stays. */
export type SpeechBehaviour =
  | 'ok'
  /** 429 with `Retry-After: 0`. */
  | 'rate_limited'
  /** 500 with `Retry-After: 0`. */
  | 'server_error'
  | 'unauthorized'
  /** Takes the request and never answers. */
  | 'hang'
  /** Announces the whole file, sends half, and drops the connection. */
  | 'cut'
  /** Sends all but the end of the last frame, as if that were everything. */
  | 'cut_within_frame'
  /** Whole frames, but a tenth of the speech. */
  | 'too_short'
  | 'empty'
  /** A login page with status 200. */
  | 'html'
  /** A WAV file with status 200. */
  | 'wav'

export type SpeechRequest = {
  authorization: string | undefined
  model: string
  input: string
  voice: string
  response_format: string
}

export type SpeechServer = {
  baseUrl: string
  /** Well-formed requests, in order of arrival, whatever became of them. */
  requests: SpeechRequest[]
  behave: (...behaviours: [SpeechBehaviour, ...SpeechBehaviour[]]) => void
  close: () => Promise<void>
}

/** The real API's limit of `input`. */
const longestInput = 4096
const charactersPerSecond = 15

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendError(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message, type: 'emulated', param: null, code: null } }))
}

function sendSpeech(response: ServerResponse, behaviour: SpeechBehaviour, input: string) {
  const file = silentFile((input.length / charactersPerSecond) * (behaviour === 'too_short' ? 0.1 : 1))
  switch (behaviour) {
    case 'ok':
    case 'too_short':
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      response.end(file)
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': file.length })
      response.write(file.subarray(0, file.length / 2), () => response.socket?.destroy())
      return
    case 'cut_within_frame':
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      response.end(file.subarray(0, file.length - 100))
      return
    case 'empty':
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      response.end()
      return
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Sign in</title><p>Please sign in to continue.</p>'.repeat(50))
      return
    case 'wav': {
      const wav = Buffer.alloc(20_000)
      wav.write('RIFF\x18\x4e\x00\x00WAVEfmt ', 'latin1')
      response.writeHead(200, { 'content-type': 'audio/wav' })
      response.end(wav)
      return
    }
    case 'rate_limited':
      sendError(response, 429, 'Rate limit reached', { 'retry-after': '0' })
      return
    case 'server_error':
      sendError(response, 500, 'The server had an error', { 'retry-after': '0' })
      return
    case 'unauthorized':
      sendError(response, 401, 'Incorrect API key provided')
      return
    case 'hang':
      return
  }
}

/** An OpenAI-compatible `POST /v1/audio/speech` on a free port of this machine. Its speech is silent, of the right length. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const requests: SpeechRequest[] = []
  let behaviours: SpeechBehaviour[] = ['ok']

  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST' || request.url !== '/v1/audio/speech')
        return sendError(response, 404, 'Unknown request URL')
      const body = JSON.parse(await readBody(request)) as Omit<SpeechRequest, 'authorization'>
      if (!body.input || body.input.length > longestInput) return sendError(response, 400, 'Invalid input')
      requests.push({ authorization: request.headers.authorization, ...body })
      const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!
      sendSpeech(response, behaviour, body.input)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (...wanted) => {
      behaviours = wanted
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}
