import { describe, expect, it } from 'vitest'
import { headsOf } from './heads'
import { plainText } from './plain'

describe('where something may begin', () => {
  it.each([
    ['es', 'Oye, perdona, ¿quién escribe la carta?', 'quien escribe la carta?'],
    ['es', 'Hoy fui al mercado. Y bueno, quisiera saber si guardas esto', 'guardas esto'],
    ['en', 'Sorry to ask, but do you know if he is coming back?', 'he is coming back?'],
    ['en', "I slept badly; can you tell me who made you?", 'who made you?'],
  ] as const)('is found behind a run-up (%s): %s', (language, text, head) => {
    expect(headsOf(plainText(text), language).opening).toContain(head)
  })

  it.each([
    ['es', 'Le pregunté: ¿me quieres?', 'me quieres?'],
    ['es', 'No te vayas, le pedí a mi hermano', 'no te vayas, le pedi a mi hermano'],
    ['en', 'Are you a doctor, she asked me', 'are you a doctor, she asked me'],
  ] as const)('is none where somebody is quoted (%s): %s', (language, text, head) => {
    expect(headsOf(plainText(text), language).opening).not.toContain(head)
  })

  it('lies also within a question that begins with something else, and not within what is told', () => {
    expect(headsOf(plainText('¿Y lo nuestro fue real?'), 'es').asking).toContain('fue real?')
    expect(headsOf(plainText('Y lo nuestro fue real.'), 'es').asking).toEqual([])
  })

  it('is the whole turn only at its very beginning', () => {
    const { whole, opening } = headsOf(plainText('Bueno, para. Me duele'), 'es')
    expect(whole).toEqual(['bueno, para. me duele', 'para. me duele'])
    expect(opening).toContain('me duele')
  })
})
