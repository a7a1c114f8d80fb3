import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import type { Planning } from './plan'
import { returnTo } from './plan.telling'
import type { Move } from './say'
import { textsOf } from './texts'

const shorts = ['dontknow', 'nothing', 'yes', 'no', 'well', 'badly'] as const

/** Answers of few words: taken for what they answer, and the thread kept. */
export function planShort(planning: Planning): Move[] {
  const { state, brief } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  if (turn.words === 0 || turn.words > 8 || turn.isQuestion) return []
  const moves: Move[] = []
  const lastReply = state.replies.slice(-1)

  if ((turn.acts.includes('yes') || turn.acts.includes('goOn')) && texts.letterOffers.some((line) => isSaid(lineOf(line), lastReply))) moves.push({ parts: [{ from: texts.acts.wantsLetter ?? [], matter }] })
  if ((turn.acts.includes('yes') || turn.acts.includes('goOn')) && texts.ritualOffers.some((line) => isSaid(lineOf(line), lastReply))) moves.push({ parts: [{ from: texts.acts.wantsRitual ?? [], matter }] })
  const isNaming = texts.names.asks.some((line) => isSaid(lineOf(line), lastReply)) && state.people.some((one) => one.name !== null && one.lastAt === turn.at)
  if (isNaming) moves.push({ parts: [{ from: texts.names.heard, matter }, { from: texts.answers.who?.asks ?? [], matter, isOptional: true }] })
  else if (state.own.name !== null && turn.text.includes(state.own.name) && turn.words <= 5 && turn.hits.length === 0) moves.push({ parts: [{ from: texts.names.own, matter }] })

  const short = shorts.find((one) => turn.acts.includes(one))
  if (short) {
    const pair = texts.shortAnswers[short]
    const back = returnTo(planning)
    // Every third short answer, back to something they told at more length.
    if (state.turns.slice(-3, -1).every((one) => one.words <= 5) && back.length > 0) moves.push(...back)
    moves.push({ parts: [{ from: pair.says, matter }, { from: pair.asks, matter }] }, ...back, { parts: [{ from: pair.says, matter }, { from: texts.generalAsks, matter }] }, { parts: [{ from: pair.says, matter }] })
    return moves
  }
  if (turn.hits.length > 0) return moves
  const answer = texts.answers[state.asked ?? 'any'] ?? texts.answers.any!
  if (turn.fragment) {
    moves.push({ parts: [{ from: texts.echoes, matter }, { from: answer.asks, matter }] }, { parts: [{ from: texts.echoes, matter }, { from: texts.answers.any!.asks, matter }] }, { parts: [{ from: texts.echoes, matter }, { from: texts.generalAsks, matter }] })
  }
  return moves
}
