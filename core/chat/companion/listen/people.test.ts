import { describe, expect, it } from 'vitest'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { peopleIn } from './people'

const namesIn = (sentence: string, language: ContentLanguage) => peopleIn(sentence, language).map(({ word, name }) => [word, name])

describe('the people a sentence names', () => {
  it.each<[string, ContentLanguage, string, string]>([
    ['Carmen, mi madre, cosía junto a la ventana', 'es', 'madre', 'Carmen'],
    ['Sergio es mi hermano', 'es', 'hermano', 'Sergio'],
    ['Eleuterio, mi abuelo, era pastor', 'es', 'abuelo', 'Eleuterio'],
    ['hoy Ramón, mi tío, vino a casa', 'es', 'tío', 'Ramón'],
    ['Rohan, my brother, passed away', 'en', 'brother', 'Rohan'],
    ['Emma is my sister', 'en', 'sister', 'Emma'],
  ])('have the name they are given: %j', (sentence, language, word, name) => {
    expect(namesIn(sentence, language)).toEqual([[word, name]])
  })

  it.each<[string, ContentLanguage, string]>([
    ['Hola, mi padre murió hace dos semanas', 'es', 'padre'],
    ['Buenas, mi hermana, la pequeña, murió', 'es', 'hermana'],
    ['Anoche, mi madre me llamó', 'es', 'madre'],
    ['Ayer era mi abuela la que cocinaba', 'es', 'abuela'],
    ['Yesterday, my dad died', 'en', 'dad'],
    ['Hello, my mum passed away in May', 'en', 'mum'],
    ['Honestly, my husband left me', 'en', 'husband'],
    ['my mother, Hatay, the earthquake', 'en', 'mother'],
    ['my father Itself', 'en', 'father'],
    ['my uncle Thursday said nothing', 'en', 'uncle'],
  ])('are not named by what begins the sentence: %j', (sentence, language, word) => {
    expect(namesIn(sentence, language)).toEqual([[word, null]])
  })
})
