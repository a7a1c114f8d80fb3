/** What the pages and the schema agree on. Without zod, so that a browser may have it for nothing. */
export const letterPaths = ['duelo', 'ruptura', 'proposito'] as const
export type LetterPath = (typeof letterPaths)[number]

/** `neutro` is the form's third choice: the letter then avoids gender where Spanish would show it. */
export const letterGenders = ['femenino', 'masculino', 'neutro'] as const
export type LetterGender = (typeof letterGenders)[number]

/** Longest each field may be, in characters. */
export const letterFieldLimits = {
  relacion: 120,
  apodo: 120,
  nombre: 80,
  mensaje: 6000,
  emocion: 500,
  cierre: 1000,
} as const
