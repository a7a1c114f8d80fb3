import { fillLine } from '../fill'
import { isSaid, lineOf } from '../line'
import type { Planning } from '../plan'
import type { Part } from '../say'
import { closingsOf, openingsOf, type Candidate } from './candidates'
import type { Heard } from './heard'
import { lineFeatures, listFeatures, shownBy } from './suit/features'
import { preferenceOf, sumOf, suitOf } from './suit/suit'

/** A list that may be said from, how well the best of its lines suits the turn, and how well each does. */
export type Choice = { part: Part; source: string; /** How much it is to be preferred: about -1.4, surely off, to 1, surely fitting. */ score: number }

/** Alike lines are told apart by chance, so that two sessions differ. */
const noise = 0.06
/** Line by line readers find little wrong with a quotation, and in a conversation little right: their words turned to «tú» are said before them. A question that was put is owned before anything is said back; what stands after anything is a receipt where something was told; what is particular, and heard wrongly, is worse than anything general; what they begin with «lo peor es…» is what they came to say. A thing is seldom what was meant, and what sounds like a refusal is as often of somebody else. What is asked of one subject, or of something particular, is oftener amiss than what is asked of what a turn comes to. */
export const leaning = { general: -0.15, particular: -0.2, heart: 0.25, unknown: 2, quote: -0.3, echo: 0.1, particularInLight: -0.25, longQuote: 0.25, thing: -0.3, refuse: -0.3, others: -0.3, askedOfOne: -0.2 }
/** In words. */
const longQuote = 7
const heart = /^(?:(?:y|pero|and|but) )?(?:lo (?:que (?:más|peor|me|no)|peor|único|malo|difícil|raro|que)|the (?:thing|worst|hard|hardest|funny|stupid|odd)|what (?:gets|hurts|kills|i)|it's the)(?!\p{L})/iu
/** Lists that say something of theirs back: one way of listening, and a trick when every reply does it. */
export const ofTheirs: ReadonlySet<string> = new Set(['echo', 'quote', 'thing'])
/** What it takes off the next that one of the last replies did, the last of them most: a line that fits by itself tires when every reply has its shape. */
const worn = [0.7, 0.45, 0.3]
/** And for each of the last dozen beyond the first three. */
const wornLong = { of: 12, spared: 1, each: 0.15 }
/** To whoever complained of being given back what they said, for the rest of the conversation. */
const wornOut = 0.6
/** Their words stand in quotation marks, or were turned to «tú». */
const isSaidBack = /[«“]/

/** What may be said first and what may be asked then, each the best first: as readers of such conversations would choose (suit/). */
export function choicesFor(planning: Planning, heard: Heard): { openings: Choice[]; closings: Choice[] } {
  const { state } = planning
  const shown = shownBy(state, heard)
  const saidBack = worn.reduce((sum, one, back) => {
    const reply = state.replies.at(-1 - back) ?? ''
    return sum + (isSaidBack.test(reply) || (back === 0 && heard.hasMirrored) ? one : 0)
  }, 0)
  const often = state.replies.slice(-wornLong.of).filter((reply) => isSaidBack.test(reply)).length - wornLong.spared
  const tired = Math.max(0, often) * wornLong.each + (heard.isTiredOfEcho ? wornOut : 0)
  // Turned to «tú» they tire less, and tire all the same.
  const echoed = heard.echoed * 0.1 + (heard.hasMirrored ? 0.25 : 0) + (heard.isTiredOfEcho ? wornOut : 0)
  const choose = (candidates: readonly Candidate[]): Choice[] => {
    const choices = candidates.flatMap((candidate) => {
      const lines = candidate.from.filter((line) => !isSaid(lineOf(line), state.replies) && fillLine(lineOf(line), candidate.matter) !== null)
      if (lines.length === 0) return []
      const list = sumOf(listFeatures({ shown, state, heard, candidate }))
      const liking = new Map(lines.map((line) => [line, preferenceOf(suitOf(list, sumOf(lineFeatures({ shown, candidate, line }))))]))
      return [{ part: { from: candidate.from, matter: candidate.matter, isAsk: candidate.role === 'asks' && candidate.source !== 'goOn', liking }, source: candidate.source, score: Math.max(...liking.values()) + (planning.chance.next() - 0.5) * noise - (candidate.source === 'echo' ? echoed : ofTheirs.has(candidate.source) ? saidBack + tired : 0) + leaningOf(candidate) + (candidate.lean ?? 0) + (heard.isLight && isParticular(candidate.source) ? leaning.particularInLight : 0) }]
    })
    return choices.sort((one, other) => other.score - one.score)
  }
  return { openings: choose(openingsOf(planning, heard)), closings: choose(closingsOf(planning, heard)) }
}

/** Whether a list is of what is particular, by its source. */
export const isParticular = (source: string): boolean => source.startsWith('particular ')

function leaningOf({ source, role, clause }: Candidate): number {
  if (source === 'unknown') return leaning.unknown
  if (source === 'general' && role === 'says') return leaning.general
  if (source === 'quote' || source === 'echo') return leaning[source] - (source === 'quote' && clause && clause.words > longQuote ? leaning.longQuote : 0) + (clause && heart.test(clause.text) ? leaning.heart : 0)
  if (source === 'thing') return leaning.thing
  const asked = role === 'asks' && (isParticular(source) || source.startsWith('topic ')) ? leaning.askedOfOne : 0
  return asked + (isParticular(source) ? leaning.particular : source === 'gist refuse' ? leaning.refuse : source === 'gist others' && role === 'says' ? leaning.others : 0) + (clause && heart.test(clause.text) ? leaning.heart : 0)
}
