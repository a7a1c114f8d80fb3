import { kinTable } from '#core/language/kinship'
import { plainText } from './listen/plain'
import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import { weightOf, type Person } from './state'
import { textsOf } from './texts'

/** Somebody's name, who somebody is, or one's own name, where it was told: said back. Of another than was asked for nothing is said. */
export function recall({ state, brief }: Planning): Move[] {
  const { recalls } = textsOf(state.language)
  const { turn, people, own } = state
  const matter = matterOf(state, brief)
  const answer = (from: readonly string[], focus: Person | null): Move => ({ parts: [{ from, matter: { ...matter, focus } }] })
  if (/\b(?:me llamo|mi nombre|my name)\b/.test(turn.plain) && own.name) return [answer(recalls.own, null)]
  const who = /\b(?:quien (?:es|era)|who (?:is|was|'s)) (\p{L}+)\s*\?/u.exec(turn.plain)?.[1]
  if (who) {
    const named = people.find((one) => one.name !== null && plainText(one.name) === who)
    return named?.relation ? [answer(recalls.who, named)] : []
  }
  const table = kinTable(state.language)
  const asked = (turn.plain.match(/\p{L}+/gu) ?? []).map((word) => table.get(word) ?? table.get(word.replace(/s$/, ''))).find((form) => form !== undefined)
  const fitting = [...people].filter((one) => !asked || (one.kin === asked.kin && (one.gender === asked.gender || !one.gender || !asked.gender))).sort((one, other) => weightOf(other) - weightOf(one))
  const known = fitting.find((one) => one.name !== null) ?? fitting[0] ?? null
  if (known?.name) return [answer(recalls.name, known)]
  return [answer(known ? recalls.unnamed : recalls.unknown, known), answer(recalls.unknown, null)]
}
