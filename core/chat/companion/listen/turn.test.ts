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

describe('what a Spanish turn does', () => {
  const acts = (raw: string) => readTurn({ raw, at: 3, language: 'es' }).acts

  it.each([
    ['thanks', 'terapia no, gracias'],
    ['thanks', 'Contestó "recibido, gracias". Para Aníbal eso es una serenata.'],
    ['thanks', 'no que vuelva, ya no. que me diga gracias, aunque sea por la niña'],
    ['useless', 'El apartamento lo diseñamos nosotros. Hay un muro curvo que no sirve para nada.'],
    ['whatCanYouDo', 'Me asusta el primer día que me pregunten en un bar «¿y tú qué haces?».'],
    ['wantsAdvice', 'Hay noches que les digo que ya comí. Y ellos me creen.'],
    ['goodbye', 'la última parte dice bueno te dejo que estoy llegando'],
    ['iKnow', 'sabía'],
  ])('is no %s: %j', (act, raw) => {
    expect(acts(raw)).not.toContain(act)
  })

  it.each([
    ['thanks', 'gracias por leerme'],
    ['useless', 'no me sirve lo que dices'],
    ['useless', 'esto no sirve para nada'],
    ['wantsAdvice', '¿qué le digo a mi hermano?'],
    ['parting', 'se me despertó el niño, después seguimos'],
    ['offTopic', '¿sabes si hay que pedir permiso a capitanía o algo?'],
    ['iKnow', 'ya lo sabía'],
  ])('is %s: %j', (act, raw) => {
    expect(acts(raw)).toContain(act)
  })
})
