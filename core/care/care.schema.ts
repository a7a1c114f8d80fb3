import { z } from 'zod'

/** How much danger a message shows. */
export { riskLevels, type RiskLevel } from './screen/levels'

/** The levels that are answered. */
export const flaggedLevels = ['concern', 'high', 'imminent'] as const
export type FlaggedLevel = (typeof flaggedLevels)[number]

/** What the danger is about. Chooses the words and the lines, never whether there is an answer. */
export { topics as careTopics, type Topic as CareTopic } from './screen/topic'

/** A number to call, or an address to open, as it is shown to one person at one moment. */
export const shownHelplineSchema = z.object({
  name: z.string(),
  /** As it is dialled in the country; null for a directory that only has an address. */
  phone: z.string().nullable(),
  url: z.url().nullable(),
  /** In the reader's language, with what has to be known to get through: «A cualquier hora · opción 5». */
  hours: z.string(),
  openNow: z.boolean(),
})
export type ShownHelpline = z.infer<typeof shownHelplineSchema>

/** What a flagged message is answered with. `message` holds paragraphs with an empty line between them; at most two helplines. */
export const careSchema = z.object({
  level: z.enum(flaggedLevels),
  message: z.string(),
  helplines: z.array(shownHelplineSchema).max(2),
})
export type Care = z.infer<typeof careSchema>
