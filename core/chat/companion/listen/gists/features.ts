import { storedClassOf } from '#core/classify/classes'
import { textFeatures } from '../features'
import type { Features, Reading } from '../reader'

/** How much each of these counts beside a whole word: how a text begins and how long it is, what it is about, the classes of its words and what follows what among them. */
const values = { form: 1, about: 1, class: 0.6, first: 0.7, pair: 0.5, triple: 0.3 }

/**
 * What a text shows of its gist: its words, how it begins, how long it is, what it is about (`subjects`, probabilities), and which classes its
 * words are of (those the screen learned, core/classify/classes): that somebody said something is seen whoever said it and whatever it was.
 */
export function gistFeatures(plain: string, subjects: Reading): Features {
  const features = textFeatures(plain)
  const words = plain.match(/[\p{L}\p{N}']+|\?/gu) ?? []
  features.set(`long ${Math.min(8, Math.floor(Math.log2(words.length + 1) * 2))}`, values.form)
  features.set(`first ${words[0] ?? ''}`, values.form)
  features.set(`first two ${words[0] ?? ''} ${words[1] ?? ''}`, values.form)
  for (const [name, probability] of subjects) if (probability > 0.03) features.set(`about ${name}`, values.about * Math.sqrt(probability))
  const classes = words.map(storedClassOf)
  features.set(`class first ${classes[0]?.coarse}`, values.first)
  features.set(`class first two ${classes[0]?.coarse} ${classes[1]?.coarse}`, values.first)
  classes.forEach((one, at) => {
    if (!one) return
    features.set(`class fine ${one.fine}`, values.class)
    features.set(`class ${one.coarse}`, values.class)
    const [next, afterNext] = [classes[at + 1], classes[at + 2]]
    if (next) features.set(`class pair ${one.coarse} ${next.coarse}`, values.pair)
    if (next && afterNext) features.set(`class triple ${one.coarse} ${next.coarse} ${afterNext.coarse}`, values.triple)
  })
  return features
}
