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
await readPageData()

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

/**
 * Remix suspends the whole page until its data has been read from the stream. A press in that moment makes React 18 hydrate at once, which it
 * cannot do while suspended: it gives up for good ("Root did not complete") and leaves a page without scripts. So the data is read before:
 * what the component throws, ahead of any hook, is the promise of it.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}
