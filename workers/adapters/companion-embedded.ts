import { replyTo } from '#core/chat/companion/companion'
import type { Companion } from '#core/ports/companion'

/**
 * The companion that needs no key and no network: it answers from what the person has said. It never throws
 * `CompanionUnavailableError`, so it is the one the others fall back on.
 */
export function createEmbeddedCompanion(): Companion {
  return {
    name: 'embedded',
    reply: async (brief, options) => {
      options?.signal?.throwIfAborted()
      const reply = replyTo(brief)
      options?.onText?.(reply.text)
      return reply
    },
  }
}
