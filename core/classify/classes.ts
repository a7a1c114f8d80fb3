import { keyOf } from '#core/classify/keys'
import { unpackRows, type PackedRows } from '#core/classify/packed'
import { classes } from './classes/weights'

/** The classes of a word: one of many small ones, and one of few large ones. */
export type WordClasses = { fine: number; coarse: number }

/** Gives the classes of a word of plain text; undefined for one that was not learned. */
export type ClassOf = (word: string) => WordClasses | undefined

/** How many classes there are of each. */
export const classCounts = { fineCount: 1024, coarseCount: 256 }

/** The key a word's classes are stored under. */
export function classKeyOf(word: string): number {
  return keyOf(`class ${word}`)
}

/** Unpacked once, when first asked: a table of plain data, the same for every request. */
let table: Map<number, WordClasses> | undefined

/**
 * Which words keep the same company in the messages the screen learned from, so that what was learned of one tells something of the
 * others: a rope and a belt, a niece and a nephew (Brown et al. 1992; here by word vectors, test/care/fit.classes.ts).
 */
export const storedClassOf: ClassOf = (word) => {
  table ??= unpackClasses(classes)
  return table.get(classKeyOf(word))
}

/** Classes of words by key: both as one number, in columns of four bits each. `test/care/pack.ts` writes them. */
export function unpackClasses({ count, data }: Pick<PackedRows, 'count' | 'data'>): Map<number, WordClasses> {
  const { keys, values } = unpackRows({ count, data, columns: classColumns })
  return new Map(
    Array.from(keys, (key, at) => {
      let both = 0
      for (let column = 0; column < classColumns; column++) both = (both << 4) | (values[at * classColumns + column]! & 15)
      return [key, { fine: Math.floor(both / classCounts.coarseCount), coarse: both % classCounts.coarseCount }]
    }),
  )
}

/** Columns of four bits that hold a fine and a coarse class. */
export const classColumns = 6
