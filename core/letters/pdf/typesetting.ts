import { breakLines, type Breakable } from './line-breaks'
import { fitWords, tidyText, type TextPiece, type TextWord } from './text'
import type { ShapedText, Typeface } from './typeface'

/** The faces a letter is set in; `emoji` draws what the other two lack. */
export type LetterFaces = { regular: Typeface; italic: Typeface; emoji?: Typeface }

/** Shaped text at a size relative to the line's own. `actual` is what to read where the drawing shows something else. */
export type SetPiece = { shaped: ShapedText; scale: number; isAccent: boolean; actual?: string }
export type SetWord = Breakable & { pieces: SetPiece[]; actual?: string }
/** `hang` is how far the line starts to the left of its column. Widths are in em of the line's size. */
export type SetLine = { words: SetWord[]; hang: number; width: number }

/** The face's own word space is 0.2 em, meant for justified text; set ragged it wants a little more air. */
export const wordSpace = 0.225

const initialScale = 2.75

/** Signs that hang into the margin when they open a line, and how much of their width does. */
const hangingShare: Record<string, number> = { '«': 0.7, '“': 0.9, '‘': 0.9, '"': 0.9, "'": 0.9, '¿': 0.6, '¡': 0.5, '(': 0.3 }

export type SettingStyle = {
  face: Typeface
  emoji?: Typeface
  /** Column width in em of this style's size. */
  measure: number
  /** The first letter is raised: larger, on the same baseline, in the path's colour. */
  hasInitial?: boolean
}

/** Sets one paragraph: text the fonts can draw, broken into lines. Nothing drawable left gives no line. */
export const setParagraph = ({ text, style }: { text: string; style: SettingStyle }): SetLine[] => {
  const { face, emoji, measure } = style
  const coverage = { main: face.has, ...(emoji ? { emoji: emoji.has } : {}) }
  const plain = fitWords({ text: tidyText(text), coverage })
  const words = plain.map((word, index) => setWord({ word, style, isInitial: index === 0 && style.hasInitial === true }))
  const cut = words.flatMap((word) => (word.width > measure ? cutWord({ word, measure }) : [word]))
  return breakLines({ words: cut, measure, space: wordSpace }).map((line) => toLine(line))
}

/** Shortens set lines to `limit`, closing with an ellipsis. */
export const clampLines = ({ lines, limit, face }: { lines: SetLine[]; limit: number; face: Typeface }): SetLine[] => {
  const last = lines[limit - 1]
  if (lines.length <= limit || !last) return lines
  const ellipsis = wordOf({ pieces: [toPiece(face.shape('…'))], spaceBefore: false })
  return [...lines.slice(0, limit - 1), toLine([...last.words.slice(0, Math.max(1, last.words.length - 1)), ellipsis])]
}

const toLine = (words: SetWord[]): SetLine => {
  const hang = words[0]?.hang ?? 0
  const width = words.reduce((sum, word, index) => sum + word.width + (index > 0 && word.spaceBefore ? wordSpace : 0), 0)
  return { words, hang, width: width - hang }
}

const toPiece = (shaped: ShapedText, extra: Partial<SetPiece> = {}): SetPiece => ({
  shaped,
  scale: 1,
  isAccent: false,
  ...extra,
})

const textOf = (pieces: readonly SetPiece[]): string =>
  pieces.map((piece) => piece.actual ?? piece.shaped.glyphs.map((glyph) => glyph.text).join('')).join('')

const wordOf = ({ pieces, spaceBefore, hang = 0 }: { pieces: SetPiece[]; spaceBefore: boolean; hang?: number }): SetWord => {
  const text = textOf(pieces)
  return {
    pieces,
    spaceBefore,
    hang,
    width: pieces.reduce((sum, piece) => sum + piece.shaped.width * piece.scale, 0),
    isShort: /^[\p{L}\p{M}]{1,2}$/u.test(text),
    endsSentence: /[.!?…][»”’)]*$/u.test(text),
  }
}

const setWord = ({ word, style, isInitial }: { word: TextWord; style: SettingStyle; isInitial: boolean }): SetWord => {
  const { face, emoji } = style
  const set = ({ text, face: by, actual }: TextPiece) =>
    toPiece(by === 'emoji' && emoji ? emoji.shape(text) : face.shape(text), actual === undefined ? {} : { actual })

  const [first, ...others] = word.pieces
  const opening = isInitial && first?.face === 'main' ? /^([«“‘"'¿¡(]*)(\p{L}\p{M}*)(.*)$/su.exec(first.text) : null
  if (opening) {
    const [, signs = '', letter = '', rest = ''] = opening
    const hanging = signs === '' ? [] : [set({ text: signs, face: 'main' })]
    const raised = toPiece(face.shape(letter), { scale: initialScale, isAccent: true })
    const following = rest === '' ? [] : [set({ text: rest, face: 'main' })]
    const pieces = [...hanging, raised, ...following, ...others.map(set)]
    const hang = hanging.reduce((sum, piece) => sum + piece.shaped.width, 0) + bearing(raised)
    // Letters of two sizes read as two words to some readers; the actual text joins them.
    return { ...wordOf({ pieces, spaceBefore: word.spaceBefore, hang }), actual: textOf(pieces) }
  }

  const pieces = word.pieces.map(set)
  const [opener] = pieces
  const sign = opener?.shaped.glyphs[0]
  const share = sign ? hangingShare[sign.text] : undefined
  const hang = sign && share !== undefined ? share * sign.advance : opener ? bearing(opener) : 0
  return wordOf({ pieces, spaceBefore: word.spaceBefore, hang })
}

/** White between a piece's left edge and its ink: left out at the margin, where letters of different sizes must line up. */
const bearing = ({ shaped, scale }: SetPiece): number => {
  const [glyph] = shaped.glyphs
  if (!glyph) return 0
  const { font } = shaped.face
  return Math.max(0, font.getGlyph(glyph.id).bbox.minX / font.unitsPerEm) * scale
}

/** Cuts a word wider than the column, between letters, never between a letter and its accents. */
const cutWord = ({ word, measure }: { word: SetWord; measure: number }): SetWord[] => {
  const units = word.pieces.flatMap((piece) =>
    piece.actual !== undefined || piece.scale !== 1
      ? [piece]
      : (textOf([piece]).match(/[^\p{M}]\p{M}*/gsu) ?? []).map((text) => toPiece(piece.shaped.face.shape(text))),
  )
  const chunks: SetPiece[][] = []
  let width = Infinity
  for (const unit of units) {
    const unitWidth = unit.shaped.width * unit.scale
    if (width + unitWidth > measure) {
      chunks.push([])
      width = 0
    }
    chunks.at(-1)?.push(unit)
    width += unitWidth
  }
  return chunks.map((pieces, index) => wordOf({ pieces, spaceBefore: index === 0 && word.spaceBefore }))
}
