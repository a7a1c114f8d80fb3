import { createChance } from '#core/language/seed'
import type { CompanionBrief, CompanionReply } from '#core/ports/companion'
import { disclose } from './disclose'
import { learnedIn } from './learned'
import { planReply } from './plan'
import { createSpeaker } from './say'
import { followConversation } from './state'
import { suggestFor } from './suggestions'

/**
 * Answers the last turn of a conversation, with no model and no I/O: reads every turn, follows people, losses, feelings and
 * threads, and says something that has not been said. The same brief gives the same reply; another seed gives another.
 */
export function replyTo(brief: CompanionBrief): CompanionReply {
  const state = followConversation(brief)
  const { isFormal } = state
  const chance = createChance([brief.seed, state.turn.at, state.turn.plain, state.replies.length].join('\u0001'))
  const speaker = createSpeaker({ replies: state.replies, heard: state.turn.plain, chance, mayAsk: !state.wantsNoQuestions, isFormal })
  const said = speaker.say(planReply({ state, brief, chance })) ?? speaker.say(planReply({ state, brief, chance, isLastResort: true })) ?? ''
  return { text: disclose({ state, chance, said, isFormal }), suggestions: suggestFor({ state, brief, said, chance }), learned: learnedIn({ state, brief }) }
}
