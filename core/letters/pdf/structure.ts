import type { PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib'

type PdfLib = typeof import('@cantoo/pdf-lib')

/** Marked content of one element on one page; `id` is its number in that page's stream. */
export type TaggedContent = { page: number; id: number }
export type TaggedElement = { tag: 'H1' | 'P'; contents: TaggedContent[] }

/** Gathers what was drawn for each element while pages are written. */
export const createTagger = () => {
  const elements: TaggedElement[] = []
  const counts: number[] = []
  return {
    elements,
    element: (tag: TaggedElement['tag']): TaggedElement => {
      const element: TaggedElement = { tag, contents: [] }
      elements.push(element)
      return element
    },
    /** Wraps operators as content of an element. */
    mark: ({ element, page, operators }: { element: TaggedElement; page: number; operators: string }): string => {
      const id = counts[page] ?? 0
      counts[page] = id + 1
      element.contents.push({ page, id })
      return `/${element.tag} <</MCID ${id}>> BDC\n${operators}\nEMC`
    },
  }
}

/** What is on the page but not part of the letter: ornaments, page numbers. */
export const asArtifact = (operators: string): string => `/Artifact BMC\n${operators}\nEMC`

/** Writes the structure tree (PDF 32000-1, 14.7): one Document of headings and paragraphs, in reading order. */
export const writeStructure = ({
  lib,
  document,
  pages,
  elements,
}: {
  lib: PdfLib
  document: PDFDocument
  pages: PDFPage[]
  elements: TaggedElement[]
}): void => {
  const { PDFName } = lib
  const { context } = document
  const rootRef = context.nextRef()
  const documentRef = context.nextRef()
  const owners: PDFRef[][] = pages.map(() => [])
  const kids = elements
    .filter((element) => element.contents.length > 0)
    .map(({ tag, contents }) => {
      const ref = context.nextRef()
      const marks = contents.map(({ page, id }) => {
        owners[page]![id] = ref
        return context.obj({ Type: 'MCR', Pg: pages[page]!.ref, MCID: id })
      })
      context.assign(ref, context.obj({ Type: 'StructElem', S: tag, P: documentRef, K: marks }))
      return ref
    })
  context.assign(documentRef, context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: kids }))
  const numbers = owners.flatMap((refs, page) => [context.obj(page), context.register(context.obj(refs))])
  context.assign(
    rootRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: [documentRef],
      ParentTree: context.register(context.obj({ Nums: numbers })),
      ParentTreeNextKey: pages.length,
    }),
  )
  pages.forEach((page, index) => {
    page.node.set(PDFName.of('StructParents'), context.obj(index))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  })
  document.catalog.set(PDFName.of('StructTreeRoot'), rootRef)
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
