import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import { weightOf } from './state'
import { textsOf } from './texts'
import { isUnsayable } from './unsayable'

/** Subjects too wide to come back to by name. */
const wide = new Set(['death', 'breakup', 'work', 'family', 'friends', 'time-pressure', 'walk', 'good-memory', 'illness', 'left'])

/** Back to something named earlier that was never taken up: a subject, a thing, somebody, a sentence. */
export function returnTo({ state, brief, chance }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const moves: Move[] = []
  if (state.wantsNoQuestions) return moves
  const weightOfTopic = (id: string): number => texts.topics.find((one) => one.id === id)?.weight ?? 0
  const thread = [...state.threads].filter((one) => one.answered === 0 && !wide.has(one.topic) && state.turn.at - one.lastAt >= 2).sort((one, other) => weightOfTopic(other.topic) - weightOfTopic(one.topic))[0]
  const topic = texts.topics.find((one) => one.id === thread?.topic)
  if (thread && topic) moves.push({ parts: [{ from: texts.returns.topic, matter: { ...matter, label: topic.label } }, { from: topic.asks, matter: { ...matter, clause: thread.clause }, isAsk: true }] })
  const thing = state.things.find((one) => state.turn.at - one.at >= 2 && !state.replies.some((reply) => reply.includes(one.thing.noun.toLowerCase())))
  if (thing) moves.push({ parts: [{ from: texts.returns.thing, matter: { ...matter, thing: thing.thing } }] })
  const other = state.people.filter((one) => !one.isRemembered && one.relation && one !== state.focus && state.turn.at - one.lastAt >= 2).sort((one, two) => weightOf(two) - weightOf(one))[0]
  if (other) moves.push({ parts: [{ from: texts.returns.person, matter: { ...matter, focus: other } }] })
  const said = state.clauses.filter(({ clause, at }) => state.turn.at - at >= 3 && clause.words >= 4 && clause.words <= 10 && clause.weight >= 7 && !clause.isQuestion && !isUnsayable(clause.turned ?? clause.text) && !state.replies.some((reply) => reply.includes(clause.text.toLowerCase()) || (clause.turned !== null && reply.includes(clause.turned.toLowerCase())))).sort((one, two) => two.clause.weight - one.clause.weight)[0]
  if (said) moves.push({ parts: [{ from: texts.returns.clause, matter: { ...matter, clause: said.clause } }] })
  return moves.length > 1 && chance.next() < 0.5 ? [...moves.slice(1), moves[0]!] : moves
}
