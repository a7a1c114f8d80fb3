import { expect, it } from 'vitest'
import { parseSender } from './sender'

it.each([
  ['cartas@eon.example', { name: 'EÓN', email: 'cartas@eon.example' }],
  ['EÓN <cartas@eon.example>', { name: 'EÓN', email: 'cartas@eon.example' }],
  ['  Cartas de EÓN   <hola+cartas@mail.eon.example> ', { name: 'Cartas de EÓN', email: 'hola+cartas@mail.eon.example' }],
  ['<cartas@eon.example>', null],
  ['EÓN', null],
  ['cartas@eon', null],
  ['a@eon.example, b@eon.example', null],
  ['A, B <a@eon.example>', null],
  ['"EÓN" <cartas@eon.example>', null],
  ['EÓN <cartas@eon.example> x', null],
  ['EÓN\r\nBcc: x@eon.example <cartas@eon.example>', null],
  ['EÓN <cartas@eon.example\n>', null],
  ['', null],
])('reads %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender)
})
