import { composeLetter } from '#core/letters/composer/composer'
import type { Writer } from '#core/ports/writer'

/** The product's own writer: no key, no network, no model; the same brief and seed give the same letter. */
export function createEmbeddedWriter(): Writer {
  return {
    name: 'embedded',
    writeLetter: async (brief) => composeLetter(brief),
  }
}
