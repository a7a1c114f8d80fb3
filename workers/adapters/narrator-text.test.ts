import { expect, it } from 'vitest'
import { cutIntoParts } from './narrator-text'

const cut = (paragraphs: string[], longest: number) => cutIntoParts({ paragraphs, longest, language: 'es' })

it('keeps paragraphs together as long as they fit', () => {
  expect(cut(['Uno.', 'Dos.', 'Tres.'], 10)).toEqual(['Uno.\n\nDos.', 'Tres.'])
})

it('cuts a paragraph that does not fit between its sentences', () => {
  expect(cut(['Hola, Ana. ¿Qué tal? Bien.', 'Adiós.'], 16)).toEqual(['Hola, Ana.', '¿Qué tal? Bien.', 'Adiós.'])
})

it('cuts a sentence that does not fit between its words, and a word only when it must', () => {
  expect(cut(['uno dos tres'], 8)).toEqual(['uno dos', 'tres'])
  expect(cut(['abcdefghij'], 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(cut(['👍a👍a👍a'], 3)).toEqual(['👍a', '👍a', '👍a'])
})

it('leaves out what nobody can say', () => {
  expect(cut(['', '😀', 'Hola.', '…'], 100)).toEqual(['Hola.'])
})

it('loses no word of a long letter', () => {
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `Frase ${index} de la carta. ¿Y la otra, ${index}? ${'y sigue '.repeat(index * 10)}fin.`
  )
  const parts = cut(paragraphs, 500)
  expect(parts.every((part) => part.length <= 500)).toBe(true)
  expect(parts.join(' ').split(/\s+/u)).toEqual(paragraphs.join(' ').split(/\s+/u))
})
