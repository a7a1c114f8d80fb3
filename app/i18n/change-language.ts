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

/**
 * The choice as the browser knows it: the cookie, which may have come while this page was already on its way, else the browser's
 * own note, when the cookie that tells the server has gone.
 */
export function readForgottenLanguage(): string | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${languageKey}=`))
  if (cookie) return cookie.slice(languageKey.length + 1)
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
