// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, it } from 'vitest'
import { longestUtterance, pauses, planReading } from './sentences'

const plan = (...paragraphs: string[]) => planReading({ paragraphs, language: 'es' })

it('speaks sentence by sentence, with a longer breath between paragraphs and at the end', () => {
  expect(plan('Hola, Ana. ¿Qué tal?', '¡Bien!', 'Adiós.')).toEqual([
    { text: 'Hola, Ana.', pauseMs: pauses.sentence, paragraph: 0 },
    { text: '¿Qué tal?', pauseMs: pauses.paragraph, paragraph: 0 },
    { text: '¡Bien!', pauseMs: pauses.paragraph, paragraph: 1 },
    { text: 'Adiós.', pauseMs: pauses.end, paragraph: 2 },
  ])
})

it('does not take the stop of an abbreviation for the end of a sentence', () => {
  expect(plan('La Sra. López vive en EE. UU. desde 1990. Es feliz.').map(({ text }) => text)).toEqual([
    'La señora López vive en Estados Unidos desde 1990.',
    'Es feliz.',
  ])
})

it('leaves no trace of paragraphs with nothing to say', () => {
  expect(plan('', 'Hola.', '😀😀', '…', 'Adiós.', '❤️')).toEqual([
    { text: 'Hola.', pauseMs: pauses.paragraph, paragraph: 1 },
    { text: 'Adiós.', pauseMs: pauses.end, paragraph: 4 },
  ])
  expect(plan('', '😀')).toEqual([])
})

it('takes an empty line within a paragraph for a new paragraph', () => {
  expect(plan('Hola.\n\nAdiós.').map(({ pauseMs }) => pauseMs)).toEqual([pauses.paragraph, pauses.end])
})

it('cuts a long sentence at its clauses and keeps every word in order', () => {
  const sentence = `${'Pienso en ti cuando llueve, y también cuando no; '.repeat(20)}siempre.`
  const utterances = plan(sentence)
  expect(utterances.length).toBeGreaterThan(3)
  for (const { text } of utterances) expect(text.length).toBeLessThanOrEqual(longestUtterance)
  for (const { text, pauseMs } of utterances.slice(0, -1)) {
    expect(text).toMatch(/;$/u)
    expect(pauseMs).toBe(pauses.strongClause)
  }
  expect(utterances.map(({ text }) => text).join(' ')).toBe(sentence)
})

it('cuts between words where a sentence has no marks, and through a word when it must', () => {
  const words = plan('amor '.repeat(120))
  expect(words.every(({ text }) => text.length <= longestUtterance && /^amor( amor)*$/u.test(text))).toBe(true)
  expect(words.at(0)?.pauseMs).toBe(pauses.words)
  expect(
    plan('abcd'.repeat(200))
      .map(({ text }) => text)
      .join('')
  ).toBe('abcd'.repeat(200))
})
