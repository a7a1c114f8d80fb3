import { readJsonLetter } from './parse.object'
import { isSalutation, isSignature, partBlocks, splitBlocks } from './parse.lines'
import { normaliseTypography } from './parse.quotes'
import { stripCodeFences, stripMarkdown, stripThoughts } from '#core/model/strip'
import { countWords } from '#core/language/words'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { LetterBrief, WrittenLetter } from '../letters.schema'

/** How every letter is signed; always a paragraph of its own, the last. */
export const signature = 'EÓN'

/** Stands above the signature where the model closed with its last sentence. */
const plainClosing = { es: 'Te acompaño,', en: 'With you,' } as const satisfies Record<ContentLanguage, string>

const signedInLine = /^(.{1,80}[,:;.…])\s+[—–-]?\s*E[ÓO]N™?\.?$/iu

type Reader = Pick<LetterBrief, 'language' | 'nombre'>

/**
 * Reads what a model answered, plain or JSON, as a letter: title, salutation, paragraphs, closing, signature.
 * Repairs form only. A salutation, closing or signature that is missing is added, one that is wrong stays for the judge to see;
 * an answer without any text gives a letter without paragraphs.
 */
export function parseLetter(raw: string, reader: Reader): WrittenLetter {
  const text = stripCodeFences(stripThoughts(raw.replace(/\r\n?/g, '\n')))
  const json = readJsonLetter(text)
  const tidy = (line: string) => normaliseTypography(line, reader.language)
  const blocks = json ? json.blocks.flatMap((block) => splitBlocks(stripMarkdown(block))) : splitBlocks(stripMarkdown(text))
  const lines = partBlocks(blocks).map(tidy).filter((line) => line !== '')
  const isTitled = !json && opensWithTitle(lines)
  const title = json ? tidy(stripMarkdown(json.title)) : isTitled ? lines[0]! : ''
  const body = isTitled ? lines.slice(1) : lines
  return { title: tidyTitle(title), paragraphs: body.length === 0 ? [] : sign(greet(body, reader), reader) }
}

function opensWithTitle([first, second]: string[]): boolean {
  if (first === undefined || isSalutation(first)) return false
  return (second !== undefined && isSalutation(second)) || (countWords(first) <= 10 && !/\.$/.test(first))
}

function tidyTitle(line: string): string {
  return line
    .replace(/^(?:título|titulo|title)\s*:\s*/i, '')
    .replace(/\.$/, '')
    .replace(/^[«“‘](.*)[»”’]$/u, '$1')
    .trim()
}

function greet(body: string[], { language, nombre }: Reader): string[] {
  if (isSalutation(body[0]!)) return body
  const name = nombre.replace(/\s+/g, ' ').trim()
  return [language === 'es' ? `${name}:` : `${name},`, ...body]
}

function sign(body: string[], { language }: Reader): string[] {
  const last = body.at(-1)!
  const inLine = signedInLine.exec(last)
  const unsigned = isSignature(last) ? body.slice(0, -1) : inLine ? [...body.slice(0, -1), inLine[1]!] : body
  const before = unsigned.at(-1) ?? ''
  if (isClosing(before)) return [...unsigned.slice(0, -1), isSignature(last) ? withComma(before) : before, signature]
  return [...unsigned, plainClosing[language], signature]
}

/** A short line that ends like no sentence. */
function isClosing(line: string): boolean {
  return countWords(line) <= 10 && !/[.?…]["»”’)]*$/u.test(line)
}

function withComma(closing: string): string {
  return /[\p{L}\p{N}]$/u.test(closing) ? `${closing},` : closing
}
