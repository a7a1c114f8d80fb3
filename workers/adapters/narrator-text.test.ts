import { expect, it } from 'vitest'
import { pauses } from '../sound/pauses'
import { cutIntoParts, guessBytes } from './narrator-text'

const cut = (paragraphs: string[], longest: number) => cutIntoParts({ paragraphs, longest, language: 'es' })
const texts = (paragraphs: string[], longest: number) => cut(paragraphs, longest).map(({ text }) => text)

it('makes a part of each paragraph, however short, with the silence that follows it', () => {
  expect(cut(['Uno.', ' Dos.\n', 'Tres.'], 100)).toEqual([
    { text: 'Uno.', paragraph: 0, pauseMs: pauses.paragraph },
    { text: 'Dos.', paragraph: 1, pauseMs: pauses.paragraph },
    { text: 'Tres.', paragraph: 2, pauseMs: pauses.end },
  ])
})

it('cuts a paragraph that does not fit between its sentences', () => {
  expect(cut(['Hola, Ana. ¿Qué tal? Bien.', 'Adiós.'], 16)).toEqual([
    { text: 'Hola, Ana.', paragraph: 0, pauseMs: pauses.sentence },
    { text: '¿Qué tal? Bien.', paragraph: 0, pauseMs: pauses.paragraph },
    { text: 'Adiós.', paragraph: 1, pauseMs: pauses.end },
  ])
})

it('cuts a sentence that does not fit between its words, hardly pausing there, and a word only when it must', () => {
  expect(cut(['uno dos tres. Sí.'], 8)).toEqual([
    { text: 'uno dos', paragraph: 0, pauseMs: pauses.words },
    { text: 'tres.', paragraph: 0, pauseMs: pauses.sentence },
    { text: 'Sí.', paragraph: 0, pauseMs: pauses.end },
  ])
  expect(texts(['abcdefghij'], 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(texts(['👍a👍a👍a'], 3)).toEqual(['👍a', '👍a', '👍a'])
})

it('leaves out what nobody can say, and keeps count of it', () => {
  expect(cut(['', '😀', 'Hola.', '…'], 100)).toEqual([{ text: 'Hola.', paragraph: 2, pauseMs: pauses.end }])
})

it('takes an empty line within a paragraph for the end of one', () => {
  expect(cut(['Uno.\n \nDos.', 'Tres.'], 100).map(({ paragraph, pauseMs }) => [paragraph, pauseMs])).toEqual([
    [0, pauses.paragraph],
    [0, pauses.paragraph],
    [1, pauses.end],
  ])
})

it('loses no word of a long letter', () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `Frase ${index} de la carta. ¿Y la otra, ${index}? ${'y sigue '.repeat(index * 10)}fin.`
  )
  const parts = texts(paragraphs, 500)
  expect(parts.every((part) => part.length <= 500)).toBe(true)
  expect(parts.join(' ').split(/\s+/u)).toEqual(paragraphs.join(' ').split(/\s+/u))
})

it('guesses five times the bytes for the full quality', () => {
  const paragraphs = ['x'.repeat(1500)]
  expect(guessBytes({ paragraphs, quality: 'full' })).toBe(5 * guessBytes({ paragraphs, quality: 'light' }))
})
