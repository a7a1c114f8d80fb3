import { describe, expect, it } from 'vitest'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { faultsOf } from '../faults'
import { isFamiliar } from '../address'
import { textsOf } from '../texts'
import { practicalIn } from './practical'
import { practicalHeardEn } from './practical.en'
import { practicalHeardEs } from './practical.es'

const asked: [ContentLanguage, string, string][] = [
  ['es', '¿Y qué hago con las zapatillas?', 'keepsakes'],
  ['es', '¿La bloqueo o no?', 'block-unfollow'],
  ['es', '¿Le dejo llevarse a los niños el sábado?', 'children-time'],
  ['es', '¿Voy a la misa del domingo?', 'visit-event'],
  ['es', 'no sé si dejar el trabajo o esperar', 'quit-job'],
  ['es', '¿Qué hago con la correa?', 'pet-things'],
  ['es', '¿Cómo hago para no mirar su perfil?', 'checking-profile'],
  ['es', '¿La radio, la traigo a casa?', 'keepsakes'],
  ['es', '¿Me quedo con el gato?', 'pet-keep'],
  ['es', '¿voy sola o le digo a mi sobrina que me acompañe?', 'alone-or-with'],
  ['en', 'Do I go on my own or ask my sister?', 'alone-or-with'],

  ['es', '¿Me quedo con él o me voy?', 'stay-or-leave'],
  ['en', 'Should I bring the radio home?', 'keepsakes'],
  ['en', 'Do I keep her cat?', 'pet-keep'],
  ['en', 'What do I do with the slippers?', 'keepsakes'],
  ['en', 'Should I block him?', 'block-unfollow'],
  ['en', 'should I let my sister come for Thanksgiving?', 'let-come'],
  ['en', 'how do people actually divide the furniture?', 'give-back-things'],
  ['en', 'should I quit my job, yes or no?', 'quit-job'],
  ['en', 'what do I do when I cry at work?', 'crying-public'],
  ['en', 'Should I tell my husband?', 'tell-others'],
]

const toldOrElse: [ContentLanguage, string][] = [
  ['es', 'Guardé sus zapatillas en una bolsa'],
  ['es', '¿Es normal que le hable al sillón?'],
  ['es', '¿Por qué me dejó?'],
  ['es', '¿Te acuerdas de cómo se llamaba?'],
  ['es', '¿Eres una persona?'],
  ['en', 'I kept her slippers in a bag'],
  ['en', 'Is it normal to talk to his chair?'],
  ['en', 'Why did he leave?'],
  ['en', 'Do you remember her name?'],
  ['en', 'Did I do it too soon?'],
]

describe('practical matters', () => {
  it.each(asked)('in %s «%s» asks about %s', (language, sentence, id) => {
    expect(practicalIn([sentence], language)[0]).toBe(id)
  })

  it.each(toldOrElse)('in %s «%s» asks about none', (language, sentence) => {
    expect(practicalIn([sentence], language)).toEqual([])
  })

  it.each([['es', practicalHeardEs], ['en', practicalHeardEn]] as const)('have an answer each in %s, of no fault, and no answer is of none', (language, heard) => {
    const { practical } = textsOf(language)
    expect(heard.map(({ id }) => id).sort()).toEqual(Object.keys(practical).sort())
    const lines = Object.values(practical).flat().map((line) => line.replace(/^(?:@\w+ )+/, ''))
    expect(lines.flatMap((text) => faultsOf({ text, language }).map(({ fault }) => `${fault}: ${text}`))).toEqual([])
  })

  it('can each be answered to whoever says «usted»', () => {
    const familiar = Object.entries(textsOf('es').practical).filter(([, lines]) => lines.filter((line) => !isFamiliar(line)).length < 2)
    expect(familiar.map(([id]) => id)).toEqual([])
  })
})
