import { describe, expect, it } from 'vitest'
import { saysJoke, saysOnlyJoke } from './joke'

describe('that something was a joke', () => {
  it.each([['es', 'era un chiste.'], ['es', 'no, era una broma, una mala'], ['es', 'lo decia en broma. lo que me pesa es la casa'], ['en', 'that was a joke, you know.'], ['en', 'it was a joke, mate'], ['en', 'i was only joking. she took the dog']] as const)('is heard (%s: %s)', (language, plain) => {
    expect(saysJoke[language].test(plain)).toBe(true)
  })

  it.each([['es', 'la pension era una broma'], ['es', 'contaba chistes en el velorio'], ['en', "it's a joke what they pay"], ['en', 'his pension was a joke'], ['en', 'he told that joke every christmas']] as const)('is not what tells of one, or of what is none (%s: %s)', (language, plain) => {
    expect(saysJoke[language].test(plain)).toBe(false)
  })

  it('is the whole of a sentence, or not', () => {
    expect(saysOnlyJoke.en.test('it was a joke, mate.')).toBe(true)
    expect(saysOnlyJoke.en.test('it was a joke he told at the wake')).toBe(false)
    expect(saysOnlyJoke.es.test('era una broma, che')).toBe(true)
  })
})
