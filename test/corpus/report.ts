import type { LetterPath, WrittenLetter } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { checkLetter, type LetterFault } from '../../core/letters/composer/check'
import { composeLetter } from '../../core/letters/composer/composer'
import { bareSentence, countWords, sentencesIn, shingles } from '#core/language/words'
import { corpusRequests, type CorpusRequest } from './requests'

type Measured = { request: CorpusRequest; letter: WrittenLetter; faults: LetterFault[]; shingles: Set<string>; sentences: string[]; words: number; ms: number }

function measure(request: CorpusRequest): Measured {
  const start = performance.now()
  const letter = composeLetter(request)
  const ms = performance.now() - start
  const sentences = letter.paragraphs.slice(1, -1).flatMap(sentencesIn).map(bareSentence).filter((sentence) => sentence.length > 0)
  return { request, letter, faults: checkLetter(letter, request), shingles: new Set(shingles(letter.paragraphs.slice(1, -1).join(' '), 5)), sentences, words: letter.paragraphs.reduce((sum, text) => sum + countWords(text), 0), ms }
}

function jaccard(one: Set<string>, other: Set<string>): number {
  let shared = 0
  for (const item of one) if (other.has(item)) shared++
  return shared / (one.size + other.size - shared)
}

function pairs(items: Measured[]): { mean: number; worst: number } {
  let sum = 0
  let count = 0
  let worst = 0
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      const value = jaccard(items[i]!.shingles, items[j]!.shingles)
      sum += value
      count++
      worst = Math.max(worst, value)
    }
  }
  return { mean: count ? sum / count : 0, worst }
}

/** Share of sentences that stand in more than two letters of the group: told one by one, and over different sentences, each once. */
function sharedSentences(items: Measured[]): { share: number; ofDifferent: number; most: [string, number][] } {
  const letters = new Map<string, number>()
  for (const item of items) for (const sentence of new Set(item.sentences)) letters.set(sentence, (letters.get(sentence) ?? 0) + 1)
  let shared = 0
  let all = 0
  for (const item of items) {
    for (const sentence of item.sentences) {
      all++
      if ((letters.get(sentence) ?? 0) > 2) shared++
    }
  }
  const often = [...letters.values()].filter((count) => count > 2).length
  return { share: all ? shared / all : 0, ofDifferent: letters.size ? often / letters.size : 0, most: [...letters.entries()].sort((one, other) => other[1] - one[1]).slice(0, 6) }
}

function syllablesEs(word: string): number {
  const plain = word.toLowerCase().replace(/qu|gu(?=[eiéí])/g, 'k').replace(/[^a-záéíóúüñ]/g, '')
  return Math.max(1, (plain.match(/[aeoáéó]?[iuü]?[aeoáéóíú]|[iuüíú]+|[aeoáéó]/g) ?? []).length)
}

function syllablesEn(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  if (plain.length <= 3) return 1
  return Math.max(1, (plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '').match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** Fernández Huerta (1959) for Spanish, Flesch (1948) for English: higher is easier; 60-70 is plain, 80 is easy. */
function readingEase(letter: WrittenLetter, language: ContentLanguage): number {
  const text = letter.paragraphs.slice(1, -2)
  const words = text.join(' ').match(/\p{L}+/gu) ?? []
  const sentences = text.flatMap(sentencesIn).length
  const syllables = words.reduce((sum, word) => sum + (language === 'es' ? syllablesEs(word) : syllablesEn(word)), 0)
  const perWord = syllables / words.length
  const perSentence = words.length / sentences
  return language === 'es' ? 206.84 - 60 * perWord - 1.02 * perSentence : 206.835 - 1.015 * perSentence - 84.6 * perWord
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`

function tell(name: string, items: Measured[], isDetailed: boolean): void {
  const free = items.filter((item) => item.request.depth === 'free')
  const deep = items.filter((item) => item.request.depth === 'deep')
  const all = pairs(items)
  const shared = sharedSentences(items)
  const faults = items.flatMap((item) => item.faults)
  const count = (...codes: LetterFault['code'][]): number => faults.filter((fault) => codes.includes(fault.code)).length
  const named = { agreement: count('agreement'), leftovers: count('leftover'), 'other language': count('language') }
  const others = faults.length - named.agreement - named.leftovers - named['other language']
  const range = (group: Measured[]): string => (group.length ? `${Math.min(...group.map((item) => item.words))}-${Math.max(...group.map((item) => item.words))}` : 'none')
  console.log(
    [
      name.padEnd(24), `letters ${String(items.length).padStart(3)}`, `overlap mean ${all.mean.toFixed(3)} (free ${pairs(free).mean.toFixed(3)}, deep ${pairs(deep).mean.toFixed(3)}, worst ${all.worst.toFixed(2)})`,
      `sentences in >2 letters ${percent(shared.share)} (free only ${percent(sharedSentences(free).share)}; of different ones ${percent(shared.ofDifferent)})`, `words free ${range(free)} deep ${range(deep)}`, `ease ${mean(items.map((item) => readingEase(item.letter, item.request.language))).toFixed(0)}`,
      ...Object.entries(named).map(([name, found]) => `${name} ${found}`), `other faults ${others}`, `${mean(items.map((item) => item.ms)).toFixed(0)} ms`,
    ].join(' | '),
  )
  if (isDetailed) {
    for (const [sentence, count] of shared.most) if (count > 2) console.log(`      ${count} × ${sentence}`)
    for (const item of items) for (const fault of item.faults) console.log(`      fault ${fault.code}: ${fault.detail} [${item.request.nombre}]`)
  }
}

const isDetailed = process.argv.includes('--detail')
const shown = process.argv.find((one) => one.startsWith('--show='))?.slice(7)
const measured = corpusRequests.map(measure)

for (const set of ['worked with', 'held out', 'all'] as const) {
  console.log(`\n${set}`)
  for (const language of ['es', 'en'] as const) {
    for (const path of ['duelo', 'ruptura', 'proposito'] as LetterPath[]) {
      const items = measured.filter(({ request }) => request.path === path && request.language === language && (set === 'all' || request.isHeldOut === (set === 'held out')))
      tell(`${path} ${language}`, items, isDetailed && set !== 'held out')
    }
  }
}
tell('\nwhole corpus', measured, false)

// Same request, another seed: how far apart two letters to one person are.
const again = corpusRequests.filter((_, i) => i % 6 === 0).map((request) => jaccard(measure(request).shingles, measure({ ...request, seed: `${request.seed}-again` }).shingles))
console.log(`same request, another seed: overlap ${mean(again).toFixed(3)} (worst ${Math.max(...again).toFixed(2)})`)

if (shown) {
  const [language, path, from = '0', to = '3'] = shown.split(',')
  const items = measured.filter(({ request }) => request.language === language && request.path === path && !request.isHeldOut).slice(Number(from), Number(to))
  for (const { request, letter, words } of items) {
    console.log(`\n=== ${request.relacion} | ${request.apodo} | ${request.nombre} (${request.genero}, ${request.depth}, ${words}) | ${request.mensaje} | ${request.emocion} | ${request.cierre}\n# ${letter.title}`)
    for (const paragraph of letter.paragraphs) console.log(`${paragraph}\n`)
  }
}
