import { expect, it } from 'vitest'
import { readParts } from './letter-parts'

const roles = (paragraphs: string[]): string[] => readParts(paragraphs).map(({ role, text }) => `${role}: ${text}`)

it('reads salutation, body, farewell and signature', () => {
  expect(roles(['Inés:', 'Has escrito.', 'No llegaste.', 'Te acompaño en esto,', 'EÓN'])).toEqual([
    'salutation: Inés:',
    'body: Has escrito.',
    'body: No llegaste.',
    'farewell: Te acompaño en esto,',
    'signature: EÓN',
  ])
})

it('parts a farewell and a signature written as one paragraph', () => {
  const expected = ['salutation: Sam,', 'body: Buy a pan.', 'farewell: With you,', 'signature: EÓN']
  expect(roles(['Sam,', 'Buy a pan.', 'With you, EÓN'])).toEqual(expected)
  expect(roles(['Sam,', 'Buy a pan.', 'With you,\nEÓN'])).toEqual(expected)
})

it('takes a line break inside the body as a space, and a blank line as a new paragraph', () => {
  expect(roles(['Sam,', 'One\nline.\n\nAnother.', 'EÓN'])).toEqual([
    'salutation: Sam,',
    'body: One line.',
    'body: Another.',
    'signature: EÓN',
  ])
})

it('takes a letter without salutation or signature as it is', () => {
  const long = 'Una frase que sigue y sigue, sin saludo ni firma que la acompañen, hasta pasar de largo los límites de ambos.'
  expect(roles([long, long])).toEqual([`body: ${long}`, `body: ${long}`])
  expect(roles(['EÓN'])).toEqual(['body: EÓN'])
})

it('leaves empty paragraphs out', () => {
  expect(roles(['', '  ', '\u0000', 'Sam,', 'Text.', '\n', 'EÓN', ''])).toEqual(['salutation: Sam,', 'body: Text.', 'signature: EÓN'])
  expect(roles([])).toEqual([])
})
