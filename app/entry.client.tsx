import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { i18nOptions } from './i18n/config'
import { keepHelpAtHand } from './lib/service-worker'
import { watchUnhandled } from './lib/unhandled-rejections'

watchUnhandled(window)
keepHelpAtHand(window)

await i18next.use(initReactI18next).init({ ...i18nOptions, lng: document.documentElement.lang })

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  )
})
