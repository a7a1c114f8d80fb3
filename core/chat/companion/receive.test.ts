import { describe, expect, it } from 'vitest'
import type { CompanionTurn } from '#core/ports/companion'
import { receive } from './receive'

const after = (...said: string[]): CompanionTurn[] => said.map((text, at) => ({ from: at % 2 === 0 ? 'person' : 'eon', text }))

describe('what a turn is received with', () => {
  it.each([
    ['es', 'El piano se va desafinando solo y no pienso llamar a nadie.'],
    ['es', 'soy el lastre de esta familia, sin mí el barco flota'],
    ['en', 'he killed himself and I want to follow him'],
    ['en', 'The pills went down easy. She liked lilies'],
  ] as const)('asks nothing, and says none of their words back (%s: %s)', (language, text) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const received = receive({ language, turns: after(text), seed })!
      expect(received.length).toBeGreaterThan(5)
      expect(received).not.toMatch(/[?«“]|piano|lastre|barco|follow|lilies|pills/)
    }
  })

  it('is nothing where a word or two were said', () => {
    for (const text of ['no', 'Buenas noches', 'ya está']) expect(receive({ language: 'es', turns: after(text), seed: 'one' })).toBeNull()
  })

  it('is not said twice', () => {
    const text = 'El piano se va desafinando solo y no pienso llamar a nadie.'
    const first = receive({ language: 'es', turns: after(text), seed: 'one' })!
    expect(receive({ language: 'es', turns: after(text, first, text), seed: 'one' })).not.toBe(first)
  })
})
