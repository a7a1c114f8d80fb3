import { complaints } from './listen/acts'
import { asksWhatToDo, general, practicalIn } from './listen/practical'
import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import { hasLost, type State } from './state'
import { textsOf } from './texts'

/** «¿cómo se lo digo?», "what do I tell her?". */
const asksHowToTell = /\b(?:como|que) (?:se lo|le|les|lo) (?:digo|dig[ao]s|cuento|explico|dirias)\b|\b(?:como|no se) (?:decir|contar|explicar)(?:selo|le|les)\b|\bwhat (?:do|should|would|can) (?:i|you) (?:tell|say to)\b|\bhow (?:do|should|can) i (?:tell|explain)\b|\bwhat to tell\b/
const aChild = /\b(?:a|al|a la) (?:(?:mi|mis|nuestr[oa]s?|su|sus|los|las) )?(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|peque\w*|niet[oa]s?|chic[oa]s|sobrin[oa]s?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]old\b|\bde (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos|anitos)\b|\bpregunt\w+ por su (?:padre|madre|papa|mama|abuel[oa]|herman[oa])\b|\b(?:tiene|de) (?:[1-9]|1[0-7])(?: anos)?\b|\b(?:tell|say to|explain (?:it |this )?to) (?:(?:my|the|our) )?(?:\w+ )?(?:kids?|children|son|daughter|little one|boys?|girls?|grand(?:son|daughter|child\w*))\b|\b(?:is|he's|she's|hes|shes) (?:[1-9]|1[0-7])\b/

/** One thing or another, or whether to: a way to decide is of use only where there is something to decide between. */
const namesWays = /\b(?:o|u) (?!sea\b|algo\b)\w+|\bor\b|\bwhether\b|\bshould i\b|\b(?:deberia|debo|conviene|vale la pena)\b|\bsi (?:me |lo |la |le |se )?(?:debo|deberia|\w+o)\b/

/** «Mis hijos preguntan cuándo vuelvo», told just before. */
const ofAChild = /\b(?:mis? (?:hij[oa]s?|nin[oa]s?|nen[ea]s?|peques?|chiquit[oa]s?)|(?:el|la|los|las) (?:chiquit[oa]s?|pequen[oa]s?|nin[oa]s|nen[ea]s?)|my (?:kids?|children|son|daughter|little one|boys?|girls?)|the (?:kids|children|boys|girls|little one))\b/
/** So early nothing is counselled that was not asked with a question. */
const tooEarly = 3

/** What may be answered to something practical that is asked in this turn, or was asked just before a complaint and got no answer; nothing where nothing was. */
export function planPractical({ state, brief }: Planning, { isGeneral = false }: { /** Also a way to decide, where nothing is known about the matter itself. */ isGeneral?: boolean } = {}): Move[] {
  const matter = matterOf(state, brief)
  const { practical } = textsOf(state.language)
  if (!state.turn.hasQuestion && !isGeneral && state.replies.length < tooEarly) return []
  const isOfAChild = state.turns.slice(-4).some((one) => ofAChild.test(one.plain) && asksHowToTell.test(one.plain))
  return mattersAsked(state).filter((id) => !(isOfAChild && id === 'tell-others')).filter((id) => id !== general || (isGeneral && namesWays.test(state.turn.plain))).map((id) => ({ parts: [{ from: practical[id] ?? [], matter }] }))
}

/** «¿y qué hago con ellas?»: of what was asked about just before. */
const anaphora = /\b(?:with|w|about) (?:them|it|that|this|her|him)\b|\bcon (?:ell[oa]s?|eso|esto)\b|\b(?:l[oa]s?|le|les) (?:dejo|tiro|guardo|dono|doy|quito|hago|digo)\b|^(?:no\.? )?(?:what|que) (?:do i|should i|hago|to) ?(?:do)?\b/

/** What is asked about in this turn; what was asked up to three turns before counts where this one only complains, or points at it. */
function mattersAsked(state: State): string[] {
  const { turn, language } = state
  const here = practicalIn(turn.sentences, language)
  const tellsMore = turn.told.some((sentence) => sentence.includes('?')) || turn.clauses.some(({ isQuestion, words }) => !isQuestion && words >= 4)
  const pointsBack = (turn.acts.some((act) => complaints.includes(act)) && !tellsMore) || (asksWhatToDo(turn.plain) && anaphora.test(turn.plain))
  if (here.some((id) => id !== general) || !pointsBack) return here
  const before = state.turns.filter((one) => one !== turn && turn.at - one.at <= 3).reverse().map((one) => practicalIn(one.sentences, language))
  return before.find((ids) => ids.some((id) => id !== general)) ?? here
}

/** What can be said to a child, for whoever asks how. */
export function counselForAChild({ state, brief }: Planning): Move[] {
  const { plain } = state.turn
  const isOfAChild = aChild.test(plain) || state.turns.slice(-3).some((one) => ofAChild.test(one.plain))
  if (!asksHowToTell.test(plain) || !isOfAChild || hasLost(state, 'child', 'baby')) return []
  return [{ parts: [{ from: textsOf(state.language).topics.find(({ id }) => id === 'children')?.counsel ?? [], matter: matterOf(state, brief) }] }]
}
