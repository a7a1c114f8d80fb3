import { type Narration, type Narrator, NarratorUnavailableError } from '#core/ports/narrator'

/** Bytes of a narration held at once. Half an hour at 192 kbit/s; a Worker has 128 MB in all. */
const mostHeldBytes = 44 * 1024 * 1024

/** Everything the stream has, or its error. */
async function readWhole(stream: ReadableStream<Uint8Array>): Promise<{ chunks: Uint8Array[]; bytes: number }> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength
    if (bytes > mostHeldBytes) {
      await reader.cancel()
      throw new NarratorUnavailableError('rejected', 'too large to hold')
    }
    chunks.push(read.value)
  }
  if (bytes === 0) throw new NarratorUnavailableError('cut_off', 'no sound')
  return { chunks, bytes }
}

/** Gives the chunks out and lets go of each. */
function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks.shift()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      cancel: () => {
        chunks.length = 0
      },
    },
    { highWaterMark: 0 }
  )
}

/**
 * Has `primary` read the letter, and `embedded` the whole of it when that fails, be it on the last word: a letter is never
 * half one voice and half another. So the primary's reading is held until it is complete. An aborted reading is not taken over.
 */
export function createNarratorWithFallback(primary: Narrator, embedded: Narrator): Narrator {
  return {
    name: primary.name,
    narrate: async (request, options): Promise<Narration> => {
      try {
        const narration = await primary.narrate(request, options)
        const { chunks, bytes } = await readWhole(narration.stream)
        return { ...narration, stream: streamOf(chunks), expectedBytes: bytes }
      } catch (error) {
        options?.signal?.throwIfAborted()
        if (!(error instanceof NarratorUnavailableError)) throw error
        const narration = await embedded.narrate(request, options)
        return { ...narration, fallbackReason: `${primary.name}: ${error.reason}` }
      }
    },
  }
}
