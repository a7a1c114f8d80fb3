import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { Kin } from '#core/language/kinship'
import type { Thing } from '#core/language/things'
import type { CompanionBrief } from '#core/ports/companion'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { readCorrection } from './listen/correction'
import { genderOfName } from '#core/language/firstnames'
import type { Fate, Mention } from './listen/people'
import { readPersonMemory } from './listen/memory'
import { readOwnWords, type OwnWords } from './listen/own'
import { languageSpoken } from './listen/tongue'
import { readTurn, type Turn } from './listen/turn'
import { foldSaid, isSaid, lineOf } from './line'
import { textsOf } from './texts'
import type { Exercise } from './texts/texts'

/** Somebody the person has spoken of. */
export type Person = {
  key: string
  kin: Kin
  /** «tu madre», "your mum"; null where only a name is known. */
  relation: string | null
  name: string | null
  gender: 'f' | 'm' | null
  isPlural: boolean
  fate: Fate | null
  mentions: number
  firstAt: number
  lastAt: number
  /** Known from an earlier conversation and not yet named in this one. */
  isRemembered: boolean
}

/** Where an exercise stands: offered (-1), or at which step. */
export type Doing = { exercise: Exercise; step: number }

/** What the conversation has come to, worked out from its turns. */
export type State = {
  language: ContentLanguage
  turns: Turn[]
  turn: Turn
  people: Person[]
  /** Whom this turn is about, or the one most spoken of. */
  focus: Person | null
  feelings: { felt: FeltEmotion; at: number }[]
  things: { thing: Thing; at: number }[]
  clauses: { clause: Clause; at: number }[]
  /** Topics heard, with the first turn that named them and how often the companion has spoken of them. */
  threads: { topic: string; at: number; lastAt: number; answered: number; clause: Clause | null }[]
  own: OwnWords
  /** EÓN's replies, folded. */
  replies: string[]
  /** What the last reply asked about. */
  asked: string | null
  lastTopic: string | null
  doing: Doing | null
  offered: Set<string>
  correction: { from: string | null; to: string; isName: boolean } | null
  wantsNoQuestions: boolean
  onlyListen: boolean
  repliesWithoutQuestion: number
  summarisedAt: number | null
}

/** How many of the person's last turns are read whole; older ones only count. */
const readBack = 60

/** Follows a conversation from its first turn to the one that is to be answered. */
export function followConversation(brief: Pick<CompanionBrief, 'language' | 'turns' | 'memories' | 'name'>): State {
  const spoken = brief.turns.filter((turn) => turn.from === 'person')
  const language = languageSpoken(spoken.slice(-8).map((turn) => turn.text), brief.language)
  const texts = textsOf(language)
  const replies = brief.turns.filter((turn) => turn.from === 'eon').map((turn) => foldSaid(turn.text))
  const skipped = Math.max(0, spoken.length - readBack)
  const turns = spoken.slice(skipped).map((turn, i) => readTurn({ raw: turn.text, at: skipped + i, language }))
  const turn = turns.at(-1) ?? readTurn({ raw: '', at: 0, language })
  const people: Person[] = brief.memories.flatMap((memory) => readPersonMemory(memory, language))
  const state: State = {
    language, turns, turn, people, focus: null, feelings: [], things: [], clauses: [], threads: [], own: { name: brief.name, helps: null, avoids: null }, replies, asked: null, lastTopic: null, doing: null,
    offered: new Set(), correction: null, wantsNoQuestions: false, onlyListen: false, repliesWithoutQuestion: 0, summarisedAt: null,
  }
  for (const one of turns) take(state, one)
  const lastReply = replies.slice(-1)
  state.asked = askedIn(lastReply, texts)
  for (const thread of state.threads) thread.answered = countSaid(thread.topic, replies, texts)
  state.lastTopic = texts.topics.find((topic) => [...topic.says, ...topic.asks].some((line) => isSaid(lineOf(line), lastReply)))?.id ?? null
  for (const exercise of texts.exercises) {
    if ([...exercise.offers, ...exercise.steps].some((line) => isSaid(lineOf(line), replies))) state.offered.add(exercise.id)
    if (exercise.offers.some((line) => isSaid(lineOf(line), lastReply))) state.doing = { exercise, step: -1 }
    exercise.steps.forEach((line, step) => {
      if (isSaid(lineOf(line), lastReply)) state.doing = { exercise, step }
    })
  }
  for (const [id, lines] of [['letter', texts.letterOffers], ['ritual', texts.ritualOffers]] as const) if (lines.some((line) => isSaid(lineOf(line), replies))) state.offered.add(id)
  const summary = replies.findLastIndex((reply) => texts.summaries.opens.some((line) => isSaid(lineOf(line), [reply])))
  state.summarisedAt = summary < 0 ? null : summary
  state.repliesWithoutQuestion = replies.length - 1 - replies.findLastIndex((reply) => reply.includes('?'))
  state.focus = focusOf(state)
  return state
}

function countSaid(topic: string, replies: readonly string[], texts: ReturnType<typeof textsOf>): number {
  const held = texts.topics.find((one) => one.id === topic)
  return held ? [...held.says, ...held.asks].filter((line) => isSaid(lineOf(line), replies)).length : 0
}

function askedIn(replies: readonly string[], texts: ReturnType<typeof textsOf>): string | null {
  if (replies.length === 0 || !replies[0]!.includes('?')) return null
  const lists = [
    ...texts.topics.map((topic) => topic.asks), ...Object.values(texts.kinds).map((pair) => pair.asks), ...Object.values(texts.feelings).map((pair) => pair.asks), ...Object.values(texts.answers).map((pair) => pair.asks),
    texts.generalAsks, texts.names.asks, ...Object.values(texts.returns), ...Object.values(texts.shortAnswers).map((pair) => pair.asks), texts.letterOffers, texts.ritualOffers, texts.near.asks,
  ]
  for (const list of lists) for (const authored of list) {
    const line = lineOf(authored)
    if (isSaid(line, replies)) return line.asks ?? 'any'
  }
  return 'any'
}

/** Takes one turn into what is known. */
function take(state: State, turn: Turn): void {
  const { language } = state
  const isLast = turn === state.turn
  const correction = readCorrection(turn, state.people, language)
  if (correction) {
    const held = state.people.find((one) => one === correction.person)
    if (held) Object.assign(held, correction.change)
    if (isLast) state.correction = { from: correction.from, to: correction.to, isName: correction.isName }
  }
  for (const mention of correction ? [] : turn.mentions) meet(state, mention, turn.at)
  for (const { fate, mention } of turn.fates) {
    const named = mention ? find(state.people, mention) : (lastNamed(state.people, turn.at, fate) ?? null)
    if (named && (named.fate === null || fate === 'dead' || turn.at > named.lastAt)) named.fate = fate
  }
  if (turn.words <= 5) nameAnswered(state, turn)
  Object.assign(state.own, readOwnWords(turn.text, language, state.own))
  for (const felt of turn.feelings) state.feelings.push({ felt, at: turn.at })
  for (const thing of turn.things.slice(0, 3)) if (!state.things.some((one) => one.thing.id === thing.id)) state.things.push({ thing, at: turn.at })
  for (const clause of turn.clauses.slice(0, 4)) if (!state.clauses.some((one) => one.clause.text === clause.text)) state.clauses.push({ clause, at: turn.at })
  for (const hit of turn.hits) {
    const held = state.threads.find((one) => one.topic === hit.topic)
    if (held) Object.assign(held, { lastAt: turn.at, clause: held.clause ?? hit.clause })
    else state.threads.push({ topic: hit.topic, at: turn.at, lastAt: turn.at, answered: 0, clause: hit.clause })
  }
  if (turn.acts.includes('noQuestions')) state.wantsNoQuestions = true
  if (turn.acts.includes('onlyListen')) state.onlyListen = true
}

function find(people: readonly Person[], mention: Mention): Person | undefined {
  return people.find((one) => (mention.name !== null && one.name === mention.name) || (mention.word !== null && one.kin === mention.kin && (one.gender === mention.gender || one.gender === null || mention.gender === null) && one.isPlural === mention.isPlural))
}

/** A pronoun stands for the one last named whose kind may have met that fate. */
function lastNamed(people: readonly Person[], at: number, fate: Fate): Person | undefined {
  return [...people].sort((one, other) => other.lastAt - one.lastAt).find((one) => at - one.lastAt <= 3 && !one.isPlural && (fate !== 'gone' || ['ex', 'partner', 'person', 'friend'].includes(one.kin)))
}

function meet(state: State, mention: Mention, at: number): void {
  const held = find(state.people, mention)
  if (held) {
    held.mentions++
    held.lastAt = at
    held.isRemembered = false
    held.name ??= mention.name
    held.gender ??= mention.gender
    if (held.kin === 'person' && mention.word) Object.assign(held, { kin: mention.kin, relation: relationOf(mention, state.language) })
    return
  }
  state.people.push({
    key: mention.kin === 'person' ? (mention.name ?? 'person').toLowerCase() : `${mention.kin}${mention.gender ?? ''}`, kin: mention.kin, relation: relationOf(mention, state.language), name: mention.name, gender: mention.gender, isPlural: mention.isPlural,
    fate: mention.kin === 'ex' ? 'gone' : null, mentions: 1, firstAt: at, lastAt: at, isRemembered: false,
  })
}

function relationOf(mention: Mention, language: ContentLanguage): string | null {
  if (!mention.word) return null
  return language === 'es' ? `${mention.isPlural ? 'tus' : 'tu'} ${mention.word}` : `your ${mention.word}`
}

/** «¿Cómo se llamaba tu madre?» «Carmen.» */
function nameAnswered(state: State, turn: Turn): void {
  const reply = state.replies[turn.at - 1 - (state.turn.at - state.replies.length)]
  const asked = reply !== undefined && textsOf(state.language).names.asks.some((line) => isSaid(lineOf(line), [reply]))
  const name = /^(?:se llam(?:a|aba) |su nombre (?:es|era) |era |es |(?:his|her|their) name (?:is|was) |it was |it's )?(\p{L}{2,}(?: \p{Lu}\p{L}+)?)[.!]*$/u.exec(turn.text)?.[1]
  if (!asked || !name || turn.acts.some((act) => act !== 'greeting')) return
  const nameless = [...state.people].filter((one) => one.name === null && !one.isPlural).sort((one, other) => weightOf(other) - weightOf(one))[0]
  if (!nameless) return
  nameless.name = name.charAt(0).toUpperCase() + name.slice(1)
  nameless.lastAt = turn.at
  nameless.gender ??= genderOfName(name, state.language === 'es')
  state.people = state.people.filter((one) => one === nameless || one.name !== nameless.name || one.relation !== null)
}

/** How much somebody matters here: the lost before the others, the often named before the seldom. */
export function weightOf(person: Person): number {
  return (person.fate === 'dead' ? 6 : person.fate === 'gone' ? 5 : person.fate === 'ill' ? 3 : 0) + Math.min(person.mentions, 5) - (person.isRemembered ? 6 : 0)
}

function focusOf(state: State): Person | null {
  const now = state.people.filter((one) => one.lastAt === state.turn.at && !one.isRemembered)
  const ranked = [...(now.length > 0 ? now : state.people.filter((one) => !one.isRemembered))].sort((one, other) => weightOf(other) - weightOf(one))
  return ranked[0] ?? null
}
