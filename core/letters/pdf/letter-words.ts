import type { ContentLanguage } from '#core/locale/locale.schema'

/** What the document itself says, apart from the letter. */
export const letterWords = {
  es: {
    disclosure: 'Escrita por EÓN, una inteligencia artificial',
    untitled: 'Una carta para ti',
    subject: 'Carta personal escrita por una inteligencia artificial',
    locale: 'es-ES',
  },
  en: {
    disclosure: 'Written by EÓN, an artificial intelligence',
    untitled: 'A letter for you',
    subject: 'A personal letter written by an artificial intelligence',
    locale: 'en-GB',
  },
} as const satisfies Record<ContentLanguage, Record<string, string>>

/** «20 de noviembre de 2026», “20 November 2026”. A time zone the runtime does not know counts as UTC. */
export const letterDate = ({
  writtenOn,
  language,
  timeZone = 'UTC',
}: {
  /** UTC ms. */
  writtenOn: number
  language: ContentLanguage
  timeZone?: string
}): string => {
  const format = (zone: string) =>
    new Intl.DateTimeFormat(letterWords[language].locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: zone,
    }).format(writtenOn)
  try {
    return format(timeZone)
  } catch (error) {
    // The zone is the browser's word; a letter is not lost over it.
    if (error instanceof RangeError) return format('UTC')
    throw error
  }
}
