/** Languages the product writes and speaks in. */
export const contentLanguages = ['es', 'en'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

export const defaultLanguage: ContentLanguage = 'es'
