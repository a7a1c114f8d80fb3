import { englishWords } from './en'
import { englishFrames } from './en.frames'
import { englishPlainWords } from './en.plain'
import { spanishWords } from './es'
import { spanishFrames } from './es.frames'
import { spanishPlainWords } from './es.plain'

export type Tongue = 'es' | 'en'

/** A phrase of the lexicon found in a row of words: how many words it takes and the classes it stands for. */
export type Meaning = { length: number; concepts: readonly string[] }

type Lexicon = {
  /** Phrases by their first word, longest first. */
  phrases: Map<string, { words: string[]; concepts: string[] }[]>
  stems: Map<string, string[]>
  /** Words of five letters and more by how they sound, for what was typed by ear. */
  bySound: Map<string, string[]>
}

/** Kept once built: tables worked out from data, the same for every request. */
let lexicons: Record<Tongue, Lexicon> | undefined

function lexiconOf(tongue: Tongue): Lexicon {
  lexicons ??= { es: compile([spanishFrames, spanishWords, spanishPlainWords]), en: compile([englishFrames, englishWords, englishPlainWords]) }
  return lexicons[tongue]
}

function compile(sources: Record<string, string>[]): Lexicon {
  const phrases: Lexicon['phrases'] = new Map()
  const stems: Lexicon['stems'] = new Map()
  const bySound: Lexicon['bySound'] = new Map()
  const exact = new Map<string, string[]>()
  for (const [concept, list] of sources.flatMap((source) => Object.entries(source))) {
    for (const entry of list.trim().split(/\s+/)) {
      if (entry.endsWith('*')) addTo(stems, entry.slice(0, -1), concept)
      else addTo(exact, entry, concept)
    }
  }
  for (const [entry, concepts] of exact) {
    const words = entry.split('_')
    const first = words[0] ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), { words, concepts }])
    if (words.length === 1 && entry.length >= 5) for (const concept of concepts) addTo(bySound, soundOf(entry), concept)
  }
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length)
  return { phrases, stems, bySound }
}

function addTo(map: Map<string, string[]>, key: string, concept: string): void {
  const list = map.get(key)
  if (!list) map.set(key, [concept])
  else if (!list.includes(concept)) list.push(concept)
}

/** The longest phrase of the lexicon that starts at a word; null when the word means nothing the screen listens for. */
export function meaningAt({ words, at, tongue }: { words: readonly string[]; at: number; tongue: Tongue }): Meaning | null {
  const { phrases, stems, bySound } = lexiconOf(tongue)
  const word = words[at] ?? ''
  for (const phrase of phrases.get(word) ?? []) {
    if (phrase.words.every((part, i) => words[at + i] === part)) return { length: phrase.words.length, concepts: phrase.concepts }
  }
  for (let length = Math.min(word.length, 9); length >= 4; length--) {
    const concepts = stems.get(word.slice(0, length))
    if (concepts) return { length: 1, concepts }
  }
  const heard = word.length >= 4 ? bySound.get(soundOf(word)) : undefined
  return heard ? { length: 1, concepts: heard } : null
}

/** One spelling for what sounds alike: kiero and quiero, bivir and vivir, aorcar and ahorcar. */
export function soundOf(word: string): string {
  return word
    .replace(/qu|c(?![ieh])|q/g, 'k')
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/c(?=[ie])|z/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1')
}
