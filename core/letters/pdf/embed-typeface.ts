import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import type { Typeface } from './typeface'

type PdfLib = typeof import('@cantoo/pdf-lib')

/**
 * Embeds the glyphs drawn so far as a subset font and returns its reference.
 *
 * Stands in for pdf-lib's own `embedFont`, which writes advance widths only (no kerning, accents off their letters)
 * and a random font name; the subset itself is fontkit's in both.
 */
export const embedTypeface = ({
  lib,
  document,
  face,
  tag,
}: {
  lib: PdfLib
  document: PDFDocument
  face: Typeface
  /** Six capitals that tell one subset from another (PDF 32000-1, 9.6.4). */
  tag: string
}): PDFRef => {
  const { context } = document
  const { font } = face
  const perMille = (value: number) => Math.round((value * 1000) / font.unitsPerEm)
  const name = `${tag}+${font.postscriptName ?? 'Letter'}`
  const isItalic = font.italicAngle !== 0

  const widths: number[] = []
  for (const [code, { id }] of face.drawn) widths[code] = perMille(font.getGlyph(id).advanceWidth)
  const program = context.flateStream(face.subset.encode())
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    // Serif and symbolic (its own encoding), plus italic.
    Flags: 2 + 4 + (isItalic ? 64 : 0),
    FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map(perMille),
    ItalicAngle: font.italicAngle,
    Ascent: perMille(font.ascent),
    Descent: perMille(font.descent),
    CapHeight: perMille(font.capHeight || font.ascent),
    StemV: 72,
    FontFile2: context.register(program),
  })
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    CIDToGIDMap: 'Identity',
    BaseFont: name,
    CIDSystemInfo: { Registry: lib.PDFString.of('Adobe'), Ordering: lib.PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    DW: 0,
    W: [0, Array.from(widths, (width) => width ?? 0)],
  })
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(toUnicode(face))),
    }),
  )
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0')

/** UTF-16BE as hexadecimal digits, without a byte order mark. */
export const utf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex4(text.charCodeAt(index))).join('')

const toUnicode = (face: Typeface): string => {
  const rows = [...face.drawn].map(([code, { text }]) => `<${hex4(code)}> <${utf16Hex(text)}>`)
  const blocks: string[] = []
  // A block may hold a hundred rows at most.
  for (let start = 0; start < rows.length; start += 100) {
    const block = rows.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}
