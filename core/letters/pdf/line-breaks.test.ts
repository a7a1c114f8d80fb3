import { expect, it } from 'vitest'
import { breakLines, type Breakable } from './line-breaks'

type Word = Breakable & { text: string }

const words = (text: string): Word[] =>
  text.split(' ').map((word) => ({
    text: word,
    width: word.length,
    spaceBefore: true,
    hang: 0,
    isShort: /^\p{L}{1,2}$/u.test(word),
    endsSentence: word.endsWith('.'),
  }))

const lines = (text: string, measure: number): string[] =>
  breakLines({ words: words(text), measure, space: 1 }).map((line) => line.map((word) => word.text).join(' '))

it('keeps every word, in order, within the measure', () => {
  const text = 'una frase cualquiera que ha de caber en renglones cortos sin perder ni una palabra por el camino'
  expect(lines(text, 20).join(' ')).toBe(text)
  for (const line of lines(text, 20)) expect(line.length).toBeLessThanOrEqual(20)
})

it('evens lines out, where filling them one by one would leave a hole', () => {
  expect(lines('aaa bb cc ddddd', 6)).toEqual(['aaa', 'bb cc', 'ddddd'])
})

it('does not leave a little word at the end of a line when it costs next to nothing', () => {
  const text = 'la tarde en que todo pasó muy deprisa y nosotros dos'
  expect(lines(text, 41)).toEqual(['la tarde en que todo pasó muy deprisa', 'y nosotros dos'])
})

it('gives a word wider than the measure a line of its own', () => {
  expect(lines('a bbbbbbbbbbbb c', 5)).toEqual(['a', 'bbbbbbbbbbbb', 'c'])
})

it('joins what has no space before it', () => {
  const [first, second] = words('pan— a') as [Word, Word]
  expect(breakLines({ words: [first, { ...second, spaceBefore: false }], measure: 5, space: 1 })).toHaveLength(1)
})

it('gives nothing for nothing', () => {
  expect(breakLines({ words: [], measure: 10, space: 1 })).toEqual([])
})
