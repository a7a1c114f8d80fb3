import { describe, expect, it } from 'vitest'
import { withoutDenials } from './answer'
import { readAnswer } from './screen'

describe('the answer to a question of ours', () => {
  it.each(['Sí.', 'si, a veces', 'Pues sí', 'la verdad es que sí', 'Sí lo he pensado', 'De vez en cuando', 'no siempre', 'hay noches', 'algo de eso', 'Yes', 'yeah, sometimes', 'I do', 'I am, sometimes', 'every night', 'not always', "I've thought about it", 'kind of', 'yeah. the second one', 'still there', 'lo segundo', 'Sí, un poco más', "I wasn't straight with you. It wasn't just a figure of speech.", 'No era una forma de hablar'])('is a yes: %s', (text) => {
    expect(readAnswer(text)).toBe('yes')
  })

  it.each(['No sé', 'no lo sé', 'puede ser', 'prefiero no decirlo', 'no, pero antes sí', 'no, bueno, a veces', "I don't know", 'maybe', "I'd rather not say", 'no, not any more'])('is neither, or only half of one: %s', (text) => {
    expect(readAnswer(text)).toBe('maybe')
  })

  it.each(['No', 'no, gracias', 'Nooo', 'claro que no', 'Nope', 'not really', 'God, no', "I don't", 'Blimey. No.', 'no, nadie', 'no. nobody', 'No, hablo de la cama del perro', "No, I mean the dog's bed", 'hahahahahaha no'])('is a no: %s', (text) => {
    expect(readAnswer(text)).toBe('no')
  })

  it.each(['No, para nada', 'No es eso', 'no va por ahí', "It's not that", 'Blimey. No. I said the phone does not ring. I am sad, not on a ledge.', 'No, señora máquina, no estoy pensando en quitarme la vida. Estoy pensando en afinar un piano.', 'Estoy triste, no en peligro.', 'No corro ningún peligro, no quiero hacerme ningún daño.', 'era un chiste', 'nothing like that', "I'm not suicidal", 'I just told you. No, I am not going to do anything to myself. I was on about the shed but never mind.', 'No, I meant no'])('denies it in so many words: %s', (text) => {
    expect(readAnswer(text)).toBe('denies')
  })

  it.each(['no puedo más', 'No quiero vivir', 'no me quedan ganas', 'nunca me sentí así', 'si no fuera por mi hija', 'La cama es de Bruno', 'no one gets it', 'no point', 'never felt so alone', 'I am fine', 'Estoy bien', 'Sí, la cama es suya, se la compré yo en la feria del pueblo hace ya nueve años', 'Maybe I could go and knock at her door'])('is none at all: %s', (text) => {
    expect(readAnswer(text)).toBe(null)
  })

  it.each([
    'No quiero vivir, no sirvo para nada', 'No sirvo para nada.', 'I am talking about the pills in my drawer', 'I mean the rope in the garage', 'no hay riesgo de que me encuentren', 'No voy a hacerme nada hasta que se duerman los niños',
    'I am not going to do anything tonight', "It's not that I want to die, I just want to stop existing", "I don't want to die, I just want the pain to stop", 'No estoy pensando en matarme, ya lo tengo decidido para el viernes', "I'm not going to hurt anyone, just myself",
  ])('denies nothing where it is danger itself, or takes it back: %s', (text) => {
    expect(['no', 'denies']).not.toContain(readAnswer(text))
  })

  it.each(['Siempre tocaba el piano por la tarde', 'A veces viene mi nieta a pintar', 'Eso es del piano.', 'Pienso llamar al afinador mañana', 'The last one was in June', 'Mucho mejor', 'A little better today, thanks', 'Claro, lo entiendo', 'Creo que si llamo al afinador vendrá'])('is no yes where it only begins like one: %s', (text) => {
    expect(readAnswer(text)).toBe(null)
  })

  it('is read in a message of any length without end', () => {
    for (const text of ['ha'.repeat(4_000) + ' z', 'la verdad que '.repeat(600) + 'z', 'no '.repeat(3_000), 'a'.repeat(12_000)]) expect(readAnswer(text), text.slice(0, 20)).not.toBe('yes')
  })

  it('leaves what is told beside a denial', () => {
    expect(withoutDenials('no es eso, quiero matarme')).toContain('quiero matarme')
    expect(withoutDenials('no, no estoy pensando en quitarme la vida. entrego las llaves')).toBe('entrego las llaves')
  })
})
