import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { layOutLetter, sheet, toRows, type LetterLayout, type PlacedLine } from './layout'
import { readParts } from './letter-parts'
import { openTypeface } from './typeface'
import type { LetterFaces } from './typesetting'

const fontFile = (name: string): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/eb-garamond/${name}.ttf`)).then((bytes) => new Uint8Array(bytes))

const sentences = [
  'Hoy has puesto dos tazas sin pensar, y te has quedado un momento con la segunda en la mano.',
  'No es un fallo de la memoria: la mano tarda más que la noticia.',
  'Deja la taza donde está.',
  'Mañana decides tú, sin prisa, si vuelve al armario o se queda a la vista, como lo que es: una taza.',
  'Nadie lleva la cuenta de los días que hacen falta para mover una cosa tan pequeña.',
]

/** A letter of `count` sentences, in paragraphs of one to five. */
const bodyOf = (count: number): string[] => {
  const paragraphs: string[] = []
  for (let at = 0, size = 1; at < count; at += size, size = (size % 5) + 1) {
    paragraphs.push(Array.from({ length: Math.min(size, count - at) }, (_, step) => sentences[(at + step) % 5]).join(' '))
  }
  return paragraphs
}

const textOf = ({ line }: PlacedLine): string =>
  line.words
    .map((word, index) => (index > 0 && word.spaceBefore ? ' ' : '') + word.pieces.flatMap((piece) => piece.shaped.glyphs.map((glyph) => glyph.text)).join(''))
    .join('')

describe('layOutLetter', () => {
  let faces: LetterFaces
  beforeAll(async () => {
    const [regular, italic] = await Promise.all([fontFile('400Regular/EBGaramond_400Regular'), fontFile('400Regular_Italic/EBGaramond_400Regular_Italic')])
    faces = { regular: openTypeface({ fontkit, bytes: regular }), italic: openTypeface({ fontkit, bytes: italic }) }
  })
  const layOut = (paragraphs: string[], title = 'La segunda taza'): LetterLayout =>
    layOutLetter({ title, date: '20 de noviembre de 2026', parts: readParts(paragraphs), faces })

  it('keeps the signature with two lines of the letter, and breaks no paragraph after its first line or before its last', () => {
    for (let count = 1; count <= 160; count += 3) {
      const { pages } = layOut(['Marta:', ...bodyOf(count), 'Contigo,', 'EÓN'])
      const last = pages.at(-1)?.lines ?? []
      expect(last.slice(-2).map(({ block }) => block.role)).toEqual(['farewell', 'signature'])
      const closing = last.filter(({ block }) => block.role === 'body').slice(-2)
      const isWhole = closing[0]?.block.lines.length === 1
      expect(closing.length === 2 || isWhole, `${count} sentences`).toBe(true)
      pages.forEach((page, index) => {
        const next = pages[index + 1]?.lines[0]
        const end = page.lines.at(-1)
        if (!next || !end || next.block !== end.block) return
        expect(page.lines.filter(({ block }) => block === end.block).length).toBeGreaterThan(1)
        expect(pages[index + 1]?.lines.filter(({ block }) => block === end.block).length).toBeGreaterThan(1)
      })
    }
  })

  it('lets no page end inside the heading or the closing', () => {
    const { pages } = layOut(['Marta:', ...bodyOf(12), 'Contigo,', 'EÓN'])
    const blocks = [...new Set(pages.flatMap((page) => page.lines.map(({ block }) => block)))]
    const ends = toRows(blocks).filter((row) => !row.keepsWithNext)
    const closing = toRows(blocks).slice(-4)
    expect(closing.map(({ block }) => block.role)).toEqual(['body', 'body', 'farewell', 'signature'])
    expect(closing.slice(0, 3).every((row) => row.keepsWithNext)).toBe(true)
    expect(ends.slice(0, -1).every(({ block }) => block.role === 'body')).toBe(true)
    const bare = toRows(blocks.filter(({ role }) => role !== 'farewell')).slice(-2)
    expect(bare[0]?.keepsWithNext).toBe(true)
  })

  it('keeps every line on its page and in its column', () => {
    const { pages, columnWidth, bodySize } = layOut(['Marta:', ...bodyOf(120), 'a'.repeat(500), 'Contigo,', 'EÓN'])
    for (const placed of pages.flatMap((page) => page.lines)) {
      expect(placed.y).toBeGreaterThanOrEqual(sheet.bottom - 0.01)
      expect(placed.y).toBeLessThan(sheet.height - 60)
      if (placed.block.role !== 'title') expect(placed.line.width * placed.size).toBeLessThanOrEqual(columnWidth + 0.01)
    }
    expect(bodySize).toBeGreaterThanOrEqual(12.5)
  })

  it('sets full lines of 60 to 70 characters', () => {
    const lengths = layOut(['Marta:', ...bodyOf(120), 'EÓN'])
      .pages.flatMap((page) => page.lines)
      .filter((placed) => placed.block.role === 'body' && !placed.isLastOfBlock)
      .map((placed) => textOf(placed).length)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(60)
    expect(mean).toBeLessThan(70)
  })

  it('raises the first letter of the body and hangs the signs before it', () => {
    const { pages } = layOut(['Marta:', '«¿Recuerdas la taza azul? Yo no la vi nunca.»', 'EÓN'])
    const body = pages[0]?.lines.find(({ block }) => block.role === 'body')
    const pieces = body?.line.words[0]?.pieces ?? []
    expect(pieces.map((piece) => [piece.shaped.glyphs.map(({ text }) => text).join(''), piece.scale > 2])).toEqual([
      ['«¿', false],
      ['R', true],
      ['ecuerdas', false],
    ])
    expect(body?.x).toBeLessThan(sheet.left - 8)
  })

  it('makes a long title smaller, and closes an endless one with an ellipsis', () => {
    const title = (text: string) => layOut(['Marta:', 'Texto.', 'EÓN'], text).pages[0]?.lines.filter(({ block }) => block.role === 'title') ?? []
    expect(title('La taza')[0]?.block.scale).toBe(2.1)
    expect(title('La segunda taza que dejaste en la mesa de la cocina la mañana en que decidiste que ya era hora de irte')).toHaveLength(3)
    const endless = title('una palabra y otra '.repeat(80))
    expect(endless).toHaveLength(8)
    expect(textOf(endless.at(-1)!)).toMatch(/…$/)
  })

  it('hangs a letter of one page lower than one that needs the room', () => {
    const [short, long] = [layOut(['Marta:', 'Texto.', 'EÓN']), layOut(['Marta:', ...bodyOf(60), 'EÓN'])]
    expect(short.pages).toHaveLength(1)
    expect(short.pages[0]!.lines[0]!.y).toBeLessThan(long.pages[0]!.lines[0]!.y - 40)
  })
})
