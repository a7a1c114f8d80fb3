import { expect, it } from 'vitest'
import { canonicalEmail, emailSchema, mailboxOf } from './email-address'

it.each([
  ['Ines.Perez+carta@Gmail.com', 'inesperez@gmail.com'],
  ['inesperez@googlemail.com', 'inesperez@gmail.com'],
  ['ines.perez+x@outlook.es', 'ines.perez@outlook.es'],
  ['ines.perez+x@hotmail.com.mx', 'ines.perez@hotmail.com.mx'],
  ['ines+x@live.co.uk', 'ines@live.co.uk'],
  ['ines+x@msn.com', 'ines@msn.com'],
  ['ines@me.com', 'ines@icloud.com'],
  ['ines+x@mac.com', 'ines@icloud.com'],
  ['ines+x@pm.me', 'ines@proton.me'],
  ['ines+x@fastmail.com', 'ines@fastmail.com'],
  ['ines.perez-carta@yahoo.es', 'ines.perez@yahoo.es'],
  ['ines-carta@ymail.com', 'ines@ymail.com'],
  ['ines+x@ya.ru', 'ines@yandex.ru'],
  ['ana-maria+x@yahoo.empresa.example', 'ana-maria+x@yahoo.empresa.example'],
  ['ana-maria@hotmail.com', 'ana-maria@hotmail.com'],
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
