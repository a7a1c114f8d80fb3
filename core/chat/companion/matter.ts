import type { Clause } from '#core/language/clauses'
import type { CompanionBrief } from '#core/ports/companion'
import type { Matter } from './fill'
import { weightOf, type State } from './state'
import { isUnsayable } from './unsayable'

/** What the lines of this reply may speak of, as the state has it; a plan sets what it needs besides. */
export function matterOf(state: State, brief: CompanionBrief): Matter {
  const { turn, focus } = state
  const feeling = state.feelings.findLast((one) => one.at >= turn.at - 1)
  const earlier = feeling ? state.feelings.find((one) => one.at <= turn.at - 3 && one.felt.id !== feeling.felt.id) : undefined
  const thing = state.things.findLast((one) => one.at === turn.at) ?? (turn.words <= 8 ? state.things.findLast((one) => one.at === turn.at - 1) : undefined)
  const others = state.people.filter((one) => one !== focus && !one.isRemembered && one.relation).sort((one, other) => weightOf(other) - weightOf(one))
  return {
    language: state.language, path: brief.path, focus, other: others[0] ?? null, clause: turn.clauses[0] ?? null, thing: thing?.thing ?? null, feeling: feeling?.felt ?? null, earlier: earlier?.felt ?? null,
    label: null, fragment: fragmentSaid(turn), name: state.own.name, span: turn.spans[0]?.text ?? null, memory: null, named: {}, isBrief: turn.words <= 22, isSeveral: turn.clauses.length > 1 && turn.words >= 12, replies: state.replies.length, isCalm: brief.care === 'none', isFormal: state.isFormal,
  }
}

/** News of a death are answered and not said again; nor is what somebody only supposes. */
const notAgain = /(?<!\p{L})(?:mur(?:ió|ieron)|falleci|ha muerto|died|passed away|dur(?:ó|aron) .*(?:días|semanas|meses|años?)(?: \p{L}+)?|lasted .*(?:days|weeks|months|years?)|diagnosis to|got (?:hit|run over|knocked down)|believe so|think so|must have been|tendría)(?!\p{L})/iu

/** What they did, where the turn is of guilt, comes back as a charge: «le diste el recado que lo hizo salir», "you slept in the front row". */
const done = /^(?:(?:tú|yo|ya|lo|la|le|les|los|las|se|te|me|no|ayer|anoche|ese día) )*\p{L}+(?:aste|iste)s?(?!\p{L})|^(?:tú )?(?:habías|has) |^you(?:['’](?:d|ve))? (?!(?:(?:still|just|also|really) )?(?:are|can|can['’]t|cannot|do|don['’]t|miss|keep|feel|need|want|wish|think|live|work|have)(?!\p{L}))/iu

function isCharge(turned: string, { gists, hits }: State['turn']): boolean {
  return done.test(turned) && ((gists.get('whatif') ?? 0) >= 0.25 || hits.some(({ topic, likelihood }) => topic === 'guilt' && likelihood >= 0.5))
}

/** A joke said back in earnest is none. */
function isJoke({ gists }: State['turn']): boolean {
  return (gists.get('joke') ?? 0) >= 0.6
}

/** A short answer, where it may be said back: what leads it («que», «cuando») is asked for by the question it answers. */
function fragmentSaid(turn: State['turn']): string | null {
  const { fragment, hasVerb, text } = turn
  if (fragment === null || notAgain.test(fragment) || isJoke(turn) || (hasVerb && isCharge(fragment, turn)) || (hasVerb && isUnsayable(fragment))) return null
  // Without a verb, only what answers by its name: no list, nothing that goes on, and no yes or no to what EÓN said.
  return !hasVerb && (isUnsayable(`${fragment} `.replace(/^(?:que|porque|cuando|si|lo que|that|because|when|if|what) /iu, '')) || /,/.test(fragment) || /^(?:sí|si|no|ya|yes|yeah),/iu.test(text) || /(?:ando|iendo|ing)$/.test(fragment) || /^(?:ja|je|ha|he|esa?|sí|no|buen[oa]s)(?:\p{L}*j\p{L}*)?(?!\p{L})/iu.test(fragment)) ? null : fragment
}

/** What comes after it: "but who listens to it?", "I said has a fern…". Then what stands before is granted, or leads up to it. */
const turnsAway = /^[\s,.;:…]*(?:pero|aunque|but|though|(?:y |and )?(?:yo |ahí |entonces )?(?:le|les) (?:dije|contesté|respondí)|(?:and |so )?I (?:said|told (?:him|her|them)))(?!\p{L})/iu

function leadsElsewhere({ text, sentence }: Clause, { told }: State['turn']): boolean {
  const [own = '', next = ''] = told.slice(sentence, sentence + 2)
  const at = own.toLowerCase().indexOf(text.toLowerCase())
  return at >= 0 && turnsAway.test(`${own.slice(at + text.length)} ${next}`)
}

/** Clauses worth saying back, the heaviest first: turned to «tú» with certainty, short, and not said back before. */
export function turnable(state: State): Clause[] {
  if (isJoke(state.turn)) return []
  return state.turn.clauses.filter((clause) => clause.turned !== null && (clause.turned !== clause.text || /^(?:tus? |la |el |los |las |hay |your |the |there )/i.test(clause.turned)) && !/^(?:tú |you )?(?:crees|supones|piensas|think|guess)(?: que| so)/i.test(clause.turned) && !notAgain.test(clause.text) && !isUnsayable(clause.turned) && !isCharge(clause.turned, state.turn) && !leadsElsewhere(clause, state.turn) && clause.words >= 3 && clause.words <= 13 && !clause.isQuestion && !state.replies.some((reply) => reply.includes(clause.turned!.toLowerCase())))
}
