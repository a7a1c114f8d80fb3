import { describe, expect, it } from 'vitest'
import { apart, cutApart } from './run-together'

describe('words typed without spaces', () => {
  it.each([
    ['nopuedomas', 'no puedo mas'],
    ['voyamatarme esta noche', 'voy a matarme esta noche'],
    ['icantdothisanymore', 'i cant do this anymore'],
    ['im ok. leavemealone', 'im ok. leave me alone'],
  ])('are cut apart: %j', (run, words) => {
    expect(cutApart(run)).toBe(words)
  })

  it.each(['hermanita', 'something', 'together', 'medianoche', 'despertarla', 'suicidarse', 'devolverle', 'cantidad', 'nightlife', 'informe', 'overtired', 'atendiendo'])('are told from one long word: %j', (word) => {
    expect(cutApart(word)).toBe(word)
  })

  it.each(['www.iwanttodie.com', 'iwanttodie.com', '@iwanttodie', 'iwanttodie@example.com'])('are left alone in an address: %j', (address) => {
    expect(cutApart(address)).toBe(address)
  })

  it('are read in what was typed letter by letter, however short', () => {
    expect(apart('memato')).toBe('me mato')
    expect(apart('suicidio')).toBe('suicidio')
    expect(apart('xyzzy')).toBe('xyzzy')
  })
})
