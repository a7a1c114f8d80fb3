import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../test/care/fingerprint'
import { packNet } from '../test/care/train.net'
import { generatedModule, packClasses, packRows } from '../test/care/pack'
import { chooseThresholds, describeUnseen } from '../test/care/thresholds'
import { trainLeavingOut, trainOnAll, type Unseen } from '../test/care/train'

/**
 * Makes the weights of the screen. What is stored is fitted on every message; where it begins to count is found by a second fit, in a
 * process beside this one, that leaves files out and scores them. With a path (`npm run care:train -- scores.json`) these scores are kept there:
 * what no fit has seen and is still judged wrongly is what to write the next messages around.
 */
/** Of many features few weigh much, and those must not be cut off: with three deviations scores are off by 0.9, with six by 0.5 log-odds. */
const linearReach = 6
const [, , argument] = process.argv
const leavesOut = argument === 'leaving-out'

if (leavesOut) {
  const unseen = trainLeavingOut((line) => console.log(`left out: ${line}`))
  process.send!(unseen, () => process.disconnect())
} else {
  const started = Date.now()
  const inputs = fingerprint()
  const beside = fork(fileURLToPath(import.meta.url), ['leaving-out'])
  const scored = new Promise<Unseen[]>((resolve, reject) => {
    beside.once('message', (unseen) => resolve(unseen as Unseen[]))
    beside.once('exit', (code) => reject(new Error(`the fit that leaves files out ended with ${code}`)))
  })
  scored.catch(() => undefined)
  const { linear, net, classes } = trainOnAll((line) => console.log(line))
  const unseen = await scored
  if (argument) writeFileSync(argument, JSON.stringify(unseen))
  const thresholds = chooseThresholds(unseen)
  for (const line of describeUnseen(unseen, thresholds)) console.log(line)
  const round = (value: number) => Number(value.toPrecision(6))
  write('core/care/screen/weights.ts', 'weights', { fingerprint: inputs, ...packRows({ ...linear, reach: linearReach }), biases: linear.biases.map(round), thresholds })
  write('core/care/screen/net/weights.ts', 'net', packNet(net))
  write('core/classify/classes/weights.ts', 'classes', packClasses(classes))
  console.log(`${Math.round((Date.now() - started) / 1000)} s`)
}

function write(path: string, name: string, value: object): void {
  const source = generatedModule({ command: 'care:train', name, value })
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), source)
  console.log(`${path}: ${Math.round(source.length / 1024)} kB`)
}
