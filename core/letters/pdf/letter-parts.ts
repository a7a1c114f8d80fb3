import { tidyText } from './text'

export type LetterRole = 'salutation' | 'body' | 'farewell' | 'signature'
export type LetterPart = { role: LetterRole; text: string }

const farewellLimit = 90
const signatureLimit = 60
const salutationLimit = 100

/**
 * Reads what each paragraph is for. A blank line inside a paragraph parts it, a single line break counts as a space,
 * except in the closing, where «Te acompaño,⏎EÓN» and «Te acompaño, EÓN» are a farewell and a signature.
 */
export const readParts = (paragraphs: readonly string[]): LetterPart[] => {
  const texts = paragraphs.flatMap((paragraph) => paragraph.split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)\s*/))
  const closing = texts.findLastIndex((text) => tidyText(text) !== '')
  const lines = texts.flatMap((text, index) => (index === closing && index > 0 ? closingLines(text) : [text])).map(tidyText)
  const parts = lines.filter((text) => text !== '').map((text): LetterPart => ({ role: 'body', text }))

  const last = parts.at(-1)
  if (parts.length > 1 && last && last.text.length <= signatureLimit) last.role = 'signature'
  const beforeLast = parts.at(-2)
  if (parts.length > 2 && last?.role === 'signature' && beforeLast && isFarewell(beforeLast.text)) beforeLast.role = 'farewell'
  const first = parts[0]
  if (parts.length > 1 && first?.role === 'body' && isSalutation(first.text)) first.role = 'salutation'
  return parts
}

const closingLines = (text: string): string[] => {
  const lines = text.split(/\r\n?|\n/)
  const signed = /^(.+[,.:;—–…])\s+(EÓN\.?)\s*$/su.exec(tidyText(text))
  if (lines.length === 1 && signed) return [signed[1] ?? '', signed[2] ?? '']
  return lines.every((line) => line.length <= farewellLimit) ? lines : [text]
}

const isFarewell = (text: string): boolean => text.length <= farewellLimit && !/[.!?…»”]$/u.test(text)

const isSalutation = (text: string): boolean => text.length <= salutationLimit && !/[.?…]$/u.test(text)
