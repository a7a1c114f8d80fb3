import { describe, expect, it } from 'vitest'
import type { CompanionBrief, CompanionTurn } from '#core/ports/companion'
import { replyTo } from './companion'
import { callsItselfFoolish, judgedIn } from './listen/judged'
import { lightIn } from './listen/light'
import { readTurn } from './listen/turn'
import { textsOf } from './texts'
import { foldSaid, isSaid, lineOf } from './line'

type Path = CompanionBrief['path']
const seeds = ['one', 'two', 'three']

/** The reply to the last of these turns; a reply of EÓN's may stand between, by the sign `EÓN: `. */
function last({ language = 'es', path = 'duelo', said, seed }: { language?: 'es' | 'en'; path?: Path; said: readonly string[]; seed: string }): string {
  const turns: CompanionTurn[] = []
  let reply = ''
  said.forEach((one, at) => {
    if (one.startsWith('EÓN: ')) return
    turns.push({ from: 'person', text: one })
    const given = said[at + 1]?.startsWith('EÓN: ') ? said[at + 1]!.slice(5) : null
    reply = given ?? replyTo({ language, path, name: null, turns: [...turns], memories: [], care: 'none', seed }).text
    turns.push({ from: 'eon', text: reply })
  })
  return reply
}

/** Whether a reply says one of the lines a leave is taken with. */
const takesLeave = (reply: string, language: 'es' | 'en') => [...textsOf(language).farewells.night, ...textsOf(language).farewells.day].some((line) => isSaid(lineOf(line), [foldSaid(reply)]))

const reading = (raw: string, language: 'es' | 'en') => readTurn({ raw, at: 3, language, after: '—' })

describe('whether something is awful of them', () => {
  it.each([
    ['es', 'Y ahora llama por el reloj. ¿Tú crees que soy mala por no cogerle el teléfono?', 'keepingAway'],
    ['es', '¿está mal que sintiera alivio cuando se murió?', 'relief'],
    ['es', '¿Es horrible que me riera en el velatorio?', 'joy'],
    ['es', '¿soy una egoísta por querer salir con otra persona?', 'newLove'],
    ['es', 'te pregunté si soy mala hija', 'any'],
    ['es', 'no estaba cuando se murió, ¿soy mala hija?', 'absence'],
    ['en', 'is it awful that I felt relieved when she died?', 'relief'],
    ['en', "that's not an answer. I asked if it's awful that I felt relieved", 'relief'],
    ['en', 'am I a terrible person for being angry with her?', 'anger'],
    ['en', 'Is it wrong that I still miss him?', 'missing'],
    ['en', "That I'm not a good person any more", 'any'],
    ['es', 'que soy mala hija', 'any'],
    ['es', 'no fui buena madre', 'any'],
  ] as const)('is heard, and of what (%s: %s)', (language, text, of) => {
    expect(judgedIn(reading(text, language), language)).toBe(of)
  })

  it.each([
    ['es', 'soy mala para los números'], ['es', '¿Es mala idea escribirle?'], ['es', '¿está mal mi hermana?'], ['es', '¿soy mala por haberle sido infiel?'], ['es', '¿es horrible que le pegara?'],
    ['en', 'it was an awful day'], ['en', 'I was a good daughter'], ['en', "I'm not a bad person"], ['es', 'no soy mala persona'], ['es', 'fui buena hija'], ['es', 'soy mala madre, le pegué'], ['en', 'am I bad for hitting him?'], ['en', 'is it wrong that I drink to sleep?'], ['en', 'is it bad for the dog?'],
  ] as const)('is not heard where something else is asked, or no line could clear them of it (%s: %s)', (language, text) => {
    expect(judgedIn(reading(text, language), language)).toBeNull()
  })

  it('is of what was told just before, where it says nothing of it itself', () => {
    expect(judgedIn(reading('¿soy mala hija?', 'es'), 'es', 'yo estaba en la playa cuando ella se cayo en la cocina')).toBe('absence')
    expect(judgedIn(reading('¿soy mala hija?', 'es'), 'es', 'le pegue y estaba de viaje')).toBe('any')
  })

  it.each(seeds)('is answered first, with a no (%s)', (seed) => {
    expect(last({ said: ['Mi marido Julián murió en mayo', '¿Tú crees que soy mala por no cogerle el teléfono a su hermana?'], seed })).toMatch(/^No/)
    expect(last({ language: 'en', said: ['My mum died in August', 'is it awful that I felt relieved?'], seed })).toMatch(/^No/)
    expect(last({ language: 'en', said: ['My mum died in August', 'is it awful that I felt relieved?', 'EÓN: I have that.', "that's not really an answer. I asked if it's awful"], seed })).toMatch(/(?:sorry|right|true|no answer).*\bno\b/i)
  })
})

describe('what somebody calls foolish of themselves', () => {
  it.each([
    ['es', 'me puse a llorar con la regadera en la mano, qué ridículo'], ['es', 'a veces oigo el portón y todavía me arreglo el pelo, qué tonta'], ['es', 'ya sé que es una tontería pero sigo poniendo dos platos'],
    ['en', "it's silly but my hamster died and I can't stop crying"], ['en', 'I messaged her again last night and now I feel pathetic'], ['en', 'Sad, I suppose. And stupid'], ['es', 'Triste y tonta'],
  ] as const)('is heard (%s: %s)', (language, text) => {
    expect(callsItselfFoolish(reading(text, language), language)).toBe(true)
  })

  it.each([
    ['es', 'qué idiota el del coche rojo'], ['es', 'discutimos por el coche, qué tontería'], ['es', '¿soy tonta?'], ['es', 'hablar con un programa es ridículo'], ['es', 'le pegué, qué vergüenza'],
    ['en', "it's stupid talking to a computer"], ['en', "it's stupid how happy I was"], ['en', 'he is such an idiot'], ['en', 'he told me I was stupid in front of his friends'],
  ] as const)('is not heard where something else is, or no line could clear them of it (%s: %s)', (language, text) => {
    expect(callsItselfFoolish(reading(text, language), language)).toBe(false)
  })

  it.each(seeds)('is said not to be, and never said back (%s)', (seed) => {
    const foolish = [...textsOf('es').judged.foolish, ...textsOf('en').judged.foolish]
    const reply = last({ said: ['Mi madre murió en agosto', 'Me puse a llorar con la regadera en la mano, qué ridículo'], seed })
    expect(foolish.some((line) => reply.startsWith(line)), reply).toBe(true)
    expect(reply).not.toMatch(/, qué ridículo/)
    expect(last({ path: 'ruptura', said: ['Se fue en marzo con una compañera', 'La verdad sí, el celular boca abajo. Pero no quise ver. Me siento bien tonta'], seed })).not.toMatch(/sientes bien tonta/)
    expect(last({ said: ['Mi madre murió en agosto y me puse a llorar con la regadera, qué ridículo'], seed })).not.toSatisfy((reply: string) => foolish.some((line) => reply.includes(line)))
    const silly = last({ language: 'en', said: ['My mum died in August', "it's silly but I still set two places"], seed })
    expect(foolish.some((line) => silly.startsWith(line.replace(/'/g, '’'))), silly).toBe(true)
  })
})

describe('what EÓN said and nobody could follow', () => {
  it.each(seeds)('is owned, and what was told is taken up again (%s)', (seed) => {
    const started = last({ language: 'en', said: ['My mum died in August', "She'd lost my name but she still asked if I had eaten", 'EÓN: How would you have started?', 'started what?'], seed })
    expect(started).toMatch(/sorry|badly|wrong|right|sense/i)
    expect(started).toMatch(/she still asked if you had eaten|lost your name/)
    expect(last({ path: 'ruptura', said: ['Iván terminó conmigo', 'Tres semanas y ya la sube a sus historias', 'EÓN: Eso queda.', 'queda qué?'], seed })).not.toMatch(/te gustaría que fuera|No lo sé/)
  })

  it.each(seeds)('is no question whether the dead come back, and good news are owned as such (%s)', (seed) => {
    const reply = last({ said: ['Mi marido Julián murió hace cinco meses', 'El mes pasado pasé la ITV yo sola', 'EÓN: Difícil no volver a eso.', '¿Volver a qué? Si te estaba contando una cosa buena. Que pasé la ITV'], seed })
    expect(reply).toMatch(/buen[oa]|alegría/)
    expect(reply).toMatch(/pasaste la ITV/)
    expect(reply).not.toMatch(/espera|sí o no/)
  })

  it.each(seeds)('is not regretted as a question passed over where one was only now asked (%s)', (seed) => {
    const reply = last({ path: 'ruptura', said: ['Mi novio terminó conmigo hace tres semanas', 'EÓN: Una noche y ya es hoy.', 'mmm no entendí eso. ¿tú crees que vuelva?'], seed })
    expect(reply).not.toMatch(/pregunta se quedó|no te contesté|me habías preguntado/)
  })
})

describe('what is glad', () => {
  it.each([
    ['es', 'Y el mes pasado pasé la ITV. El coche tiene catorce años y yo cincuenta y ocho, y pasamos los dos jaja', 'done'],
    ['es', 'toqué un rato y el chiquito se sentó a oírme. estuvo bonito', 'good'],
    ['en', "Funny one then. She decided the vicar was a bus conductor and asked him for change", 'good'],
    ['en', "I'm smiling writing that. Feel a bit lighter", 'good'],
  ] as const)('is heard as that (%s: %s)', (language, text, light) => {
    expect(lightIn(reading(text, language))).toBe(light)
  })

  it.each([['es', 'me reí un rato y luego me puse a llorar'], ['es', 'no me reí ni una vez'], ['es', 'mi padre murió ayer jaja no sé ni qué digo'], ['en', 'we laughed and then I cried in the car'], ['en', 'I am not proud of that']] as const)('is not heard where it is taken back (%s: %s)', (language, text) => {
    expect(lightIn(reading(text, language))).toBeNull()
  })

  it.each(seeds)('is met with nothing heavy (%s)', (seed) => {
    const heavy = new Set(['heavy', 'ending', 'state', 'burden'].flatMap((gist) => textsOf('es').gists[gist as 'heavy'].says).map((line) => lineOf(line).text))
    const reply = last({ said: ['Mi marido Julián murió hace cinco meses', 'Y el mes pasado pasé la ITV yo sola. Pasamos los dos, el coche y yo, jaja'], seed })
    expect([...heavy].filter((line) => reply.includes(line))).toEqual([])
    expect(reply).not.toMatch(/siento|pesa|duro/i)
  })
})

describe('a leave', () => {
  it.each(seeds)('is taken as it is said, and with the name of whoever died (%s)', (seed) => {
    const night = last({ said: ['Mi marido Julián murió hace cinco meses', 'Le gustaba el vino de Rueda', 'Bueno, me voy a la cama. Gracias por el rato. Buenas noches'], seed })
    expect(night).toMatch(/buenas noches/i)
    expect(night).toMatch(/Julián/)
    expect(last({ language: 'en', said: ['My brother Colm died nine weeks ago', 'He rang me and I let it ring out', "ok I better go, the kids need their bath. I think I might tell Declan about the call tonight. thanks for listening"], seed })).toSatisfy((reply: string) => takesLeave(reply, 'en'))
    expect(last({ said: ['Mi hermano Tavo murió en mayo', 'me puse a llorar pero distinto. creo que me voy a acostar un rato con Canelo, a ver si hoy sí duermo. gracias'], seed })).toSatisfy((reply: string) => takesLeave(reply, 'es'))
    const day = last({ path: 'proposito', said: ['Dejé el banco hace ocho meses', 'Me da vergüenza', 'gracias por oírme. voy por los niños, chao'], seed })
    expect(day).not.toMatch(/noches|descans/)
  })
})

describe('what EÓN had offered to read', () => {
  it.each(seeds)('is received as that, whatever stands in it (%s)', (seed) => {
    const said = ['They shut the press in March', 'EÓN: Say it here the way you\'d have said it, starting with the name, and I’ll read every word. How does it begin?', "Denise, I haven't been having good days, I don't know what to do with myself. That's about it. Thanks for listening."]
    const reply = last({ language: 'en', path: 'proposito', said, seed })
    expect(textsOf('en').saidHere.some((line) => reply.startsWith(line.replace(/'/g, '’'))), reply).toBe(true)
    expect(reply).not.toMatch(/Cut it up/)
  })
})

describe('whoever says who they are', () => {
  it.each(seeds)('is greeted by it (%s)', (seed) => {
    expect(last({ said: ['Hola, buenas noches. Soy Rosa, de Valladolid. No sé muy bien cómo va esto'], seed })).toMatch(/Hola, Rosa/)
  })
})

describe('their own words', () => {
  it('are said back rather than quoted, and a quotation is seldom an answer by itself', () => {
    const said = ['Mi marido Julián murió hace cinco meses', 'Le cuidé yo todo el tiempo', 'Ahora duermo en la orilla de la cama', 'Su hermana vino dos veces en cuarenta días', 'No le cojo el teléfono', 'Me quedo mirando el reloj de su padre', 'Puse la radio bajita', 'Compro pan para dos todavía', 'No he movido sus zapatos', 'Escucho su voz en el contestador']
    for (const seed of seeds) {
      const turns: CompanionTurn[] = []
      const replies = said.map((text) => {
        turns.push({ from: 'person', text })
        const { text: reply } = replyTo({ language: 'es', path: 'duelo', name: null, turns: [...turns], memories: [], care: 'none', seed })
        turns.push({ from: 'eon', text: reply })
        return reply
      })
      expect(replies.filter((reply) => reply.includes('«')).length, replies.join('\n')).toBeLessThanOrEqual(2)
      expect(replies.filter((reply) => /^«[^»]*»\.?$/.test(reply))).toEqual([])
    }
  })
})

describe('what is not taken for something else', () => {
  it.each([
    ['a call for a name', 'ruptura', ['hola', 'pues mi novio de cinco años me cortó por videollamada hace tres semanas'], /Hace tres/],
    ['a name that was refused', 'ruptura', ['no soy Ana jaja, soy Daniela. mi novio me dejó', 'Bueno, me voy a dormir. gracias'], /Ana/],
    ['a keepsake for the memory of EÓN', 'duelo', ['Mi marido Julián murió', 'El domingo me llamó su hermana para pedirme el reloj de Julián, como recuerdo. ¿Tú te crees?'], /panel|entre conversaciones/],
    ['a mother’s words for a complaint', 'ruptura', ['Iván terminó conmigo', 'y mi mamá nomás dice "ya te dije", cada vez que lloro'], /contesté a otra cosa|cada vez que lloras\./],
    ['a wish to be asked for a wish not to be', 'proposito', ['Dejé el banco', 'que preguntes, pero cosas de verdad'], /dejo de preguntar|sin preguntas/],
  ] as const)('%s', (_, path, said, never) => {
    for (const seed of seeds) expect(last({ path, said, seed })).not.toMatch(never)
  })

  it.each([
    ['a voicemail for the voice of EÓN', 'duelo', ['My mum died in August', "I've still got her last voicemail", 'do you think I should listen to it?'], /listen button|narrated/],
    ['thanks for all that was said', 'duelo', ['My mum died in August', "thanks. that's kind to hear. the guilt comes about four in the morning mostly"], /^You're welcome\. It needn't/],
    ['a refusal for a question about letters', 'duelo', ['My mum died in August', 'The care home rang at ten to four', 'EÓN: Some of these sentences sound like the beginning of a letter. You can ask for one here. Would you like to hear how it works?', 'a letter? no thanks. I just told you I missed it by a couple of hours'], /generar-carta/],
  ] as const)('%s, in English', (_, path, said, never) => {
    for (const seed of seeds) expect(last({ language: 'en', path, said, seed })).not.toMatch(never)
  })

  it('and a complaint that quotes is one all the same', () => {
    for (const text of ['No me entiendes. Dije "mar", no "mal"', 'Eso ya te lo dije: "se fue en marzo"']) expect(reading(text, 'es').acts.some((act) => ['misunderstood', 'repeated'].includes(act)), text).toBe(true)
    expect(reading('y mi mamá nomás dice "ya te dije"', 'es').acts).not.toContain('repeated')
  })

  it.each(seeds)('and what to tell a child is answered for a child spoken of before (%s)', (seed) => {
    const counsel = textsOf('es').topics.find(({ id }) => id === 'children')!.counsel ?? []
    const reply = last({ path: 'proposito', said: ['lo que más me pesa es que mis hijos preguntan cuándo vuelvo a trabajar. el chiquito me preguntó y me hice el que no oí', 'sí. tiene siete años, no lo hace por mal. ¿qué le digo?'], seed })
    expect(counsel.some((line) => reply.includes(lineOf(line).text.slice(0, 30)))).toBe(true)
  })
})
