import type { Clause } from '#core/language/clauses'
import { gistIn, isAsking, isOfTalk, leansToTalk, type Gist } from './listen/gists/gists'
import { tenseOf } from './listen/tense'
import type { Hit } from './listen/turn'
import type { FeltEmotion } from '#core/language/emotions'
import { isSaid, lineOf } from './line'
import { plainText } from './listen/plain'
import { matterOf, turnable } from './matter'
import type { Planning } from './plan'
import { offerExercise } from './plan.exercise'
import { returnTo } from './plan.return'
import { summarise } from './plan.summary'
import type { Move, Part } from './say'
import { textsOf } from './texts'
import type { Topic } from './texts/texts'

const exerciseFor: Record<string, readonly string[]> = { anxiety: ['breath', 'ground'], fear: ['ground', 'breath'], numbness: ['naming'], confusion: ['naming'] }
const ofMemory = new Set(['habit', 'given', 'saying', 'thanks', 'love'])
const ofGoodbye = new Set(['unsaid', 'late', 'lastwords'])
/** Subjects nothing comes before, however much they weigh beside each other. */
const ofGravity: ReadonlySet<string> = new Set(['death', 'illness', 'caring', 'sudden', 'funeral', 'funeral-ahead', 'grave', 'ashes', 'abuse', 'alcohol', 'self-worth', 'faith', 'belongings', 'childless', 'therapy'])
/** What may be the beginning of a letter. */
const ofPaper: ReadonlySet<string> = new Set<Gist | 'heavy'>(['whatif', 'secret', 'want', 'ending', 'absence', 'heavy'])
const ofGoodbyeTopics = new Set(['unsaid', 'goodbye-missed'])

/** Somebody is spoken of already, if only by a pronoun. */
const ofThem = /\b(?:sus?|ella|le|ellos|(?:con|de|a|por) el|(?:lo|la) (?:veo|vi|echo|extrano|quiero)|he|she|his|her|hers|him|they|them|their)\b/
const isOfAnother = /^(?:(?:mi|mis|my|our) [\p{L}-]+|ella|él|ellos|he|she|they|la gente|people) (?:me |nos |no |never |nunca |keeps? |always |siempre )*(?:dice|dicen|dijo|quiere|quieren|cree|creen|piensa|piensan|pregunta|says?|said|wants?|thinks?|told|tells?|asks?|asked)(?!\p{L})/iu

/** Said to EÓN, and not into the air: «¿tú qué crees?», "would you?". */
const toEon = /\b(?:you|your|eon|tu|ti|vos|usted|sabes|sabe|crees|puedes|podes|eres|sos|tienes|tenes)\b/

type Choice = { part: Part; score: number }

/** What may be answered to somebody who tells: something said, and something asked or left open. */
export function planTelling(planning: Planning): Move[] {
  const { state, brief, chance } = planning
  const texts = textsOf(state.language)
  const { turn } = state
  const matter = matterOf(state, brief)
  const topics = turn.hits.map((hit) => ({ hit, topic: texts.topics.find((one) => one.id === hit.topic)! })).sort((one, other) => rank(other) - rank(one))
  const main = topics[0]
  const clauses = turnable(state)
  const mirrored = clauses.find((one) => one.id === main?.hit.clause?.id) ?? clauses[0] ?? null
  // EÓN's own question said back is no clause of theirs.
  const heaviest = turn.clauses.find((one) => !(state.replies.at(-1) ?? '').includes(one.text.toLowerCase())) ?? null
  const kind = heaviest && heaviest.kind !== 'other' && isFounded(heaviest) ? texts.kinds[heaviest.kind] : undefined
  const felt = turn.feelings[0] ? texts.feelings[turn.feelings[0].id] : undefined
  const feeling = { ...matter, feeling: turn.feelings[0] ?? matter.feeling }
  const ill = main?.topic.id === 'illness' ? state.people.find((one) => one.fate === 'ill' && one.lastAt === turn.at) : undefined
  const quoted = { ...matter, clause: heaviest, ...(ill && { focus: ill }) }
  const active = texts.topics.find((one) => one.id === state.lastTopic && !turn.hits.some((hit) => hit.topic === one.id))
  const asksBefore = state.replies.slice(-3).filter((reply) => reply.includes('?')).length
  const gist = brief.care === 'none' ? gistIn(turn) : null
  const ofGist = gist ? texts.gists[gist.gist] : undefined
  // Good news, a choice or a no comes before whatever subject it is about; so does whatever is likelier than that subject is.
  const leads = gist !== null && !(main && isGrave(main)) && (gist.leads || (gist.gist !== 'heavy' && main !== undefined && main.hit.likelihood < 0.3))
  // A yes, a no, or a word about the conversation: nothing to be said back.
  const isCalm = brief.care === 'none'
  const isSurelyTalk = gist !== null && isOfTalk.has(gist.gist) && gist.probability >= 0.9
  const isTalk = !main && ((!felt && isCalm && leansToTalk(turn.gists)) || isSurelyTalk)
  // What nothing was heard in is better met and left open than asked about.
  const isUnheard = !main && !felt && !gist
  const isQuiet = state.onlyListen || asksBefore === 3 || (asksBefore === 2 && chance.next() < 0.25) || (isUnheard && turn.words >= 7 && chance.next() < 0.55)
  const moves: Move[] = []

  /** Last words, things left unsaid, thanks: only of one who is gone, and only their own. */
  function isFounded({ kind: one, text }: Clause): boolean {
    if (one === 'thanks') return /\b(?:gracias a|agradec|agradezco|grateful|thankful)/i.test(text) && !/["'«“‘]|\b(?:said|says|dijo|dice)\b/i.test(text)
    if (one === 'saying') return /(?<!\p{L})(?:siempre|dec[ií]a[ns]?|repet[ií]a|cada vez que|always|used to (?:say|tell)|would (?:say|tell)|every time)(?!\p{L})/iu.test(text)
    if (one === 'self') return /(?<!\p{L})(?:soy|fui|me (?:siento|veo|doy)|i'm|i am|i feel|i was|i've been)(?!\p{L})/iu.test(text)
    if (!ofGoodbye.has(one)) return true
    return state.people.some(({ fate }) => fate === 'dead' || fate === 'gone') && !/\b(?:a lie|lies|mentiras?|nothing|nada)\b/i.test(text) && !turn.mentions.some(({ name, kin }) => state.people.some((known) => (known.name === name && known.kin === kin) && known.fate === null))
  }

  /** A death, an illness, ill-treatment, guilt: before anything a turn comes to. */
  function isGrave({ topic, hit }: { topic: Topic; hit: Hit }): boolean {
    return topic.weight >= 8 || (ofGravity.has(topic.id) && hit.likelihood >= 0.15)
  }

  /** Heavier and likelier first, and a subject already talked through after one that was not. */
  function rank({ topic, hit }: { topic: Topic; hit: Hit }): number {
    const thread = state.threads.find((one) => one.topic === topic.id)
    return topic.weight + 3 * hit.likelihood - (thread?.answered ?? 0) * 1.2 + (thread?.at === turn.at && topic.weight > 3 ? 1.5 : 0)
  }

  const lastReply = state.replies.at(-1) ?? ''
  const hasMirrored = (state.turns.at(-2)?.clauses ?? []).some((one) => one.turned !== null && lastReply.includes(one.turned.toLowerCase()))
  // Saying back what was said is one way of listening, and soon a trick: less of it the more of the last replies did.
  const echoed = state.turns.slice(-5, -1).filter((one) => {
    const reply = state.replies[one.at - (state.turn.at - state.replies.length)] ?? ''
    return one.clauses.some(({ text, turned }) => reply.includes(text.toLowerCase()) || (turned !== null && reply.includes(turned.toLowerCase())))
  }).length
  // Whoever asked not to be echoed is not, for the rest of the conversation.
  const mayEcho = !isTalk && !state.turns.some((one) => one.acts.includes('echoing'))
  const noise = (): number => chance.next() * 0.5
  const openings: Choice[] = []
  const open = (part: Part, score: number): void => void openings.push({ part, score: score + noise() })
  if (main) open({ from: main.topic.says, matter: quoted }, leads ? 0.4 : 1.1 + (main.topic.weight >= 7 ? 0.3 : 0))
  // Whoever begins by saying who sent them is made welcome.
  if (isTalk && state.replies.length === 0) moves.push({ parts: [{ from: texts.welcomes[brief.path ?? 'open'], matter }] })
  if (ofGist) open({ from: ofGist.says, matter: quoted }, leads ? 1.3 : main ? 0.5 : felt && !isSurelyTalk ? 0.8 : 1.1)
  // News of a death or of a separation is met as such before anything in it is taken up.
  const news = texts.topics.find((one) => turn.hits.some((hit) => hit.topic === one.id) && (one.id === 'death' || one.id === 'breakup') && turn.fates.length > 0 && state.threads.find((thread) => thread.topic === one.id)?.at === turn.at)
  if (news) open({ from: news.says, matter: quoted }, 2)
  if (mirrored && mayEcho) open({ from: texts.reflections, matter: { ...matter, clause: mirrored } }, (turn.words >= 14 ? 0.85 : 0.55) + weightOf(mirrored) + (hasMirrored ? -0.7 : 0.2) - echoed * 0.15 - (gist ? 0.15 : 0))
  if (turn.feelings.length > 1 && turn.feelings.slice(0, 2).every((one) => isOwnWord(turn.plain, one))) open({ from: texts.both, matter: { ...feeling, earlier: turn.feelings[1]! } }, 1.9)
  if (felt && !isSurelyTalk) open({ from: felt.says, matter: feeling }, turn.words <= 6 ? 1.3 : 0.8)
  // A thing is taken up where it has come up before: any noun of a sentence makes no treasure.
  const isKept = turn.things.some((thing) => state.things.some((one) => one.thing.id === thing.id && one.at < turn.at))
  if (turn.things.length > 0) open({ from: texts.details.says, matter }, isKept ? (main || gist ? 0.55 : 0.9) : 0.2)
  const isMilder = heaviest?.kind === 'self' && /\b(?:menos|mejor|aliviad[oa]|liger[oa]|livian[oa]|tranquil[oa]|content[oa]|feliz|better|lighter|less|calmer|happy|glad)\b/i.test(heaviest.text)
  if (kind && !gist && !isTalk && !isMilder && !(heaviest?.kind === 'question' && turn.isQuestion)) open({ from: kind.says, matter: quoted }, 0.75)
  if (heaviest && !mirrored && mayEcho && heaviest.words <= 9 && !heaviest.isQuestion) open({ from: texts.quotes, matter: quoted }, (main || gist ? 0.5 : 0.8) - echoed * 0.2)
  if (heaviest && ofMemory.has(heaviest.kind)) open({ from: texts.details.memories, matter: quoted }, 0.7)
  for (const next of topics.slice(1, 3)) open({ from: next.topic.says, matter: quoted }, 0.4)
  const isOfEon = turn.isQuestion && turn.hits.length === 0 && turn.feelings.length === 0 && (toEon.test(turn.plain) || (turn.words <= 12 && turn.mentions.length === 0 && turn.clauses.every(({ isQuestion }) => isQuestion)))
  const isAskedUnheard = isUnheard && (turn.isQuestion || (isCalm && isAsking(turn.gists)))
  if (turn.words >= 4 && !isOfEon && !isAskedUnheard) open({ from: texts.generalSays, matter }, 0.1)
  // A question put to it that it has no answer to is owned as one.
  if (isOfEon || isAskedUnheard) open({ from: texts.unknown, matter }, 1.2)

  const closings: Choice[] = []
  const close = (from: readonly string[], score: number, about = quoted): void => void closings.push({ part: { from, matter: about, isAsk: true }, score: score + noise() })
  if (main) close(main.topic.asks, leads ? 0.4 : 1.1)
  if (ofGist) close(ofGist.asks, leads ? 1.2 : main || felt ? 0.5 : 1.1)
  if (felt && !isSurelyTalk) close(felt.asks, main ? 0.3 : turn.words <= 6 ? 1.2 : 0.6, feeling)
  if (kind && !gist && !isTalk) close(kind.asks, 0.7)
  if (matter.thing) close(turn.things.length > 0 ? texts.details.asks : texts.details.asks.filter((line) => line.includes('{')), turn.things.length === 0 ? 0.5 : main ? 0.3 : isKept ? 0.8 : 0.3)
  if (active) close(active.asks, turn.clauses.length > 0 ? 0.2 : 0.7)
  const told = mirrored ?? heaviest
  const tense = told && !told.isQuestion ? tenseOf(told.text, state.language) : null
  if (tense) close(texts.answers[tense]!.asks, gist ? 0.3 : 0.65)
  // What somebody living said or wants: how it reached the one who tells it.
  if (heaviest && isOfAnother.test(heaviest.text) && gist?.gist !== 'good' && state.focus?.fate !== 'dead') close(texts.answers.theirs!.asks, main ? 0.8 : 1.1)
  const isOpenEnded = state.asked !== null && (state.asked === 'who' || state.asked === 'thing' || (state.asked === 'moment' && tense === 'past'))
  close((texts.answers[isOpenEnded ? state.asked! : 'any'] ?? texts.answers.any!).asks, isOpenEnded ? 0.6 : 0.4)
  // Now and then, a thread from before beside the one of now.
  if (state.replies.length >= 6 && !turn.isQuestion && turn.feelings.length === 0 && !ofThem.test(turn.plain)) {
    const person = [...state.people].filter((one) => one.name !== null && one.fate !== null && !one.isPlural && turn.at - one.lastAt >= 2 && !lastReply.includes(one.name!.toLowerCase())).sort((one, other) => other.mentions - one.mentions)[0]
    const thing = state.things.find((one) => turn.at - one.at >= 4)
    if (person) close(texts.callbacks.person, 0.75, { ...matter, focus: person })
    if (thing) close(texts.callbacks.thing, 0.4, { ...matter, thing: thing.thing })
  }
  close(texts.generalAsks, 0.2)
  const by = (one: Choice, other: Choice): number => other.score - one.score
  openings.sort(by)
  closings.sort(by)

  if (brief.care !== 'none') {
    for (const { part } of openings) moves.push({ parts: [part, { from: texts.near.asks, matter, isAsk: true }] })
    for (const { part } of openings.slice(0, 3)) moves.push({ parts: [part] }, { parts: [part, { from: texts.presence, matter }] })
    moves.push(...stayNear(planning))
  }
  const isLight = turn.words <= 6 && turn.acts.some((act) => act === 'yes' || act === 'no' || act === 'ack' || act === 'dontknow' || act === 'iKnow')
  const sinceSummary = state.summarisedAt === null ? state.replies.length : state.replies.length - 1 - state.summarisedAt
  if (sinceSummary >= 9 && isLight) moves.push(...summarise(planning))
  const isShift = matter.earlier !== null && turn.feelings.length === 1 && isOwnWord(turn.plain, matter.feeling) && state.turns.some((one) => isOwnWord(one.plain, matter.earlier)) && turn.words <= 9 && state.feelings.find((one) => one.felt.id === turn.feelings[0]!.id)?.at === turn.at
  if (isShift && chance.next() < 0.6) moves.push({ parts: [{ from: texts.shifts, matter: feeling }] })
  if (felt && !main && turn.words <= 8 && state.replies.length >= 4 && chance.next() < 0.25) for (const offer of offerExercise(planning, exerciseFor[turn.feelings[0]!.id] ?? [])) moves.push({ parts: [{ from: felt.says, matter: feeling }, ...offer.parts], isLong: true })
  const wantsPaper = !isTalk && (gist === null || ofPaper.has(gist.gist)) && (turn.clauses.some((one) => ofGoodbye.has(one.kind)) || turn.hits.some((hit) => ofGoodbyeTopics.has(hit.topic)))
  if (state.replies.length >= 5 && brief.care === 'none' && wantsPaper && !state.offered.has('letter') && openings[0]) moves.push({ parts: [openings[0].part, { from: texts.letterOffers, matter }] })
  if (state.replies.length >= 8 && brief.care === 'none' && wantsPaper && state.offered.has('letter') && !state.offered.has('ritual') && openings[0]) moves.push({ parts: [openings[0].part, { from: texts.ritualOffers, matter }] })
  moves.push(...nameAsked(planning, openings[0]?.part))
  // A name just given of one who is gone, and something told beside it: the name first.
  const named = state.people.find((one) => one.name !== null && turn.named.includes(one.name) && (one.fate === 'dead' || one.fate === 'gone' || one.kin === 'pet'))
  if (named && openings[0] && turn.words > 8) moves.push({ parts: [{ from: texts.names.heard.filter((line) => line.length < 40), matter: { ...matter, focus: named } }, openings[0].part] })

  const ofTheirs = new Set<readonly string[]>([texts.reflections, texts.quotes, texts.details.says])
  if (isQuiet) {
    for (const [i, one] of openings.entries()) {
      for (const other of openings.slice(i + 1, i + 4)) if (turn.words >= 7 && ofTheirs.has(one.part.from) !== ofTheirs.has(other.part.from) && other.part.from !== texts.generalSays) moves.push({ parts: ofTheirs.has(one.part.from) ? [one.part, other.part] : [other.part, one.part] })
      moves.push({ parts: [one.part], isLong: true }, { parts: [one.part, { from: texts.presence, matter }] })
    }
  }
  // And now and then a question is enough by itself.
  if (isUnheard && echoed >= 2 && closings[0] && closings[0].score >= 0.6) moves.push({ parts: [closings[0].part], isLong: true })
  for (const one of openings.slice(0, 5)) for (const other of closings.slice(0, 4)) moves.push({ parts: [one.part, other.part] })
  for (const one of openings.slice(0, 4)) moves.push({ parts: [one.part] }, { parts: [one.part, { from: texts.presence, matter }] })
  if (turn.words > 0 && turn.words <= 12 && turn.clauses.length === 0 && turn.hits.length === 0) {
    if (state.asked !== null && !turn.isQuestion) for (const { part } of closings.slice(0, 3)) moves.push({ parts: [{ from: (turn.words <= 3 || state.asked === 'name' ? texts.answers.any! : (texts.answers[state.asked] ?? texts.answers.any!)).says, matter }, part] })
    else moves.push({ parts: [{ from: texts.unclear, matter }] })
  }
  return [...moves, ...returnTo(planning)]
}

/** For somebody who was lately in danger. */
export function stayNear({ state, brief }: Planning): Move[] {
  const { near } = textsOf(state.language)
  const matter = matterOf(state, brief)
  return [{ parts: [{ from: near.says, matter }, { from: near.asks, matter, isAsk: true }] }, { parts: [{ from: near.asks, matter, isAsk: true }] }, { parts: [{ from: near.says, matter }] }]
}

/** Whether a feeling was called by its name, or by a word of its family. */
function isOwnWord(plain: string, felt: FeltEmotion | null): boolean {
  return felt !== null && plain.includes(plainText(felt.noun.split(' ').at(-1)!).slice(0, 5))
}

/** A clause says more the closer it is to what weighs. */
function weightOf(clause: Clause): number {
  return Math.min(clause.weight, 10) / 40
}

/** Asks what somebody was called: once each, when they matter and have no name yet. */
function nameAsked({ state, brief }: Planning, opening: Part | undefined): Move[] {
  const texts = textsOf(state.language)
  const { focus, turn } = state
  const hasAsked = texts.names.asks.filter((line) => isSaid(lineOf(line), state.replies)).length
  if (!opening || !focus || focus.name || focus.isPlural || !focus.relation || focus.fate !== 'dead' || hasAsked >= 2 || turn.words > 60 || turn.feelings.length > 1 || focus.lastAt !== turn.at || (hasAsked > 0 && focus.firstAt !== turn.at) || focus.kin === 'baby') return []
  return [{ parts: [opening, { from: texts.names.asks, matter: { ...matterOf(state, brief), focus }, isAsk: true }] }]
}
