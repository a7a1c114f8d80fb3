import { isOwnWord } from './listen/feelings'
import { hardnessOf, type Gist } from './listen/gists/gists'
import { bringsGoodNews } from './listen/news'
import { isSaid, lineOf } from './line'
import { matterOf } from './matter'
import type { Planning } from './plan'
import { offerExercise } from './plan.exercise'
import { nameAsked } from './plan.name'
import { newsIn, planLoss } from './plan.news'
import { returnTo } from './plan.return'
import { summarise } from './plan.summary'
import type { Move, Part } from './say'
import { choicesFor, ofTheirs, type Choice } from './telling/choose'
import { heardIn, ofGoodbye } from './telling/heard'
import { textsOf } from './texts'

const exerciseFor: Record<string, readonly string[]> = { anxiety: ['breath', 'ground'], fear: ['ground', 'breath'], numbness: ['naming'], confusion: ['naming'] }
/** What may be the beginning of a letter. */
const ofPaper: ReadonlySet<string> = new Set<Gist | 'heavy'>(['whatif', 'want', 'ending', 'absence', 'heavy'])
/** Nothing is offered to whoever has just told something so hard. */
const tooHard = 0.6
/** Told to nobody else: no moment to speak of what EÓN has to offer. */
const tellsSecret = /\b(?:a nadie|nadie (?:lo )?sabe|no (?:se )?lo (?:he )?(?:dije|contado|conte)|nobody knows|not told|n't (?:told|said)|never (?:told|said))\b/
const ofGoodbyeTopics = new Set(['unsaid', 'goodbye-missed'])

/** From so much on (fits less off, as readers would mark it) something is asked, the sooner where nothing was asked just before; and a second thing said beside the first; beside their own words a question may be less sure. */
const least = { asked: -0.1, askedAgain: 0.05, second: 0.1, beside: -0.3, plain: -0.6 }
/** Below it nothing heard is sure enough to be answered as that: room is left instead. */
const leastSure = -0.5
/** How many openings and questions are thought of, the best first. */
const tried = { openings: 6, asks: 4 }

/** What may be answered to somebody who tells: something said, and something asked or left open. */
export function planTelling(planning: Planning): Move[] {
  const { state, brief, chance } = planning
  const heard = heardIn(planning)
  const { texts, matter, main, gist, felt, isTalk, isUnheard } = heard
  const { turn } = state
  const feeling = { ...matter, feeling: turn.feelings[0] ?? matter.feeling }
  const { openings, closings } = choicesFor(planning, heard)
  const asksBefore = state.replies.slice(-3).filter((reply) => reply.includes('?')).length
  const isQuiet = state.onlyListen || asksBefore === 3 || (asksBefore === 2 && chance.next() < 0.25) || (isUnheard && turn.words >= 7 && chance.next() < 0.55)
  const moves: Move[] = []

  // Whoever begins by saying who sent them is made welcome.
  if (isTalk && state.replies.length === 0) moves.push({ parts: [{ from: texts.welcomes[brief.path ?? 'open'], matter }] })
  // News of a death or of a separation is met as such before anything in it is taken up.
  moves.push(...planLoss(planning, heard, openings))
  const news = newsIn(planning, texts)
  if (news && openings.some(({ source }) => source === `topic ${news.id}`)) openings.sort((one, other) => Number(other.source === `topic ${news.id}`) - Number(one.source === `topic ${news.id}`))
  else if (news) moves.push({ parts: [{ from: news.says, matter }, { from: texts.names.asks, matter, isAsk: true, isOptional: true }] })
  if (brief.care === 'none' && bringsGoodNews(turn)) moves.push({ parts: [{ from: texts.goodNews.says, matter }, { from: texts.goodNews.asks, matter, isAsk: true, isOptional: true }] })
  if (brief.care !== 'none') {
    const isJustAsked = texts.near.asks.some((line) => isSaid(lineOf(line), state.replies.slice(-1)))
    if (!isJustAsked && !hasDenied(state)) for (const { part } of openings) moves.push({ parts: [part, { from: texts.near.asks, matter, isAsk: true }] })
    for (const { part } of openings.slice(0, 3)) moves.push({ parts: [part], isLong: true }, { parts: [part, { from: texts.presence, matter }] })
    moves.push(...stayNear(planning))
  }
  const isLight = turn.words <= 6 && turn.acts.some((act) => act === 'yes' || act === 'no' || act === 'ack' || act === 'dontknow' || act === 'iKnow')
  const sinceSummary = state.summarisedAt === null ? state.replies.length : state.replies.length - 1 - state.summarisedAt
  if (sinceSummary >= 9 && isLight) moves.push(...summarise(planning))
  const isShift = matter.earlier !== null && turn.feelings.length === 1 && isOwnWord(turn.plain, matter.feeling) && state.turns.some((one) => isOwnWord(one.plain, matter.earlier)) && turn.words <= 9 && state.feelings.find((one) => one.felt.id === turn.feelings[0]!.id)?.at === turn.at
  if (isShift && chance.next() < 0.6) moves.push({ parts: [{ from: texts.shifts, matter: feeling }] })
  if (felt && !main && turn.words <= 8 && state.replies.length >= 4 && chance.next() < 0.25) for (const offer of offerExercise(planning, exerciseFor[turn.feelings[0]!.id] ?? [])) moves.push({ parts: [{ from: felt.says, matter: feeling }, ...offer.parts], isLong: true })
  const wantsPaper = !isTalk && hardnessOf(turn.gists) < tooHard && !tellsSecret.test(turn.plain) && (gist === null || ofPaper.has(gist.gist)) && (turn.clauses.some((one) => ofGoodbye.has(one.kind)) || turn.hits.some((hit) => ofGoodbyeTopics.has(hit.topic)))
  if (state.replies.length >= 5 && brief.care === 'none' && wantsPaper && !state.offered.has('letter') && openings[0]) moves.push({ parts: [openings[0].part, { from: texts.letterOffers, matter }] })
  if (state.replies.length >= 8 && brief.care === 'none' && wantsPaper && state.offered.has('letter') && !state.offered.has('ritual') && openings[0]) moves.push({ parts: [openings[0].part, { from: texts.ritualOffers, matter }] })
  moves.push(...nameAsked(planning, openings[0]?.part))
  // A name just given of one who is gone, and something told beside it: the name first.
  const named = state.people.find((one) => one.name !== null && turn.named.includes(one.name) && (one.fate === 'dead' || one.fate === 'gone' || one.kin === 'pet'))
  if (named && openings[0] && turn.words > 8) moves.push({ parts: [{ from: texts.names.heard.filter((line) => line.length < 40), matter: { ...matter, focus: named } }, openings[0].part] })

  const leave = chance.next() < 0.1 ? closings.filter(({ source }) => source === 'goOn') : []
  const leastAsked = state.replies.at(-1)?.includes('?') ? least.askedAgain : least.asked
  const asks = [...(isQuiet ? [] : closings.filter(({ source, score }) => source !== 'goOn' && score >= leastAsked)), ...leave]
  const isUnsure = !news && (openings[0]?.score ?? -1) < leastSure
  if (isUnsure && turn.words >= 4) for (const { part } of closings.filter(({ source }) => source === 'goOn')) moves.push({ parts: [{ from: texts.generalSays, matter }, part] })
  for (const one of openings.slice(0, tried.openings)) {
    const isTheirs = ofTheirs.has(one.source)
    const beside = bareOf(one)
    for (const { part } of asks.slice(0, tried.asks)) moves.push({ parts: [beside, part], isLong: true })
    // Their own words by themselves are no answer: something of what is heard is asked beside them, however unsure.
    if (isTheirs && !isQuiet) for (const { part } of closings.filter(({ source, score }) => isOfWhatIsHeard(source) && score >= least.beside).slice(0, 2)) moves.push({ parts: [beside, part], isLong: true })
    if (one.source === 'echo' && !isQuiet && asksBefore < 2) for (const { part } of closings.filter(({ source, score }) => source.startsWith('answer ') && score >= least.plain).slice(0, 2)) moves.push({ parts: [beside, part], isLong: true })
    for (const other of openings) if (turn.words >= 7 && other.score >= least.second && isTheirs && !ofTheirs.has(other.source) && other.source !== 'general') moves.push({ parts: [beside, other.part], isLong: true })
    // A quotation is no answer by itself.
    if (one.source !== 'quote') moves.push({ parts: [one.part], isLong: true })
  }
  if (turn.words > 0 && turn.words <= 12 && turn.clauses.length === 0 && turn.hits.length === 0) {
    if (state.asked !== null && !turn.isQuestion) for (const { part } of closings.slice(0, 3)) moves.push({ parts: [{ from: (turn.words <= 3 || state.asked === 'name' ? texts.answers.any! : (texts.answers[state.asked] ?? texts.answers.any!)).says, matter }, part] })
    else moves.push({ parts: [{ from: texts.unclear, matter }] })
  }
  return [...moves, ...returnTo(planning)]
}

/** Lists that ask of what was heard, and not of anything. */
const isOfWhatIsHeard = (source: string): boolean => /^(?:topic|particular|gist|feeling|kind|answer (?:theirs|who|moment)) ?/.test(source)

/** A quotation by itself, for where something is said of it: a set phrase beside it would be one too many. */
const bareOf = ({ part, source }: Choice): Part => (source === 'quote' ? { ...part, from: ['{q}.'] } : part)

/** Whether the alarm given lately was refused, in this turn or the one before it: an earlier no was to another. */
export function hasDenied({ turns }: Planning['state']): boolean {
  return turns.slice(-2).some((one) => one.acts.includes('deniesDanger'))
}

/** For somebody who was lately in danger. */
export function stayNear({ state, brief }: Planning): Move[] {
  const { near } = textsOf(state.language)
  const matter = matterOf(state, brief)
  return [{ parts: [{ from: near.says, matter }, { from: near.asks, matter, isAsk: true }] }, { parts: [{ from: near.asks, matter, isAsk: true }] }, { parts: [{ from: near.says, matter }] }]
}
