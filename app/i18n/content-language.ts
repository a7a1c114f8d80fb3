import { contentLanguages, defaultLanguage, type ContentLanguage } from '#core/locale/locale.schema'

/** Without the schema, so that the browser need not carry a parser to tell two words apart. */
export function isContentLanguage(value: unknown): value is ContentLanguage {
  return contentLanguages.some((language) => language === value)
}

export function toContentLanguage(value: unknown): ContentLanguage {
  return isContentLanguage(value) ? value : defaultLanguage
}
