import { describe, expect, it } from 'vitest'
import { toSpokenParagraphs } from './spoken-text'

describe('a line as it is said', () => {
  it.each([
    ['plain words, as they are', 'Te leo. ¿Qué fue lo último que os dijisteis?', ['Te leo. ¿Qué fue lo último que os dijisteis?']],
    ['paragraphs, each by itself', 'Uno.\n\nDos\nsigue.\r\n\r\n\n Tres.', ['Uno.', 'Dos sigue.', 'Tres.']],
    ['emphasis without its stars', 'Esto **pesa**, y _mucho_; `hoy` ***más***.', ['Esto pesa, y mucho; hoy más.']],
    ['a list and a heading without their signs', '# Tres cosas\n- La silla\n* La chaqueta\n> La voz', ['Tres cosas La silla La chaqueta La voz']],
    ['the words of a link and not its address', 'Mira [los números](https://ejemplo.es/x) aquí.', ['Mira los números aquí.']],
    ['words between tags, and no tag', '<p>Hola, <b>Inés</b>.</p><br/>Sigo aquí.', ['Hola, Inés. Sigo aquí.']],
    ['nothing of a script', 'Antes <script>alert("x")</script> después <style>p{}', ['Antes después']],
    ['sums and comparisons, which are no markup', 'Si 3 < 5 y 2 * 3 * 4, o snake_case_word.', ['Si 3 < 5 y 2 * 3 * 4, o snake_case_word.']],
    ['no sign that has no sound', 'Te\u200Bleo\u0007 bien\uFEFF.', ['Teleo bien.']],
  ])('%s', (_, text, said) => {
    expect(toSpokenParagraphs(text)).toEqual(said)
  })

  it.each(['', '  \n ', '***', '<br>', '😀 …', '![](x.png)', '\u200B'])('is nothing where nothing can be said: %j', (text) => {
    expect(toSpokenParagraphs(text)).toEqual([])
  })
})
