import { chooseText } from './responses/choose'
import { english } from './session/en'
import { spanish } from './session/es'
import type { ContentLanguage } from '#core/locale/locale.schema'

const minute = 60_000

/** Without a break of this length, in ms, messages belong to one sitting. */
export const breakMs = 15 * minute
/** After how long, or how many of the person's messages, a sitting is called long. */
export const longSittingMs = 45 * minute
export const longSittingTurns = 40
/** How long it is before it is said again, in ms. */
export const nudgeAgainMs = 30 * minute

const nudges: Record<ContentLanguage, readonly string[]> = { es: spanish, en: english }

/** A turn, when it was said (UTC ms), and what was said beside it. */
export type TimedTurn = { from: 'person' | 'eon'; at: number; note?: string | null }

/**
 * A word that it has been a long while, to say beside the reply; null where it has not, or where it was said lately. Once in a sitting,
 * then every half hour of it. `turns` are oldest first.
 */
export function noticeLongSession(input: { turns: readonly TimedTurn[]; now: number; language: ContentLanguage }): string | null {
  const { turns, now, language } = input
  const sitting = lastSitting(turns, now)
  const startedAt = sitting[0]?.at
  if (startedAt === undefined) return null
  const isNudge = ({ note }: TimedTurn) => Object.values(nudges).flat().includes(note ?? '')
  const nudged = sitting.findLast(isNudge)
  if (nudged) {
    if (now - nudged.at < nudgeAgainMs) return null
  } else if (now - startedAt < longSittingMs && sitting.filter(({ from }) => from === 'person').length < longSittingTurns) return null
  return chooseText({ texts: nudges[language], alreadySaid: turns.map(({ note }) => note ?? '') })
}

/** The turns since the last break, none where the break is going on. */
function lastSitting(turns: readonly TimedTurn[], now: number): readonly TimedTurn[] {
  let next = now
  let start = turns.length
  while (start > 0) {
    const { at } = turns[start - 1]!
    if (next - at >= breakMs) break
    next = at
    start--
  }
  return turns.slice(start)
}
