import { expect, it } from 'vitest'
import { canonicalEmail, emailSchema, mailboxOf } from './email-address'

it.each([
  ['Ines.Perez+carta@Gmail.com', 'inesperez@gmail.com'],
  ['inesperez@googlemail.com', 'inesperez@gmail.com'],
  ['ines.perez+x@outlook.es', 'ines.perez@outlook.es'],
  ['ines@me.com', 'ines@icloud.com'],
  ['ines.perez+carta@empresa.example', 'ines.perez+carta@empresa.example'],
])('knows that %s is the mailbox %s', (written, mailbox) => {
  expect(mailboxOf(written)).toBe(mailbox)
})

it('finds an address however its letters are cased or its accents written', () => {
  expect(canonicalEmail(' Inés@Correo.Example ')).toBe(canonicalEmail('ine\u0301s@correo.example'))
})

it.each(['', 'ines', 'ines@', '@correo.example', 'a b@correo.example', `${'a'.repeat(260)}@correo.example`])('takes %j for no address', (written) => {
  expect(emailSchema.safeParse(written).success).toBe(false)
})
