import { describe, expect, it } from 'vitest'
import type { LetterPath } from '#core/letters/letters.schema'
import type { CompanionTurn } from '#core/ports/companion'
import { replyTo } from './companion'
import { textsOf } from './texts'

const reply = (language: 'es' | 'en', ...said: string[]) => onPath(null, language, said)
const onPath = (path: LetterPath | null, language: 'es' | 'en', said: readonly string[]) => {
  const turns = said.map((text, at): CompanionTurn => ({ from: at % 2 === 0 ? 'person' : 'eon', text }))
  return ['one', 'two', 'three', 'four'].map((seed) => replyTo({ language, path, name: null, memories: [], care: 'none', seed, turns }).text)
}

describe('a loss told for the first time', () => {
  it.each([
    ['es', 'Hola, se murió mi abuela Nieves en mayo', /(?:[Ss]iento much[oí]).*(?:Nieves|abuela)/s],
    ['es', 'Mi padre murió anoche', /[Ss]iento much.*padre/s],
    ['es', 'Murió mi perro Toby ayer', /[Ss]iento much/],
    ['es', 'Mi mujer me ha dejado por otro', /[Ss]iento/],
    ['en', 'My husband walked out after nineteen years', /sorry/],
    ['en', 'my mum died in june', /sorry.*mum/s],
    ['en', 'My dog Biscuit was put down on Friday', /sorry/],
  ] as const)('is answered with sorrow, before anything else (%s: %s)', (language, text, sorrow) => {
    for (const said of reply(language, text)) expect(said).toMatch(sorrow)
  })

  it.each([['es', 'Mi mujer se fue en julio'], ['es', 'Mi marido se fue en octubre. Dijo que llevaba años sin ser feliz'], ['en', 'my wife left in july']] as const)('is one on the path of a breakup though nobody is said to be left (%s: %s)', (language, text) => {
    for (const said of onPath('ruptura', language, [text])) expect(said).toMatch(/[Ss]iento|sorry/)
  })

  it.each([['es', 'Mi marido se fue con otra'], ['en', 'My husband left in August. For a colleague of his. I’m not really sure what I’m meant to write here.']] as const)('is one where the words leave no doubt, whatever the path (%s: %s)', (language, text) => {
    for (const said of reply(language, text)) expect(said).toMatch(/[Ss]iento|sorry/)
  })

  it.each([['es', 'Mi mujer se fue a trabajar temprano'], ['en', 'my husband left early for work']] as const)('is none where somebody went out (%s: %s)', (language, text) => {
    for (const said of onPath('ruptura', language, [text])) expect(said).not.toMatch(/[Ss]iento|sorry/)
  })

  it('is followed by nothing taken for a jest', () => {
    for (const said of onPath('ruptura', 'en', ['my wife left in july', 'I’m sorry.', 'She took the dog and the good pans'])) expect(said).not.toMatch(/funny|smile|laugh/)
  })

  it('comes before what is practical in it', () => {
    for (const said of reply('es', 'Murió mi madre en enero y desde entonces mi hermana no me habla, se quedó con las llaves de la casa y con el perro, y yo no sé si llamarla')) {
      const first = textsOf('es').disclosures.reduce((text, line) => text.replace(line, ''), said).trim()
      expect(first).toMatch(/^(?:Lo siento|Siento) much/)
      expect(first.length, 'and more than that').toBeGreaterThan(80)
    }
  })

  it('is not mourned anew each time it is named', () => {
    const [first] = reply('en', 'my mum died in june')
    for (const said of reply('en', 'my mum died in june', first!, 'She died on a Tuesday, at home.')) expect(said).not.toMatch(/so sorry|very sorry/)
  })
})
