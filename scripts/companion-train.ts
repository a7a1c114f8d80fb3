import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textFeatures } from '#core/chat/companion/listen/features'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { generatedModule, packBytes, packRows } from '../test/care/pack'
import { fingerprintOf, gistFingerprintOf, suitFingerprint } from '../test/companion/fingerprint'
import { fitLabels, plainOf, sizes, type Fitted, type Sample, type Size } from '../test/companion/fit'
import { gistSample, labelledTurns } from '../test/companion/gists'
import { fitSuit } from '../test/companion/fit.marks'
import { labelledMessages } from '../test/companion/hearing'
import { markedTurns, samplesOfTurn } from '../test/companion/marks'

/**
 * Makes the weights by which the companion hears what a message is about and then, in a process of its own that reads those, what a turn
 * comes to (`npm run companion:train`; the second alone, `npm run companion:train:gists`), from what is worked with; and those by which it chooses what to
 * say (`npm run companion:train:suit`), from what readers made of lines.
 */
const languages = ['es', 'en'] as const
/** Of many features few weigh much, and those must not be cut off. */
const suitReach = 5
const [, , what = 'subjects'] = process.argv
if (what === 'suit') writeSuit()
else if (what === 'subjects') {
  const messages = labelledMessages().filter(({ isMeasured }) => !isMeasured)
  for (const language of languages) write(language, messages.filter((message) => message.language === language).map((message) => ({ features: textFeatures(plainOf(message)), labels: [message.subject ?? '', ...message.also] })), sizes.subjects)
} else {
  const turns = labelledTurns().filter(({ isMeasured }) => !isMeasured)
  for (const language of languages) write(language, turns.filter((turn) => turn.language === language).map(gistSample), sizes.gists)
}

function writeSuit(): void {
  const samples = markedTurns().filter(({ isMeasured }) => !isMeasured).flatMap(samplesOfTurn)
  const { keys, heads } = fitSuit(samples)
  const value = { fingerprint: suitFingerprint(), biases: heads.map(({ bias }) => Number(bias.toPrecision(5))), ...packRows({ keys, columns: heads.map(({ weights }) => weights), reach: suitReach }) }
  const source = generatedModule({ command: 'companion:train:suit', name: 'weights', value })
  writeFileSync(fileURLToPath(new URL('../core/chat/companion/telling/suit/weights.ts', import.meta.url)), source)
  console.log(`suit: ${samples.length} marks, ${keys.length} features, ${Math.round(source.length / 1024)} kB`)
}

function write(language: ContentLanguage, samples: readonly Sample[], size: Size): void {
  const fitted = fitLabels(samples, size)
  const fingerprint = what === 'subjects' ? fingerprintOf(language) : gistFingerprintOf(language)
  const source = generatedModule({ command: what === 'subjects' ? 'companion:train' : 'companion:train:gists', name: 'weights', value: { fingerprint, ...packed(fitted) } })
  writeFileSync(fileURLToPath(new URL(`../core/chat/companion/listen/${what}/weights.${language}.ts`, import.meta.url)), source)
  console.log(`${what}, ${language}: ${samples.length} texts, ${fitted.labels.length - 1} labels, ${fitted.keys.length} features, ${Math.round(source.length / 1024)} kB`)
}

function packed({ labels, keys, width, features, vectors, biases }: Fitted) {
  const columns = Array.from({ length: width }, (_, column) => Float32Array.from(keys, (__, row) => features[row * width + column]!))
  return { labels, features: packRows({ keys, columns }), vectors: packBytes(vectors), biases: Array.from(biases, (value) => Number(value.toPrecision(5))) }
}
