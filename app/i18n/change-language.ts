import { useFetcher } from '@remix-run/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { languageKey } from './config'

/** Where the choice is kept for the server: a form with `language`, and `redirectTo` when a whole page should come back. */
export const setLanguageAction = '/set-language'

/** Changes the words in place, so that nothing typed is lost, and lets browser and server remember the choice. */
export function useChangeLanguage() {
  const { i18n } = useTranslation()
  const fetcher = useFetcher({ key: languageKey })
  return useCallback(
    (language: ContentLanguage) => {
      void i18n.changeLanguage(language)
      rememberInBrowser(language)
      fetcher.submit({ language }, { method: 'post', action: setLanguageAction })
    },
    [i18n, fetcher],
  )
}

function rememberInBrowser(language: ContentLanguage) {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage may be refused (private windows); the cookie remembers.
  }
}

/** The browser's own note of the choice, when the cookie that tells the server has gone. */
export function readForgottenLanguage(): string | null {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageKey}=`))) return null
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
