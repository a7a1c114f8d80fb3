import type { InitOptions } from 'i18next'
import { contentLanguages, defaultLanguage } from '#core/locale/locale.schema'
import { resources } from './locales'

/** Cookie and local-storage key that keep the language a person chose (specification §3). */
export const languageKey = 'eon-language'

export const defaultNamespace = 'common'

/** Shared by server and browser; the catalogues are bundled, so nothing is fetched to speak. */
export const i18nOptions = {
  supportedLngs: [...contentLanguages],
  fallbackLng: defaultLanguage,
  defaultNS: defaultNamespace,
  resources,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
} satisfies InitOptions
