import type { ContentLanguage } from '#core/locale/locale.schema'
import { letterDate } from '#core/letters/pdf/letter-words'
import { useIsHydrated } from '~/lib/use-hydrated'

/** The day of a letter where its reader is: the server's guess first, then the browser's own time zone. */
export function LetterDate({ at, language, known }: { at: number; language: ContentLanguage; known: string }) {
  const isHydrated = useIsHydrated()
  const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  return <time dateTime={new Date(at).toISOString()}>{timeZone ? letterDate({ writtenOn: at, language, timeZone }) : known}</time>
}
