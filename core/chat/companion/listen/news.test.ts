import { describe, expect, it } from 'vitest'
import { bringsGoodNews, lossIn, tellsOfDeparture } from './news'
import { readTurn } from './turn'

describe('good news', () => {
  it.each([
    ['es', 'Me aceptaron en el curso de intérprete.'],
    ['es', 'Aprobé el examen.'],
    ['en', 'I got the job!'],
    ['en', 'I passed my driving test on Friday.'],
  ] as const)('are heard where they are said (%s: %s)', (language, raw) => {
    expect(bringsGoodNews(readTurn({ raw, at: 1, language }))).toBe(true)
  })

  it.each([
    ['es', 'Mateo murió en marzo. Le habían dado una beca.'],
    ['es', 'Me dieron el trabajo el día que murió mi padre.'],
    ['es', 'Necesito una buena noticia.'],
    ['es', 'Aprobé que lo desconectaran.'],
    ['en', 'I passed the hospital this morning.'],
    ['en', 'Dave got promoted instead of me.'],
  ] as const)('are none where they stand beside a death, are wished for, or are another’s (%s: %s)', (language, raw) => {
    expect(bringsGoodNews(readTurn({ raw, at: 1, language }))).toBe(false)
  })
})

describe('a death by its softest word', () => {
  it.each([['se me fue mi senora en junio', true], ['se nos ha ido la vieja', true], ['se me fue el autobus', false], ['mi hija se fue a vivir a leon', false]] as const)('%s: %s', (plain, isOne) => {
    expect(tellsOfDeparture(plain)).toBe(isOne)
  })
})

describe('a loss', () => {
  it.each([
    ['es', 'Hola, se murió mi abuela Nieves en mayo', 'death'],
    ['es', 'me quedé viuda en agosto', 'death'],
    ['es', 'Murió mi perrita Canela hace tres semanas', 'pet'],
    ['es', 'perdí a mi bebé con 20 semanas', 'baby'],
    ['es', 'mi hijo se suicidó hace dos años', 'suicide'],
    ['es', 'Mi mujer me ha dejado por otro', 'separation'],
    ['en', 'My brother Keith died in January.', 'death'],
    ['en', 'My dog Biscuit was put down on Friday', 'pet'],
    ['en', 'We lost our baby at twenty weeks', 'baby'],
    ['en', 'my brother killed himself two years ago', 'suicide'],
    ['en', 'My husband walked out after nineteen years', 'separation'],
  ] as const)('is heard for what it is (%s: %s)', (language, raw, loss) => {
    expect(lossIn(readTurn({ raw, at: 1, language }))).toBe(loss)
  })

  it.each([
    ['es', 'Mi hija se fue a estudiar a León'],
    ['es', 'Mi jefe se fue de la empresa'],
    ['es', '¿Crees que mi madre murió tranquila?'],
    ['es', 'Se me murió el móvil'],
    ['en', 'my mum died when I was nine, that is not why I am here. It is the job.'],
    ['en', 'My boss left and now I have his job'],
    ['en', 'My phone died on the way here'],
    ['en', 'The man who raped me died and I feel nothing'],
    ['es', 'mi abusador murió ayer y me alegro'],
    ['es', 'Interrumpí el embarazo en marzo'],
    ['en', 'My watch died and I missed the bus'],
  ] as const)('is none where nobody was lost, or another matter is told (%s: %s)', (language, raw) => {
    expect(lossIn(readTurn({ raw, at: 1, language }))).toBeNull()
  })
})
