// SPDX-License-Identifier: GPL-3.0-or-later
import type { VoiceLanguage } from './request'
import { signWords, spanishMonths, spokenForms } from './speech-words'

const emoji =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{200D}\u{20E3}\u{E0020}-\u{E007F}]/gu
const emoticon =
  /(?<=^|\s)(?:<\/?3+|[:;=xX8]['’]?-?[)(\]DPpOo3*|\\/]+|[)(]-?[:;=]|\^_*\^|T_T|[xX][dD]+)(?=\s|[.,;!?…]|$)/gu
const letterlike = /[\u{1D400}-\u{1D7FF}\u{FF01}-\u{FF5E}]/gu
const sayable = /[\p{Script=Latin}\d]/u

/** Everything the voice can say or breathe at. eSpeak spells the rest out sign by sign, or names the alphabet it does not speak. */
const unsayable = /[^\p{Script=Latin}\d½¼¾°%.,;:!?¡¿…'\u{300}-\u{36F}\s-]/gu

function removePictures(text: string): string {
  return text.replace(emoticon, ' ').replace(emoji, ' ')
}

function sayLineBreaks(text: string): string {
  return text.replace(/([^\s])\s*\n+\s*(\S)/gu, (_, last: string, next: string) => {
    if (/[.,;:!?…—–]/u.test(last)) return `${last} ${next}`
    return /[\p{Lu}¿¡—]/u.test(next) ? `${last}. ${next}` : `${last}, ${next}`
  })
}

function sayAddresses(text: string): string {
  return text.replace(/(?:https?:\/\/|www\.)(?:www\.)?([^\s/?#]+)[^\s]*?(?=[.,;:!?)]*(?:\s|$))/giu, '$1')
}

function sayPunctuation(text: string, language: VoiceLanguage): string {
  const words = signWords[language]
  return (
    text
      .replace(/[‘’ʼ´`]/gu, "'")
      .replace(/[“”„‟«»‹›"]/gu, ' ')
      .replace(/(?<![\p{L}\d])'|'(?![\p{L}\d])/gu, ' ')
      // 2019–2020 is a span; any other long dash is a breath, as is a hyphen with room around it.
      .replace(/(?<=\d)\s?[–—]\s?(?=\d)/gu, ` ${words.to} `)
      .replace(/(?:^|(?<=\s))-+\s+|\s-+(?=\s|$)|\s*[‒–—―]+\s*/gu, ', ')
      .replace(/[•·▪‣]/gu, ', ')
      .replace(/[()[\]{}]/gu, ', ')
      .replace(/\.{2,}|…+/gu, '…')
      // After an ellipsis a capital begins a new sentence, which the segmenter does not see.
      .replace(/…(?=\s*$|\s+[¿¡]?\p{Lu})/gu, '.')
      .replace(/[!?]*\?[!?]*/gu, '?')
      .replace(/!{2,}/gu, '!')
  )
}

const amount = '(\\d+(?:[.,]\\d+)*)'

function saySigns(text: string, language: VoiceLanguage): string {
  const words = signWords[language]
  let said = text
  for (const [sign, [one, many]] of Object.entries(words.currency)) {
    const escaped = sign === '$' ? '\\$' : sign
    const name = (figure: string) => ` ${figure} ${figure === '1' ? one : many} `
    said = said
      .replace(new RegExp(`${escaped}${amount}`, 'gu'), (_, figure: string) => name(figure))
      .replace(new RegExp(`${amount}\\s?${escaped}`, 'gu'), (_, figure: string) => name(figure))
      .replaceAll(sign, ` ${many} `)
  }
  if (language === 'es') {
    said = said.replace(
      /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/gu,
      (written, day: string, month: string, year: string) => {
        const name = spanishMonths[Number(month) - 1]
        return name && Number(day) <= 31 ? `${Number(day)} de ${name} de ${year}` : written
      }
    )
  }
  return said
    .replace(/(?<=\d)\/(?=\d)/gu, ' ')
    .replace(/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, ', ')
    .replace(/\s?&\s?/gu, ` ${words.and} `)
    .replace(/\s?@\s?/gu, ` ${words.at} `)
    .replace(/(?<=\d)\s?\+\s?(?=\d)/gu, ` ${words.plus} `)
    .replace(/(?<=[\p{L}\d])\s?=\s?(?=[\p{L}\d])/gu, ` ${words.equals} `)
}

function sayWords(text: string, language: VoiceLanguage): string {
  return (
    spokenForms[language]
      .reduce((said, form) => said.replace(form.written, form.said), text)
      // The name, however it is typed, has its stress on the last syllable.
      .replace(/(?<!\p{L})(?:E[OÓ]N|Eón)(?!\p{L})/gu, 'Eón')
      // Initials: "J. R. García" is one breath. In English, "you and I. Then" is two.
      .replace(
        language === 'es' ? /(?<!\p{L})(\p{Lu})\.(?=\s?\p{Lu})/gu : /(?<!\p{L})((?!I)\p{Lu})\.(?=\s?\p{Lu})/gu,
        '$1 '
      )
      // "muuuucho", "nooo": drawn out on paper, said once.
      .replace(/(\p{Ll})\1{2,}/gu, '$1')
  )
}

function tidy(text: string): string {
  return (
    text
      .replace(/\s+/gu, ' ')
      .replace(/\s+(?=[.,;:!?…])/gu, '')
      // Of several marks in a row the strongest stays: ", ." is a full stop, "!," an exclamation.
      .replace(
        /[.,;:!?…]{2,}/gu,
        (marks) => ['?', '!', '.', '…', ';', ':', ','].find((mark) => marks.includes(mark)) ?? ''
      )
      .replace(/([¿¡])[\s.,;:…¿¡]+/gu, '$1')
      .replace(/^[\s.,;:!?…-]+/u, '')
      .trim()
  )
}

/**
 * Turns a paragraph as written into the text the voice is given: only letters, figures and the marks that shape its breath.
 * Empty when there is nothing to say (a paragraph of emoji).
 */
export function toSpeechText(paragraph: string, language: VoiceLanguage): string {
  const plain = paragraph.replace(letterlike, (sign) => sign.normalize('NFKC')).normalize('NFC')
  const withoutPictures = removePictures(sayLineBreaks(plain.replace(/\r\n?|\u{2028}|\u{2029}/gu, '\n')))
  const inWords = saySigns(sayWords(sayPunctuation(sayAddresses(withoutPictures), language), language), language)
  const said = tidy(inWords.replace(unsayable, ' '))
  return sayable.test(said) ? said : ''
}
