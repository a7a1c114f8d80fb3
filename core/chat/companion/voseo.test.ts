import { describe, expect, it } from 'vitest'
import { replyTo } from './companion'
import { textsOf } from './texts'
import { fromVoseo, toVoseo } from './voseo'

/** Every line of the companion's, wherever it stands. */
function linesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return texts !== null && typeof texts === 'object' && !(texts instanceof RegExp) ? Object.values(texts).flatMap(linesIn) : []
}
const lines = linesIn(textsOf('es'))

describe('voseo', () => {
  it.each([
    ['¿Qué quieres que entienda?', '¿Qué querés que entienda?'],
    ['Cuéntame qué escribes y a quién eliges, si puedes.', 'Contame qué escribís y a quién elegís, si podés.'],
    ['¿Y tú, cómo lo llevas? Esto es para ti y contigo.', '¿Y vos, cómo lo llevás? Esto es para vos y con vos.'],
    ['Eres quien ha estado; has hecho mucho.', 'Sos quien ha estado; has hecho mucho.'],
    ['Deja a la vista una sola cosa y recoge las demás.', 'Dejá a la vista una sola cosa y recogé las demás.'],
    ['Aquí se habla. Sigue siendo verdad, y nunca habla por hablar.', 'Aquí se habla. Sigue siendo verdad, y nunca habla por hablar.'],
    ['Con frases cortas, sin ganas y con todo a cuestas.', 'Con frases cortas, sin ganas y con todo a cuestas.'],
    ['«No puedes», dijo. ¿Lo crees?', '«No puedes», dijo. ¿Lo creés?'],
    ['Ojalá vengas; lo que dijiste y lo que dirás.', 'Ojalá vengas; lo que dijiste y lo que dirás.'],
  ])('says «%s» as «%s», and knows it again', (tu, vos) => {
    expect(toVoseo(tu)).toBe(vos)
    expect(fromVoseo(vos)).toBe(tu)
  })

  it('knows every line again that it says otherwise, so that none is said twice', () => {
    const changed = lines.filter((line) => toVoseo(line) !== line)
    expect(changed.length).toBeGreaterThan(300)
    expect(changed.filter((line) => fromVoseo(toVoseo(line)).toLowerCase() !== line.toLowerCase())).toEqual([])
  })

  it('changes nothing of what is said to «tú»', () => {
    expect(lines.filter((line) => fromVoseo(line) !== line)).toEqual([])
  })

  it('is what they are answered with', () => {
    const said = ['Hola, ¿vos sos una máquina?', 'Mi viejo murió en mayo, no sabés lo que es la casa', '¿Vos qué harías con sus herramientas?', 'No sé por dónde empezar', '¿Puedo pedirte una carta?']
    const turns: { from: 'person' | 'eon'; text: string }[] = []
    for (const text of said) {
      turns.push({ from: 'person', text })
      turns.push({ from: 'eon', text: replyTo({ language: 'es', path: 'duelo', name: null, turns: [...turns], memories: [], care: 'none', seed: 'vos' }).text })
    }
    const replies = turns.filter(({ from }) => from === 'eon').map(({ text }) => text)
    for (const reply of replies) expect(toVoseo(reply)).toBe(reply)
    expect(new Set(replies).size).toBe(replies.length)
    expect(replies.join(' ')).toMatch(/(?<!\p{L})(?:vos|\p{L}+[áéí]s)(?!\p{L})/u)
  })
})
