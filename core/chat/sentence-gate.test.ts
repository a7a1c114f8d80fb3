import { describe, expect, it } from 'vitest'
import { createSentenceGate } from './sentence-gate'

function open(check: (text: string) => string | null = () => null) {
  const shown: string[] = []
  const checked: string[] = []
  const gate = createSentenceGate({
    onText: (piece) => shown.push(piece),
    check: (text) => {
      checked.push(text)
      return check(text)
    },
  })
  return { gate, shown, checked }
}

const refuse = (word: string) => (text: string) => (text.includes(word) ? 'said' : null)

describe('the gate', () => {
  it('lets a sentence through when it has ended and the next has begun, and the rest at the end', () => {
    const { gate, shown } = open()
    for (const piece of ['Te le', 'o. ', '¿Cómo ', 'estás', '? Si', 'go']) gate.push(piece)
    expect(shown).toEqual(['Te leo. ', '¿Cómo estás? '])
    gate.finish('Te leo. ¿Cómo estás? Sigo aquí')
    expect(shown.join('')).toBe('Te leo. ¿Cómo estás? Sigo aquí')
  })

  it('shows nothing of a sentence before all of it has been read', () => {
    const { gate, shown, checked } = open()
    gate.push('Soy tu')
    expect(shown).toEqual([])
    gate.push(' madre. ')
    expect(checked).toEqual(['Soy tu madre. '])
  })

  it('reads each time everything from the beginning', () => {
    const { gate, checked } = open()
    gate.push('Uno. Dos. ')
    gate.push('Tres. ')
    gate.finish('Uno. Dos. Tres. Cuatro.')
    expect(checked).toEqual(['Uno. Dos. ', 'Uno. Dos. Tres. ', 'Uno. Dos. Tres. Cuatro.'])
  })

  it('stops at the first refusal: the writer is told, and nothing more is shown or read', () => {
    const { gate, shown, checked } = open(refuse('madre'))
    gate.push('Te leo. ')
    expect(gate.signal.aborted).toBe(false)
    gate.push('Soy tu madre. ')
    expect(gate.signal.aborted).toBe(true)
    expect(gate.refusal).toBe('said')
    gate.push('Te quiero. ')
    expect(() => gate.finish('Te leo. Soy tu madre. Te quiero. Y más.')).toThrow()
    expect(shown).toEqual(['Te leo. '])
    expect(checked).toHaveLength(2)
  })

  it('refuses at the end what was only said there', () => {
    const { gate, shown } = open(refuse('madre'))
    gate.push('Te leo. Soy tu madre')
    expect(() => gate.finish('Te leo. Soy tu madre')).toThrow()
    expect(shown).toEqual(['Te leo. '])
    expect(gate.hasShown).toBe(true)
  })

  it('refuses a whole that is not what was shown', () => {
    const { gate } = open()
    gate.push('Te leo. ')
    expect(() => gate.finish('Otra cosa.')).toThrow()
    expect(gate.refusal).toBe('rejected')
  })

  it('lets a whole pass that nothing was pushed of', () => {
    const { gate, shown } = open()
    expect(gate.hasShown).toBe(false)
    gate.finish('Te leo.')
    expect(shown).toEqual(['Te leo.'])
  })

  it.each([
    ['«', '»'],
    ['“', '”'],
    ['"', '"'],
  ])('waits for the end of what is quoted %s…%s, so that it is read as somebody’s words', (opening, closing) => {
    const { gate, checked } = open()
    gate.push(`Te decía ${opening}siempre. Te quiero. `)
    expect(checked).toEqual([])
    gate.push(`Mucho.${closing} Eso se queda. `)
    expect(checked).toEqual([`Te decía ${opening}siempre. Te quiero. Mucho.${closing} Eso se queda. `])
  })

  it('reads a quotation that never ends as the writer’s own words', () => {
    const { gate, shown } = open(refuse('madre'))
    gate.push('«Te leo. Soy tu madre. ')
    expect(shown).toEqual([])
    expect(() => gate.finish('«Te leo. Soy tu madre.')).toThrow()
    expect(shown).toEqual([])
  })
})
