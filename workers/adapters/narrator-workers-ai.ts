import type { ContentLanguage } from '#core/locale/locale.schema'
import { type Narrator, NarratorUnavailableError } from '#core/ports/narrator'
import { limitBody } from './narrator-body'
import { narrateInParts } from './narrator-parts'

const models = {
  es: '@cf/deepgram/aura-2-es',
  en: '@cf/deepgram/aura-2-en',
} as const satisfies Record<ContentLanguage, string>

type AuraModel = (typeof models)[ContentLanguage]

/** The part of Cloudflare's `Ai` binding that is used here. */
export type AiBinding = {
  run: (
    model: AuraModel,
    inputs: { text: string; encoding: 'linear16'; container: 'wav' },
    options: { returnRawResponse: true; signal: AbortSignal }
  ) => Promise<Response>
}

/** Deepgram takes 2,000 characters a request. */
const longestPart = 1800

const isPassing = ({ reason }: NarratorUnavailableError) =>
  ['rate_limited', 'http_error', 'unreachable'].includes(reason)

function toUnavailable(status: number): NarratorUnavailableError {
  const detail = `status ${status}`
  if (status === 429) return new NarratorUnavailableError('rate_limited', detail)
  if ([401, 403, 404].includes(status)) return new NarratorUnavailableError('misconfigured', detail)
  return new NarratorUnavailableError(status < 500 && status !== 408 ? 'rejected' : 'http_error', detail)
}

/** Fails as soon as the signal does. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}

/** The binding may take no notice of the signal; this does. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

async function askOnce({
  ai,
  model,
  text,
  signal,
}: {
  ai: AiBinding
  model: AuraModel
  text: string
  signal: AbortSignal
}): Promise<Uint8Array> {
  const inputs = { text, encoding: 'linear16', container: 'wav' } as const
  const response = await ai.run(model, inputs, { returnRawResponse: true, signal }).catch(() => {
    throw new NarratorUnavailableError('unreachable')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw toUnavailable(response.status)
  }
  const body = await limitBody(response).arrayBuffer().catch((error: unknown) => {
    throw error instanceof NarratorUnavailableError ? error : new NarratorUnavailableError('cut_off', 'body broke off')
  })
  return new Uint8Array(body)
}

/**
 * A narrator in Cloudflare's network: Deepgram's Aura-2 in Spanish or English. It is asked for WAV, which is encoded here: its
 * own MP3 has 48 kbit/s.
 */
export function createWorkersAiNarrator({
  ai,
  timeoutMs = 300_000,
  retryDelaysMs = [500, 2000],
  lame,
}: {
  ai: AiBinding
  /** For the whole letter, retries included. */
  timeoutMs?: number
  /** Waits before each retry of a part, on 429, 5xx and broken calls. */
  retryDelaysMs?: number[]
  /** The MP3 encoder: `mp3.wasm` of wasm-media-encoders, compiled. */
  lame: WebAssembly.Module
}): Narrator {
  return {
    name: 'workers-ai:@cf/deepgram/aura-2',
    narrate: async (request, options) => {
      const model = models[request.language]
      const speakPart = async (text: string, signal: AbortSignal): Promise<Uint8Array> => {
        for (let attempt = 0; ; attempt++) {
          try {
            return await orAborted(askOnce({ ai, model, text, signal }), signal)
          } catch (error) {
            const delay = retryDelaysMs[attempt]
            if (delay === undefined || !(error instanceof NarratorUnavailableError) || !isPassing(error)) throw error
            await wait(delay, signal)
          }
        }
      }
      return narrateInParts({
        request,
        options,
        narrator: `workers-ai:${model}`,
        longestPart,
        timeoutMs,
        lame,
        speakPart,
      })
    },
  }
}
