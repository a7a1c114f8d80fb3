import { createChance } from '#core/language/seed'
import type { CompanionBrief, ToReceive } from '#core/ports/companion'
import { createSpeaker } from './say'
import { matterOf } from './matter'
import { followConversation } from './state'
import { textsOf } from './texts'
import { toVoseo } from './voseo'

/** A turn of fewer words is received by what follows. */
const fewest = 4

/**
 * What the last turn of a conversation is received with, in a sentence and with no question, for a reply that goes on to ask whether there is
 * danger: none of their words, which may be the danger, and nothing light. Null where little was said. Asks no model and does no I/O.
 */
export function receive({ language, turns, seed }: ToReceive): string | null {
  const brief: CompanionBrief = { language, turns, seed, path: null, name: null, memories: [], care: 'concern' }
  const state = followConversation(brief)
  const { turn, replies, isFormal } = state
  if (turn.words < fewest) return null
  const chance = createChance([seed, turn.at, turn.plain].join('\u0001'))
  const { received } = textsOf(state.language)
  const matter = matterOf(state, brief)
  const speaker = createSpeaker({ replies, heard: turn.plain, chance, mayAsk: false, isFormal })
  const said = speaker.say([{ parts: [{ from: received, matter }], isLong: true }])
  return said !== null && state.isVoseante ? toVoseo(said) : said
}
