import { deniesDanger } from '#core/care/care'
import { complaints, type Act } from './listen/acts'
import { foldSaid } from './line'
import { matterOf, turnable } from './matter'
import { asksBack, asksOfLife, saysLost } from './listen/lost'
import type { Planning } from './plan'
import { planPractical } from './plan.practical'
import { planTelling, stayNear } from './plan.telling'
import type { Move } from './say'
import type { State } from './state'
import { textsOf } from './texts'
import { isUnsayable } from './unsayable'

/** In words: whoever says more has gone on to something else. */
const longestComplaint = 30

/** The complaint of a turn, if it holds one. An alarm can be refused only where one was given lately; the answer to whether there is danger refuses it too. */
export function complaintIn({ state, brief }: Planning): Act | null {
  const { turn } = state
  if (brief.isDenied) return 'deniesDanger'
  const lastReply = state.replies.at(-1)
  if (lastReply !== undefined && asksBack(turn.plain, lastReply)) return 'unexplained'
  if (lastReply !== undefined && turn.words <= longestComplaint && saysLost(turn.plain)) return 'misunderstood'
  const isHeard = (act: Act): boolean => turn.acts.includes(act) && (act !== 'deniesDanger' || brief.care !== 'none')
  return complaints.find((act) => isHeard(act) && !(act === 'unexplained' && asksOfLife(turn))) ?? null
}

/** Said of the talk and not of a life. */
const ofTalking = /(?<!\p{L})(?:por ah[ií]|perdid[oa]|contando|hablando|contestaste|n[uú]meros?|tel[eé]fonos?|helplines?|numbers?|telling|reading|lees|leyendo|respuesta|answer\p{L}*|repit\p{L}*|repet\p{L}*|pregunt\p{L}*|entend\p{L}*|entiend\p{L}*|refier\p{L}*|dije|dicho|cont[eé]|asked|asking|understand|mean|meant|said|told you|repeat\p{L}*)(?!\p{L})/iu

/**
 * To whoever says they were not heard: the fault is owned in a few words, and what was said or asked is taken up at once, with none of the work
 * handed back. What was asked and not answered comes first; then what this turn tells; then the last thing told before it, but after an alarm:
 * that may have been what it was given for, and whoever gave it stays near.
 */
export function planRepair(planning: Planning, complaint: Act): Move[] {
  const { state, brief } = planning
  const { repairs } = textsOf(state.language)
  const matter = matterOf(state, brief)
  const sorry = complaint === 'deniesDanger' ? repairs.alarm : complaint === 'echoing' ? repairs.echo : ofGood.test(state.turn.plain) ? repairs.good : complaint === 'unexplained' ? repairs.badly : repairs.sorry
  const after = (moves: readonly Move[]): Move[] => moves.map((move) => ({ ...move, parts: [{ from: sorry, matter }, ...move.parts] }))
  const moves: Move[] = []
  moves.push(...after(planPractical(planning, { isGeneral: true })))
  const isTold = state.turn.hits.length > 0 || state.turn.clauses.some(({ isQuestion, words, text }) => !isQuestion && words >= 3 && !(brief.isDenied && deniesDanger(text, 'faint')))
  if (isTold) {
    // What the correction says is taken up in its own words before anything is made of it.
    const turned = turnable(state)[0]
    const said = complaint === 'echoing' ? undefined : state.turn.clauses.find(({ isQuestion, words, text }) => !isQuestion && words >= 3 && words <= 14 && !ofTalking.test(text) && !isUnsayable(text))
    if (turned && complaint !== 'echoing' && !ofTalking.test(turned.text)) moves.push(...after([{ parts: [{ from: repairs.told, matter: { ...matter, clause: turned } }] }]))
    else if (said) moves.push(...after([{ parts: [{ from: textsOf(state.language).quotes, matter: { ...matter, clause: said } }] }]))
    moves.push(...after(planTelling(planning).slice(0, 8)))
  }
  else if (brief.care !== 'none') moves.push(...after(stayNear(planning)))
  else {
    const standing = standingIn(state)
    if (standing && complaint !== 'echoing') moves.push({ parts: [{ from: sorry, matter }, { from: standing.turned === null ? repairs.back : repairs.backTurned, matter: { ...matter, clause: standing } }] })
  }
  return [...moves, { parts: [{ from: sorry, matter }, { from: repairs.goOn, matter }] }]
}

/** Nothing that was told: «no sé si me fijaba». */
const ofDoubt = /^(?:no s[eé]|ni me acuerdo|creo|supongo|ya|i don't know|i think|i guess|i suppose|not sure)(?!\p{L})/iu

/** "I was telling you something good". */
const ofGood = /\b(?:cosas? buen[oa]s?|algo (?:bueno|bonito|alegre)|buena noticia|una alegria|estoy content[oa]|good (?:thing|news)|something (?:good|nice|happy)|happy (?:thing|one|story)|a funny one)\b/

/** The last thing told before this turn: of the latest turn that told something what was taken up of it, or else its first sentence. */
function standingIn(state: State): State['clauses'][number]['clause'] | null {
  const earlier = state.turns.filter((turn) => turn !== state.turn && state.turn.at - turn.at <= 2)
  const latest = earlier.findLast((turn) => turn.clauses.some((clause) => !clause.isQuestion && clause.words >= 3 && clause.words <= 16))
  const clauses = latest?.clauses.filter((clause) => !clause.isQuestion && clause.words >= 3 && clause.words <= 16 && !ofDoubt.test(clause.text) && (clause.turned === null || !isUnsayable(clause.turned))) ?? []
  return clauses.find(({ text }) => state.replies.at(-1)?.includes(foldSaid(text))) ?? clauses.find(({ turned }) => turned !== null) ?? clauses[0] ?? null
}
