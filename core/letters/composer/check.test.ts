import { describe, expect, it } from 'vitest'
import type { LetterBrief, WrittenLetter } from '#core/letters/letters.schema'
import { checkLetter } from './check'

const brief: LetterBrief = { path: 'duelo', language: 'es', depth: 'free', relacion: 'mi abuela', apodo: 'Lela', nombre: 'Inés', genero: 'femenino', mensaje: '', emocion: '', cierre: '', seed: '' }
const filler = Array.from({ length: 36 }, (_, i) => `Aquella tarde número ${i + 1} guardaba una forma distinta de mirar ${['la calle', 'el agua', 'una mano', 'aquel patio'][i % 4]}.`).join(' ')
const letter = (extra: string): WrittenLetter => ({ title: 'Una carta', paragraphs: ['Inés:', filler, 'Otra cosa queda por decir aquí.', extra, 'Te acompaño en esto,', 'EÓN'] })
const codes = (extra: string, change: Partial<LetterBrief> = {}): string[] => checkLetter(letter(extra), { ...brief, ...change }).map((fault) => fault.code)

describe('checking a letter', () => {
  it.each([
    ['Hola, undefined.', 'leftover'],
    ['Queda {n} por decir.', 'leftover'],
    ['Esto pesa mucho!', 'exclamation'],
    ['Recuerda que todo pasa.', 'forbidden'],
    ['Ella sabía que ibas de camino.', 'claim'],
    ['Estás cansado de todo esto.', 'agreement'],
    ['Vuelve a el hospital otra vez.', 'agreement'],
    ['Guarda los foto y la abuelo.', 'agreement'],
    ['The house is very quiet now and you know it.', 'language'],
    ['Otra cosa queda por decir aquí.', 'repeated_sentence'],
    ['Esto es MUCHO dolor.', 'shouting'],
    ['Una frase sin cerrar «así.', 'punctuation'],
  ])('finds what is wrong with «%s»', (extra, code) => expect(codes(extra)).toContain(code))

  it('leaves the person their own words', () => expect(codes('Escribes «ella sabía que la quería». Queda dicho.')).not.toContain('claim'))
  it('knows a pronoun before its verb', () => expect(codes('La tristeza vuelve y casi ni la notas.')).not.toContain('agreement'))
  it('holds a reader without gender to it', () => expect(codes('Te sientes perdida en todo esto.', { genero: 'neutro' })).toContain('agreement'))
  it('measures the length', () => expect(checkLetter({ title: 'Corta', paragraphs: ['Inés:', 'Poco.', 'Más.', 'Con calma,', 'EÓN'] }, brief).map((fault) => fault.code)).toContain('length'))
})
