import type { LetterDepth } from '../letters.schema'

/** Words of a letter: what a model is expected to write, and what of it is let through (models count badly). */
export const modelLengths = {
  free: { expected: 400, min: 300, max: 520 },
  deep: { expected: 1250, min: 900, max: Number.POSITIVE_INFINITY },
} as const satisfies Record<LetterDepth, { expected: number; min: number; max: number }>
