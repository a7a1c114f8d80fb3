import { composeLetter } from '#core/letters/composer/composer'
import type { Writer } from '#core/ports/writer'

/**
 * The writer that needs no key and no network: composes from what the person wrote. It never throws `WriterUnavailableError`,
 * so it is the one the others fall back on.
 */
export function createEmbeddedWriter(): Writer {
  return {
    name: 'embedded',
    writeLetter: async (brief, options) => {
      options?.signal?.throwIfAborted()
      options?.onProgress?.(0)
      const letter = composeLetter(brief)
      options?.onProgress?.(1)
      return letter
    },
  }
}
