import { sha256 } from '#core/hash'
import type { LetterPath } from '#core/letters/letters.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { embedTypeface } from './embed-typeface'
import { layOutLetter, sheet, type Block } from './layout'
import { readParts } from './letter-parts'
import { letterDate, letterWords } from './letter-words'
import { describeDocument } from './metadata'
import { pathOrnaments, seal } from './ornaments'
import { decimal, drawingOperators, lineOperators, rgb } from './page-ink'
import { asArtifact, createTagger, writeStructure, type TaggedElement } from './structure'
import { openTypeface, type Typeface } from './typeface'
import { setParagraph, type LetterFaces, type SetLine } from './typesetting'

export type LetterPdfInput = {
  letterId: string
  title: string
  /** Plain text; the first is the salutation, the last one or two the farewell and the signature. */
  paragraphs: readonly string[]
  language: ContentLanguage
  path: LetterPath
  /** UTC ms; the date on the letter and in the file. */
  writtenOn: number
  /** IANA name; UTC without one. */
  timeZone?: string
  /** TrueType bytes. `emoji` draws in one colour what the other two lack; without it emoji are left out. */
  fonts: { regular: Uint8Array; italic: Uint8Array; emoji?: Uint8Array }
}

const inkColour = '#2B2622'
const softInkColour = '#5F564D'
const pathColours: Record<LetterPath, string> = { duelo: '#3D4A73', ruptura: '#9A3F35', proposito: '#3F6450' }

/**
 * Sets a letter on A4 as a tagged PDF 1.7 of about 25-60 kB. Pure: the same input gives the same bytes.
 * Never throws for what the text holds; characters no font has are shown by a dash and kept as actual text.
 */
export const renderLetterPdf = async (input: LetterPdfInput): Promise<Uint8Array> => {
  // Both are heavy to start, and most requests never print a letter.
  const [lib, fontkit] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')])
  const { language, path, writtenOn, timeZone, fonts } = input
  const words = letterWords[language]
  const faces: LetterFaces = {
    regular: openTypeface({ fontkit, bytes: fonts.regular }),
    italic: openTypeface({ fontkit, bytes: fonts.italic }),
    ...(fonts.emoji ? { emoji: openTypeface({ fontkit, bytes: fonts.emoji }) } : {}),
  }
  const date = letterDate({ writtenOn, language, ...(timeZone === undefined ? {} : { timeZone }) })
  const layout = layOutLetter({ title: input.title, date, parts: readParts(input.paragraphs), faces })

  const document = await lib.PDFDocument.create({ updateMetadata: false })
  const pages = layout.pages.map(() => document.addPage([sheet.width, sheet.height]))
  const names = new Map<Typeface, string>([[faces.regular, 'R'], [faces.italic, 'I']])
  if (faces.emoji) names.set(faces.emoji, 'E')
  const fontName = (face: Typeface) => names.get(face) ?? 'R'
  const accent = pathColours[path]
  const tagger = createTagger()
  const elementOf = new Map<Block, TaggedElement>()
  const smallSize = 9
  const small = (text: string): SetLine | undefined =>
    setParagraph({ text, style: { face: faces.italic, measure: layout.columnWidth / smallSize } })[0]

  layout.pages.forEach(({ lines }, page) => {
    const content: string[] = []
    if (page === 0) content.push(asArtifact(headOrnament({ path, accent, top: lines[0]?.y ?? 0 })))
    for (const placed of lines) {
      const element = elementOf.get(placed.block) ?? tagger.element(placed.block.role === 'title' ? 'H1' : 'P')
      elementOf.set(placed.block, element)
      const ink = placed.block.role === 'date' ? softInkColour : placed.block.role === 'signature' ? accent : inkColour
      content.push(tagger.mark({ element, page, operators: lineOperators({ placed, ink, accent, fontName }) }))
      if (placed.block.role === 'date' && placed.isLastOfBlock) content.push(asArtifact(shortRule({ accent, y: placed.y - 18 })))
      if (placed.block.role === 'signature' && placed.isLastOfBlock) content.push(asArtifact(sealBeside({ accent, y: placed.y })))
    }
    content.push(footer(page))
    writePage(page, content)
  })

  function footer(page: number): string {
    const line = small(words.disclosure)
    const operators = line
      ? lineOperators({
          placed: { line, x: sheet.left, y: sheet.footer, size: smallSize, isLastOfBlock: true },
          ink: softInkColour,
          accent,
          fontName,
        })
      : ''
    // Read aloud once, at the end; the other pages only show it.
    const isLastPage = page === pages.length - 1
    const disclosure = isLastPage ? tagger.mark({ element: tagger.element('P'), page, operators }) : asArtifact(operators)
    if (pages.length === 1) return disclosure
    const number = small(`${page + 1} / ${pages.length}`)
    if (!number) return disclosure
    const x = sheet.marginAxis - (number.width * smallSize) / 2
    const placed = { line: number, x, y: sheet.footer, size: smallSize, isLastOfBlock: true }
    return [disclosure, asArtifact(lineOperators({ placed, ink: softInkColour, accent, fontName }))].join('\n')
  }

  function writePage(page: number, content: string[]): void {
    pages[page]!.node.set(lib.PDFName.of('Contents'), document.context.register(document.context.flateStream(content.join('\n'))))
  }

  const tags = ['LETTRA', 'LETTRB', 'LETTRC']
  const fontRefs = Object.fromEntries(
    [...names]
      .filter(([face]) => face.drawn.size > 0)
      .map(([face, name], index) => [name, embedTypeface({ lib, document, face, tag: tags[index] ?? 'LETTRD' })]),
  )
  for (const page of pages) page.node.set(lib.PDFName.of('Resources'), document.context.obj({ Font: fontRefs }))
  writeStructure({ lib, document, pages, elements: tagger.elements })
  const [letterKey, contentKey] = await Promise.all([
    digest(input.letterId),
    digest(JSON.stringify([input.letterId, input.title, input.paragraphs, language, path, writtenOn, timeZone ?? null])),
  ])
  describeDocument({ lib, document, metadata: { title: input.title, language, writtenOn, letterKey, contentKey } })
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: Infinity })
}

const headOrnament = ({ path, accent, top }: { path: LetterPath; accent: string; top: number }): string => {
  const drawing = pathOrnaments[path]
  const scale = 0.92
  return drawingOperators({
    drawing,
    x: sheet.marginAxis - (drawing.width * scale) / 2,
    y: top + drawing.height * scale * 0.62,
    scale,
    colour: accent,
    lineWidth: 0.8,
  })
}

const shortRule = ({ accent, y }: { accent: string; y: number }): string =>
  `q ${rgb(accent)} RG 0.8 w 1 J ${decimal(sheet.left)} ${decimal(y)} m ${decimal(sheet.left + 28)} ${decimal(y)} l S Q`

const sealBeside = ({ accent, y }: { accent: string; y: number }): string => {
  const scale = 0.95
  return drawingOperators({
    drawing: seal,
    x: sheet.marginAxis - (seal.width * scale) / 2,
    y: y + seal.height * scale * 0.64,
    scale,
    colour: accent,
    lineWidth: 0.8,
  })
}

/** First half of SHA-256, as 32 hexadecimal digits. */
const digest = async (text: string): Promise<string> => (await sha256(text)).slice(0, 32)
