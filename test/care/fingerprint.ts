import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { conversationTurns, corpusMessages, spokenTurns, trainingFiles } from './training'

/** What the weights are made from: the messages, the words, and the code that reads them. Another fingerprint means stale weights. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const screen = readdirSync(root('core/care/screen'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)weights\.ts$|^(?:ambiguous|answer|follow|ordinary|screen|steps-taken|topic|turn)\.ts$/.test(name))
  for (const name of screen.sort()) hash.update(name).update(readFileSync(root(`core/care/screen/${name}`)))
  for (const path of ['core/classify/keys.ts', 'core/classify/classes.ts']) hash.update(readFileSync(root(path)))
  for (const { name, text } of trainingFiles()) hash.update(name).update(text)
  for (const message of [...corpusMessages().filter(({ isHeldOut }) => !isHeldOut), ...conversationTurns(), ...spokenTurns()]) hash.update(JSON.stringify(message))
  for (const name of ['fit', 'fit.classes', 'fit.net', 'group-of', 'histories', 'random', 'samples', 'train', 'train.net', 'training', 'weigh']) hash.update(readFileSync(root(`test/care/${name}.ts`)))
  const kernel = readdirSync(root('test/care/kernel'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  for (const name of kernel.sort()) hash.update(name).update(readFileSync(root(`test/care/kernel/${name}`)))
  return hash.digest('hex').slice(0, 16)
}
