import { describe, expect, it } from 'vitest'
import { readTurn } from './turn'
import { wholesIn } from './wholes'

const textsOf = (raw: string, language: 'es' | 'en'): string[] => {
  const { told, clauses } = readTurn({ raw, at: 0, language })
  return wholesIn({ told, clauses, language }).map(({ text }) => text)
}

describe('sentences that may be quoted whole', () => {
  it.each([
    ['es', 'Me retaba en quechua por la mañana y me perdonaba en castellano.', 'me retaba en quechua por la mañana y me perdonaba en castellano'],
    ['en', 'She packed the shop into boxes and then she unpacked it again.', 'she packed the shop into boxes and then she unpacked it again'],
  ] as const)('keep both their halves (%s)', (language, raw, whole) => {
    expect(textsOf(raw, language)).toContain(whole)
  })

  it.each([
    ['es', 'Mi padre estaba en casa y murió el martes.'],
    ['es', 'Me dijo «no vengas más» y se fue a su cuarto.'],
    ['en', 'She sat down and asked whether I was coming?'],
    ['en', 'He shut the door and fuck him for that.'],
  ] as const)('are none with a death, another’s words, a question or an oath in them (%s: %s)', (language, raw) => {
    expect(textsOf(raw, language)).toEqual([])
  })
})
