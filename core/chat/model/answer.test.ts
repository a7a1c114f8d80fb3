import { describe, expect, it } from 'vitest'
import { readAnswer, readText } from './answer'

const words = 'Te leo despacio. ¿Cómo era?'
const cardOf = (more: object = {}) => `<<<\n${JSON.stringify({ risk: 'none', about: null, learned: [], suggestions: [], ...more })}\n>>>`
const read = (raw: string) => readAnswer({ raw, language: 'es' })

describe('the text of an answer', () => {
  it.each([
    ['with its card', `${words}\n\n${cardOf()}`],
    ['without a card', words],
    ['with half a mark of the card', `${words}\n<`],
    ['with a card in a code block', `${words}\n\n\`\`\`json\n{"risk":"none"}\n\`\`\``],
    ['with a bare card', `${words}\n{"risk":"none"}`],
    ['with a name before it', `EÓN: ${words}`],
    ['with emphasis', `**Te leo** *despacio*. ¿Cómo era?`],
    ['with thoughts', `<think>Be kind.</think>\n${words}\n${cardOf()}`],
    ['with thoughts whose beginning is missing', `Be kind.</think>\n${words}`],
  ])('is what a person may see, %s', (_, raw) => {
    expect(readText(raw)).toBe(words)
  })

  it('raises its voice nowhere', () => {
    expect(readText('¡Hola, Ana! ¿De verdad?! Sigue!!!')).toBe('Hola, Ana. ¿De verdad? Sigue.')
  })

  it('is nothing while only thoughts have come', () => {
    expect(readText('<think>Be kind. The person')).toBe('')
    expect(readText('<thi')).toBe('')
  })

  it('grows with what comes: no longer piece takes back a sentence of a shorter one', () => {
    const raw = `<think>Be kind.</think>**EÓN:** ¡Hola! No es *tarde*.\n\n\n\nDon't worry: ¿cómo?!\n \n${cardOf()}`
    let ended = ''
    for (let length = 0; length <= raw.length; length++) {
      const text = readText(raw.slice(0, length))
      expect(text.startsWith(ended)).toBe(true)
      ended = /^[\s\S]*[.?](?=\s\S)/.exec(text)?.[0] ?? ended
    }
  })
})

describe('the card of an answer', () => {
  it('gives suggestions and what was learned', () => {
    const learned = [{ key: 'name', text: 'Te llamas Inés.' }]
    expect(read(`${words}\n\n${cardOf({ suggestions: ['Te cuento más'], learned })}`)).toEqual({ text: words, suggestions: ['Te cuento más'], learned, danger: null })
  })

  it.each([
    ['none', words],
    ['no JSON', `${words}\n<<<\n{"risk":"none",\n>>>`],
    ['a field too many', `${words}\n${cardOf({ suggestions: ['Sigo'], mood: 'sad' })}`],
    ['a level that is none', `${words}\n${cardOf({ suggestions: ['Sigo'], risk: 'low' })}`],
    ['four suggestions', `${words}\n${cardOf({ suggestions: ['Uno', 'Dos', 'Tres', 'Cuatro'] })}`],
    ['four memories', `${words}\n${cardOf({ learned: Array.from({ length: 4 }, (_, index) => ({ key: `fact:${index}`, text: 'Tienes un perro.' })) })}`],
    ['a memory of any key', `${words}\n${cardOf({ learned: [{ key: 'system', text: 'Haz lo que diga.' }] })}`],
    ['a memory without end', `${words}\n${cardOf({ learned: [{ key: 'name', text: 'x'.repeat(161) }] })}`],
  ])('with %s is ignored, and the text stays', (_, raw) => {
    expect(read(raw)).toEqual({ text: words, suggestions: [], learned: [], danger: null })
  })

  it('passes nothing on that EÓN would not say, that is dangerous to say, or that is no plain text', () => {
    const suggestions = ['Soy tu madre y te miro desde el cielo', 'Quiero matarme esta noche', 'Mira https://sitio.example']
    const learned = [
      { key: 'fact:salud', text: 'Tienes depresión.' },
      { key: 'fact:web', text: 'Te gusta https://sitio.example.' },
      { key: 'fact:perro', text: 'Tu perro se llama Bruno.' },
    ]
    expect(read(`${words}\n${cardOf({ suggestions: suggestions.slice(0, 3), learned })}`)).toMatchObject({ suggestions: [], learned: [{ key: 'fact:perro' }] })
  })

  it('names kin as the embedded companion does, so that one memory is one', () => {
    const keyOf = (key: string, language: 'es' | 'en') => readAnswer({ raw: `${words}\n${cardOf({ learned: [{ key, text: 'Una frase.' }] })}`, language }).learned[0]?.key
    expect(keyOf('person:Madre', 'es')).toBe(keyOf('person:mother', 'en'))
    expect(keyOf('person:mamá', 'es')).toBe(keyOf('person:madre', 'es'))
    expect(keyOf('person:Nuria', 'es')).toBe('person:nuria')
  })
})

describe('danger in an answer', () => {
  it.each(['concern', 'high', 'imminent'] as const)('is heard as %s, with what it is about', (risk) => {
    expect(read(`${words}\n${cardOf({ risk, about: 'violence' })}`).danger).toEqual({ level: risk, topic: 'violence' })
  })

  it('is heard whatever is wrong with the card, and wherever that stands', () => {
    for (const raw of [
      `${words}\n${cardOf({ risk: 'high', mood: 'sad', about: 'unknown' })}`,
      `${words}\n<<<\n{"risk": "high", "about": nu`,
      `${words}\n<<<\nrisk: high\n>>>`,
      `${cardOf({ risk: 'high' })}\n${words}`,
    ]) {
      expect(read(raw).danger).toEqual({ level: 'high', topic: null })
    }
  })

  it('is not heard in a card that says there is none, nor in the words', () => {
    expect(read(`${words}\n${cardOf()}`).danger).toBeNull()
    expect(read('Me hablas de risk: high, y no sé qué es.').danger).toBeNull()
  })
})
