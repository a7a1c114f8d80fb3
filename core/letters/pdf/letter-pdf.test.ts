import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import * as lib from '@cantoo/pdf-lib'
import { create } from 'fontkit'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderLetterPdf, type LetterPdfInput } from './letter-pdf'

let fonts: LetterPdfInput['fonts']
beforeAll(async () => {
  const file = async (name: string) =>
    new Uint8Array(await readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/eb-garamond/${name}.ttf`)))
  fonts = {
    regular: await file('400Regular/EBGaramond_400Regular'),
    italic: await file('400Regular_Italic/EBGaramond_400Regular_Italic'),
  }
})

const paragraphs = [
  'Inés:',
  '«¿Llegaste a tiempo?», preguntas. Ñandúes, pingüinos y cigüeñas no llegan nunca a tiempo, ¡y llegan!',
  'La Lela te buscó un sitio en la mesa cada domingo — en 1998, y en 2026 también… “Azúcar”, decía. EÓN™ lo ha leído.',
  'Te acompaño en esto,',
  'EÓN',
]

const letter = (changes: Partial<LetterPdfInput> = {}): LetterPdfInput => ({
  letterId: 'ltr_0123456789',
  title: 'El azúcar de los domingos',
  paragraphs,
  language: 'es',
  path: 'duelo',
  writtenOn: Date.UTC(2026, 10, 20, 12),
  timeZone: 'Europe/Madrid',
  fonts,
  ...changes,
})

const open = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise

const readPage = async (document: PDFDocumentProxy, page: number): Promise<string> => {
  const { items } = await (await document.getPage(page)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text.replace(/\s+/g, ' ').trim()
}

const readLetter = async (bytes: Uint8Array): Promise<{ text: string; pages: string[] }> => {
  const document = await open(bytes)
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)))
  return { text: pages.join(' '), pages }
}

/** Every page's operators, and every embedded font's program. */
const dissect = async (bytes: Uint8Array): Promise<{ content: string; programs: Uint8Array[] }> => {
  const document = await lib.PDFDocument.load(bytes)
  const inflate = (stream: unknown) => new Uint8Array(inflateSync((stream as lib.PDFRawStream).getContents()))
  const content = document.getPages().map((page) => new TextDecoder('latin1').decode(inflate(page.node.Contents())))
  const programs = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof lib.PDFDict && object.has(lib.PDFName.of('FontFile2')) ? [object] : []))
    .map((descriptor) => inflate(descriptor.lookup(lib.PDFName.of('FontFile2'))))
  return { content: content.join('\n'), programs }
}

const glyphCodes = (content: string): number[] =>
  [...content.replace(/\/Span <<.*?>> BDC/g, '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)),
  )

const words = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / 50) }, (_, index) =>
    Array.from({ length: 50 }, (_, at) => ['mesa', 'domingo', 'ventana', 'de', 'cuando'][(index + at * 3) % 5]).join(' ') + '.',
  )

describe('what the page says', () => {
  it('reads in order: title, date, letter, signature, who wrote it', async () => {
    const { text, pages } = await readLetter(await renderLetterPdf(letter()))
    expect(pages).toHaveLength(1)
    const expected = ['El azúcar de los domingos', '20 de noviembre de 2026', ...paragraphs, 'Escrita por EÓN, una inteligencia artificial']
    // A raised initial may be read apart from its word.
    expect(text.replace('L legaste', 'Llegaste').replaceAll('« ¿', '«¿').replace('¿ L', '¿L')).toBe(expected.join(' '))
  })

  it('says date and author in English, in the time zone of the reader', async () => {
    const late = Date.UTC(2026, 10, 20, 23, 30)
    const english = letter({ language: 'en', path: 'ruptura', writtenOn: late })
    expect((await readLetter(await renderLetterPdf({ ...english, timeZone: 'America/New_York' }))).text).toContain('20 November 2026')
    expect((await readLetter(await renderLetterPdf({ ...english, timeZone: 'Europe/Madrid' }))).text).toContain('21 November 2026')
    const unknown = await readLetter(await renderLetterPdf({ ...english, timeZone: 'Mars/Olympus' }))
    expect(unknown.text).toContain('20 November 2026')
    expect(unknown.text).toContain('Written by EÓN, an artificial intelligence')
  })

  it('numbers the pages of a long letter and loses none of its words', async () => {
    const body = words(3000)
    const bytes = await renderLetterPdf(letter({ paragraphs: ['Inés:', ...body, 'Te acompaño,', 'EÓN'] }))
    const { text, pages } = await readLetter(bytes)
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pages.length).toBeLessThanOrEqual(12)
    pages.forEach((page, index) => expect(page).toContain(`${index + 1} / ${pages.length}`))
    const count = (haystack: string, word: string) => haystack.split(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')).length
    for (const word of ['ventana', 'cuando', 'domingo']) expect(count(text, word)).toBe(count(body.join(' '), word))
    expect(bytes.length).toBeLessThan(80_000)
  })

  it('shows no page number on a single page', async () => {
    expect((await readLetter(await renderLetterPdf(letter()))).text).not.toContain('1 / 1')
  })
})

describe('what the file says of itself', () => {
  it('carries title, author, subject, dates and language', async () => {
    const document = await open(await renderLetterPdf(letter()))
    const { info } = (await document.getMetadata()) as unknown as { info: Record<string, unknown> }
    expect(info).toMatchObject({
      Title: 'El azúcar de los domingos',
      Author: 'EÓN',
      Subject: 'Carta personal escrita por una inteligencia artificial',
      Language: 'es',
      CreationDate: 'D:20261120120000Z',
      ModDate: 'D:20261120120000Z',
    })
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('is marked as machine-made in its XMP packet', async () => {
    const bytes = await renderLetterPdf(letter({ title: 'Tú & <yo> “sí”' }))
    const { metadata } = (await (await open(bytes)).getMetadata()) as { metadata: { get: (name: string) => unknown } }
    expect(metadata.get('dc:title')).toBe('Tú & <yo> “sí”')
    expect(metadata.get('dc:creator')).toEqual(['EÓN'])
    const plain = new TextDecoder().decode(bytes)
    expect(plain).toContain(
      '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
    )
    expect(plain).toContain('<dc:language><rdf:Bag><rdf:li>es</rdf:li></rdf:Bag></dc:language>')
    expect(plain).toContain('<xmp:CreateDate>2026-11-20T12:00:00.000Z</xmp:CreateDate>')
  })

  it('names a letter without a title', async () => {
    const document = await open(await renderLetterPdf(letter({ title: ' \u0000 ' })))
    expect(((await document.getMetadata()).info as { Title: string }).Title).toBe('Una carta para ti')
  })

  it('is tagged: a heading, paragraphs, and the disclosure read once at the end', async () => {
    const document = await open(await renderLetterPdf(letter({ paragraphs: ['Inés:', ...words(900), 'EÓN'] })))
    expect(document.numPages).toBeGreaterThan(1)
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = await (await document.getPage(1)).getStructTree()
    const [root] = tree.children as { role: string; children: { role: string }[] }[]
    expect(root?.role).toBe('Document')
    expect(root?.children.map(({ role }) => role).slice(0, 3)).toEqual(['H1', 'P', 'P'])
  })
})

describe('the same letter', () => {
  it('gives the same bytes', async () => {
    const [first, second] = [await renderLetterPdf(letter()), await renderLetterPdf(letter())]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it('gives other bytes for another text, and leaves its fonts as they were', async () => {
    const before = fonts.regular.slice()
    const [first, second] = [await renderLetterPdf(letter()), await renderLetterPdf(letter({ paragraphs: ['Inés:', 'Otra.', 'EÓN'] }))]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false)
    expect(Buffer.from(before).equals(Buffer.from(fonts.regular))).toBe(true)
  })
})

describe('hostile text', () => {
  const hostile: Record<string, string[]> = {
    emoji: ['Querida 小雨 👩‍👩‍👧‍👦:', 'Te quiero ❤️ mucho 💔, siempre 😢. (🕯️) Adiós 👍🏽 🇪🇸', '😢😢😢', 'EÓN ❤️'],
    scripts: ['אבא:', 'אבא ואמא, سلام عليكم، 你好，世界。 Привет, Ελλάδα, नमस्ते สวัสดี 안녕. Nguyễn Thị Ngọc Ánh.', '再见,', 'EÓN'],
    marks: ['Ine\u0301s:', 'q\u0301 Z\u0351\u0300\u0301\u0302\u0303algo ｆｕｌｌ 𝓗𝓸𝓵𝓪 ① ½ ﬁn №5 ℃ \u0301suelto', 'EÓN'],
    controls: ['a\u0000b\u0007\u001b', 'x\u202Ertl\u202C\u200b\ufeff\u2028\u2029 \ud83d y \udc00 \ue001\uf8ff\uffff', 'EÓN'],
    unbreakable: ['a'.repeat(5000), 'https://example.org/' + 'ruta/'.repeat(400), '小'.repeat(3000), 'EÓN'.repeat(500)],
    syntax: [')(\\', '%PDF <</A>> endstream endobj (((', '<b>&amp;</b> $& $1', 'EÓN)'],
    empty: ['', '  ', '\n\n', '\u00a0'],
    none: [],
    initials: ['Inés:', '—¡No!, dije.', '“', 'EÓN'],
  }

  it.each(Object.keys(hostile))('never throws and never shows a missing or empty glyph: %s', async (name) => {
    const bytes = await renderLetterPdf(letter({ title: hostile[name]?.[0] ?? '', paragraphs: hostile[name] ?? [] }))
    const { content, programs } = await dissect(bytes)
    const codes = glyphCodes(content)
    expect(codes).not.toContain(0)
    expect((await readLetter(bytes)).text).toContain('Escrita por EÓN')
    expect(programs.length).toBeGreaterThan(0)
  })

  it('embeds an outline for every glyph it draws', async () => {
    const { content, programs } = await dissect(await renderLetterPdf(letter({ paragraphs: [...paragraphs, ...hostile.scripts!] })))
    const fontNames = ['R', 'I']
    const used = new Map<string, Set<number>>(fontNames.map((name) => [name, new Set()]))
    const spaces = new Map<string, Set<number>>(fontNames.map((name) => [name, new Set()]))
    let current = ''
    for (const line of content.split('\n')) {
      current = /\/([RI]) [\d.]+ Tf/.exec(line)?.[1] ?? current
      if (/ TJ$/.test(line)) for (const code of glyphCodes(line)) used.get(current)?.add(code)
      // Tj draws nothing but spaces, the only glyphs without an outline.
      if (/ Tj$/.test(line)) for (const code of glyphCodes(line)) spaces.get(current)?.add(code)
    }
    for (const name of fontNames) for (const code of spaces.get(name)!) used.get(name)!.delete(code)
    for (const name of fontNames) expect(spaces.get(name)!.size).toBe(1)
    expect(used.get('R')!.size).toBeGreaterThan(60)
    programs.forEach((program, index) => {
      const font = create(program) as unknown as { getGlyph: (id: number) => { path: { commands: unknown[] } } }
      for (const code of used.get(fontNames[index]!)!) expect(font.getGlyph(code).path.commands.length, `glyph ${code}`).toBeGreaterThan(0)
    })
  })

  it('keeps what it could not draw to be read and copied', async () => {
    const { content } = await dissect(await renderLetterPdf(letter({ paragraphs: ['Querida 小雨:', 'Texto.', 'EÓN'] })))
    expect(content).toContain('/Span <</ActualText <FEFF5c0f96e8>>> BDC')
  })

  it('draws with a third font what the two lack', async () => {
    // The regular face has a letter the italic has not: enough to stand for an emoji font.
    const bytes = await renderLetterPdf(letter({ paragraphs: ['Inés:', 'Una ᴀ aquí.', 'EÓN'], fonts: { regular: fonts.italic, italic: fonts.italic, emoji: fonts.regular } }))
    const { content, programs } = await dissect(bytes)
    expect(content).toMatch(/\/E [\d.]+ Tf/)
    expect(programs).toHaveLength(3)
    expect((await readLetter(bytes)).text).toContain('Una ᴀ aquí.')
  })
})
