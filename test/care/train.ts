import type { ClassOf } from '#core/classify/classes'
import { groups, headCount, riskGroups } from '#core/care/screen/groups'
import { combine, type Scores } from '#core/care/screen/model'
import { keyOf } from '#core/classify/keys'
import { graver, together } from '#core/care/screen/reading'
import { levels } from './corpus'
import { chooseStretches, fitGroups, fitHeads, scoreSample, type Sample } from './fit'
import { classOfTrained, trainClasses, type ClassesTrained } from './fit.classes'
import { groupOf } from './group-of'
import { inConversations } from './histories'
import { keysSeen, samplesOf, samplesOver, strongestKeys } from './samples'
import { readUnseen, stepMessages, trainNet, type NetTrained } from './train.net'
import { trainingMessages, type TrainingMessage } from './training'
import { weightOfMessage } from './weigh'

/** One file in so many is left out to see how the fit does on messages it has not seen. */
const parts = 3
/** A feature seen in fewer messages teaches nothing. */
const leastSeen = 3
/** How many features are kept, of more than a million: others add next to nothing. */
const mostKept = 256_000

/** Weights by column: the heads first, then the groups. */
type Fitted = { columns: Float32Array[]; biases: number[] }
type Linear = Fitted & { keys: number[] }
export type Trained = { linear: Linear; net: NetTrained; classes: ClassesTrained }

/** A message scored by fits that have not seen it: by itself, and as one text with the turns before it where there are any. */
export type Unseen = { message: TrainingMessage; own: Scores; joined: Scores | null }

type Report = (line: string) => void

/** Fits word classes, classifier and net on every message. */
export function trainOnAll(report: Report): Trained {
  return trainOn(trainingMessages(), report)
}

/** Fits them with a third of the files left out, and scores the messages in those, many of them once more in a conversation. */
export function trainLeavingOut(report: Report): Unseen[] {
  const messages = trainingMessages()
  const isOut = (message: TrainingMessage) => keyOf(`fold ${message.source ?? message.text}`) % parts === 0
  const trained = trainOn(messages.filter((message) => !isOut(message)), report)
  const alone = messages.filter(isOut)
  const left = [...alone, ...inConversations(alone)]
  const own = scoreAll(trained, left.map(({ history: _, ...alone }) => alone))
  const joined = scoreAll(trained, left)
  return left.map((message, at) => ({ message, own: own[at]!, joined: message.history ? joined[at]! : null }))
}

function trainOn(written: readonly TrainingMessage[], report: Report): Trained {
  const messages = [...written, ...inConversations(written)]
  report(`${messages.length} messages, of them ${messages.length - written.length} once more in a conversation`)
  const classes = trainClasses(written)
  report(`${classes.keys.length} words sorted into classes`)
  const net = trainNet({ messages, read: stepMessages(messages), report })
  return { linear: fitLinear(messages, classOfTrained(classes), report), net, classes }
}

function fitLinear(messages: readonly TrainingMessage[], classOf: ClassOf, report: Report): Linear {
  const raw = samplesOf(messages, classOf)
  const seen = keysSeen({ samples: raw, least: leastSeen })
  const all = samplesOver({ samples: raw, keys: seen })
  const keys = strongestKeys({ ...fitColumns({ samples: all, messages, size: seen.length, isRough: true }), samples: all, keys: seen, most: mostKept })
  report(`${raw.length} stretches, ${seen.length} features, ${keys.length} kept`)
  return { keys, ...fitColumns({ samples: samplesOver({ samples: raw, keys }), messages, size: keys.length }) }
}

/** For each message the gravest that classifier and net together make of any stretch of it. */
function scoreAll({ linear, net, classes }: Trained, messages: readonly TrainingMessage[]): Scores[] {
  const read = readUnseen(net)
  const byNet = stepMessages(messages).map((steps, at) => read(steps, messages[at]!.field))
  const scores: Scores[] = []
  const stretches = messages.map(() => 0)
  for (const sample of samplesOver({ samples: samplesOf(messages, classOfTrained(classes)), keys: linear.keys })) {
    const byWords = combine(linear.columns.map((weights, column) => scoreSample({ weights, bias: linear.biases[column]! }, sample)))
    const both = together(byWords, byNet[sample.message]![stretches[sample.message]!++]!)
    const before = scores[sample.message]
    scores[sample.message] = before ? graver(before, both) : both
  }
  return scores
}

function fitColumns({ samples, messages, size, isRough = false }: { samples: readonly Sample[]; messages: readonly TrainingMessage[]; size: number; /** Enough to tell which features matter. */ isRough?: boolean }): Fitted {
  const level = (message: number) => levels.indexOf(messages[message]!.label)
  const chosen = chooseStretches({ samples, isRisk: (message) => level(message) > 0, size })
  const weightOf = (sample: Sample) => chosen.share(sample) * weightOfMessage(messages[sample.message]!)
  const heads = fitHeads({ samples: chosen.samples, isTrue: ({ message }, head) => level(message) > head, heads: headCount, weightOf, size, ...(isRough && { rounds: 2 }) })
  const { weights, biases } = fitGroups({ samples: chosen.samples, groupOf: ({ message }) => groupOf(messages[message]!), weightOf, size, groups: groups.length, risky: riskGroups.length, ...(isRough && { rounds: 2 }) })
  const columns = groups.map((_, group) => Float32Array.from({ length: size }, (__, at) => weights[at * groups.length + group]!))
  return { columns: [...heads.map((head) => head.weights), ...columns], biases: [...heads.map(({ bias }) => bias), ...biases] }
}
