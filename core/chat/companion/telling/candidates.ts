import type { Clause } from '#core/language/clauses'
import { isOwnWord } from '../listen/feelings'
import { isAsking } from '../listen/gists/gists'
import { plainText } from '../listen/plain'
import { mostOfClause, ofDeath, wholesIn } from '../listen/wholes'
import { tenseOf } from '../listen/tense'
import type { Matter } from '../fill'
import { isUnsayable } from '../unsayable'
import type { Planning } from '../plan'
import type { Heard } from './heard'

/** Something that may be said, or asked, to a turn: a list of lines that say about the same, and what they may speak of. */
export type Candidate = {
  /** Which list it is: `topic death`, `gist good`, `echo`. */
  source: string
  role: 'says' | 'asks'
  from: readonly string[]
  matter: Matter
  /** How much speaks for it by the rules alone, about 0 to 2. */
  prior: number
  /** How likely it is that the turn is of this, where a model says so. */
  likelihood?: number
  /** What speaks for it besides, as the marks cannot show it. */
  lean?: number
  /** The clause it says back. */
  clause?: Clause
}

/** Said to EÓN, and not into the air: «¿tú qué crees?», "would you?". */
const toEon = /\b(?:you|your|eon|tu|ti|vos|usted|sabes|sabe|crees|puedes|podes|eres|sos|tienes|tenes)\b/
/** What EÓN is, can or has done. */
const asksOfEon = /(?<!how )\b(?:are|do|can|have|did|could|were|ever|aren't|don't|can't) you\b(?! know (?:she|he|they|that|what|how|who))|\byou (?:ever|even|really)\b|\beon\b|\b(?:y (?:tu|vos|usted)|(?:tu|vos|usted) (?:que|como|crees|piensas|sabes|eres|sos))\b|\b(?:sabes|sabe|puedes|podes|puede|eres|sos|(?:entiendes|entendes|entiende)(?! lo que)|te aburr\w+|le aburr\w+|te cansas|se cansa)\b/
/** What EÓN thinks of somebody else, and not what it is. */
const ofBelief = /\b(?:cre(?:e|es) (?:usted |tu |vos )?que|te parece|piensas|pensas|opinas|do you (?:think|believe|reckon)|would you|what (?:do|would) you)\b/
/** Somebody is spoken of already, if only by a pronoun. */
const ofThem = /\b(?:sus?|ella|le|ellos|(?:con|de|a|por) el|(?:lo|la) (?:veo|vi|echo|extrano|quiero)|he|she|his|her|hers|him|they|them|their)\b/
const isOfAnother = /^(?:(?:mi|mis|my|our) [\p{L}-]+|ella|él|ellos|he|she|they|la gente|people) (?:me |nos |no |never |nunca |keeps? |always |siempre )*(?:dice|dicen|dijo|quiere|quieren|cree|creen|piensa|piensan|pregunta|says?|said|wants?|thinks?|told|tells?|asks?|asked)(?!\p{L})/iu
const ofMemory: ReadonlySet<string> = new Set(['habit', 'given', 'saying', 'thanks', 'love'])
const milder = /\b(?:menos|mejor|aliviad[oa]|liger[oa]|livian[oa]|tranquil[oa]|content[oa]|feliz|better|lighter|less|calmer|happy|glad)\b/i
/** So many clauses of a turn are thought of as what might be said back. */
const mostEchoes = 3
const mostWholes = 4
/** And so many of what is particular. */
const mostParticulars = 4

/** What may be said first. */
export function openingsOf({ state }: Planning, heard: Heard): Candidate[] {
  const { texts, matter, quoted, topics, main, gist, leads, felt, kind, heaviest, isTalk, isSurelyTalk, isCalm, isUnheard, echoed } = heard
  const { turn } = state
  const found: Candidate[] = []
  const open = (one: Omit<Candidate, 'role'>): void => void found.push({ ...one, role: 'says' })
  if (main) open({ source: `topic ${main.topic.id}`, from: main.topic.says, matter: quoted, prior: leads ? 0.4 : 1.1 + (main.topic.weight >= 7 ? 0.3 : 0), likelihood: main.hit.likelihood })
  for (const next of topics.slice(1, 3)) open({ source: `topic ${next.topic.id}`, from: next.topic.says, matter: quoted, prior: 0.4, likelihood: next.hit.likelihood })
  for (const { particular, clause, named } of heard.particulars.slice(0, mostParticulars)) open({ source: `particular ${particular.id}`, from: particular.says, matter: { ...quoted, named }, prior: 0.8 + particular.weight * 0.25, ...(clause && { clause }) })
  if (heard.light) open({ source: `gist ${heard.light}`, from: texts.gists[heard.light].says, matter: quoted, prior: 1.3, likelihood: 1, lean: ofLight })
  for (const one of heard.gists) {
    const isFirst = one.gist === gist?.gist
    open({ source: `gist ${one.gist}`, from: texts.gists[one.gist].says, matter: quoted, prior: !isFirst ? 0.1 : leads ? 1.3 : main ? 0.5 : felt && !isSurelyTalk ? 0.8 : 1.1, likelihood: one.probability })
  }
  if (heard.mayEcho) {
    for (const clause of echoesOf(heard)) open({ source: 'echo', from: texts.reflections, matter: { ...matter, clause }, clause, prior: (turn.words >= 14 ? 0.85 : 0.55) + Math.min(clause.weight, 10) / 40 + (heard.hasMirrored ? -0.7 : 0.2) - echoed * 0.15 - (gist ? 0.15 : 0) - (clause === heard.mirrored ? 0 : 0.4) })
    for (const clause of quotesOf(state)) open({ source: 'quote', from: texts.quotes, matter: { ...quoted, clause }, clause, prior: (main || gist ? 0.5 : 0.8) - echoed * 0.2 - (clause === heaviest && !heard.mirrored ? 0 : 0.4) })
  }
  if (turn.feelings.length > 1 && turn.feelings.slice(0, 2).every((one) => isOwnWord(turn.plain, one))) open({ source: 'both', from: texts.both, matter: { ...matter, feeling: turn.feelings[0]!, earlier: turn.feelings[1]! }, prior: 1.9 })
  if (felt && !isSurelyTalk) open({ source: `feeling ${turn.feelings[0]!.id}`, from: felt.says, matter: { ...matter, feeling: turn.feelings[0]! }, prior: turn.words <= 6 ? 1.3 : 0.8 })
  // A thing is taken up where it has come up before: any noun of a sentence makes no treasure.
  if (turn.things.length > 0) open({ source: 'thing', from: texts.details.says, matter, prior: isKept(state) ? (main || gist ? 0.55 : 0.9) : 0.2 })
  if (kind && !isTalk && !(heaviest?.kind === 'self' && milder.test(heaviest.text)) && !(heaviest?.kind === 'question' && turn.isQuestion)) open({ source: `kind ${heaviest!.kind}`, from: kind.says, matter: quoted, prior: gist ? 0.2 : 0.75 })
  if (heaviest && ofMemory.has(heaviest.kind)) open({ source: 'memory', from: texts.details.memories, matter: quoted, prior: 0.7 })
  const isOfEon = turn.isQuestion && turn.hits.length === 0 && turn.feelings.length === 0 && (toEon.test(turn.plain) || (turn.words <= 12 && turn.mentions.length === 0 && turn.clauses.every(({ isQuestion }) => isQuestion)))
  const isAskedUnheard = isUnheard && (turn.isQuestion || (isCalm && isAsking(turn.gists)))
  if (turn.words >= 4 && !isOfEon && !isAskedUnheard) open({ source: 'general', from: texts.generalSays, matter, prior: 0.1 })
  // A question put to it that it has no answer to is owned as one.
  if (isOfEon || isAskedUnheard) open({ source: 'unknown', from: ofBelief.test(turn.plain) ? texts.unknowable : asksOfEon.test(turn.plain) ? texts.ofEon : texts.unknown, matter, prior: 1.2 })
  return heard.isLight ? found.filter(isNotHeavy) : found
}

/** What may be asked then. */
export function closingsOf({ state }: Planning, heard: Heard): Candidate[] {
  const { texts, matter, quoted, main, gist, leads, felt, kind, heaviest, isTalk, isSurelyTalk } = heard
  const { turn } = state
  const found: Candidate[] = []
  const close = (one: Omit<Candidate, 'role' | 'matter'> & { matter?: Matter }): void => void found.push({ matter: quoted, ...one, role: 'asks' })
  if (main) close({ source: `topic ${main.topic.id}`, from: main.topic.asks, prior: leads ? 0.4 : 1.1, likelihood: main.hit.likelihood })
  const second = heard.topics[1]
  if (second) close({ source: `topic ${second.topic.id}`, from: second.topic.asks, prior: 0.1, likelihood: second.hit.likelihood })
  for (const { particular, clause, named } of heard.particulars.slice(0, mostParticulars)) close({ source: `particular ${particular.id}`, from: particular.asks, matter: { ...quoted, named }, prior: 0.8 + particular.weight * 0.2, ...(clause && { clause }) })
  if (heard.light) close({ source: `gist ${heard.light}`, from: texts.gists[heard.light].asks, prior: 1.2, likelihood: 1, lean: ofLight })
  for (const one of heard.gists) {
    const isFirst = one.gist === gist?.gist
    close({ source: `gist ${one.gist}`, from: texts.gists[one.gist].asks, prior: !isFirst ? 0.1 : leads ? 1.2 : main || felt ? 0.5 : 1.1, likelihood: one.probability })
  }
  if (felt && !isSurelyTalk) close({ source: `feeling ${turn.feelings[0]!.id}`, from: felt.asks, prior: main ? 0.3 : turn.words <= 6 ? 1.2 : 0.6, matter: { ...matter, feeling: turn.feelings[0]! } })
  if (kind && !isTalk) close({ source: `kind ${heaviest!.kind}`, from: kind.asks, prior: gist ? 0.2 : 0.7 })
  if (turn.things.length > 0 && matter.thing) close({ source: 'thing', from: texts.details.asks, prior: main ? 0.3 : isKept(state) ? 0.8 : 0.3 })
  const active = texts.topics.find((one) => one.id === state.lastTopic && !turn.hits.some((hit) => hit.topic === one.id))
  if (active) close({ source: `before ${active.id}`, from: active.asks, prior: turn.clauses.length > 0 ? 0.2 : 0.7 })
  const told = heard.mirrored ?? heaviest
  const tense = told && !told.isQuestion ? tenseOf(told.text, state.language) : null
  if (tense) close({ source: `answer ${tense}`, from: texts.answers[tense]!.asks, prior: gist ? 0.3 : 0.65 })
  // What somebody living said or wants: how it reached the one who tells it.
  if (heaviest && isOfAnother.test(heaviest.text) && gist?.gist !== 'good' && state.focus?.fate !== 'dead') close({ source: 'answer theirs', from: texts.answers.theirs!.asks, prior: main ? 0.8 : 1.1 })
  const isOpenEnded = state.asked !== null && (state.asked === 'who' || state.asked === 'thing' || (state.asked === 'moment' && tense === 'past'))
  close({ source: `answer ${isOpenEnded ? state.asked : 'any'}`, from: (texts.answers[isOpenEnded ? state.asked! : 'any'] ?? texts.answers.any!).asks, prior: isOpenEnded ? 0.6 : 0.4 })
  // Now and then, somebody from before beside what is told now.
  if (state.replies.length >= 6 && !turn.isQuestion && turn.feelings.length === 0 && !ofThem.test(turn.plain)) {
    const lastReply = state.replies.at(-1) ?? ''
    const person = [...state.people].filter((one) => one.name !== null && one.fate !== null && !one.isPlural && turn.at - one.lastAt >= 2 && !lastReply.includes(one.name!.toLowerCase())).sort((one, other) => other.mentions - one.mentions)[0]
    if (person) close({ source: 'callback', from: texts.callbacks.person, prior: 0.75, matter: { ...matter, focus: person } })
  }
  close({ source: 'general', from: texts.generalAsks, prior: 0.2 })
  close({ source: 'goOn', from: texts.goOn, prior: 0.2 })
  return heard.isLight ? found.filter(isNotHeavy) : found
}

/** What is said of what is glad, as if it were likelier than the marks of each line say. */
const ofLight = 0.5
/** Kinds of clauses, feelings and answers nothing glad is met with. */
const heavySource = /^(?:general|kind (?:late|lastwords|unsaid|did|self|fear|others|absence|stillreach|body|miss|cant|dontknow|anger)|feeling (?!relief|love|gratitude|peace|hope)|answer (?:any|now|body|present|past)|before )/

const isNotHeavy = ({ source }: Candidate): boolean => !heavySource.test(source)

/** Clauses that might be said back: the one by rules, and the next heaviest. */
function echoesOf({ mirrored, clauses }: Heard): Clause[] {
  return mirrored ? [mirrored, ...clauses.filter((one) => one !== mirrored)].slice(0, mostEchoes) : []
}

/** Clauses and short sentences that might be quoted: their own words, and not what EÓN said just before. */
function quotesOf({ turn, replies, language }: Planning['state']): Clause[] {
  // What can be turned to «tú» is not quoted.
  const clauses = turn.clauses.filter((one) => one.turned === null && one.words <= mostOfClause && !one.isQuestion)
  const lastReply = replies.at(-1) ?? ''
  const found = [...clauses.slice(0, mostEchoes), ...wholesIn({ told: turn.told, clauses: turn.clauses, language }).slice(0, mostWholes)]
  return found.filter(({ text }) => !lastReply.includes(text.toLowerCase()) && !isUnsayable(text) && !ofDeath.test(text) && !cutShort.test(text) && !repeats(text, lastReply))
}

/** A sentence that was cut at the point of «Dr.» or "Mrs.". */
const cutShort = /(?<!\p{L})(?:Dr|Dra|Sr|Sra|Mr|Mrs|Ms|St|Prof)$/u

/** Whether a clause hands EÓN's own words back to it: «hay mucho, sí». */
function repeats(text: string, reply: string): boolean {
  const stems = plainText(text).match(/\p{L}{4,}/gu)?.map((word) => word.slice(0, 4)) ?? []
  const plain = plainText(reply.replace(/[«“][^»”]*[»”]/g, ' '))
  return stems.length > 0 && stems.every((stem) => plain.includes(stem))
}

const isKept = ({ turn, things }: Planning['state']): boolean => turn.things.some((thing) => things.some((one) => one.thing.id === thing.id && one.at < turn.at))
