import { NarratorUnavailableError } from '#core/ports/narrator'

/** Bytes of one answer: over two minutes at 48 kHz in stereo. Two are held at a time, and a worker has 128 MB in all. */
export const longestAnswer = 24 * 1024 * 1024

/**
 * The same answer, whose body fails with a `NarratorUnavailableError` (`rejected`) where it goes on past `longest` bytes: a
 * service that does not stop must not fill the worker's memory.
 */
export function limitBody(response: Response, longest = longestAnswer): Response {
  if (!response.body) return response
  let bytes = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        if (bytes > longest) throw new NarratorUnavailableError('rejected', 'answer too large')
        controller.enqueue(chunk)
      },
    })
  )
  return new Response(limited, { status: response.status, statusText: response.statusText, headers: response.headers })
}
