import { matterOf, turnable } from './matter'
import { lineOf, isSaid } from './line'
import { offerExercise } from './plan.exercise'
import type { Planning } from './plan'
import { summarise } from './plan.summary'
import type { Move, Part } from './say'
import { weightOf } from './state'
import { textsOf } from './texts'
import type { Topic } from './texts/texts'

const hardFeelings = new Set(['anxiety', 'fear', 'anger', 'confusion', 'numbness'])
const exerciseFor: Record<string, readonly string[]> = { anxiety: ['breath', 'ground'], fear: ['ground', 'breath'], anger: ['body'], numbness: ['naming'], confusion: ['naming'] }

/** What may be answered to somebody who tells. */
export function planTelling(planning: Planning): Move[] {
  const { state, brief, chance } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  const moves: Move[] = []
  const topics = turn.hits.map((hit) => ({ hit, topic: texts.topics.find((one) => one.id === hit.topic)! })).sort((one, other) => rank(other.topic) - rank(one.topic))

  /** Heavier first, and a subject already talked through after one that was not. */
  function rank(topic: Topic): number {
    const thread = state.threads.find((one) => one.topic === topic.id)
    return topic.weight - (thread?.answered ?? 0) * 1.2 + (thread?.at === turn.at ? 1 : 0)
  }

  const main = topics[0]
  const clauses = turnable(state)
  const clause = clauses.find((one) => one.id === main?.hit.clause?.id) ?? clauses[0] ?? null
  const heaviest = turn.clauses[0] ?? null
  const kind = heaviest ? texts.kinds[heaviest.kind] : undefined
  const mirrored = { ...matter, clause }
  const quoted = { ...matter, clause: heaviest }
  const reflect: Part = { from: texts.reflections, matter: mirrored }
  const isQuiet = state.onlyListen || state.repliesWithoutQuestion === 0 && state.replies.slice(-3).length === 3 && state.replies.slice(-3).every((reply) => reply.includes('?'))
  const felt = turn.feelings[0] ? texts.feelings[turn.feelings[0].id] : undefined
  const feeling = { ...matter, feeling: turn.feelings[0] ?? matter.feeling }

  if (brief.care !== 'none') {
    for (const says of [main?.topic.says, felt?.says, kind?.says, texts.generalSays]) if (says) moves.push({ parts: [{ from: says, matter: quoted }, { from: texts.near.asks, matter }] })
    moves.push({ parts: [{ from: texts.near.says, matter }, { from: texts.near.asks, matter }] }, { parts: [{ from: texts.near.says, matter }] })
  }
  const sinceSummary = state.summarisedAt === null ? state.replies.length : state.replies.length - 1 - state.summarisedAt
  if (sinceSummary >= 9 && turn.words < 60 && !turn.isQuestion) moves.push(...summarise(planning))
  const shift = state.feelings.length > 1 && turn.feelings.length > 0 && matter.earlier && state.feelings.find((one) => one.felt.id === turn.feelings[0]!.id)?.at === turn.at
  if (shift && chance.next() < 0.6) moves.push({ parts: [{ from: texts.shifts, matter: feeling }] })
  if (turn.feelings.length > 0 && hardFeelings.has(turn.feelings[0]!.id) && state.replies.length >= 3 && chance.next() < 0.35) moves.push(...offerExercise(planning, exerciseFor[turn.feelings[0]!.id] ?? []))
  if (state.replies.length >= 5 && brief.care === 'none' && (turn.clauses.some((one) => ['unsaid', 'late', 'lastwords'].includes(one.kind)) || turn.hits.some((hit) => ['unsaid', 'goodbye-missed'].includes(hit.topic))) && !state.offered.has('letter')) moves.push({ parts: [{ from: kind?.says ?? texts.generalSays, matter: quoted, isOptional: true }, { from: texts.letterOffers, matter }] })

  if (main) {
    const { topic } = main
    const says: Part = { from: topic.says, matter: quoted }
    const asks: Part = { from: topic.asks, matter: quoted }
    const isRich = turn.words >= 12 && clause !== null
    const ways: Move[] = isQuiet
      ? [{ parts: [...(isRich ? [reflect] : []), says] }, { parts: [says, { from: texts.presence, matter }] }, { parts: [says] }]
      : isRich && chance.next() < 0.45
        ? [{ parts: [reflect, asks] }, { parts: [says, asks] }, { parts: [reflect, says] }]
        : [{ parts: [says, asks] }, { parts: [reflect, asks] }, { parts: [says] }]
    if (felt && chance.next() < 0.3) ways.unshift({ parts: [{ from: felt.says, matter: feeling }, asks] })
    moves.push(...nameAsked(planning, says), ...ways)
    for (const next of topics.slice(1, 3)) moves.push({ parts: [{ from: next.topic.says, matter: quoted }, { from: next.topic.asks, matter: quoted }] }, { parts: [{ from: next.topic.says, matter: quoted }] })
  }
  if (felt) moves.push({ parts: [{ from: felt.says, matter: feeling }, { from: felt.asks, matter: feeling }] }, { parts: [{ from: felt.says, matter: feeling }, { from: texts.generalAsks, matter }] })
  if (kind && heaviest) {
    const says: Part = { from: kind.says, matter: quoted }
    if (isQuiet) moves.push({ parts: [says, { from: texts.presence, matter, isOptional: true }] })
    moves.push({ parts: [says, { from: kind.asks, matter: quoted }] }, { parts: [reflect, { from: kind.asks, matter: quoted }] })
  }
  const answer = texts.answers[state.asked ?? 'any'] ?? texts.answers.any!
  if (clause) moves.push({ parts: [reflect, { from: answer.asks, matter }] }, { parts: [reflect, { from: texts.generalAsks, matter }] })
  if (state.asked !== null && turn.words > 0) moves.push({ parts: [{ from: answer.says, matter }, { from: answer.asks, matter }] })
  moves.push(...returnTo(planning))
  if (turn.words > 0 && turn.clauses.length === 0 && turn.hits.length === 0 && turn.words <= 12) moves.push({ parts: [{ from: texts.unclear, matter }] })
  if (turn.words > 0) moves.push({ parts: [{ from: texts.generalSays, matter }, { from: texts.generalAsks, matter }] })
  return moves
}

/** Asks what somebody was called: once each, when they matter and have no name yet. */
function nameAsked({ state, brief }: Planning, says: Part): Move[] {
  const texts = textsOf(state.language)
  const { focus } = state
  const hasAsked = texts.names.asks.filter((line) => isSaid(lineOf(line), state.replies)).length
  if (!focus || focus.name || focus.isPlural || focus.fate !== 'dead' || hasAsked >= 2 || state.replies.length === 0 || focus.firstAt < state.turn.at - 5 || state.turn.words > 60 || hasAsked > 0 && focus.lastAt !== focus.firstAt) return []
  return [{ parts: [says, { from: texts.names.asks, matter: { ...matterOf(state, brief), focus } }] }]
}

/** Back to something named earlier that was never taken up: a subject, a thing, somebody, a sentence. */
export function returnTo({ state, brief, chance }: Planning): Move[] {
  const texts = textsOf(state.language)
  const matter = matterOf(state, brief)
  const moves: Move[] = []
  const thread = [...state.threads].filter((one) => one.answered === 0 && state.turn.at - one.lastAt >= 2).sort((one, other) => weightOfTopic(other.topic) - weightOfTopic(one.topic))[0]
  const topic = texts.topics.find((one) => one.id === thread?.topic)
  if (thread && topic) moves.push({ parts: [{ from: texts.returns.topic, matter: { ...matter, label: topic.label } }, { from: topic.asks, matter: { ...matter, clause: thread.clause } }] })
  const thing = state.things.find((one) => state.turn.at - one.at >= 2 && !state.replies.some((reply) => reply.includes(one.thing.noun.toLowerCase())))
  if (thing) moves.push({ parts: [{ from: texts.returns.thing, matter: { ...matter, thing: thing.thing } }] })
  const other = state.people.filter((one) => !one.isRemembered && one.relation && state.turn.at - one.lastAt >= 2).sort((one, two) => weightOf(two) - weightOf(one))[0]
  if (other) moves.push({ parts: [{ from: texts.returns.person, matter: { ...matter, focus: other } }] })
  const said = state.clauses.filter(({ clause, at }) => state.turn.at - at >= 3 && clause.words <= 10 && clause.weight >= 6 && !clause.isQuestion && !state.replies.some((reply) => reply.includes(clause.text.toLowerCase()))).sort((one, two) => two.clause.weight - one.clause.weight)[0]
  if (said) moves.push({ parts: [{ from: texts.returns.clause, matter: { ...matter, clause: said.clause } }] })
  return moves.length > 1 && chance.next() < 0.5 ? [...moves.slice(1), moves[0]!] : moves

  function weightOfTopic(id: string): number {
    return texts.topics.find((one) => one.id === id)?.weight ?? 0
  }
}
