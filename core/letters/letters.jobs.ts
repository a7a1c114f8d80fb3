import { z } from 'zod'

/** Queue messages: a version, a type and ids. Everything else is read from the row, which is the truth. */
export const letterJobSchema = z.object({
  version: z.literal(1),
  type: z.enum(['letter.compose', 'letter.narrate']),
  letterId: z.string().regex(/^ltr_[0-9a-z]{26}$/),
})
export type LetterJob = z.infer<typeof letterJobSchema>
