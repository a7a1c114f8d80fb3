import { groups } from '#core/care/screen/groups'
import { oddsOf, type NetScores } from '#core/care/screen/net/net'
import { stepSize } from '#core/care/screen/net/pool'
import { stepsOf, unknownWord, type Step } from '#core/care/screen/net/steps'
import { windowsOf } from '#core/care/screen/windows'
import { levels } from './corpus'
import { fitNet, readerOf, type Net, type NetSample, type StepRows } from './fit.net'
import { groupOf } from './group-of'
import { packBytes, packRows } from './pack'
import { plainOf } from './samples'
import type { TrainingMessage } from './training'
import { weightOfMessage } from './weigh'

/** A word seen in fewer messages teaches nothing. */
const leastSeen = 3
const rounds = 6

export type NetTrained = { net: Net; /** Keys of the rows, in order. */ keys: number[] }

type StepMessage = { stretches: Step[][] }

/** The messages as the net reads them. */
export function stepMessages(messages: readonly TrainingMessage[]): StepMessage[] {
  return messages.map((message) => ({ stretches: windowsOf(plainOf(message)).map(stepsOf) }))
}

/** Fits the net on messages and the steps they are read as. */
export function trainNet({ messages, read, report }: { messages: readonly TrainingMessage[]; read: readonly StepMessage[]; report?: (line: string) => void }): NetTrained {
  const keys = keysOf(read)
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const samples = messages.map((message, at): NetSample => ({ ...rowsOf(read[at]!, rowOf), isLetter: message.field === 'letter', level: levels.indexOf(message.label), group: groupOf(message), weight: weightOfMessage(message) }))
  report?.(`${samples.length} messages, ${keys.length} words and meanings`)
  const net = fitNet({ samples, rowCount: keys.length, groups: groups.length, unknownRow: rowOf.get(unknownWord)!, rounds, ...(report && { report }) })
  return { net, keys }
}

/** What a finished net makes of each stretch of a message. */
export function readUnseen({ net, keys }: NetTrained): (message: StepMessage, field: 'chat' | 'letter') => NetScores[] {
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const readOne = readerOf(net)
  return (message, field) => readOne({ ...rowsOf(message, rowOf), isLetter: field === 'letter' }).map((sums) => oddsOf([...sums]))
}

/** Words seen often enough, all meanings, and what stands for other words, by key. */
function keysOf(read: readonly StepMessage[]): number[] {
  const seen = new Map<number, number>()
  const meanings = new Set<number>()
  for (const { stretches } of read) {
    const steps = stretches.flat()
    for (const word of new Set(steps.map((step) => step.word))) seen.set(word, (seen.get(word) ?? 0) + 1)
    for (const step of steps) for (const meaning of step.meanings) meanings.add(meaning)
  }
  const words = [...seen].filter(([, count]) => count >= leastSeen).map(([word]) => word)
  return [...new Set([...words, ...meanings, unknownWord])].sort((one, other) => one - other)
}

function rowsOf({ stretches }: StepMessage, rowOf: ReadonlyMap<number, number>): { stretches: StepRows[] } {
  const unknown = rowOf.get(unknownWord)!
  const rows = (steps: readonly Step[]): StepRows => steps.map(({ word, meanings }) => Int32Array.from([rowOf.get(word) ?? unknown, ...meanings.flatMap((key) => rowOf.get(key) ?? [])]))
  return { stretches: stretches.map(rows) }
}

/** A finished net as it is stored (`core/care/screen/net/net.ts` unpacks it). */
export function packNet({ net, keys }: NetTrained) {
  const columns = Array.from({ length: stepSize }, (_, column) => Float32Array.from(keys, (__, row) => net.rows[row * stepSize + column]!))
  return {
    rows: packRows({ keys, columns }),
    banks: net.banks.map(({ weights, biases }) => ({ ...packBytes(weights), biases: Array.from(biases, (value) => Number(value.toPrecision(5))) })),
    output: { ...packBytes(net.output), biases: Array.from(net.biases, (value) => Number(value.toPrecision(5))) },
  }
}
