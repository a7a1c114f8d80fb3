import { describe, expect, it } from 'vitest'
import { screenMessage } from './screen'

const levelOf = (text: string, history?: string[]) => screenMessage({ text, ...(history && { history }) }).level

describe('the screen', () => {
  it.each([
    ['esta noche me tomo todas las pastillas', 'imminent'],
    ['kiero matarme xq no puedo mas', 'high'],
    ['cuantas pastillas hacen falta para no despertar', 'high'],
    ['si no vuelve me mato', 'high'],
    ['estarían mejor sin mí', 'concern'],
    ['mi mamá murió y quiero irme con ella pronto', 'high'],
    ["i'm gonna end it tonight", 'imminent'],
    ['my sister says she is going to kill herself tonight', 'imminent'],
    ["I don't want to be here anymore", 'concern'],
    ['QUIERO M4T4RME', 'high'],
  ])('hears %j as %s', (text, level) => {
    expect(levelOf(text)).toBe(level)
  })

  it.each([
    'me quiero morir de la vergüenza',
    'mi hermano se suicidó hace dos años',
    'no quiero morirme, solo estoy triste',
    'adiós, se acabó lo nuestro',
    'hoy me corté el pelo',
    'this job is killing me',
    'I ended it with him last week',
    'my brother died by suicide and I miss him',
    'I could murder a coffee',
  ])('lets %j pass', (text) => {
    expect(levelOf(text)).toBe('none')
  })

  it('is not calmed by one «estoy bien», and reads what goes on as going on', () => {
    const before = ['me quiero matar']
    expect(levelOf('es broma, estoy bien', before)).toBe('high')
    expect(levelOf('ya tengo las pastillas', before)).toBe('imminent')
    expect(levelOf('esta noche', before)).toBe('imminent')
    expect(levelOf('gracias por escucharme', ['me quiero matar', 'a', 'b', 'c'])).toBe('none')
  })

  it('tells when somebody says they are under age', () => {
    expect(screenMessage({ text: 'tengo 14 años y me quiero matar' })).toMatchObject({ level: 'high', isMinor: true })
  })
})
