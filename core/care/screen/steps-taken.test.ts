import { describe, expect, it } from 'vitest'
import { normalise } from './normalise'
import { saysDecided, saysOthersSafe, stepIn } from './steps-taken'

describe('a step towards safety', () => {
  it.each([
    ['Mi hermana vive a dos cuadras, pero no la quiero asustar.', 'names somebody'],
    ["My neighbour Ruth is across the road, she's got a light on", 'names somebody'],
    ['Should I knock on Declan?', 'names somebody'],
    ["I'm going to give him the tablets", 'puts away'],
    ['se las doy a ella', 'puts away'],
    ['Lo he despertado. Está aquí conmigo.', 'is not alone'],
    ["I told her. She's on her way", 'is not alone'],
    ['Vamos a urgencias por la mañana', 'is not alone'],
    ['mi hijo estaría mejor sin mí', null],
    ['the boy would be fine with her you know', null],
    ['estoy cansada de despertarme', null],
  ] as const)('%s: %s', (text, step) => {
    expect(stepIn(normalise(text))).toBe(step)
  })

  it.each(['ya está a salvo, mi cuñado llamó al médico', 'Mi hermana está ingresada', "she's safe now, her husband rang the doctor", 'they are in hospital'])('is taken by others too: %s', (text) => {
    expect(saysOthersSafe(normalise(text))).toBe(true)
  })

  it.each(['no está a salvo', 'ojalá esté a salvo', 'cuando esté a salvo me voy yo', "she isn't safe there", "I don't know if she's safe", 'until he is in hospital', 'estoy con mi familia', 'I am safe'])('is not taken by others: %s', (text) => {
    expect(saysOthersSafe(normalise(text))).toBe(false)
  })

  it('is told from a decision', () => {
    for (const text of ['Es la segunda, algo decidido. El domingo.', 'ya está decidido', "it's decided"]) expect(saysDecided(normalise(text)), text).toBe(true)
    for (const text of ['no hay nada decidido', 'nothing is decided', 'decidí quedarme en casa']) expect(saysDecided(normalise(text)), text).toBe(false)
  })
})
