import { fold } from './fold'
import { english } from './rumination/en'
import { spanish } from './rumination/es'
import { chooseText } from './responses/choose'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'

/** How a breakup goes round: the same why, looking the other up, living a scene over and over. */
export const loops = ['why', 'checking', 'replay'] as const
export type Loop = (typeof loops)[number]

/** What is offered: something for the body, a question that leads elsewhere, or leaving it for a while. */
export type OfferKind = 'ground' | 'prompt' | 'pause'

export type RuminationWords = { signs: Record<Loop, RegExp>; offers: Record<OfferKind, readonly string[]> }

/** A turn of a conversation, with what was said beside it. */
export type NotedTurn = { from: 'person' | 'eon'; text: string; note?: string | null }

const words: Record<ContentLanguage, RuminationWords> = { es: spanish, en: english }

/** How many of a person's turns are looked at, and of those how many have to go the same way round. */
const turnsLookedAt = 12
const timesRound = 3
/** How many of a person's turns pass before anything is offered again. */
export const turnsBetweenOffers = 12

/** What suits which loop, and what after that when it was offered already. */
const suits: Record<Loop, readonly OfferKind[]> = {
  why: ['prompt', 'ground', 'pause'],
  checking: ['pause', 'ground', 'prompt'],
  replay: ['ground', 'prompt', 'pause'],
}

/**
 * Notices when somebody after a breakup goes round the same thing for the third time, and offers a way out of it to say beside the
 * reply; null otherwise, and for `turnsBetweenOffers` turns after an offer. Reads both languages, answers in one. `turns` are oldest
 * first and end with the person's; `path` is null where it is not known.
 */
export function noticeRumination(input: { turns: readonly NotedTurn[]; path: LetterPath | null; language: ContentLanguage }): { kind: OfferKind; text: string } | null {
  const { turns, path, language } = input
  if (path !== null && path !== 'ruptura') return null
  const said = turns.filter(({ from }) => from === 'person').slice(-turnsLookedAt)
  const latest = loopsIn(said.at(-1)?.text ?? '')
  const loop = latest.find((one) => said.filter(({ text }) => loopsIn(text).includes(one)).length >= timesRound)
  if (!loop) return null
  const offers = everyOffer(language)
  const offered = turns.filter(({ from }) => from === 'eon').flatMap(({ text, note }) => [text, note ?? ''])
  if (turnsSinceOffer(turns, offers) < turnsBetweenOffers) return null
  const round = offers.filter((offer) => offered.some((text) => text.includes(offer))).length
  const kind = suits[loop][round % 3] ?? 'pause'
  return { kind, text: chooseText({ texts: words[language].offers[kind], alreadySaid: offered }) }
}

/** Which ways a message goes round, in either language. */
function loopsIn(text: string): Loop[] {
  const folded = fold(text)
  return loops.filter((loop) => Object.values(words).some(({ signs }) => signs[loop].test(folded)))
}

function everyOffer(language: ContentLanguage): string[] {
  return Object.values(words[language].offers).flat()
}

/** How many turns of the person have passed since something was offered; endless where nothing was. */
function turnsSinceOffer(turns: readonly NotedTurn[], offers: readonly string[]): number {
  const at = turns.findLastIndex(({ from, text, note }) => from === 'eon' && offers.some((offer) => text.includes(offer) || note?.includes(offer)))
  if (at < 0) return Infinity
  return turns.slice(at).filter(({ from }) => from === 'person').length
}
