import { useTranslation } from 'react-i18next'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { toContentLanguage } from './content-language'

/** The language on screen now; it changes at once when a person switches. Use it to choose long copy from `app/content`. */
export function useLanguage(): ContentLanguage {
  const { i18n } = useTranslation()
  return toContentLanguage(i18n.language)
}
