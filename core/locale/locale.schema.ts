import { z } from 'zod'

/** Languages the product writes and speaks in. */
export const contentLanguages = ['es', 'en'] as const
export const contentLanguageSchema = z.enum(contentLanguages)
export type ContentLanguage = z.infer<typeof contentLanguageSchema>

export const defaultLanguage: ContentLanguage = 'es'
