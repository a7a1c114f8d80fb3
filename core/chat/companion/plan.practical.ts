import type { Act } from './listen/acts'
import { asksWhatToDo, general, practicalIn } from './listen/practical'
import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import type { State } from './state'
import { textsOf } from './texts'

/** What may be answered to something practical that is asked in this turn, or was asked just before a complaint and got no answer; nothing where nothing was. */
export function planPractical({ state, brief }: Planning, { isGeneral = false }: { /** Also a way to decide, where nothing is known about the matter itself. */ isGeneral?: boolean } = {}): Move[] {
  const matter = matterOf(state, brief)
  const { practical } = textsOf(state.language)
  return mattersAsked(state).filter((id) => isGeneral || id !== general).map((id) => ({ parts: [{ from: practical[id] ?? [], matter }] }))
}

/** «¿y qué hago con ellas?»: of what was asked about just before. */
const anaphora = /\b(?:with|w|about) (?:them|it|that|this|her|him)\b|\bcon (?:ell[oa]s?|eso|esto)\b|\b(?:l[oa]s?|le|les) (?:dejo|tiro|guardo|dono|doy|quito|hago|digo)\b|^(?:no\.? )?(?:what|que) (?:do i|should i|hago|to) ?(?:do)?\b/
const complaints: ReadonlySet<Act> = new Set<Act>(['misunderstood', 'unexplained', 'repeated', 'deniesDanger', 'echoing'])

/** What is asked about in this turn; what was asked up to three turns before counts where this one only complains, or points at it. */
function mattersAsked(state: State): string[] {
  const { turn, language } = state
  const here = practicalIn(turn.sentences, language)
  const tellsMore = turn.told.some((sentence) => sentence.includes('?')) || turn.clauses.some(({ isQuestion, words }) => !isQuestion && words >= 4)
  const pointsBack = (turn.acts.some((act) => complaints.has(act)) && !tellsMore) || (asksWhatToDo(turn.plain) && anaphora.test(turn.plain))
  if (here.some((id) => id !== general) || !pointsBack) return here
  const before = state.turns.filter((one) => one !== turn && turn.at - one.at <= 3).reverse().map((one) => practicalIn(one.sentences, language))
  return before.find((ids) => ids.some((id) => id !== general)) ?? here
}
