// SPDX-License-Identifier: GPL-3.0-or-later
import { writeTag } from '../sound/id3'
import type { Mp3Encoder } from '../sound/mp3-encoder'
import { createConverter, silence, sliceUp } from '../sound/pcm'
import { createSoundMeter, type SoundMap } from '../sound/sound-map'
import { type Engine, engineSampleRate } from './engine'
import type { VoiceRequest } from './request'
import { pauses, planReading } from './sentences'

export type ReadingTools = {
  startEngine: (language: VoiceRequest['language']) => Promise<Engine>
  startEncoder: (quality: VoiceRequest['quality']) => Promise<Mp3Encoder>
  /** Lets other requests in the same isolate run. Called after every synthesis and every slice of encoding. */
  rest: () => Promise<unknown>
  /** Told once, after the last sample and before the stream ends. */
  onSoundMap?: (map: SoundMap) => unknown
  /** Told of a bug or a broken engine before the stream errors with it; never of a cancelled reading. */
  onFailure?: (error: unknown) => void
}

async function* readInPieces(
  request: VoiceRequest,
  { startEngine, startEncoder, rest, onSoundMap }: ReadingTools
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield writeTag(request)
  const utterances = planReading(request)
  const encoder = await startEncoder(request.quality)
  const engine = await startEngine(request.language)
  const toFloats = createConverter()
  const meter = createSoundMeter({ sampleRate: engineSampleRate, paragraphCount: request.paragraphs.length })
  const encode = (samples: Float32Array) => {
    meter.hear(samples)
    return encoder.encode(samples)
  }
  yield encode(silence(utterances.length > 0 ? pauses.start : pauses.end, engineSampleRate))
  for (const { text, pauseMs, paragraph } of utterances) {
    meter.beginParagraph(paragraph)
    const speech = engine.say(text)
    await rest()
    for (const range of sliceUp({ length: speech.length, sampleRate: engineSampleRate })) {
      yield encode(toFloats(speech, range))
      await rest()
    }
    yield encode(silence(pauseMs, engineSampleRate))
    await rest()
  }
  await onSoundMap?.(meter.map())
  yield encoder.finish()
}

/**
 * Reads a letter as a byte stream of MP3 with its tag first. Nothing is synthesised before it is asked for, and nothing
 * after the stream is cancelled.
 */
export function readAloud(request: VoiceRequest, tools: ReadingTools): ReadableStream<Uint8Array> {
  const pieces = readInPieces(request, tools)
  return new ReadableStream({
    type: 'bytes',
    pull: async (controller) => {
      for (;;) {
        const piece = await pieces.next().catch((error: unknown) => {
          tools.onFailure?.(error)
          throw error
        })
        if (piece.done) {
          controller.close()
          controller.byobRequest?.respond(0)
          return
        }
        // LAME holds frames back; a pull that enqueues nothing would never be called again.
        if (piece.value.byteLength > 0) {
          controller.enqueue(piece.value)
          return
        }
      }
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
