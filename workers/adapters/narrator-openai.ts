import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, NoSpeechGeneratedError, RetryError, experimental_generateSpeech as generateSpeech } from 'ai'
import { type Narrator, NarratorUnavailableError } from '#core/ports/narrator'
import { limitBody } from './narrator-body'
import { narrateInParts } from './narrator-parts'

/**
 * The API takes 4,096 characters a request. Two minutes of speech are enough to hold uncompressed, and hardly a paragraph is
 * longer.
 */
const longestPart = 1800

/** What the SDK throws names the request's text; only a reason and a status leave here. */
function toUnavailable(error: unknown): NarratorUnavailableError {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (NoSpeechGeneratedError.isInstance(last)) return new NarratorUnavailableError('cut_off', 'empty answer')
  if (!APICallError.isInstance(last))
    return new NarratorUnavailableError('unreachable', last instanceof Error ? last.name : '')
  const status = last.statusCode
  if (status === undefined) return new NarratorUnavailableError('unreachable')
  if (last.cause instanceof NarratorUnavailableError) return last.cause
  // The call succeeded and its body did not arrive.
  if (status < 400) return new NarratorUnavailableError('cut_off', 'body broke off')
  const detail = `status ${status}`
  if (status === 429) return new NarratorUnavailableError('rate_limited', detail)
  if ([401, 403, 404].includes(status)) return new NarratorUnavailableError('misconfigured', detail)
  return new NarratorUnavailableError(status < 500 && status !== 408 ? 'rejected' : 'http_error', detail)
}

/**
 * A narrator behind any endpoint that speaks OpenAI's `POST {baseUrl}/audio/speech`. It is asked for WAV, which is encoded here,
 * so that the bit rate is the product's own.
 */
export function createOpenAiNarrator({
  baseUrl,
  apiKey = '',
  model,
  voice,
  timeoutMs,
  maxRetries = 2,
  lame,
  fetch = globalThis.fetch,
}: {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Many local servers want none. */
  apiKey?: string | undefined
  model: string
  voice: string
  /** For the whole letter, retries included. */
  timeoutMs: number
  /** Of each part, on 429, 5xx and broken connections, after what Retry-After says or 2 s, 4 s, … */
  maxRetries?: number
  /** The MP3 encoder: `mp3.wasm` of wasm-media-encoders, compiled. */
  lame: WebAssembly.Module
  fetch?: typeof globalThis.fetch
}): Narrator {
  const name = `openai-compatible:${model}`
  return {
    name,
    narrate: async (request, options) => {
      if (!URL.canParse(baseUrl)) throw new NarratorUnavailableError('misconfigured', 'base URL')
      const speechModel = createOpenAI({
        baseURL: baseUrl,
        apiKey,
        fetch: async (...call) => limitBody(await fetch(...call)),
      }).speech(model)
      return narrateInParts({
        request,
        options,
        narrator: name,
        longestPart,
        timeoutMs,
        lame,
        speakPart: async (text, abortSignal) => {
          try {
            const { audio } = await generateSpeech({
              model: speechModel,
              text,
              voice,
              outputFormat: 'wav',
              maxRetries,
              abortSignal,
            })
            return audio.uint8Array
          } catch (error) {
            throw toUnavailable(error)
          }
        },
      })
    },
  }
}
