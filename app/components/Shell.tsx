import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberDevice } from '~/lib/api/request-headers'
import { shareNonceWithDialogs } from '~/lib/nonce'
import { createQueryClient } from '~/lib/query-client'
import { ToastProvider } from '~/ui/Toast'
import { ChatWidget } from './chat/ChatWidget'
import { useForgottenLanguage } from './LanguageSwitch'
import { OfflineNotice } from './OfflineNotice'
import { RouteProgress } from './RouteProgress'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { mainId, useRouteFocus } from './use-route-focus'

/** What every page has around it: the providers, the header, the footer, and what is said about network and loading. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [queryClient] = useState(createQueryClient)
  useForgottenLanguage()
  useRouteFocus()
  useEffect(shareNonceWithDialogs, [])
  useEffect(rememberDevice, [])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider regionLabel={t('toast.region')} closeLabel={t('toast.close')}>
        <a
          href={`#${mainId}`}
          data-shell
          className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-ui font-[550] text-paper focus:translate-y-0"
        >
          {t('skipToContent')}
        </a>
        <RouteProgress />
        <OfflineNotice />
        <SiteHeader />
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ChatWidget />
      </ToastProvider>
    </QueryClientProvider>
  )
}
