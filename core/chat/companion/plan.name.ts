import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move, Part } from './say'
import { textsOf } from './texts'

/** Asks what somebody was called: once each, when they matter and have no name yet. */
export function nameAsked({ state, brief }: Planning, opening: Part | undefined): Move[] {
  const texts = textsOf(state.language)
  const { focus, turn } = state
  const hasAsked = texts.names.asks.filter((line) => isSaid(lineOf(line), state.replies)).length
  if (!opening || !focus || focus.name || focus.isPlural || !focus.relation || focus.fate !== 'dead' || hasAsked >= 2 || turn.words > 60 || turn.feelings.length > 1 || focus.lastAt !== turn.at || (hasAsked > 0 && focus.firstAt !== turn.at) || focus.kin === 'baby') return []
  return [{ parts: [opening, { from: texts.names.asks, matter: { ...matterOf(state, brief), focus }, isAsk: true }] }]
}
