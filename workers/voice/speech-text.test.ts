// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest'
import { toSpeechText } from './speech-text'

const says = (language: 'es' | 'en', cases: [written: string, said: string][]) =>
  it.each(cases)('%j is said %j', (written, said) => {
    expect(toSpeechText(written, language)).toBe(said)
  })

describe('punctuation', () => {
  says('es', [
    ['«Te quiero», dijo “ella”.', 'Te quiero, dijo ella.'],
    ['"O sea", dijo', 'O sea, dijo'],
    ['—Te quiero —dijo ella—. No me olvides.', 'Te quiero, dijo ella. No me olvides.'],
    ['Te echo de menos… y pienso en ti.', 'Te echo de menos… y pienso en ti.'],
    ['Te echo de menos... Ayer lloré…', 'Te echo de menos. Ayer lloré.'],
    ['¿¡Qué!? ¡¡Sí!!!', '¿Qué? ¡Sí!'],
    ['Mi abuela (la de Soria) murió.', 'Mi abuela, la de Soria, murió.'],
    ['Querida Ana\nTe escribo hoy\ny mañana', 'Querida Ana. Te escribo hoy, y mañana'],
    ['- uno\r\n- dos', 'uno, dos'],
    ['ex-pareja', 'ex-pareja'],
    ['2019–2020', '2019 a 2020'],
  ])
  says('en', [
    ['Don’t do that — it’s ‘fine’.', "Don't do that, it's fine."],
    ['2019–2020', '2019 to 2020'],
  ])
})

describe('emoji, markup and other alphabets', () => {
  says('es', [
    ['🫶🏽 hola ❤️ <3 :) 👨‍👩‍👧 🇪🇸 1️⃣', 'hola 1'],
    ['😀😀', ''],
    ['…', ''],
    ['', ''],
    ['*hola* _hola_ #hola `x`', 'hola hola hola x'],
    ['<b>hola</b>', 'b hola b'],
    ['Привет 你好 ok', 'ok'],
    ['Wow™ ©2020', 'Wow 2020'],
    ['𝓐𝓷𝓪', 'Ana'],
    ['a\u0000b\ud800c', 'a b c'],
    ['https://www.eon.life/carta?x=1. Fin', 'eon.life. Fin'],
  ])
})

describe('abbreviations, amounts and dates', () => {
  says('es', [
    [
      'D. Juan, Dña. Ana, la Sra. López y el Dr. J. R. García',
      'don Juan, doña Ana, la señora López y el doctor J R García',
    ],
    ['Pan, vino, etc. Luego nada, p. ej. hoy.', 'Pan, vino, etcétera. Luego nada, por ejemplo hoy.'],
    ['Vivo en EE. UU. desde el núm. 3', 'Vivo en Estados Unidos desde el número 3'],
    [
      'Son las 10 a. m. Luego a las 8:30 p. m. y a las 22:15 h.',
      'Son las 10 de la mañana. Luego a las 8:30 de la tarde y a las 22:15 horas.',
    ],
    ['20 €, 1€ y $9.99', '20 euros, 1 euro y 9.99 dólares'],
    ['El 12/05/2020', 'El 12 de mayo de 2020'],
    ['mamá/papá y/o Rosa & Luis', 'mamá, papá y o Rosa y Luis'],
    ['te quiero muuuucho xq tb', 'te quiero mucho porque también'],
    ['El plan B. Luego', 'El plan B Luego'],
  ])
  says('en', [
    [
      'Mr. Smith & Mrs. Jones, e.g. at 10:30 a.m. Then we left.',
      'mister Smith and missus Jones, for example at 10:30 a.m. Then we left.',
    ],
    ['It was you and I. Then nothing.', 'It was you and I. Then nothing.'],
    ['$1 or £20', '1 dollar or 20 pounds'],
  ])
})

describe('the name', () => {
  says('es', [['Soy EÓN, o EON. EÓN™', 'Soy Eón, o Eón. Eón']])
  says('en', [['I am EÓN. An eon ago.', 'I am Eón. An eon ago.']])
})
