import { describe, expect, it } from 'vitest'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { readTurn } from './turn'

const feelings = (raw: string, language: ContentLanguage) => readTurn({ raw, at: 0, language }).feelings.map(({ id }) => id)

describe('a feeling', () => {
  it.each<[string, ContentLanguage, string]>([
    ['Me da miedo dormir.', 'es', 'fear'],
    ['No es culpa, es rabia.', 'es', 'anger'],
    ['No me da miedo, me da mucha pena.', 'es', 'sadness'],
    ['I feel guilty about the hospital.', 'en', 'guilt'],
    ["It's not anger, it's fear.", 'en', 'fear'],
  ])('that is said is heard: %j', (raw, language, id) => {
    expect(feelings(raw, language)).toEqual([id])
  })

  it.each<[string, ContentLanguage]>([
    ['no, no da miedo', 'es'],
    ['No me da miedo', 'es'],
    ['no siento culpa', 'es'],
    ['nunca tuve miedo', 'es'],
    ['ya no hay rabia', 'es'],
    ['no, not fear', 'en'],
    ["I don't have any guilt", 'en'],
    ["no, it's not really anger", 'en'],
  ])('that is denied is none: %j', (raw, language) => {
    expect(feelings(raw, language)).toEqual([])
  })
})
