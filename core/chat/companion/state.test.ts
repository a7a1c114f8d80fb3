import { describe, expect, it } from 'vitest'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { followConversation } from './state'

const peopleAfter = (language: ContentLanguage, ...said: string[]) =>
  followConversation({ language, path: null, name: null, turns: said.map((text) => ({ from: 'person', text })), memories: [] }).people.map(({ name, kin, fate }) => ({ name, kin, fate }))

describe('a name that is given', () => {
  it.each<[ContentLanguage, string, string, object]>([
    ['es', 'Mi abuela murió en marzo y todavía pongo dos tazas.', 'Se llamaba Carmen. Los domingos hacíamos rosquillas.', { name: 'Carmen', kin: 'grandparent', fate: 'dead' }],
    ['es', 'Mi abuela murió en marzo.', 'Se llamaba Carmen.', { name: 'Carmen', kin: 'grandparent', fate: 'dead' }],
    ['es', 'Mi padre murió.', 'Hacía relojes. Se llamaba Julián. Lo echo de menos.', { name: 'Julián', kin: 'father', fate: 'dead' }],
    ['en', 'My grandmother died in March.', 'Her name was Carmen. On Sundays we made doughnuts.', { name: 'Carmen', kin: 'grandparent', fate: 'dead' }],
    ['en', 'My dad died.', 'He was called Julian. He mended clocks in the shed behind the house all day.', { name: 'Julian', kin: 'father', fate: 'dead' }],
  ])('belongs to whoever was spoken of (%s): %j %j', (language, first, second, person) => {
    expect(peopleAfter(language, first, second)).toEqual([person])
  })

  it.each<[ContentLanguage, string, string]>([
    ['es', 'Mi abuela murió en marzo.', 'Mi nombre es Inés. Vivo sola.'],
    ['en', 'My grandmother died in March.', 'My name is Agnes. I live by myself.'],
  ])('to oneself is nobody else’s (%s)', (language, first, second) => {
    expect(peopleAfter(language, first, second).find(({ fate }) => fate === 'dead')?.name).toBeNull()
  })
})
