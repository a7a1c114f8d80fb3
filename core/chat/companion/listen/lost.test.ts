import { describe, expect, it } from 'vitest'
import { asksBack, saysLost } from './lost'
import { plainText } from './plain'

describe('a word of EÓN’s that is asked after', () => {
  it.each([
    ['¿Volver a qué? Si te estaba contando una cosa buena', 'Difícil no volver a eso.'],
    ['queda qué?', 'Eso queda.'],
    ['started what?', 'How would you have started?'],
    ['on top of what? it was the same thing', 'That shouldn’t have come on top as well.'],
    ['nerve? it was a pineapple', 'Which bit took the most nerve?'],
  ])('is heard: %s', (text, reply) => {
    expect(asksBack(plainText(text), reply)).toBe(true)
  })

  it.each([
    ['¿Y con quién?', 'Puedes hablar con alguien.'],
    ['¿qué hago con su ropa?', 'La ropa puede esperar.'],
    ['what now?', 'I’m listening.'],
    ['Carmen? no, Elsa', '“Carmen”. Thank you.'],
    ['volver a eso me cuesta', 'Difícil no volver a eso.'],
  ])('is not heard where something else is asked, or their own words were quoted: %s', (text, reply) => {
    expect(asksBack(plainText(text), reply)).toBe(false)
  })
})

describe('a thread that was lost', () => {
  it.each(['Ahí te has perdido, hija', 'si te estaba contando una cosa buena', "you've lost the thread", 'I was telling you about the plait'])('is told of: %s', (text) => {
    expect(saysLost(plainText(text))).toBe(true)
  })

  it.each(['me he perdido en el bosque', 'se perdió el gato', 'I lost my mum', 'me estaba contando un chiste cuando murió'])('is not: %s', (text) => {
    expect(saysLost(plainText(text))).toBe(false)
  })
})
