import type { FontkitFont } from 'fontkit'

/** A glyph in its place. Widths and shifts are in em; `text` is what it stands for. */
export type PlacedGlyph = { id: number; advance: number; dx: number; dy: number; text: string }

type FontkitRun = ReturnType<FontkitFont['layout']>

export type ShapedText = { face: Typeface; glyphs: PlacedGlyph[]; width: number }

/** One font file: what it covers, how it sets text (kerning, ligatures, marks), and which glyphs were drawn with it. */
export type Typeface = {
  font: FontkitFont
  has: (codePoint: number) => boolean
  shape: (text: string) => ShapedText
  /** The code a content stream writes for the glyph; drawing it puts it into the embedded subset. */
  codeOf: (glyph: PlacedGlyph) => number
  subset: ReturnType<FontkitFont['createSubset']>
  /** Code in the subset → what it stands for. */
  drawn: Map<number, { id: number; text: string }>
}

/** Proportional old-style figures, which stand among lower-case letters as words do. */
const bookFeatures = ['onum', 'pnum']

export const openTypeface = ({
  fontkit,
  bytes,
}: {
  fontkit: Pick<typeof import('fontkit'), 'create'>
  bytes: Uint8Array
}): Typeface => {
  const font = fontkit.create(bytes)
  keepCodePoints(font)
  const covered = new Set(font.characterSet.filter((codePoint) => codePoint >= 0x20))
  const subset = font.createSubset()
  const drawn: Typeface['drawn'] = new Map()
  const shaped = new Map<string, ShapedText>()

  const face: Typeface = {
    font,
    subset,
    drawn,
    has: (codePoint) => covered.has(codePoint),
    shape: (text) => {
      const known = shaped.get(text)
      if (known) return known
      const { glyphs, positions } = font.layout(text, bookFeatures)
      const placed = placeGlyphs({ font, glyphs, positions })
      const result = { face, glyphs: placed, width: placed.reduce((sum, glyph) => sum + glyph.advance, 0) }
      shaped.set(text, result)
      return result
    },
    codeOf: ({ id, text }) => {
      const code = subset.includeGlyph(id)
      if (!drawn.has(code)) drawn.set(code, { id, text })
      return code
    },
  }
  return face
}

const placeGlyphs = ({ font, glyphs, positions }: { font: FontkitFont } & FontkitRun): PlacedGlyph[] => {
  const em = font.unitsPerEm
  return glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 }
    const text = String.fromCodePoint(...glyph.codePoints)
    const base = positions[index - 1]
    // A mark the font has no place for on this letter would fall on the next one: centre it on its own.
    const isAdrift = base !== undefined && xAdvance === 0 && xOffset === 0 && yOffset === 0 && /^\p{Mn}/u.test(text)
    const dx = isAdrift ? -base.xAdvance / 2 - (glyph.bbox.minX + glyph.bbox.maxX) / 2 : xOffset
    return { id: glyph.id, advance: xAdvance / em, dx: dx / em, dy: yOffset / em, text }
  })
}

/**
 * fontkit keeps a glyph as its first caller asked for it, and an accented letter asks for its base without saying
 * what it stands for: «N» after «Ñ» would be drawn, but read as nothing.
 */
const keepCodePoints = (font: FontkitFont): void => {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph.codePoints.length === 0 && codePoints.length > 0) glyph.codePoints = codePoints
    return glyph
  }
}
