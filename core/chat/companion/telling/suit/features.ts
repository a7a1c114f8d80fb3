import { storedClassOf } from '#core/classify/classes'
import type { Clause } from '#core/language/clauses'
import type { Features } from '../../listen/reader'
import { plainText, wordsIn } from '../../listen/plain'
import { lineOf } from '../../line'
import type { State } from '../../state'
import type { Candidate } from '../candidates'
import type { Heard } from '../heard'

/** How much each sort of feature counts beside which list a line is of. */
const values = { line: 1, list: 1, evidence: 1, context: 0.6, word: 0.35, clause: 0.8, clauseWord: 0.6 }

/** What a turn shows, whatever may be said to it. */
export type TurnShown = { words: readonly string[]; classes: readonly string[]; context: ReadonlyMap<string, number> }

/** A share between 0 and 1 as one of five steps. */
const stepOf = (share: number): number => (share < 0.1 ? 0 : share < 0.3 ? 1 : share < 0.55 ? 2 : share < 0.8 ? 3 : 4)
const lengthOf = (words: number): number => Math.min(7, Math.floor(Math.log2(words + 1) * 1.4))

/** Reads off a turn, once, what the fitness of any line may hang on. */
export function shownBy(state: State, heard: Heard): TurnShown {
  const { turn } = state
  const words = [...new Set(wordsIn(turn.plain))]
  const context = new Map<string, number>()
  for (const [name, probability] of turn.gists) if (probability > 0.08) context.set(`gist ${name}`, Math.sqrt(probability))
  for (const { hit } of heard.topics.slice(0, 4)) context.set(`about ${hit.topic}`, Math.sqrt(Math.min(1, 0.3 + hit.likelihood)))
  for (const { id } of turn.feelings.slice(0, 2)) context.set(`feels ${id}`, 1)
  context.set(`long ${lengthOf(turn.words)}`, 1)
  context.set(`asked ${state.asked ?? 'nothing'}`, 0.7)
  if (turn.hasQuestion) context.set('question', 1)
  if (heard.isTalk) context.set('talk', 1)
  if (state.replies.length === 0) context.set('first', 1)
  for (const { fate } of turn.fates) context.set(`fate ${fate}`, 1)
  const classes = [...new Set(words.flatMap((word) => { const found = storedClassOf(word); return found ? [`${found.coarse}`] : [] }))]
  return { words, classes, context }
}

/** What a list of lines shows of how well it suits a turn, whichever of them is said. */
export function listFeatures({ shown, state, heard, candidate }: { shown: TurnShown; state: State; heard: Heard; candidate: Candidate }): Features {
  const { role, source, prior, likelihood, clause } = candidate
  const features = new Map<string, number>()
  const kind = kindOf(candidate)
  const list = `${role} ${source}`
  features.set(`role ${role}`, values.list)
  features.set(`kind ${kind}`, values.list)
  features.set(`list ${list}`, values.list)
  features.set(`prior ${role} ${Math.round(prior * 4)}`, values.evidence)
  if (likelihood !== undefined) {
    features.set(`likely ${kind} ${stepOf(likelihood)}`, values.evidence)
    features.set(`likely ${list} ${stepOf(likelihood)}`, values.evidence)
  }
  for (const [name, value] of shown.context) {
    features.set(`${kind} / ${name}`, values.context * value)
    features.set(`${list} / ${name}`, values.context * value)
  }
  for (const word of shown.words) {
    features.set(`${kind} w ${word}`, values.word)
    features.set(`${list} w ${word}`, values.word)
  }
  for (const one of shown.classes) {
    features.set(`${kind} c ${one}`, values.word)
    features.set(`${list} c ${one}`, values.word)
  }
  if (clause) for (const [name, value] of clauseFeatures(clause, { state, heard })) features.set(`${source.split(' ')[0]} ${name}`, value)
  return features
}

/** What one of its lines shows besides. */
export function lineFeatures({ shown, candidate, line }: { shown: TurnShown; candidate: Candidate; line: string }): Features {
  const { role, likelihood } = candidate
  const features = new Map<string, number>()
  const { asks } = lineOf(line)
  features.set(`line ${role} ${line}`, values.line)
  if (likelihood !== undefined) features.set(`line likely ${role} ${line} ${stepOf(likelihood)}`, values.evidence)
  for (const [name, value] of shown.context) {
    features.set(`${line} / ${name}`, values.context * value)
    if (asks) features.set(`${role} #${asks} / ${name}`, values.context * value)
  }
  if (asks) for (const word of shown.words) features.set(`${role} #${asks} w ${word}`, values.word)
  return features
}

const kindOf = ({ role, source }: Candidate): string => `${role} ${source.split(' ')[0]}`

/** What a clause shows of whether it is what its turn was written for. */
function* clauseFeatures(clause: Clause, { state: { turn }, heard }: { state: State; heard: Heard }): Iterable<[string, number]> {
  const among = turn.clauses.filter(({ isQuestion }) => !isQuestion)
  const inOrder = [...among].sort((one, other) => one.id - other.id)
  const at = inOrder.findIndex(({ id }) => id === clause.id)
  yield [`at ${among.length === 1 ? 'only' : at === 0 ? 'first' : at === inOrder.length - 1 ? 'last' : 'middle'} ${Math.min(4, among.length)}`, values.clause]
  yield [`sentence ${turn.sentences.length === 1 ? 'only' : clause.sentence === 0 ? 'first' : clause.sentence >= turn.sentences.length - 1 ? 'last' : 'middle'}`, values.clause]
  yield [`share ${stepOf(clause.words / Math.max(1, turn.words))}`, values.clause]
  yield [`long ${lengthOf(clause.words)}`, values.clause]
  yield [`kind ${clause.kind}`, values.clause]
  yield [`weight ${Math.min(12, Math.round(clause.weight))}`, values.clause]
  yield [`heaviest ${clause === heard.heaviest}`, values.clause]
  if (clause.id === heard.main?.hit.clause?.id) yield ['of subject', values.clause]
  const words = wordsIn(plainText(clause.text))
  const add = new Map<string, number>()
  words.forEach((word, index) => {
    add.set(`says ${word}`, values.clauseWord)
    const found = storedClassOf(word)
    if (found) add.set(`class ${found.coarse}`, values.clauseWord).set(`fine ${found.fine}`, values.clauseWord)
    if (index < 2) add.set(`begins ${index} ${word}`, values.clauseWord)
    if (index === words.length - 1) add.set(`ends ${word}`, values.clauseWord)
    if (words[index + 1]) add.set(`pair ${word} ${words[index + 1]!}`, values.clauseWord)
  })
  yield* add
}
