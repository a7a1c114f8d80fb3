import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { contentLanguages, defaultLanguage, type ContentLanguage } from '#core/locale/locale.schema'
import { i18nOptions } from './config'

/** For meta tags and loaders: `i18n.getFixedT(language, 'common')`. The language itself is decided by the site worker. */
export const i18nServer = new RemixI18Next({
  detection: { supportedLanguages: [...contentLanguages], fallbackLanguage: defaultLanguage },
  i18next: i18nOptions,
})

/** An i18next instance of its own for one request, so that no two people share a language. */
export async function createRequestI18n(language: ContentLanguage): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: language })
  return instance
}
