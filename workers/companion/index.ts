import { WorkerEntrypoint } from 'cloudflare:workers'
import { conversation } from './conversation'
import type { CompanionService } from '../adapters/companion-embedded'
import type { CompanionBrief, ToReceive } from '#core/ports/companion'

/**
 * The service the site binds to: `{ binding = "EMBEDDED_COMPANION", service = "eon-companion", entrypoint = "Conversation" }`. It is told what
 * was said and keeps none of it.
 */
export class Conversation extends WorkerEntrypoint implements CompanionService {
  /** Answers the last turn of a conversation. The same brief always gets the same reply. */
  reply(brief: CompanionBrief) {
    return conversation.reply(brief)
  }

  /** What the last turn is received with before it is asked whether there is danger; null where little was said. */
  receive(said: ToReceive) {
    return conversation.receive(said)
  }
}

export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler
