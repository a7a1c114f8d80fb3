import { describe, expect, it } from 'vitest'
import { classCounts, storedClassOf, unpackClasses, type ClassOf } from '#core/classify/classes'
import { classFeatures } from '#core/care/screen/class-features'
import { classOfTrained, trainClasses } from './fit.classes'
import { packClasses } from './pack'
import { randomFrom } from './random'

describe('word classes', () => {
  it('bring together words that keep the same company, the same way each time', () => {
    const fruits = ['peras', 'uvas', 'ciruelas']
    const streets = ['plaza', 'avenida', 'esquina']
    const random = randomFrom(1)
    const about = (topic: string) => Array.from({ length: 3 }, () => `${topic}${Math.floor(random() * 800)}`).join(' ')
    const messages = Array.from({ length: 3000 }, (_, at) => [{ text: `${about('huerto')} ${fruits[at % 3]} ${about('huerto')}` }, { text: `${about('barrio')} ${streets[at % 3]} ${about('barrio')}` }]).flat()
    const make = () => trainClasses(messages, { fineCount: 4, coarseCount: 2 })
    const classOf = classOfTrained(make())
    const classesOf = (words: string[], size: 'fine' | 'coarse') => [...new Set(words.map((word) => classOf(word)![size]))]
    expect(classesOf(fruits, 'coarse')).toHaveLength(1)
    expect(classesOf(streets, 'coarse')).toHaveLength(1)
    for (const size of ['fine', 'coarse'] as const) expect(classesOf(streets, size).filter((one) => classesOf(fruits, size).includes(one))).toEqual([])
    expect(classOf('nectarinas')).toBeUndefined()
    expect(make()).toEqual(make())
  })

  it('are read back as they were packed, to the last of each', () => {
    const last = { fine: classCounts.fineCount - 1, coarse: classCounts.coarseCount - 1 }
    const classes = [{ fine: 0, coarse: 0 }, { fine: 5, coarse: 9 }, last, { fine: last.fine, coarse: 0 }]
    const keys = [0, 3, 200, 0xffffff]
    expect([...unpackClasses(packClasses({ keys, classes }))]).toEqual(keys.map((key, at) => [key, classes[at]]))
  })

  it('are kept for words of both languages, and mostly together for words that are alike', () => {
    const alike = ['cuerda soga', 'pastillas capsulas', 'viernes martes', 'abuela tia', 'hermano hermana', 'noose belt', 'tablets pills', 'friday tuesday', 'sister brother', 'mother father']
    const unlike = ['cuerda leche', 'pastillas abuela', 'viernes puente', 'abuela pistola', 'hermano martes', 'noose sister', 'tablets friday', 'friday milk', 'sister bridge', 'mother tablets']
    const together = (pairs: string[]) => pairs.map((pair) => pair.split(' ').map((word) => storedClassOf(word)!.coarse)).filter(([one, other]) => one === other).length
    expect(together(alike)).toBeGreaterThanOrEqual(7)
    expect(together(unlike)).toBe(0)
    expect(storedClassOf('xqzwv')).toBeUndefined()
  })
})

describe('what classes show of a text', () => {
  const classes: Record<string, number> = { la: 1, cuerda: 2, viga: 3 }
  const classOf: ClassOf = (word) => (word in classes ? { fine: classes[word]!, coarse: classes[word]! * 10 } : undefined)

  it('is which there are, and which follow each other', () => {
    expect(classFeatures('la cuerda', classOf).sort()).toEqual(['uc10', 'uc20', 'uf1', 'uf2', 'vc10_c20', 'vf1_f2'])
  })

  it('is the same for another word of the same classes, and leaves out what was not learned', () => {
    const other: ClassOf = (word) => classOf(word === 'soga' ? 'cuerda' : word)
    expect(classFeatures('la soga en la viga', other)).toEqual(classFeatures('la cuerda en la viga', other))
    expect(classFeatures('nada de eso', classOf)).toEqual([])
    expect(classFeatures('cuerda desconocida viga', classOf)).toContain('yf2__f3')
  })
})
