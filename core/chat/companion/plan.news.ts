import { lossIn, tellsOfDeparture, tellsOfLeaving, type Loss } from './listen/news'
import type { Planning } from './plan'
import { nameAsked } from './plan.name'
import type { Move, Part } from './say'
import { isParticular, type Choice } from './telling/choose'
import type { Heard } from './telling/heard'
import type { Texts, Topic } from './texts/texts'

/** What is particular stands beside the sorrow from so much on. */
const leastBeside = 0.4
/** How what is asked after it is made, by what was lost. */
const subjects: Record<Loss, readonly string[]> = { death: ['death', 'sudden'], baby: ['baby'], pet: ['pet'], suicide: ['suicide-loss', 'death'], separation: ['left', 'breakup', 'divorce'] }

/** The loss a turn tells, where it is the first one told and nobody is in danger. */
function firstLossIn({ state, brief }: Planning): Loss | null {
  const { turn } = state
  const isTold = state.turns.some((one) => one !== turn && (lossIn(one) !== null || one.fates.length > 0 || tellsOfLeaving(one.plain, brief.path)))
  if (isTold || brief.care !== 'none') return null
  if (brief.path === 'duelo' && tellsOfDeparture(turn.plain)) return lossIn(turn) ?? 'death'
  // What only a model takes for a death is a parting where love is said to have left.
  if (!turn.isQuestion && tellsOfLeaving(turn.plain, brief.path) && !turn.fates.some(({ fate }) => fate === 'dead')) return 'separation'
  return lossIn(turn)
}

export const tellsFirstLoss = (planning: Planning): boolean => firstLossIn(planning) !== null

/** To a loss told for the first time: sorrow, with whoever it is by name, before anything that was chosen for its words. */
export function planLoss(planning: Planning, { texts, matter, topics }: Heard, openings: readonly Choice[]): Move[] {
  const loss = firstLossIn(planning)
  if (loss === null) return []
  const sorrow: Part = { from: texts.losses[loss], matter }
  const moves: Move[] = []
  for (const { part } of openings.filter(({ source, score }) => isParticular(source) && score >= leastBeside).slice(0, 2)) moves.push({ parts: [sorrow, part], isLong: true })
  if (loss === 'death') moves.push(...nameAsked(planning, sorrow))
  const subject = topics.find(({ topic }) => subjects[loss].includes(topic.id))?.topic ?? texts.topics.find(({ id }) => id === subjects[loss][0])
  if (subject) moves.push({ parts: [sorrow, { from: subject.asks, matter, isAsk: true, isOptional: true }], isLong: true })
  return [...moves, { parts: [sorrow], isLong: true }]
}

/** The subject a turn brings news of: a death or a separation told in it for the first time. */
export function newsIn({ state, brief }: Planning, { topics }: Texts): Topic | undefined {
  const { turn } = state
  const heard = topics.find((one) => turn.hits.some((hit) => hit.topic === one.id) && (one.id === 'death' || one.id === 'breakup') && turn.fates.length > 0 && state.threads.find((thread) => thread.topic === one.id)?.at === turn.at)
  if (heard) return heard
  const isToldBefore = state.turns.some((one) => one !== turn && (one.fates.length > 0 || tellsOfDeparture(one.plain)))
  return brief.path === 'duelo' && tellsOfDeparture(turn.plain) && !isToldBefore ? topics.find(({ id }) => id === 'death') : undefined
}

