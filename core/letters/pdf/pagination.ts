/** One line to put on a page. Distances are in em of the body size. */
export type Row = {
  /** Space above, left out at the top of a page. */
  before: number
  /** From the line above to this baseline. */
  height: number
  /** No page may end between this row and the next. */
  keepsWithNext: boolean
}

/** Fills pages in order, each with at most `roomOf` em, and moves rows that must stay together to the next one. */
export const paginate = <R extends Row>({
  rows,
  roomOf,
}: {
  rows: readonly R[]
  roomOf: (page: number) => number
}): R[][] => {
  const pages: R[][] = []
  let start = 0
  while (start < rows.length) {
    const room = roomOf(pages.length)
    let end = start
    let height = 0
    while (end < rows.length) {
      const row = rows[end]!
      const next = height + row.height + (end === start ? 0 : row.before)
      if (next > room && end > start) break
      height = next
      end++
    }
    let cut = end
    while (cut > start && cut < rows.length && rows[cut - 1]!.keepsWithNext) cut--
    // What must stay together and fills more than a page is cut all the same.
    if (cut === start) cut = end
    pages.push(rows.slice(start, cut))
    start = cut
  }
  return pages
}
