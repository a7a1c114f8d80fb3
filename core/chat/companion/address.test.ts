import { describe, expect, it } from 'vitest'
import { addressOf, isFamiliar } from './address'

describe('how somebody addresses the companion', () => {
  it.each([
    ['vos', ['Hola', '¿vos qué pensás?', 'Mi viejo murió en mayo']],
    ['vos', ['che, se murió mi perro']],
    ['vos', ['no sabés lo que es la casa']],
    ['tú', ['¿vos qué pensás?', 'perdona, ¿tú puedes ayudarme?']],
    ['tú', ['¿crees que me quería?']],
    ['tú', ['¿sabes qué? se fue']],
    ['tú', ['¿qué haces cuando no hay nadie?']],
    ['usted', ['Usted y vos es lo mismo, dígame']],
    [null, ['Hola', 'Mi madre murió en marzo', 'Mira que se lo dije']],
  ] as const)('is %s, by what they wrote last about it: %j', (address, texts) => {
    expect(addressOf(texts)).toBe(address)
  })
})

describe('a line that says «tú»', () => {
  it.each(['¿Qué quieres que entienda?', 'Cuéntame más.', 'Te leo.', 'Esa es tu casa.'])('is known: %s', (line) => expect(isFamiliar(line)).toBe(true))
  it.each(['¿Qué sonaba en la radio?', 'Hay muertes que se saben en un segundo.', 'La muerte y la suerte, por su parte.'])('is no other: %s', (line) => expect(isFamiliar(line)).toBe(false))
})
