/** The part of fontkit 2 the letter needs; the package ships no types. */
declare module 'fontkit' {
  export type FontkitBox = { minX: number; minY: number; maxX: number; maxY: number }
  export type FontkitGlyph = { id: number; codePoints: number[]; advanceWidth: number; bbox: FontkitBox }
  export type FontkitPosition = { xAdvance: number; xOffset: number; yOffset: number }
  export type FontkitSubset = { glyphs: number[]; includeGlyph(glyph: number): number; encode(): Uint8Array }
  export type FontkitFont = {
    postscriptName: string | null
    unitsPerEm: number
    ascent: number
    descent: number
    capHeight: number
    italicAngle: number
    bbox: FontkitBox
    characterSet: number[]
    availableFeatures: string[]
    directory: { tables: Record<string, unknown> }
    getGlyph(id: number, codePoints?: number[]): FontkitGlyph
    layout(text: string, features?: string[]): { glyphs: FontkitGlyph[]; positions: FontkitPosition[] }
    createSubset(): FontkitSubset
  }
  export function create(bytes: Uint8Array): FontkitFont
}
