import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen'
import { silentFile } from './mp3-frames'
import { wavFile } from './wav-files'

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
  /** Announces the whole body, sends half, and drops the connection. */
  | 'cut'
  /** A header that tells the size of the whole, and half of it, as if that were everything. */
  | 'half_file'
  /** Stops in the middle of a sample, as if that were everything. */
  | 'cut_within_sample'
  /** A tenth of the speech. */
  | 'too_short'
  /** Nothing to be heard. */
  | 'silent'
  /** Never stops speaking. */
  | 'endless'
  | 'empty'
  /** A login page with status 200. */
  | 'html'
  /** Takes no notice of the format asked for. */
  | 'mp3'
  /** Sizes in the header, as when the file was made before it was sent. */
  | 'sized'
  /** 22.05 kHz. */
  | 'other_rate'
  /** A rate no MP3 has. */
  | 'odd_rate'

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

const sampleRates: Partial<Record<SpeechBehaviour, number>> = { other_rate: 22_050, odd_rate: 12_345 }

function sendSpeech(response: ServerResponse, behaviour: SpeechBehaviour, input: string) {
  const file = wavFile({
    seconds: (input.length / charactersPerSecond) * (behaviour === 'too_short' ? 0.1 : 1),
    sampleRate: sampleRates[behaviour] ?? 24_000,
    // The real API streams, and knows no sizes when it begins.
    isStreamed: behaviour !== 'sized' && behaviour !== 'half_file',
    isSilent: behaviour === 'silent',
  })
  const send = (body: Uint8Array) => {
    response.writeHead(200, { 'content-type': 'audio/wav' })
    response.end(body)
  }
  switch (behaviour) {
    case 'ok':
    case 'sized':
    case 'too_short':
    case 'silent':
    case 'other_rate':
    case 'odd_rate':
      send(file)
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': file.length })
      response.write(file.subarray(0, file.length / 2), () => response.socket?.destroy())
      return
    case 'half_file':
      send(file.subarray(0, 44 + 2 * Math.floor(file.length / 4)))
      return
    case 'cut_within_sample':
      send(file.subarray(0, file.length - 1))
      return
    case 'endless': {
      response.writeHead(200, { 'content-type': 'audio/wav' })
      response.write(file)
      const more = Buffer.alloc(1024 * 1024, 7)
      const goOn = () => {
        while (!response.destroyed && response.write(more));
      }
      response.on('drain', goOn)
      goOn()
      return
    }
    case 'empty':
      send(new Uint8Array(0))
      return
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Sign in</title><p>Please sign in to continue.</p>'.repeat(50))
      return
    case 'mp3':
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      response.end(silentFile(input.length / charactersPerSecond))
      return
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

/** An OpenAI-compatible `POST /v1/audio/speech` on a free port of this machine. Its speech is a tone of the right length, in streamed WAV. */
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
  const { port, close } = await listen({ server })
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (...wanted) => {
      behaviours = wanted
    },
    close,
  }
}
