import { describe, expect, it } from 'vitest'
import { screenMessage } from './whole'

describe('a message among others', () => {
  it.each([
    [['Hola', 'Hoy he regado las plantas', 'Mañana cocino'], 'Una cosa más'],
    [['¿Por qué me dejó?'], 'Sigo pensando en por qué me dejó.'],
    [['Mi perra murió el martes', 'Catorce años'], 'Ya'],
    [['my boyfriend left me', 'he packed a bag'], 'two weeks ago'],
    [['hi', 'I watered the plants today', 'my sister is visiting'], 'one more thing'],
  ])('is not made suspect by ordinary ones before it: %j, %s', (history, text) => {
    expect(screenMessage({ text, history }).level).toBe('none')
  })

  it.each(['no, estoy bien', 'gracias', 'sí', 'da igual'])('«%s» is heard with the danger before it in mind', (text) => {
    expect(screenMessage({ text, history: ['Quiero morirme esta noche, ya tengo las pastillas.'] }).level).not.toBe('none')
    expect(screenMessage({ text, history: ['Quiero morirme esta noche, ya tengo las pastillas.', 'gracias', 'vale'] }).level).not.toBe('none')
    expect(screenMessage({ text }).level).toBe('none')
  })

  it('is heard to the end of a text longer than any', () => {
    const long = 'Hoy ha sido un día largo y he estado pensando en el trabajo. '.repeat(600)
    expect(screenMessage({ text: long }).level).toBe('none')
    expect(screenMessage({ text: `${long} Quiero morirme esta noche, ya tengo las pastillas.` }).level).toBe('imminent')
  })
})
