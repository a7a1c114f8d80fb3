import { utf16Hex } from './embed-typeface'
import type { PlacedLine } from './layout'
import { wordSpace, type SetPiece } from './typesetting'
import type { PlacedGlyph, Typeface } from './typeface'

/** A vector drawing: open lines in a box of `size` units, y downwards, as in SVG. */
export type Drawing = { width: number; height: number; strokes: readonly string[] }

/** Short decimal for a content stream. */
export const decimal = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** «#3D4A73» as the three operands of rg and RG. */
export const rgb = (hex: string): string =>
  [1, 3, 5].map((at) => decimal(parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')

/** Operators for one line of text. `fontName` gives each typeface's name in the page's resources. */
export const lineOperators = ({
  placed,
  ink,
  accent,
  fontName,
}: {
  placed: Pick<PlacedLine, 'line' | 'x' | 'y' | 'size' | 'isLastOfBlock'>
  ink: string
  accent: string
  fontName: (face: Typeface) => string
}): string => {
  const { line, size, y } = placed
  const operators = ['BT']
  let x = placed.x
  let look = ''
  const draw = (piece: SetPiece) => {
    const pieceSize = size * piece.scale
    const wanted = `${rgb(piece.isAccent ? accent : ink)} rg /${fontName(piece.shaped.face)} ${decimal(pieceSize)} Tf`
    if (wanted !== look) operators.push(wanted)
    look = wanted
    operators.push(`1 0 0 1 ${decimal(x)} ${decimal(y)} Tm`, glyphOperators(piece.shaped.glyphs, piece.shaped.face))
    x += piece.shaped.width * pieceSize
  }
  line.words.forEach((word, index) => {
    if (word.actual !== undefined) operators.push(spanOf(word.actual))
    for (const piece of word.pieces) {
      const span = word.actual === undefined ? piece.actual : undefined
      if (span !== undefined) operators.push(spanOf(span))
      draw(piece)
      if (span !== undefined) operators.push('EMC')
    }
    if (word.actual !== undefined) operators.push('EMC')
    const next = line.words[index + 1]
    // The space is a glyph of its own, also at the end of a line: a reader takes words from it, not from distances.
    const lastFace = word.pieces.at(-1)?.shaped.face
    if (lastFace && (next ? next.spaceBefore : !placed.isLastOfBlock)) operators.push(spaceOperator(lastFace))
    if (next?.spaceBefore) x += wordSpace * size
  })
  operators.push('ET')
  return operators.join('\n')
}

const spanOf = (actual: string): string => `/Span <</ActualText <FEFF${utf16Hex(actual)}>>> BDC`

const hexCode = (face: Typeface, glyph: PlacedGlyph): string => face.codeOf(glyph).toString(16).padStart(4, '0')

const spaceOperator = (face: Typeface): string => {
  const [space] = face.shape(' ').glyphs
  return space && space.id !== 0 ? `<${hexCode(face, space)}> Tj` : ''
}

/** Glyphs with their kerning (TJ) and raised or lowered marks (Ts). */
const glyphOperators = (glyphs: readonly PlacedGlyph[], face: Typeface): string => {
  const operators: string[] = []
  let row: (string | number)[] = []
  let rise = 0
  const flush = () => {
    if (row.length > 0) operators.push(`[${joinRow(row)}] TJ`)
    row = []
  }
  for (const glyph of glyphs) {
    if (glyph.dy !== rise) {
      flush()
      rise = glyph.dy
      operators.push(`${decimal(rise)} Ts`)
    }
    const own = face.font.getGlyph(glyph.id).advanceWidth / face.font.unitsPerEm
    row.push(-glyph.dx * 1000, hexCode(face, glyph), (own - glyph.advance + glyph.dx) * 1000)
  }
  flush()
  if (rise !== 0) operators.push('0 Ts')
  return operators.join('\n')
}

/** Strings that touch become one, distances add up. */
const joinRow = (row: readonly (string | number)[]): string => {
  const parts: (string | number)[] = []
  for (const item of row) {
    const last = parts.at(-1)
    if (item === 0) continue
    if (typeof item === typeof last) {
      parts[parts.length - 1] = typeof item === 'number' ? (last as number) + item : `${String(last)}${item}`
    } else parts.push(item)
  }
  return parts.map((part) => (typeof part === 'number' ? decimal(part) : `<${part}>`)).join('')
}

/** Operators for a drawing whose upper left corner stands at (x, y). */
export const drawingOperators = ({
  drawing,
  x,
  y,
  scale,
  colour,
  lineWidth,
}: {
  drawing: Drawing
  x: number
  y: number
  scale: number
  colour: string
  /** In points, whatever the scale. */
  lineWidth: number
}): string =>
  [
    `q ${rgb(colour)} RG ${decimal(lineWidth / scale)} w 1 J 1 j`,
    `${decimal(scale)} 0 0 ${decimal(-scale)} ${decimal(x)} ${decimal(y)} cm`,
    ...drawing.strokes.map((stroke) => `${pathOperators(stroke)} S`),
    'Q',
  ].join('\n')

/** SVG path data of M, L, C and Z (absolute, spaces between numbers) as PDF operators. */
const pathOperators = (path: string): string =>
  path
    .trim()
    .split(/(?=[MLCZ])/)
    .map((step) => {
      const operator = { M: 'm', L: 'l', C: 'c', Z: 'h' }[step[0] ?? ''] ?? ''
      return `${step.slice(1).trim()} ${operator}`.trim()
    })
    .join(' ')
