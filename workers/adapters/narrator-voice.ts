import { type Narrator, NarratorUnavailableError, type SoundMap } from '#core/ports/narrator'
// Types only: the voice worker is a program of its own, under its own licence.
import type { VoiceRequest, refusal } from '#workers/voice/request'
import { guessBytes } from './narrator-text'

export type SpeakRequest = VoiceRequest

/** The service binding to the voice worker's `Voice` entrypoint. */
export type VoiceService = {
  speak: (request: SpeakRequest, onSoundMap: (map: SoundMap) => void) => Promise<ReadableStream<Uint8Array>>
}

const refused: typeof refusal = 'voice_request_refused'
const longestTitle = 300

/** Over RPC an error keeps little more than its message. */
function toUnavailable(error: unknown): NarratorUnavailableError {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith(refused)) return new NarratorUnavailableError('rejected', message.slice(refused.length + 2))
  return new NarratorUnavailableError('unreachable')
}

/** Passes the voice's bytes on as they are taken; says what broke in the port's words. */
function relay(spoken: ReadableStream<Uint8Array>, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const reader = spoken.getReader()
  let stopListening = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (!signal) return
        const onAbort = () => {
          controller.error(signal.reason)
          void reader.cancel(signal.reason).catch(() => undefined)
        }
        signal.addEventListener('abort', onAbort, { once: true })
        stopListening = () => signal.removeEventListener('abort', onAbort)
      },
      pull: async (controller) => {
        const read = await reader.read().catch(() => {
          stopListening()
          throw new NarratorUnavailableError('cut_off')
        })
        // An aborted stream has failed already, and takes nothing more.
        if (signal?.aborted) return
        if (!read.done) {
          controller.enqueue(read.value)
          return
        }
        stopListening()
        controller.close()
      },
      cancel: async (reason) => {
        stopListening()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 }
  )
}

/** The narrator that needs no key and no network: the voice worker, over its service binding. */
export function createEmbeddedNarrator({ voice }: { voice: VoiceService }): Narrator {
  return {
    name: 'embedded',
    narrate: async (request, { signal } = {}) => {
      signal?.throwIfAborted()
      const { paragraphs, language, quality, title } = request
      let soundMap: SoundMap | null = null
      const spoken = await voice
        .speak({ paragraphs, language, quality, title: title.slice(0, longestTitle) }, (told) => {
          soundMap = told
        })
        .catch((error: unknown) => {
          throw toUnavailable(error)
        })
      return {
        stream: relay(spoken, signal),
        contentType: 'audio/mpeg',
        soundMap: () => soundMap,
        expectedBytes: guessBytes(request),
        narrator: 'embedded',
      }
    },
  }
}
