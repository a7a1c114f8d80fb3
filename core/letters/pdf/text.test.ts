import { describe, expect, it } from 'vitest'
import { fitWords, tidyText } from './text'

/** A face with Latin letters, marks, punctuation, the floral heart and the two-em dash. */
const main = (codePoint: number): boolean => {
  const character = String.fromCodePoint(codePoint)
  return /[\p{Script=Latin}\p{Nd}\u0300-\u036f]/u.test(character) && codePoint < 0x2000
    ? true
    : ' \u00a0.,:;!?¡¿…«»“”‘’()—–-™€¤❦⸺👍†'.includes(character)
}

const drawn = (text: string, emoji?: (codePoint: number) => boolean): string =>
  fitWords({ text: tidyText(text), coverage: { main, ...(emoji ? { emoji } : {}) } })
    .map((word) => (word.spaceBefore ? ' ' : '') + word.pieces.map((piece) => piece.text).join(''))
    .join('')
    .trim()

const read = (text: string): string =>
  fitWords({ text: tidyText(text), coverage: { main } })
    .map((word) => (word.spaceBefore ? ' ' : '') + word.pieces.map((piece) => piece.actual ?? piece.text).join(''))
    .join('')
    .trim()

describe('tidyText', () => {
  it('composes accents, so that a letter and its mark are one character', () => {
    expect(tidyText('cafe\u0301 nin\u0303o')).toBe('café niño')
  })

  it('takes controls and line breaks as spaces, and drops what cannot be seen', () => {
    expect(tidyText(' a\u0000\u0007b\r\nc\t\td \ud83d e\ufeff \ue001f ')).toBe('a b c d e f')
  })

  it('keeps a no-break space and one of them only', () => {
    expect(tidyText('20\u202f€ y \u00a0 30')).toBe('20\u00a0€ y\u00a030')
  })

  it('leaves two marks at most on a letter', () => {
    expect(tidyText('x\u0300\u0301\u0302\u0303')).toBe('x\u0300\u0301')
  })
})

describe('fitWords', () => {
  it('leaves Spanish and English as they were written', () => {
    const text = '«¿Qué…?» —dijo ella—, “no”; ¡ay! niño, pingüino, EÓN™ 2026 20 €'
    expect(drawn(text)).toBe(text)
  })

  it.each([
    ['te quiero 💔 siempre', 'te quiero siempre'],
    ['adiós 😢.', 'adiós.'],
    ['adiós😢, mamá', 'adiós, mamá'],
    ['una vela (🕯️) encendida', 'una vela encendida'],
    ['(🕯️ siempre)', '(siempre)'],
    ['¡😢 ay!', '¡ay!'],
    ['hola👨‍👩‍👧‍👦 familia 🇪🇸', 'hola familia'],
    ['1️⃣ primero', '1 primero'],
    ['😢😢 😢', ''],
  ])('mends the spacing where an emoji is left out: %s', (text, expected) => {
    expect(drawn(text)).toBe(expected)
  })

  it('draws an emoji the text face has, without its skin tone', () => {
    expect(drawn('bien 👍🏽.')).toBe('bien 👍.')
  })

  it('draws a heart as a floral heart and reads it as the heart', () => {
    expect(drawn('te quiero ❤️')).toBe('te quiero ❦')
    expect(read('te quiero ❤️')).toBe('te quiero ❤️')
  })

  it('draws with the emoji face what the text face lacks', () => {
    const words = fitWords({ text: 'una 🕯️ aquí', coverage: { main, emoji: (point) => point === 0x1f56f } })
    expect(words[1]?.pieces).toEqual([{ text: '🕯', face: 'emoji', actual: '🕯️' }])
    expect(drawn('un 💔 aquí', (point) => point === 0x1f56f)).toBe('un aquí')
  })

  it('puts one dash for a run of letters no face has, and keeps what was written to be read', () => {
    expect(drawn('Querida 小雨:')).toBe('Querida ⸺:')
    expect(drawn('dijo 你好，世界。 y se fue')).toBe('dijo ⸺. y se fue')
    expect(read('Querida 小雨: אבא ואמא.')).toBe('Querida 小雨: אבא ואמא.')
    expect(drawn('नमस्ते, amor')).toBe('⸺, amor')
    expect(read('नमस्ते, amor')).toBe('नमस्ते, amor')
    expect(drawn('ni\ufffdo')).toBe('ni⸺o')
  })

  it('draws letters in disguise as what they are', () => {
    expect(drawn('ｆｕｌｌ 𝓗𝓸𝓵𝓪 ①')).toBe('full Hola 1')
  })

  it('says that there was a currency when no face has its sign', () => {
    expect(drawn('20 ₿')).toBe('20 ¤')
  })

  it('lets a line end after a dash between words, never before closing punctuation', () => {
    const words = fitWords({ text: 'pan—a suegra-yerno — y', coverage: { main } })
    expect(words.map(({ spaceBefore, pieces }) => [spaceBefore, pieces[0]?.text])).toEqual([
      [true, 'pan—'],
      [false, 'a'],
      [true, 'suegra-'],
      [false, 'yerno —'],
      [true, 'y'],
    ])
  })

  it('draws nothing a face lacks, whatever comes', () => {
    for (let start = 0; start < 0x20000; start += 97) {
      const text = Array.from({ length: 12 }, (_, step) => String.fromCodePoint(Math.min(0x10ffff, start + step * 8))).join('')
      for (const character of drawn(`a${text}b`)) expect(main(character.codePointAt(0) ?? 0)).toBe(true)
    }
  })

  it('takes a wall of emoji without delay', () => {
    const before = performance.now()
    expect(drawn('😢'.repeat(50_000))).toBe('')
    expect(drawn('😢 '.repeat(50_000))).toBe('')
    expect(performance.now() - before).toBeLessThan(4000)
  })
})
