import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedModule, packBytes, packRows } from '../test/care/pack'
import { fingerprintOf } from '../test/companion/fingerprint'
import { fitSubjects, width, type Fitted } from '../test/companion/fit'
import { labelledMessages } from '../test/companion/hearing'

/** Makes the weights by which the companion hears what a message is about (`npm run companion:train`), from the messages worked with. */
const messages = labelledMessages().filter(({ isMeasured }) => !isMeasured)
for (const language of ['es', 'en'] as const) {
  const own = messages.filter((message) => message.language === language)
  const fitted = fitSubjects(own)
  const source = generatedModule({ command: 'companion:train', name: 'weights', value: { fingerprint: fingerprintOf(language), ...packed(fitted) } })
  writeFileSync(fileURLToPath(new URL(`../core/chat/companion/listen/subjects/weights.${language}.ts`, import.meta.url)), source)
  console.log(`${language}: ${own.length} messages, ${fitted.subjects.length - 1} subjects, ${fitted.keys.length} features, ${Math.round(source.length / 1024)} kB`)
}

function packed({ subjects, keys, features, vectors, biases }: Fitted) {
  const columns = Array.from({ length: width }, (_, column) => Float32Array.from(keys, (__, row) => features[row * width + column]!))
  return { subjects, features: packRows({ keys, columns }), vectors: packBytes(vectors), biases: Array.from(biases, (value) => Number(value.toPrecision(5))) }
}
