// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, it } from 'vitest'
import { parseVoiceRequest } from './request'

const request = { paragraphs: ['Hola.'], language: 'es', quality: 'full', title: 'Carta' }

it('takes a letter of 400 paragraphs and 60,000 characters', () => {
  const paragraphs = Array.from({ length: 400 }, () => 'a'.repeat(150))
  expect(parseVoiceRequest({ ...request, paragraphs }).paragraphs).toHaveLength(400)
})

it.each([
  ['too many paragraphs', { paragraphs: Array.from({ length: 401 }, () => '') }, 'paragraphs too_big'],
  ['too many characters', { paragraphs: ['a'.repeat(60_001)] }, 'paragraphs too_many_characters'],
  ['another language', { language: 'fr' }, 'language invalid_value'],
  ['another quality', { quality: 'best' }, 'quality invalid_value'],
  ['a paragraph that is no text', { paragraphs: ['a', 7] }, 'paragraphs.1 invalid_type'],
  ['a title without end', { title: 'secret '.repeat(100) }, 'title too_big'],
])('refuses %s, and names the place only', (_, change, reason) => {
  expect(() => parseVoiceRequest({ ...request, ...change })).toThrow(new RangeError(`voice_request_refused: ${reason}`))
})

it('refuses what is no request', () => {
  expect(() => parseVoiceRequest(undefined)).toThrow('voice_request_refused: request invalid_type')
})
