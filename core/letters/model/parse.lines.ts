import { countWords } from '#core/language/words'

const signedAlone = /^[—–-]?\s*E[ÓO]N™?\.?$/iu

/** Paragraphs parted by blank lines; a text without any blank line is taken line by line. */
export function splitBlocks(text: string): string[] {
  const clean = text.trim()
  return clean.split(/\n[^\S\n]*\n/.test(clean) ? /\n[^\S\n]*\n\s*/ : /\n/)
}

/**
 * Line breaks inside a block count as spaces, except where title and salutation, or closing and signature, were set as
 * lines of one block.
 */
export function partBlocks(blocks: readonly string[]): string[] {
  return blocks.flatMap((block, index) => {
    const lines = block.split('\n').map((line) => line.trim())
    if (lines.length === 1) return lines
    const opened = index <= 1 ? partOpening(lines, index === 0) : lines
    const tail = opened === lines ? lines : opened.slice(-1)
    const closed = index >= blocks.length - 2 ? partClosing(tail) : [tail.join(' ')]
    return opened === lines ? closed : [...opened.slice(0, -1), ...closed]
  })
}

export function isSalutation(line: string): boolean {
  return /[:,]$/.test(line) && countWords(line) <= 8
}

/** True for a line that is nothing but EÓN's name. */
export function isSignature(line: string): boolean {
  return signedAlone.test(line)
}

function partOpening(lines: string[], isFirst: boolean): string[] {
  const salutation = lines.slice(0, 2).findIndex(isSalutation)
  if (salutation !== -1) return [...lines.slice(0, salutation + 1), lines.slice(salutation + 1).join(' ')]
  const isTitled = isFirst && countWords(lines[0]!) <= 10 && !/[.,;:?…]$/.test(lines[0]!)
  return isTitled ? [lines[0]!, lines.slice(1).join(' ')] : lines
}

function partClosing(lines: string[]): string[] {
  const last = lines.at(-1)!
  const before = lines.at(-2)
  const isName = isSignature(last) || (countWords(last) <= 6 && !/[.?…]$/.test(last))
  if (before === undefined || !isName) return [lines.join(' ')]
  const isClosing = /,$/.test(before) || countWords(before) <= 6
  if (!isClosing && !isSignature(last)) return [lines.join(' ')]
  const body = lines.slice(0, isClosing ? -2 : -1)
  return [...(body.length > 0 ? [body.join(' ')] : []), ...(isClosing ? [before] : []), last]
}
