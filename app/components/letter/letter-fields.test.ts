import { describe, expect, it } from 'vitest'
import { letterRequestSchema } from '#core/letters/letters.schema'
import { blankValues, findFaults, firstFault, readValues, steps, textFields, type LetterValues } from './letter-fields'

const complete: LetterValues = { ...blankValues, relacion: 'mi abuela', apodo: 'la Lela', nombre: 'Inés', mensaje: 'Me crió ella.' }

describe('the fields of a letter', () => {
  it('are complete without a feeling and an ending', () => {
    expect(findFaults(complete)).toEqual({})
  })

  it('are missing when blank, and the first missing one is named first', () => {
    const faults = findFaults({ ...complete, apodo: ' \n', mensaje: '' })
    expect(faults).toEqual({ apodo: 'missing', mensaje: 'missing' })
    expect(firstFault(faults)).toBe('apodo')
  })

  it('are looked at one step at a time when asked one at a time', () => {
    expect(findFaults(blankValues, ['relacion'])).toEqual({ relacion: 'missing' })
  })

  it('are refused here exactly when the server would refuse them', () => {
    const cases: Partial<LetterValues>[] = [
      {}, { nombre: '' }, { mensaje: 'a'.repeat(6000) }, { mensaje: 'a'.repeat(6001) }, { cierre: 'a'.repeat(1001) }, { emocion: ' '.repeat(600) },
    ]
    for (const changed of cases) {
      const values = { ...complete, ...changed }
      const isAccepted = letterRequestSchema.safeParse({ ...values, camino: 'duelo' }).success
      expect(firstFault(findFaults(values)) === undefined).toBe(isAccepted)
    }
  })

  it('are each asked in one step', () => {
    expect(steps.flat().filter((field) => field !== 'genero').sort()).toEqual([...textFields].sort())
  })

  it('read a submitted form with the line breaks of every browser, and a stranger’s gender as untouched', () => {
    const form = new FormData()
    form.set('mensaje', 'una\r\ndos\rtres')
    form.set('genero', 'otro')
    expect(readValues((name) => form.get(name))).toEqual({ ...blankValues, mensaje: 'una\ndos\ntres' })
  })
})
