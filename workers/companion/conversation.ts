import { replyTo } from '#core/chat/companion/companion'
import { receive } from '#core/chat/companion/receive'
import type { CompanionService } from '../adapters/companion-embedded'

/** What the companion worker does, apart from its being a worker. */
export const conversation: CompanionService = {
  reply: async (brief) => replyTo(brief),
  receive: async (said) => receive(said),
}
