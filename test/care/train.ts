import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keyOf } from '#core/care/screen/model'
import { levels } from './corpus'
import { fitStretches, scoreSample, type Head, type Sample } from './fit'
import { keysSeen, rawSamplesOf, samplesOver } from './samples'
import { trainingFiles, trainingMessages, type TrainingMessage } from './training'

const folds = 5
/** A feature seen in fewer messages teaches nothing. */
const leastSeen = 3
/** How many features are kept: what fits in some 300 kB of source. */
const mostKept = 48_000

export type Trained = {
  keys: number[]
  heads: Head[]
  /** Scores of each message by a fit that has not seen it, for each head. */
  unseen: number[][]
  messages: TrainingMessage[]
}

/** Fits the three heads (at least concern, at least high, imminent) and scores every message by fits that have not seen it. */
export function train(report: (line: string) => void): Trained {
  const messages = trainingMessages()
  const raw = rawSamplesOf(messages)
  report(`${messages.length} messages, ${raw.length} stretches`)
  const isTrue = (head: number) => (message: number) => levels.indexOf(messages[message]!.label) > head
  const weightOf = (message: number) => (messages[message]!.isCorpus ? 2 : 1)
  const fitAll = (samples: readonly Sample[], size: number) => [0, 1, 2].map((head) => fitStretches({ samples, isTrue: isTrue(head), weightOf, size }))

  const seen = keysSeen({ samples: raw, least: leastSeen })
  const all = samplesOver({ samples: raw, keys: seen })
  const chosen = chooseKeys({ heads: fitAll(all, seen.length), samples: all, keys: seen })
  report(`${seen.length} features, ${chosen.length} kept`)
  const unseen = messages.map(() => [-Infinity, -Infinity, -Infinity])
  for (let fold = 0; fold < folds; fold++) {
    // Which features are kept was chosen with every label in sight, so what is scored unseen is fitted over all of them.
    const isOut = ({ message }: Sample) => foldOf(messages[message]!) === fold
    const heads = fitAll(all.filter((sample) => !isOut(sample)), seen.length)
    for (const sample of all.filter(isOut)) {
      heads.forEach((head, at) => {
        const scores = unseen[sample.message]!
        scores[at] = Math.max(scores[at]!, scoreSample(head, sample))
      })
    }
    report(`fold ${fold + 1} of ${folds}`)
  }
  return { keys: chosen, heads: fitAll(samplesOver({ samples: raw, keys: chosen }), chosen.length), unseen, messages }
}

/** The features that move scores most: by their weight, and by how often they are there to move them. */
function chooseKeys({ heads, samples, keys }: { heads: Head[]; samples: readonly Sample[]; keys: readonly number[] }): number[] {
  const moved = new Float64Array(keys.length)
  for (const sample of samples) {
    for (let i = 0; i < sample.keys.length; i++) {
      const at = sample.keys[i]!
      const most = Math.max(...heads.map(({ weights }) => Math.abs(weights[at]!)))
      moved[at]! += (most * sample.values[i]!) ** 2
    }
  }
  return [...moved.keys()].sort((one, other) => moved[other]! - moved[one]!).slice(0, mostKept).map((at) => keys[at]!).sort((one, other) => one - other)
}

/** A message keeps its fold whatever is added around it. */
function foldOf({ text }: TrainingMessage): number {
  return keyOf(`fold ${text}`) % folds
}

/** What the weights are made from: the messages, the words, and the code that reads them. Another fingerprint means stale weights. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const screen = readdirSync(root('core/care/screen'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^(weights|screen|topic|reading)\.ts$/.test(name))
  for (const name of screen.sort()) hash.update(name).update(readFileSync(root(`core/care/screen/${name}`)))
  for (const { name, text } of trainingFiles()) hash.update(name).update(text)
  for (const message of trainingMessages()) if (message.isCorpus) hash.update(JSON.stringify(message))
  for (const name of ['fit', 'samples', 'train', 'training']) hash.update(readFileSync(root(`test/care/${name}.ts`)))
  return hash.digest('hex').slice(0, 16)
}
