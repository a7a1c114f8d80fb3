import { plainSayingsIn } from './blunt'
import { storedClassOf, type ClassOf } from '#core/classify/classes'
import { classFeatures } from './class-features'
import { clausesOf } from './clauses'
import { soundOf } from './lexicon/concepts'
import { kindOfConcept } from './lexicon/kinds'
import { patternsIn } from './patterns'
import { readByRules } from './rules'
import { readWords, tongueOf, type Reading } from './tokens'

/** What a stretch of text shows, by name of what is seen; each counts once. */
export type Features = Set<string>

/** How much a family of features counts, by the letter its names begin with. */
export const familyWeights: Record<string, number> = {
  w: 1, b: 0.8, t: 0.4, k: 0.4, c: 0.15, u: 0.5, v: 0.5, y: 0.3, m: 1, n: 0.8, o: 0.6, p: 0.6, q: 0.6, '#': 0.5, L: 1, K: 0.3, '!': 0.8, M: 1, N: 1, P: 0.6, X: 0.5, Y: 0.5, G: 1, B: 1,
}

/**
 * What a stretch of plain text shows to the classifier: its words, the company they keep, what they mean together, and what the written
 * rules find in it.
 */
export function featuresOf({ plain, field, classOf = storedClassOf }: { plain: string; field: 'chat' | 'letter'; classOf?: ClassOf }): Features {
  const features = wordFeatures(plain)
  for (const name of classFeatures(plain, classOf)) features.add(name)
  features.add(`#field${field}`)
  const marks = readByRules({ plain, field }).marks
  marks.forEach((mark, at) => {
    features.add(`L${mark}`)
    for (const other of marks.slice(at + 1)) features.add(`K${mark}&${other}`)
  })
  for (const { name } of patternsIn(plain)) features.add(`G${name}`)
  for (const { name, level } of plainSayingsIn(plain)) features.add(`B${name} ${level}`)
  return features
}

/** The words of plain text, the classes they stand for, and how long it is: what any reader of short texts can go by. */
export function wordFeatures(plain: string): Features {
  const features: Features = new Set()
  const readings = readingsOf(plain)
  let before: Reading | null = null
  for (const reading of readings) {
    addWords(features, reading.words)
    addConcepts(features, reading)
    if (before) addNeighbours(features, before, reading)
    before = reading
  }
  addMessage(features, readings)
  const count = readings.reduce((sum, { words }) => sum + words.length, 0)
  const length = count <= 1 ? 1 : count <= 3 ? 3 : count <= 7 ? 7 : count <= 15 ? 15 : count <= 30 ? 30 : 60
  features.add(`#length${length}`)
  if (plain.includes('?')) features.add('#?')
  return features
}

export function readingsOf(plain: string): Reading[] {
  const tongue = tongueOf(plain.match(/[a-zñ']+/g) ?? [])
  return clausesOf(plain).map(({ text, isQuestion }) => readWords({ text, isQuestion, tongue }))
}

function addWords(features: Features, words: readonly string[]): void {
  words.forEach((word, at) => {
    features.add(`w${word}`)
    const next = words[at + 1]
    const afterNext = words[at + 2]
    if (at === 0) features.add(`b^_${word}`)
    if (next === undefined) features.add(`b${word}_$`)
    if (next !== undefined) features.add(`b${word}_${next}`)
    if (next !== undefined && afterNext !== undefined) {
      features.add(`t${word}_${next}_${afterNext}`)
      features.add(`k${word}_${afterNext}`)
    }
    addParts(features, word)
  })
}

function addParts(features: Features, word: string): void {
  const sound = `<${soundOf(word)}>`
  for (let size = 3; size <= 5; size++) {
    for (let at = 0; at + size <= sound.length; at++) features.add(`c${sound.slice(at, at + size)}`)
  }
}

function addConcepts(features: Features, { concepts, isQuestion }: Reading): void {
  let denied = 0
  const kinds = concepts.map((set) => [...new Set(set.map(kindOfConcept))])
  concepts.forEach((set, at) => {
    const negated = denied > 0
    denied = set.includes('no') || set.includes('nomore') || set.includes('without') ? 4 : denied - 1
    for (const concept of set) {
      features.add(`m${concept}`)
      if (negated && concept !== 'no') features.add(`!${concept}`)
      if (isQuestion) features.add(`q${concept}`)
      for (const next of concepts[at + 1] ?? []) {
        features.add(`n${concept}>${next}`)
        for (const third of concepts[at + 2] ?? []) features.add(`o${concept}>${next}>${third}`)
      }
      for (let far = at + 1; far <= at + 7 && far < concepts.length; far++) {
        for (const other of concepts[far] ?? []) {
          if (other !== concept) features.add(concept < other ? `p${concept}&${other}` : `p${other}&${concept}`)
        }
      }
    }
    for (const kind of kinds[at] ?? []) {
      features.add(`M${kind}`)
      if (negated) features.add(`N${kind}`)
      for (let far = at + 1; far <= at + 7 && far < kinds.length; far++) {
        for (const other of kinds[far] ?? []) {
          features.add(kind < other ? `P${kind}&${other}` : `P${other}&${kind}`)
        }
      }
    }
  })
}

function addNeighbours(features: Features, before: Reading, after: Reading): void {
  const one = new Set(before.concepts.flat().map(kindOfConcept))
  const two = new Set(after.concepts.flat().map(kindOfConcept))
  for (const first of one) for (const next of two) features.add(`X${first}>${next}`)
}

function addMessage(features: Features, readings: Reading[]): void {
  const all = [...new Set(readings.flatMap(({ concepts }) => concepts.flat()).map(kindOfConcept))].sort()
  all.forEach((kind, at) => all.slice(at + 1).forEach((other) => features.add(`Y${kind}&${other}`)))
}
