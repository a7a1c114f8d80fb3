import type { LetterPart } from './letter-parts'
import { paginate, type Row } from './pagination'
import { clampLines, setParagraph, type LetterFaces, type SetLine } from './typesetting'

/** A4 in points, and where things stand on it. The wide left margin holds the drawings and the page number. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  /** Left edge of the text column, and the line the margin's things are centred on. */
  left: 150,
  marginAxis: 96,
  firstTop: 104,
  top: 84,
  bottom: 104,
  footer: 54,
} as const

/** Column width and line distance in em of the body size. A full line holds 66 to 69 characters. */
const measure = 25.4
const leading = 1.5

/** Body sizes to try, in points: the first is the one we want. */
const bodySizes = [13.5, 13.25, 13, 12.75, 12.5]

export type BlockRole = 'title' | 'date' | LetterPart['role']
/** What a screen reader meets as one thing. `scale` is the size relative to the body's. */
export type Block = { role: BlockRole; scale: number; lines: SetLine[] }
/** A line on its page; `x` and the baseline `y` in points from the lower left corner. */
export type PlacedLine = { block: Block; line: SetLine; isLastOfBlock: boolean; x: number; y: number; size: number }
export type PageLayout = { lines: PlacedLine[] }
export type LetterLayout = { pages: PageLayout[]; bodySize: number; columnWidth: number }

/** Distances in em of the body size: `before` is the extra space above a block, `height` one line's. */
const spacing: Record<BlockRole, { before: number; height: number }> = {
  title: { before: 0, height: 2.35 },
  date: { before: 0.35, height: 1.5 },
  salutation: { before: 3.1, height: leading },
  body: { before: 0.62, height: leading },
  farewell: { before: 1.05, height: leading },
  signature: { before: 0.75, height: 2 },
}
const beforeInitial = 1.5

/** Sets the letter and breaks it into pages. */
export const layOutLetter = ({
  title,
  date,
  parts,
  faces,
}: {
  title: string
  date: string
  parts: LetterPart[]
  faces: LetterFaces
}): LetterLayout => {
  const emoji = faces.emoji ? { emoji: faces.emoji } : {}
  const firstBody = parts.findIndex((part) => part.role === 'body')
  const blocks: Block[] = [
    setTitle({ title, faces }),
    { role: 'date', scale: 0.95, lines: setParagraph({ text: date, style: { face: faces.italic, measure: measure / 0.95, ...emoji } }) },
    ...parts.map((part, index): Block => {
      const isSignature = part.role === 'signature'
      const scale = isSignature ? 1.5 : 1
      const hasInitial = index === firstBody && part.text.length > 12
      const style = {
        face: isSignature ? faces.italic : faces.regular,
        measure: measure / scale,
        hasInitial,
        ...emoji,
      }
      return { role: part.role, scale, lines: setParagraph({ text: part.text, style }) }
    }),
  ]
  return choosePages(blocks.filter((block) => block.lines.length > 0))
}

/** A title keeps to three lines if a smaller size can make it, and to eight in any case. */
const setTitle = ({ title, faces }: { title: string; faces: LetterFaces }): Block => {
  const emoji = faces.emoji ? { emoji: faces.emoji } : {}
  const at = (scale: number): Block => ({
    role: 'title',
    scale,
    lines: setParagraph({ text: title, style: { face: faces.regular, measure: (measure * 1.08) / scale, ...emoji } }),
  })
  const block = [2.1, 1.75, 1.45].map(at).find(({ lines }) => lines.length <= 3) ?? at(1.3)
  return { ...block, lines: clampLines({ lines: block.lines, limit: 8, face: faces.regular }) }
}

type LetterRow = Row & { block: Block; line: SetLine; isLastOfBlock: boolean }

/** The letter as rows for pages, with what must stay together: headings with the letter, the closing with its last lines. */
export const toRows = (blocks: Block[]): LetterRow[] =>
  blocks.flatMap((block, blockIndex) => {
    const { before, height } = spacing[block.role]
    const next = blocks[blockIndex + 1]
    const hasInitial = block.lines[0]?.words[0]?.pieces.some((piece) => piece.scale > 1) === true
    const follows = blocks[blockIndex - 1]?.role === 'salutation' && block.role === 'body'
    const lines = block.lines.length
    return block.lines.map((line, index) => {
      const isLast = index === lines - 1
      const staysWithBlock = isLast
        ? block.role === 'title' || block.role === 'date' || block.role === 'salutation' || next?.role === 'farewell' || next?.role === 'signature'
        : block.role !== 'body' || index === 0 || index === lines - 2
      return {
        block,
        line,
        isLastOfBlock: isLast,
        before: index > 0 ? 0 : hasInitial ? beforeInitial : follows ? before + 0.3 : before,
        height: block.role === 'title' ? (height * block.scale) / 2.1 : height,
        keepsWithNext: staysWithBlock,
      }
    })
  })

/**
 * Tries every body size, and lower page ends, and keeps the fewest pages whose last one still holds something:
 * a letter that ends in three lines on a page of their own looks like a mistake. A page would rather end with a paragraph.
 */
const choosePages = (blocks: Block[]): LetterLayout => {
  const rows = toRows(blocks)
  const roomOf = (page: number) => sheet.height - (page === 0 ? sheet.firstTop : sheet.top) - sheet.bottom
  let best: { cost: number; pages: LetterRow[][]; size: number } | undefined
  for (const size of bodySizes) {
    for (let shortened = 0; shortened <= 6; shortened++) {
      const pages = paginate({ rows, roomOf: (page) => roomOf(page) / size - shortened * leading })
      const used = (heightOf(pages.at(-1) ?? []) * size) / roomOf(1)
      const meagre = pages.length > 1 ? Math.max(0, 0.3 - used) : 0
      const split = pages.slice(0, -1).filter((page) => page.at(-1)?.isLastOfBlock === false).length
      const cost = pages.length * 100 + meagre * 400 + shortened * 2 + split * 3 + (bodySizes[0]! - size) * 6
      if (!best || cost < best.cost - 1e-9) best = { cost, pages, size }
    }
  }
  const { pages, size } = best!
  const columnWidth = measure * size
  const free = roomOf(0) - heightOf(pages[0] ?? []) * size
  // A short letter hangs a little lower, where the eye expects it.
  const sink = pages.length === 1 ? Math.min(96, free * 0.3) : 0
  return { bodySize: size, columnWidth, pages: pages.map((page, index) => placeRows({ rows: page, size, top: index === 0 ? sheet.firstTop + sink : sheet.top })) }
}

/** From the top of the page's first line to its last baseline, in em. */
const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, row, index) => sum + row.height + (index === 0 ? 0 : row.before), 0)

const placeRows = ({
  rows,
  size,
  top,
}: {
  rows: LetterRow[]
  size: number
  /** From the upper edge of the sheet, in points. */
  top: number
}): PageLayout => {
  let y = sheet.height - top
  return {
    lines: rows.map(({ block, line, isLastOfBlock, before, height }, index) => {
      y -= (height + (index === 0 ? 0 : before)) * size
      const lineSize = size * block.scale
      return { block, line, isLastOfBlock, x: sheet.left - line.hang * lineSize, y, size: lineSize }
    }),
  }
}
