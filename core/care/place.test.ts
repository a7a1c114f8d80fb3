import { describe, expect, it } from 'vitest'
import { whereaboutsIn } from './place'

describe('where somebody says they are', () => {
  it.each([
    ['ese número no es de acá, yo estoy en Buenos Aires', 'AR'],
    ["thats not a number here im in ohio", 'US'],
    ['Vivo en Puebla con mis gatos.', 'MX'],
    ['aquí en Bogotá llueve', 'CO'],
    ["I'm in Cork", 'IE'],
    ['estoy en España de paso', 'ES'],
  ])('is their country: %s', (text, country) => {
    expect(whereaboutsIn([text])).toEqual({ country })
  })

  it.each(['mi hermano vive en Madrid', 'nos conocimos en París', 'my sister is in London', 'quiero irme a Chile', 'estoy en la cocina', "I'm in bed", 'estoy en paz', 'mi marido no es de aquí', "His coat, it's not here", 'my sister is over in London', 'ya no vivo en Madrid', 'no estoy en España', 'vivo en Guadalajara, a media hora de Madrid', 'I live in London, Ontario'])('is not told by where others are, or by what is no country: %s', (text) => {
    expect(whereaboutsIn([text])).toBeUndefined()
  })

  it('is what they said last, and unknown where a number is told to be of elsewhere', () => {
    expect(whereaboutsIn(['vivo en Madrid', 'ahora estoy en Lima'])).toEqual({ country: 'PE' })
    expect(whereaboutsIn(["that's not a number here"])).toEqual({ country: null })
    expect(whereaboutsIn(['estoy en Quito', 'ese teléfono no es de aquí'])).toEqual({ country: null })
  })
})
