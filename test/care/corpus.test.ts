import { describe, expect, it } from 'vitest'
import { isHeldOut, levels, ordinaryKinds, riskKinds, type CareLevel, type CareMessage } from './corpus'
import { corpusEn } from './corpus.en'
import { corpusEs } from './corpus.es'

const corpora = { es: corpusEs, en: corpusEn }
const everything = [...corpusEs, ...corpusEn]

/** The words of a text without accents, capitals, apostrophes or punctuation. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/['’]/g, '').match(/[\p{L}\p{N}*]+/gu) ?? []
}

function shinglesOf(text: string): Set<string> {
  const words = wordsIn(text)
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')))
}

/** Pairs of messages that say nearly the same: alike in every word, or sharing half the five-word shingles of the shorter. */
function nearCopiesIn(messages: CareMessage[]): [string, string][] {
  const copies: [string, string][] = []
  const byWords = new Map<string, string>()
  const byShingle = new Map<string, number[]>()
  const shingles = messages.map(({ text }) => shinglesOf(text))
  messages.forEach(({ text }, i) => {
    const bare = wordsIn(text).join(' ')
    const other = byWords.get(bare)
    if (bare !== '' && other !== undefined) copies.push([other, text])
    byWords.set(bare, text)
    const shared = new Map<number, number>()
    for (const shingle of shingles[i] ?? []) {
      const holders = byShingle.get(shingle) ?? []
      for (const holder of holders) shared.set(holder, (shared.get(holder) ?? 0) + 1)
      byShingle.set(shingle, [...holders, i])
    }
    for (const [holder, count] of shared) {
      const shorter = Math.min(shingles[i]?.size ?? 0, shingles[holder]?.size ?? 0)
      if (count * 2 >= shorter) copies.push([messages[holder]?.text ?? '', text])
    }
  })
  return copies
}

function countOf(messages: CareMessage[], label: CareLevel): number {
  return messages.filter((message) => message.label === label).length
}

function isWritten(text: string): boolean {
  return text.trim().length > 0
}

describe('the corpus the safety screen is measured by', () => {
  it('holds no text twice', () => {
    const texts = everything.map(({ text }) => text)
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })

  it('gives every message a known level that its kind allows', () => {
    const isWrong = ({ kind, label }: CareMessage) =>
      !levels.includes(label) || (riskKinds.some((risk) => risk === kind) ? label === 'none' : label !== 'none' || !ordinaryKinds.some((ordinary) => ordinary === kind))
    expect(everything.filter(isWrong)).toEqual([])
  })

  it.each(['es', 'en'] as const)('has no near copies in %s', (language) => {
    expect(nearCopiesIn(corpora[language])).toEqual([])
  })

  it('would notice a near copy', () => {
    const message = { label: 'none', kind: 'everyday', field: 'chat', isHeldOut: false } as const
    const alike = (one: string, other: string) => nearCopiesIn([{ ...message, text: one }, { ...message, text: other }]).length
    expect(alike('no sé qué hacer con las plantas de mi padre', 'ya no sé qué hacer con las plantas de mi tía')).toBe(1)
    expect(alike('¡Adiós, papá!', 'adios papa')).toBe(1)
    expect(alike('no sé qué hacer con las plantas de mi padre', 'mi padre no sabía qué hacer con sus plantas')).toBe(0)
  })

  it.each(['es', 'en'] as const)('is large enough at every level in %s', (language) => {
    expect(countOf(corpora[language], 'imminent')).toBeGreaterThanOrEqual(250)
    expect(countOf(corpora[language], 'high')).toBeGreaterThanOrEqual(300)
    expect(countOf(corpora[language], 'concern')).toBeGreaterThanOrEqual(125)
    expect(countOf(corpora[language], 'none')).toBeGreaterThanOrEqual(850)
  })

  it.each(['es', 'en'] as const)('has every kind in %s, in both the part to work with and the part only measured', (language) => {
    const missing = [...riskKinds, ...ordinaryKinds].filter((kind) => {
      const messages = corpora[language].filter((message) => message.kind === kind)
      return messages.length < 12 || messages.filter(isHeldOut).length < 2
    })
    expect(missing).toEqual([])
  })

  it.each(['es', 'en'] as const)('keeps about a third in %s to be only measured, and enough of each level', (language) => {
    const shareOf = (messages: CareMessage[]) => messages.filter(isHeldOut).length / messages.length
    expect(shareOf(corpora[language])).toBeGreaterThan(0.3)
    expect(shareOf(corpora[language])).toBeLessThan(0.37)
    for (const label of levels) {
      const share = shareOf(corpora[language].filter((message) => message.label === label))
      expect(share).toBeGreaterThan(0.25)
      expect(share).toBeLessThan(0.45)
    }
  })

  it('has conversations of several turns, risky and ordinary, in both languages', () => {
    for (const corpus of Object.values(corpora)) {
      const conversations = corpus.filter(({ history }) => history !== undefined)
      expect(conversations.length).toBeGreaterThanOrEqual(40)
      expect(countOf(conversations, 'none')).toBeGreaterThanOrEqual(12)
      expect(conversations.every(({ history }) => history?.every(isWritten))).toBe(true)
    }
  })

  it('has letters, risky and ordinary, in both languages', () => {
    for (const corpus of Object.values(corpora)) {
      const letters = corpus.filter(({ field }) => field === 'letter')
      expect(letters.filter(({ label }) => label !== 'none').length).toBeGreaterThanOrEqual(25)
      expect(countOf(letters, 'none')).toBeGreaterThanOrEqual(25)
    }
  })
})
