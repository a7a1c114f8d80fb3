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

describe('who has died, and who lives', () => {
  it.each<[ContentLanguage, string, string]>([
    ['es', 'Mi madre murió en mayo', 'Mi madre sigue viva en mí'],
    ['es', 'Mi madre murió en mayo', 'Ayer sueño que mi madre está viva'],
    ['es', 'Mi madre murió en mayo', 'Mi madre no murió sola'],
    ['es', 'Mi madre murió en mayo', 'Mi madre vive en mi corazón'],
    ['en', 'My father died in May', "My father didn't die alone"],
    ['en', 'My father died in May', 'My father lives in my heart'],
    ['en', 'My father died in May', 'I dream that my father is alive'],
  ])('the dead stay dead who live on in somebody (%s): %j %j', (language, first, second) => {
    expect(peopleAfter(language, first, second)).toMatchObject([{ fate: 'dead' }])
  })

  it.each<[ContentLanguage, string[]]>([
    ['es', ['Sergio es mi hermano y está vivo', 'Nadie se ha muerto', '¿a vos también se te murió alguien?']],
    ['es', ['Mi hermano Sergio vive en Córdoba', 'Murió hace años']],
    ['en', ['My brother Kevin lives ten minutes away', 'When she died Kevin was at work']],
  ])('the living stay living, where no word says it of them (%s): %j', (language, said) => {
    expect(peopleAfter(language, ...said)).toMatchObject([{ fate: null }])
  })

  it('what is said of somebody last is what counts', () => {
    expect(peopleAfter('es', 'Mi hermano Sergio vive en Córdoba', 'Mi hermano Sergio murió ayer')).toMatchObject([{ name: 'Sergio', fate: 'dead' }])
  })
})

describe('a subject', () => {
  const topicsAfter = (said: readonly [string, string], reply: string) =>
    followConversation({ language: 'es', path: null, name: null, memories: [], turns: [{ from: 'person', text: said[0] }, { from: 'eon', text: reply }, { from: 'person', text: said[1] }] }).turn.hits.map(({ topic }) => topic)

  it('that was taken up and refused is not heard again', () => {
    expect(topicsAfter(['Estoy en paro', 'No estoy sin trabajo, sigo en la fábrica'], 'Sin horario, los días se hacen larguísimos y cansan más.')).not.toContain('laid-off')
  })

  it('whose own words say no goes on being heard', () => {
    expect(topicsAfter(['Murió mi padre y no duermo', 'No. No duermo nada'], 'El cuerpo sigue de guardia. No es que no quieras dormir: es que nadie lo ha relevado.')).toContain('sleep')
  })
})
