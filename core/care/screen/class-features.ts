import { wordsAndMarks } from './tokens'
import type { ClassOf } from '#core/classify/classes'

/** What plain text shows when each word is only known by its classes: which there are, and in what order. */
export function classFeatures(plain: string, classOf: ClassOf): string[] {
  const known = wordsAndMarks(plain).map(classOf)
  return [...inOrder(known.map((one) => one && `f${one.fine}`)), ...inOrder(known.map((one) => one && `c${one.coarse}`))]
}

function inOrder(row: readonly (string | undefined)[]): string[] {
  return row.flatMap((one, at) => {
    if (!one) return []
    const next = row[at + 1]
    const afterNext = row[at + 2]
    return [
      `u${one}`,
      ...(next ? [`v${one}_${next}`] : []),
      ...(next && afterNext ? [`y${one}_${next}_${afterNext}`] : []),
      ...(afterNext ? [`y${one}__${afterNext}`] : []),
    ]
  })
}
