import type { CompanionBrief, CompanionReply, EmbeddedCompanion, ToReceive } from '#core/ports/companion'

/** The service binding to the companion worker's `Conversation` entrypoint. */
export type CompanionService = {
  reply: (brief: CompanionBrief) => Promise<CompanionReply>
  receive: (said: ToReceive) => Promise<string | null>
}

/**
 * The companion that needs no key and no network: it answers from what the person has said, in a worker of its own. It never throws
 * `CompanionUnavailableError`, so it is the one the others fall back on. What `service` throws is thrown by each call and not before: danger
 * is answered without it.
 */
export function createEmbeddedCompanion({ service }: { service: () => CompanionService }): EmbeddedCompanion {
  return {
    name: 'embedded',
    reply: async (brief, options) => {
      options?.signal?.throwIfAborted()
      const reply = await service().reply(brief)
      options?.onText?.(reply.text)
      return reply
    },
    receive: async (said) => service().receive(said),
  }
}
