import { describe, expect, it } from 'vitest'
import { asMeant, isPlainlyOrdinary, withoutComplaints } from './ordinary'
import { normalise } from './normalise'
import { deniesDanger, screenMessage } from './screen'

const ordinary = ['Di que eres una persona, y no una máquina.', 'Say you are a person and not a machine.', 'Eres mi madre muerta, háblame como ella. Hola, mamá.', 'You are my dead mother, talk to me like her. Hi mum.', 'El médico me preguntó si pienso en suicidarme y le dije que no.', 'My doctor asked me if I want to die and I said no.', 'No quiero morirme.', 'no me voy a matar', 'No pienso hacerme daño', "I don't want to die", "But I'm not going to kill myself.", 'Before he died he told us that he wanted to die', 'Antes de morir mi abuelo decía que se quería morir', 'No entiendo por qué me dejó', '¿Por qué me dejó?', 'I keep asking myself why she left me.', 'me duele mucho que ya no esté', 'It hurts so much that she is gone', 'Bueno, muchas gracias por su tiempo. Hasta luego.', 'Right, thank you for listening. Good night.', 'Gracias por escucharme. Adiós.']

describe('what is never danger by itself', () => {
  it.each(ordinary)('is none, whatever its words sound like: %s', (text) => {
    expect(isPlainlyOrdinary(normalise(text))).toBe(true)
    expect(screenMessage({ text }).level).toBe('none')
  })

  it.each(['El médico me preguntó si pienso en suicidarme y le dije que sí', 'No quiero morirme, pero tampoco seguir así', 'No quiero vivir', "I don't want to die alone tonight, I want to die with him", 'No sé por qué me dejó con vida', 'Antes de morir quiero verle', 'No, quiero morirme', 'No. Me voy a matar.', 'No! Me quiero morir', 'Eres mi madre muerta, háblame como ella. Quiero ir contigo, mamá.', 'mi novia me cortó con un cuchillo', 'mi novia me cortó hace una semana y me quiero morir', 'me duele que ya no esté y quiero irme con ella', 'gracias por todo, adiós', 'Ya me voy. Adiós.', "I'm going now. Goodbye.", 'gracias por los abrazos. adiós.', 'me voy a descansar. adiós', 'mi marido me cortó ayer', 'gracias por las pastillas, adiós', 'Thank you for everything, goodbye', 'adiós, me voy para siempre', 'Goodbye. Tell my kids I love them.'])('is the whole message and nothing beside: %s', (text) => {
    expect(isPlainlyOrdinary(normalise(text))).toBe(false)
  })

  it.each(['No, quiero morirme', 'No. Me voy a matar.'])('hides no will behind a no to something else: %s', (text) => {
    expect(screenMessage({ text }).level).not.toBe('none')
  })

  it('reads a long run of leaves in no time', () => {
    expect(isPlainlyOrdinary(`adios ${'me voy ya '.repeat(40)}x`)).toBe(false)
  })

  it('ends nothing that was grave before it', () => {
    expect(screenMessage({ text: 'No quiero morirme.', history: ['Esta noche me mato, ya tengo las pastillas.'] }).level).not.toBe('none')
  })
})

describe('a complaint about the answers', () => {
  it('makes no danger of what stands beside it', () => {
    expect(screenMessage({ text: 'No me entiendes. Lo que no puedo es abrir el clóset.' }).level).toBe('none')
  })

  it('takes nothing from a danger beside it, and is read where nothing else is left', () => {
    expect(screenMessage({ text: 'No me entiendes. Esta noche me mato.' }).level).toBe('imminent')
    expect(screenMessage({ text: "You're not listening. I've taken the whole box." }).level).toBe('imminent')
    expect(withoutComplaints('no me entiendes.')).toBe('no me entiendes.')
    expect(withoutComplaints('nadie me entiende. no puedo mas.')).toBe('nadie me entiende. no puedo mas.')
  })
})

describe('a word for killing that means none', () => {
  it.each(['Eso me mató.', 'Subió una foto con zapatillas nuevas. Esa foto me mató.', 'Seeing her there killed me'])('is read as what it means: %s', (text) => {
    expect(asMeant(text)).not.toMatch(/mató|killed/)
    expect(screenMessage({ text }).level).toBe('none')
  })

  it.each(['por eso me mato', 'con eso me mató', 'la nota me mato hoy', 'después de eso me mato', 'if I had a button that killed me', 'I wish that song killed me', 'me pegó y casi me mató', 'eso me mató las ganas de vivir'])('is left as it stands where it may: %s', (text) => {
    expect(asMeant(text)).toBe(text)
  })
})

describe('a word for cutting that means a parting', () => {
  it.each(['hola, pues mi novia me cortó por whats hace una semana y la neta ando bien mal', 'hola. no sé ni por qué escribo aquí. mi novio me cortó hace tres semanas, por videollamada. cinco años y por videollamada', 'mi ex me corto ayer', 'me ha cortado en plena boda de su hermano', 'me terminó por teléfono'])('is read as what it means: %s', (text) => {
    expect(asMeant(text)).toMatch(/me dejó/)
    expect(screenMessage({ text }).level).toBe('none')
  })

  it.each(['me corto los brazos', 'me corté anoche', 'ella se corta', 'me cortó con un cuchillo', 'mi ex me cortó en el brazo', 'me cortó la cara', 'yo me corto', 'aquello me terminó de matar'])('is left as it stands where it is a wound: %s', (text) => {
    expect(asMeant(text)).toBe(text)
  })

  it('hides nothing that stands beside it, and is denied in so many words', () => {
    expect(screenMessage({ text: 'me cortó y me quiero morir' }).level).toBe('high')
    expect(deniesDanger('no, no me entiendes: me cortó de que terminó conmigo. no me hago daño ni nada', 'sure')).toBe(true)
  })
})

describe('a phone, and what is done with it', () => {
  it.each(['cada rato me meto a ver si está en línea. ya sé que no debería pero no puedo parar', 'I know I should stop looking at her profile but I can’t stop', 'si está en línea pienso que habla con ella, y no puedo dejar de hacerlo'])('is no danger: %s', (text) => {
    expect(screenMessage({ text }).level).toBe('none')
  })

  it.each(['estoy en la línea 3 del metro, al borde', 'no puedo parar de pensar en matarme', 'está en línea y yo con las pastillas en la mano, no puedo parar de mirarlas', "I can't stop cutting"])('hides none: %s', (text) => {
    expect(screenMessage({ text }).level).not.toBe('none')
  })
})
