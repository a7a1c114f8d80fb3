import { describe, expect, it } from 'vitest'
import { parseLetter } from './parse'

const es = { language: 'es', nombre: 'Nuria' } as const
const en = { language: 'en', nombre: 'Tom' } as const

const whole = {
  title: 'La lata',
  paragraphs: ['Nuria:', 'Has puesto una lata.', 'Sigue cerrada.', 'Te acompaño,', 'EÓN'],
}

describe('what a model answered, read as a letter', () => {
  it('takes title, salutation, paragraphs, closing and signature from plain text', () => {
    expect(parseLetter('La lata\n\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\nEÓN', es)).toEqual(whole)
  })

  it.each([
    ['without blank lines', 'La lata\nNuria:\nHas puesto una lata.\nSigue cerrada.\nTe acompaño,\nEÓN'],
    ['with title and salutation in one block', 'La lata\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\n\nEÓN'],
    ['with salutation and text in one block', 'La lata\n\nNuria:\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño, EÓN'],
    ['with Windows line ends and hard-wrapped lines', 'La lata\r\n\r\nNuria:\r\n\r\nHas puesto\r\nuna lata.\r\n\r\nSigue cerrada.\r\n\r\nTe acompaño,\r\nEÓN\r\n'],
    ['signed in small or plain letters', 'La lata\n\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño\n— Eon.'],
    ['with a labelled, quoted title', 'Título: «La lata».\n\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\nEÓN'],
    ['dressed in markdown', '```markdown\n# **La lata**\n\n*Nuria:*\n\n---\n\n> Has puesto una __lata__.\n\nSigue `cerrada`.\n\nTe acompaño,\n**EÓN**\n```'],
    ['after thinking aloud', '<think>First the tin.\n\nThen the radio.</think>\n\nLa lata\n\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\nEÓN'],
    ['after thinking with the first tag lost', 'First the tin.\n</think>\nLa lata\n\nNuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\nEÓN'],
    ['as JSON', JSON.stringify(whole)],
    ['as fenced JSON with keys of its own', '```json\n{"titulo":"La lata","saludo":"Nuria:","parrafos":["Has puesto una lata.","Sigue cerrada."],"despedida":"Te acompaño,","firma":"EÓN"}\n```'],
    ['as JSON in JSON', JSON.stringify({ carta: { title: 'La lata', texto: 'Nuria:\n\nHas puesto una lata.\n\nSigue cerrada.\n\nTe acompaño,\nEÓN' } })],
  ])('reads a letter %s', (_, answer) => {
    expect(parseLetter(answer, es)).toEqual(whole)
  })

  it('adds a salutation, a closing and a signature where the model forgot them', () => {
    expect(parseLetter('La lata\n\nHas puesto una lata, y la radio, y un mes entero sin abrirla.\n\nSigue cerrada.', es)).toEqual({
      title: 'La lata',
      paragraphs: ['Nuria:', 'Has puesto una lata, y la radio, y un mes entero sin abrirla.', 'Sigue cerrada.', 'Te acompaño,', 'EÓN'],
    })
    expect(parseLetter('The tin\n\nYou kept a kayak on the roof of the car.', en).paragraphs[0]).toBe('Tom,')
  })

  it('leaves the signature of somebody else where it stands, for the judge to see', () => {
    expect(parseLetter('La lata\n\nNuria:\n\nHas puesto una lata.\n\nCon amor,\nla Chata', es).paragraphs).toEqual([
      'Nuria:',
      'Has puesto una lata.',
      'Con amor,',
      'la Chata',
      'EÓN',
    ])
  })

  it('prints quotation marks, apostrophes, dots and dashes as the language does', () => {
    expect(parseLetter('T\n\nNuria:\n\nEscribes "la lata" y ("un mes") -- y luego... nada.\n\nEÓN', es).paragraphs[1]).toBe(
      'Escribes «la lata» y («un mes») — y luego… nada.',
    )
    expect(parseLetter('T\n\nTom,\n\nYou wrote "the kayak", «one summer», and I\'d keep Bea\'s \'roof\'.\n\nEÓN', en).paragraphs[1]).toBe(
      'You wrote “the kayak”, “one summer”, and I’d keep Bea’s ‘roof’.',
    )
  })

  it('takes emoji and invisible signs out, and no line break is left in a paragraph', () => {
    const letter = parseLetter('T\n\nNuria:\n\nUna lata\u200B 💔 de\nbotones.\n\nEÓN', es)
    expect(letter.paragraphs[1]).toBe('Una lata de botones.')
  })

  it('gives a letter without paragraphs where there was no text', () => {
    for (const answer of ['', ' \n\n ', '```\n```', '<think>still thinking', '{"paragraphs":[]}'.slice(0, 0)]) {
      expect(parseLetter(answer, es).paragraphs).toEqual([])
    }
  })

  it('does not choke on what is no letter', () => {
    for (const answer of ['{', '{}', '[]', 'null', '{"paragraphs":[1]}', '<html>', '***', '"', 'EÓN', ':', '\u0000']) {
      expect(() => parseLetter(answer, es)).not.toThrow()
    }
  })
})
