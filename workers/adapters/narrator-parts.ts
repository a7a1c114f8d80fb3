import {
  type NarrateOptions,
  type Narration,
  type NarrationRequest,
  NarratorUnavailableError,
} from '#core/ports/narrator'
import { type Mp3Part, readMp3, writeTag } from './narrator-mp3'
import { cutIntoParts, guessSeconds } from './narrator-text'

/** Faster than anybody speaks: what comes back shorter than this has lost its end. */
const fastestCharactersPerSecond = 60

function checkPart(bytes: Uint8Array, text: string, place: string): Mp3Part {
  const part = readMp3(bytes)
  if (part === 'not_mp3') throw new NarratorUnavailableError('rejected', `${place} is not mp3`)
  if (part === 'cut_off') throw new NarratorUnavailableError('cut_off', `${place} stops within a frame`)
  if (part.seconds < text.length / fastestCharactersPerSecond)
    throw new NarratorUnavailableError('cut_off', `${place} is too short`)
  return part
}

/**
 * Has a letter read part by part by a service that takes short texts and answers each with an MP3 file, and joins the answers:
 * one tag, marked as made by a machine, then frames only. The first part is read before this returns, the others as the
 * stream is taken.
 *
 * `speakPart` throws `NarratorUnavailableError`, or whatever it likes once its signal is aborted.
 */
export async function narrateInParts({
  request,
  options = {},
  narrator,
  longestPart,
  timeoutMs,
  bytesPerSecond,
  speakPart,
}: {
  request: NarrationRequest
  options?: NarrateOptions | undefined
  narrator: string
  /** Characters. */
  longestPart: number
  /** For the whole letter. */
  timeoutMs: number
  /** A guess, for `expectedBytes`. */
  bytesPerSecond: number
  speakPart: (text: string, signal: AbortSignal) => Promise<Uint8Array>
}): Promise<Narration> {
  options.signal?.throwIfAborted()
  const parts = cutIntoParts({ paragraphs: request.paragraphs, longest: longestPart, language: request.language })
  if (parts.length === 0) throw new NarratorUnavailableError('rejected', 'nothing to say')

  const timeout = AbortSignal.timeout(timeoutMs)
  const cancelled = new AbortController()
  const signal = AbortSignal.any([timeout, cancelled.signal, ...(options.signal ? [options.signal] : [])])
  let sampleRate: number | undefined
  let next = 0

  const readNext = async () => {
    const place = `part ${next + 1} of ${parts.length}`
    const text = parts[next++]!
    try {
      signal.throwIfAborted()
      const part = checkPart(await speakPart(text, signal), text, place)
      sampleRate ??= part.sampleRate
      if (part.sampleRate !== sampleRate)
        throw new NarratorUnavailableError('rejected', `${place} has another sample rate`)
      return part.frames
    } catch (error) {
      options.signal?.throwIfAborted()
      if (timeout.aborted) throw new NarratorUnavailableError('timeout', place)
      throw error
    }
  }

  const first = await readNext()
  return {
    narrator,
    contentType: 'audio/mpeg',
    expectedBytes: Math.round(guessSeconds(request.paragraphs) * bytesPerSecond),
    stream: new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          controller.enqueue(writeTag(request))
          controller.enqueue(first)
        },
        pull: async (controller) => {
          if (next < parts.length) controller.enqueue(await readNext())
          else controller.close()
        },
        cancel: (reason) => cancelled.abort(reason),
      },
      { highWaterMark: 0 }
    ),
  }
}
