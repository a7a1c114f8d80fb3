import { useTranslation } from 'react-i18next'
import { contentLanguageSchema, defaultLanguage, type ContentLanguage } from '#core/locale/locale.schema'

/** The language on screen now; it changes at once when a person switches. Use it to choose long copy from `app/content`. */
export function useLanguage(): ContentLanguage {
  const { i18n } = useTranslation()
  return contentLanguageSchema.catch(defaultLanguage).parse(i18n.language)
}
