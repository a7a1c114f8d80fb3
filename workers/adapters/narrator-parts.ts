import {
  type NarrateOptions,
  type Narration,
  type NarrationRequest,
  NarratorUnavailableError,
} from '#core/ports/narrator'
import { writeTag } from '../sound/id3'
import { chooseFormat, startMp3Encoder } from '../sound/mp3-encoder'
import { pauses } from '../sound/pauses'
import { createConverter, silence, sliceUp } from '../sound/pcm'
import { createSoundMeter, type SoundMap } from '../sound/sound-map'
import { cutIntoParts, guessBytes, type LetterPart } from './narrator-text'
import { type Pcm, readWav } from './narrator-wav'

/** Faster than anybody speaks: what comes back shorter than this has lost its end. */
const fastestCharactersPerSecond = 60

/** Out of 32,768. No speech is softer throughout. */
const softestPeak = 64

function checkPart(bytes: Uint8Array, text: string, place: string): Pcm {
  const pcm = readWav(bytes)
  if (pcm === 'cut_off') throw new NarratorUnavailableError('cut_off', `${place} stops before its end`)
  if (pcm === 'not_wav') throw new NarratorUnavailableError('rejected', `${place} is not wav`)
  if (pcm === 'unsupported') throw new NarratorUnavailableError('rejected', `${place} is wav of another kind`)
  if (pcm.samples.length / pcm.sampleRate < text.length / fastestCharactersPerSecond)
    throw new NarratorUnavailableError('cut_off', `${place} is too short`)
  if (!pcm.samples.some((sample) => Math.abs(sample) > softestPeak))
    throw new NarratorUnavailableError('rejected', `${place} is silent`)
  return pcm
}

/** Lets other work in the isolate run. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Asks a service for parts, and knows whose fault it is when none comes. */
function createReader({
  parts,
  speakPart,
  timeoutMs,
  caller,
}: {
  parts: LetterPart[]
  speakPart: (text: string, signal: AbortSignal) => Promise<Uint8Array>
  timeoutMs: number
  caller: AbortSignal | undefined
}) {
  const timeout = AbortSignal.timeout(timeoutMs)
  const cancelled = new AbortController()
  const signal = AbortSignal.any([timeout, cancelled.signal, ...(caller ? [caller] : [])])
  return {
    cancel: (reason: unknown) => cancelled.abort(reason),
    read: async (index: number): Promise<Pcm> => {
      const { text } = parts[index]!
      const place = `part ${index + 1} of ${parts.length}`
      try {
        signal.throwIfAborted()
        return checkPart(await speakPart(text, signal), text, place)
      } catch (error) {
        caller?.throwIfAborted()
        if (timeout.aborted) throw new NarratorUnavailableError('timeout', place)
        throw error
      }
    },
  }
}

/**
 * Has a letter read part by part by a service that takes short texts and answers each with a WAV file, and makes one MP3 of
 * the answers: a tag that says a machine made it, then mono at 320 kbps (`full`) or 64 kbps (`light`), with the same silences
 * between paragraphs as every other voice leaves. The first part is read before this returns; each other is asked for while
 * the one before it is encoded, and no more than these two are held.
 *
 * `speakPart` throws `NarratorUnavailableError`, or whatever it likes once its signal is aborted.
 */
export async function narrateInParts({
  request,
  options = {},
  narrator,
  longestPart,
  timeoutMs,
  lame,
  speakPart,
}: {
  request: NarrationRequest
  options?: NarrateOptions | undefined
  narrator: string
  /** Characters. */
  longestPart: number
  /** For the whole letter. */
  timeoutMs: number
  /** The MP3 encoder: `mp3.wasm` of wasm-media-encoders, compiled. */
  lame: WebAssembly.Module
  speakPart: (text: string, signal: AbortSignal) => Promise<Uint8Array>
}): Promise<Narration> {
  options.signal?.throwIfAborted()
  const parts = cutIntoParts({ paragraphs: request.paragraphs, longest: longestPart, language: request.language })
  if (parts.length === 0) throw new NarratorUnavailableError('rejected', 'nothing to say')

  const reader = createReader({ parts, speakPart, timeoutMs, caller: options.signal })
  /** The part to be encoded next; once it is, nothing holds it any more. */
  let upcoming = reader.read(0)
  const { sampleRate } = await upcoming
  const format = chooseFormat({ quality: request.quality, sampleRate })
  if (!format) throw new NarratorUnavailableError('rejected', `sample rate ${sampleRate}`)
  let soundMap: SoundMap | null = null

  async function* encodeLetter(): AsyncGenerator<Uint8Array> {
    yield writeTag(request)
    const encoder = await startMp3Encoder({ lame, format: format! })
    const meter = createSoundMeter({ sampleRate, paragraphCount: request.paragraphs.length })
    const toFloats = createConverter()
    const encode = (samples: Float32Array) => {
      meter.hear(samples)
      return encoder.encode(samples)
    }
    yield encode(silence(pauses.start, sampleRate))
    for (const [index, { paragraph, pauseMs }] of parts.entries()) {
      const part = await upcoming
      if (part.sampleRate !== sampleRate)
        throw new NarratorUnavailableError('rejected', `part ${index + 1} of ${parts.length} has another sample rate`)
      if (index + 1 < parts.length) {
        upcoming = reader.read(index + 1)
        // Its failure is met where it is awaited, and nowhere else.
        upcoming.catch(() => undefined)
      }
      meter.beginParagraph(paragraph)
      for (const range of sliceUp({ length: part.samples.length, sampleRate })) {
        options.signal?.throwIfAborted()
        yield encode(toFloats(part.samples, range))
        await rest()
      }
      yield encode(silence(pauseMs, sampleRate))
    }
    soundMap = meter.map()
    yield encoder.finish()
  }

  const pieces = encodeLetter()
  return {
    narrator,
    contentType: 'audio/mpeg',
    expectedBytes: guessBytes(request),
    soundMap: () => soundMap,
    stream: new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          for (;;) {
            const piece = await pieces.next()
            if (piece.done) return controller.close()
            // The encoder holds frames back; a pull that enqueues nothing would never be called again.
            if (piece.value.byteLength > 0) return controller.enqueue(piece.value)
          }
        },
        cancel: async (reason) => {
          reader.cancel(reason)
          await pieces.return(undefined).catch(() => undefined)
        },
      },
      { highWaterMark: 0 }
    ),
  }
}
