import type { Clause } from '#core/language/clauses'
import type { FeltEmotion } from '#core/language/emotions'
import type { Kin } from '#core/language/kinship'
import type { Thing } from '#core/language/things'
import type { CompanionBrief } from '#core/ports/companion'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Act } from './listen/acts'
import { addressOf } from './address'
import { fromVoseo } from './voseo'
import { readCorrection } from './listen/correction'
import { genderOfName } from '#core/language/firstnames'
import { isFirstName, type Fate, type Mention } from './listen/people'
import { readPersonMemory } from './listen/memory'
import { introduced, isNamedInPast, namingIn, speaksOfNames } from './listen/naming'
import { readOwnWords, type OwnWords } from './listen/own'
import { languageSpoken } from './listen/tongue'
import { plainText } from './listen/plain'
import { oneself, readTurn, type Turn } from './listen/turn'
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
  /** Said to be alive: no death is theirs. */
  isAlive?: boolean
  /** True where the path, and not a sentence, says what became of them: spoken by, and not remembered. */
  isFateSupposed?: boolean
  /** Known from an earlier conversation and not yet named in this one. */
  isRemembered: boolean
  /** Named in the past («se llamaba Rosa»): nothing is asked as of somebody living. */
  isPast?: boolean
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
  /** Says «usted» to EÓN. */
  isFormal: boolean
  /** Says «vos» to EÓN. */
  isVoseante: boolean
  repliesWithoutQuestion: number
  summarisedAt: number | null
  /** What became of somebody who has not been named yet: «me dejó». */
  fateUnsaid: Fate | null
  /** What was known before the last turn. */
  before: { people: Person[]; own: OwnWords }
}

/** How many of the person's last turns are read whole; older ones only count. */
const readBack = 60

/** Follows a conversation from its first turn to the one that is to be answered. */
export function followConversation(brief: Pick<CompanionBrief, 'language' | 'turns' | 'memories' | 'name' | 'path'>): State {
  const spoken = brief.turns.filter((turn) => turn.from === 'person')
  const language = languageSpoken(spoken.slice(-8).map((turn) => turn.text), brief.language)
  const texts = textsOf(language)
  const said = brief.turns.filter((turn) => turn.from === 'eon').map(({ text }) => text)
  const replies = (language === 'es' ? said.map(fromVoseo) : said).map(foldSaid)
  const skipped = Math.max(0, spoken.length - readBack)
  const before = repliesBefore(brief.turns)
  const turns = spoken.slice(skipped).map((turn, i) => readTurn({ raw: turn.text, at: skipped + i, language, after: before[skipped + i] ?? '' }))
  const turn = turns.at(-1) ?? readTurn({ raw: '', at: 0, language })
  const address = language === 'es' ? addressOf(turns.map(({ text }) => text)) : null
  const people: Person[] = brief.memories.flatMap((memory) => readPersonMemory(memory, language))
  const state: State = {
    language, turns, turn, people, focus: null, feelings: [], things: [], clauses: [], threads: [], own: { name: brief.name, helps: null, avoids: null }, replies, asked: null, lastTopic: null, doing: null,
    offered: new Set(), correction: null, wantsNoQuestions: false, onlyListen: false, isFormal: address === 'usted', isVoseante: address === 'vos', repliesWithoutQuestion: 0, summarisedAt: null, fateUnsaid: null, before: { people: [], own: { name: brief.name, helps: null, avoids: null } },
  }
  for (const one of turns) {
    if (one === turn) state.before = { people: state.people.map((person) => ({ ...person })), own: { ...state.own } }
    take(state, one)
  }
  // On the path of separation, a partner spoken of is the one who is no longer there.
  if (brief.path === 'ruptura' && state.threads.some((one) => ['breakup', 'left', 'leaving', 'betrayal', 'new-partner', 'divorce', 'still-love'].includes(one.topic))) for (const one of state.people) if (one.kin === 'partner' && one.fate === null) Object.assign(one, { fate: 'gone', isFateSupposed: true })
  dropUnfounded(state, brief.path)
  dropDenied(state)
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

/** For each of the person's turns what EÓN said just before it. */
function repliesBefore(turns: CompanionBrief['turns']): string[] {
  return turns.flatMap((turn, at) => (turn.from === 'person' ? [turns[at - 1]?.from === 'eon' ? turns[at - 1]!.text : ''] : []))
}

/** Subjects of a death or of a separation are not heard where there is none. */
function dropUnfounded(state: State, path: CompanionBrief['path']): void {
  const { topics } = textsOf(state.language)
  const has = { dead: path === 'duelo' || hasLost(state), gone: path === 'ruptura' || state.people.some((one) => one.fate === 'gone') || state.threads.some((one) => one.topic === 'breakup' || one.topic === 'divorce') }
  const isLost = has.dead || has.gone
  const isFounded = (id: string): boolean => {
    const only = topics.find((one) => one.id === id)?.only
    return only === undefined || (only === 'lost' ? isLost : has[only])
  }
  // «mi marido se fue», on the path of grief, is a death.
  const isGrief = path === 'duelo' && !state.people.some((one) => one.fate === 'gone')
  // «mi padre está en paliativos»: nobody has died.
  const isAwaited = (state.turn.fates.some((one) => one.fate === 'ill') || (state.turn.alive.length > 0 && !/\b(?:funeral|entierro|wake|buried|enterramos)\b/.test(state.turn.plain))) && !hasLost(state)
  // «Anoche lo pillé llorando y no le dije nada», of somebody living named just before: nothing left unsaid to the dead.
  const latest = state.people.filter((one) => !one.isRemembered && !one.isPlural && state.turn.at - one.lastAt <= 1).sort((one, other) => other.lastAt - one.lastAt || Number(other.fate === 'dead') - Number(one.fate === 'dead'))[0]
  const isOfLiving = latest !== undefined && latest.fate === null && latest.relation !== null && hasLost(state)
  const notMeant = new Set([
    ...(isOfLiving ? ['unsaid', 'goodbye-missed', 'missed-call', 'voice', 'talking-to'] : []),
    ...(isGrief ? ['breakup', 'left', 'leaving'] : []),
    ...(isAwaited ? ['death', 'funeral'] : []),
    ...(hasLost(state, 'child', 'baby') ? ['own-children'] : []),
    ...(hasLost(state, 'friend') ? ['friendship-lost'] : []),
  ])
  state.threads = state.threads.filter(({ topic }) => isFounded(topic) && !notMeant.has(topic))
  // «Cosía.», of a mother who died: what she did, and no trade of theirs.
  const isOfTheDead = isGrief && hasLost(state) && !oneself.test(state.turn.plain)
  state.turn.hits = state.turn.hits.filter((one) => state.threads.some((thread) => thread.topic === one.topic) && !(isOfTheDead && ofOwnWork.has(one.topic)))
}

const ofOwnWork: ReadonlySet<string> = new Set(['own-trade', 'creative', 'work', 'retirement', 'study', 'burnout'])

/** A subject the companion took up and the person then refused («no estoy sin trabajo, fue un paro cardíaco»): not heard again. */
function dropDenied(state: State): void {
  const { topics } = textsOf(state.language)
  const denied = new Set<string>()
  for (const turn of state.turns) {
    const reply = state.replies[turn.at - 1 - (state.turn.at - state.replies.length)]
    if (!reply || !refusal.test(turn.plain)) continue
    for (const { id, hears, says, asks } of topics) {
      if (![...says, ...asks].some((line) => isSaid(lineOf(line), [reply]))) continue
      const match = hears.exec(turn.plain)
      const isRefused = match !== null && (refusalBefore.test(turn.plain.slice(0, match.index)) || /^[\s.,;]*(?:not me|yo no)\b/.test(turn.plain.slice(match.index + match[0].length)))
      // Its own word refused («not difficult between us») is the subject refused.
      const word = /(?:^|[.!?] )(?:not|no es|no era|no fue) (\p{L}{7,})/u.exec(turn.plain)?.[1]
      if (isRefused || (word && plainText(reply).includes(word))) denied.add(id)
    }
  }
  if (denied.size === 0) return
  state.threads = state.threads.filter(({ topic }) => !denied.has(topic))
  state.turn.hits = state.turn.hits.filter(({ topic }) => !denied.has(topic))
}

const refusing = "\\b(?:no|nadie|ningun[oa]?|tampoco|not|nobody|isn't|wasn't|don't mean|didn't mean|never|you keep saying)"
const refusal = new RegExp(`${refusing}\\b`)
/** A no that reaches the next word without a stop between: «No estoy» sin trabajo, but not «No.» No duermo. */
const refusalBefore = new RegExp(`${refusing}(?: \\p{L}+){0,4}\\s*$`, 'u')

function countSaid(topic: string, replies: readonly string[], texts: ReturnType<typeof textsOf>): number {
  const held = texts.topics.find((one) => one.id === topic)
  return held ? [...held.says, ...held.asks].filter((line) => isSaid(lineOf(line), replies)).length : 0
}

function askedIn(replies: readonly string[], texts: ReturnType<typeof textsOf>): string | null {
  if (replies.length === 0 || !replies[0]!.includes('?')) return null
  const lists = [
    ...texts.topics.map((topic) => topic.asks), ...Object.values(texts.kinds).map((pair) => pair.asks), ...Object.values(texts.feelings).map((pair) => pair.asks), ...Object.values(texts.answers).map((pair) => pair.asks),
    ...Object.values(texts.gists).map((pair) => pair.asks), texts.goodNews.asks, texts.details.asks, texts.acts.wantsAdvice ?? [], texts.generalAsks, texts.names.asks, ...Object.values(texts.returns), ...Object.values(texts.callbacks), ...Object.values(texts.shortAnswers).map((pair) => pair.asks), texts.letterOffers, texts.ritualOffers, texts.near.asks,
  ]
  for (const list of lists) for (const authored of list) {
    const line = lineOf(authored)
    if (isSaid(line, replies)) return line.asks ?? 'any'
  }
  return 'any'
}

/** Turns that are about EÓN, or were said to try it: nothing in them is taken for the person's life. */
const aside = new Set<Act>(['roleplay', 'injection', 'sexual', 'offTopic', 'testing', 'price', 'privacy', 'whoReads', 'training', 'recall', 'recallWho', 'recallFact', 'unexplained', 'letterWho', 'memory', 'whatCanYouDo', 'letterHow', 'ritualHow', 'voiceHow', 'isHuman', 'languageHow', 'hostile', 'useless', 'cannotKnow', 'ofOtherLanguage', 'wantsFormal', 'notifies', 'sharedDevice', 'wantsHuman'])

const ofBirth = /\b(?:stillb(?:orn|irth)|born (?:dead|still|sleeping)|naci[oe] (?:sin vida|muert[oa])|mortinat[oa]|muerte fetal)\b/

/** Takes one turn into what is known. */
function take(state: State, turn: Turn): void {
  const { language } = state
  if (turn.acts.some((act) => aside.has(act)) && turn.words < 25) {
    if (turn.acts.includes('noQuestions')) state.wantsNoQuestions = true
    // «Soy Rosa. No sé cómo va esto.»
    if (turn.acts.includes('greeting')) state.own.name = readOwnWords(turn.text, language, state.own).name
    return
  }
  const isLast = turn === state.turn
  const correction = readCorrection(turn, state.people, language)
  if (correction) {
    const held = state.people.find((one) => one === correction.person)
    if (held) Object.assign(held, correction.change)
    if (isLast) state.correction = { from: correction.from, to: correction.to, isName: correction.isName }
  }
  for (const mention of correction ? [] : turn.mentions) {
    if (mention.name && turn.words <= 8 && /llam|nombre|named?|called/i.test(turn.text) && !state.people.some((one) => one.name === mention.name)) turn.named.push(mention.name)
    meet(state, mention, turn.at)
  }
  for (const mention of turn.alive) {
    const held = find(state.people, mention)
    if (held) Object.assign(held, { isAlive: true, isPast: false, fate: held.fate === 'dead' ? null : held.fate })
  }
  for (const { fate, mention } of turn.fates) {
    // A pronoun stands for somebody named before, where this turn names nobody.
    const named = mention ? find(state.people, mention) : turn.mentions.length === 0 ? (lastNamed(state.people.filter((one) => !isOfOther(one, turn.plain, language)), turn.at, fate) ?? null) : null
    if (!named) state.fateUnsaid = fate
    if (named?.isAlive && fate === 'dead') {
      // What is said last counts, but for a turn that says they live.
      if (turn.alive.some((one) => find(state.people, one) === named)) continue
      named.isAlive = false
    }
    if (named && (named.fate === null || fate === 'dead' || (turn.at > named.lastAt && !(named.fate === 'dead' && fate === 'ill')))) named.fate = fate
  }
  // «Nació muerto», "our son was stillborn": nothing is asked of him as of one who lived.
  if (ofBirth.test(turn.plain)) for (const { fate, mention } of turn.fates) if (fate === 'dead' && mention?.kin === 'child') Object.assign(find(state.people, mention) ?? {}, { kin: 'baby' })
  takeNames(state, turn)
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

/** Somebody who is nobody's kin: «un paciente», "my client". */
const somebody = /\b(?:(?:an?|the|my|our|one of (?:my|our)|this) (?:\w+ ){0,2}(?:patient|client|customer|neighbou?r|colleague|student|pupil|resident|lodger)|(?:un|una|el|la|mi) (?:paciente|client[ea]|vecin[oa]|alumn[oa]|companer[oa]|residente))\b/

/** «my patient was old and he died»: of somebody else than the one named last; so is "he died" after a woman was named. */
function isOfOther({ name, gender, fate }: Person, plain: string, language: ContentLanguage): boolean {
  if (fate !== null) return false
  if (somebody.test(plain)) return true
  if (language === 'es') return false
  const isHe = /\bhe\b/.test(plain)
  const isShe = /\bshe\b/.test(plain)
  const known = gender ?? (name ? genderOfName(name, false) : null)
  return isHe !== isShe && known !== null && known !== (isHe ? 'm' : 'f')
}

/** A pronoun stands for the one last named whose kind may have met that fate. */
function lastNamed(people: readonly Person[], at: number, fate: Fate): Person | undefined {
  return [...people].sort((one, other) => other.lastAt - one.lastAt).find((one) => at - one.lastAt <= 3 && !one.isPlural && !(one.isAlive && fate === 'dead') && (fate !== 'gone' || ['ex', 'partner', 'person', 'friend'].includes(one.kin)))
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

/** «¿Cómo se llamaba tu madre?» «Carmen.»; «marta y dani»: names given to those who had none. */
function takeNames(state: State, turn: Turn): void {
  const { language } = state
  const reply = state.replies[turn.at - 1 - (state.turn.at - state.replies.length)]
  const at = state.replies.indexOf(reply ?? '')
  const wasAsked = at >= 0 && state.replies.slice(Math.max(0, at - 2), at + 1).some((one) => textsOf(language).names.asks.some((line) => isSaid(lineOf(line), [one])))
  // «Hernán. Era carpintero.», where his name was asked for.
  const alone = wasAsked ? (bareName(turn.text) ?? answeredName(turn.text)) : null
  const said = alone ?? namingIn(turn.text, turn.words)
  // «Se llamaba Teresa. ¿Qué hago con su ropa?»: named beside what is asked.
  if (said === null || (turn.acts.length > 0 && (!speaksOfNames(said) || said === turn.text || turn.acts.some((act) => aside.has(act))))) return
  const words = introduced[language].exec(said)?.[1]?.split(/, | y | and /) ?? []
  const isIntroduced = alone !== null || speaksOfNames(said)
  if (words.length === 0 || words.some((word) => noNames.test(word.charAt(0).toUpperCase() + word.slice(1))) || (turn.feelings.length > 0 && !isIntroduced) || (turn.hits.length > 0 && !isIntroduced) || !words.every((word) => isFirstName(word) || ((wasAsked || isIntroduced) && words.length === 1 && /^\p{Lu}\p{L}+$/u.test(word)))) return
  for (const word of words) {
    const name = word.charAt(0).toUpperCase() + word.slice(1)
    const gender = genderOfName(name, language === 'es')
    const known = state.people.find((one) => one.name === name && one.relation !== null)
    const unnamed = state.people.filter((one) => one.name === null && !one.isPlural && !one.isRemembered && one.relation !== null)
    // «se llama Pau»: of one person without a name it is theirs, whatever the name is mostly given to.
    const nameless = unnamed.filter((one) => one.gender === null || gender === null || one.gender === gender || (isIntroduced && unnamed.length === 1)).sort((one, other) => other.lastAt + (wasAsked ? weightOf(other) : weightOf(other) / 4) - (one.lastAt + (wasAsked ? weightOf(one) : weightOf(one) / 4)))[0]
    const person: Person = known ?? nameless ?? { key: name.toLowerCase(), kin: 'person', relation: null, name, gender, isPlural: false, fate: state.fateUnsaid, mentions: 1, firstAt: turn.at, lastAt: turn.at, isRemembered: false }
    state.fateUnsaid = null
    Object.assign(person, { name, lastAt: turn.at, gender: person.gender ?? gender, isPast: isNamedInPast(said) })
    state.people = [person, ...state.people.filter((one) => one !== person && (one.name !== name || one.relation !== null))]
    if (!turn.named.includes(name)) turn.named.push(name)
  }
}

/** «Alasdair. Ally para todos.»: where the name was asked for, the word at the head of the answer, where what follows is about names too. */
function answeredName(text: string): string | null {
  return /^(\p{Lu}\p{Ll}{2,})[.,]\s+\p{Lu}\p{L}+ (?:para|to) (?:todos|todas|todo el mundo|nosotros|los amigos|everybody|everyone|us|his|her|friends|me)(?!\p{L})/u.exec(text)?.[1] ?? null
}

const noNames = /^(?:Pues|Bueno|Vale|Claro|Nada|Nadie|Well|Yes|No|Nobody|Nothing|Sorry|Cancer|Covid|Stroke|Dementia|Alzheimers?|Pneumonia|Suicide|Overdose|Mum|Mom|Dad)$/u

/** A name and a stop at the head of an answer. */
function bareName(text: string): string | null {
  const word = /^(\p{Lu}\p{L}+)[.!,]\s/u.exec(text)?.[1]
  return word && (isFirstName(word) || new RegExp(`^${word}[.,] ${word}(?!\\p{L})`, 'u').test(text) || /^\p{Lu}\p{L}{2,}[.,]\s+(?:he|she|they)(?!\p{L})/iu.test(text) || /^\p{Lu}\p{L}+\.\s+(?:Era|Tenía)(?!\p{L})/u.test(text)) ? word : null
}

/** Whether somebody told of has died, or somebody who was one of these. */
export function hasLost(state: Pick<State, 'people'>, ...kins: readonly Kin[]): boolean {
  return state.people.some(({ fate, kin }) => fate === 'dead' && (kins.length === 0 || kins.includes(kin)))
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
