import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from '@remix-run/react'
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { ErrorScreen } from './components/ErrorScreen'
import { readRootError } from './components/root-error'
import { Shell } from './components/Shell'
import { pageMeta } from './i18n/page-meta'
import { resources } from './i18n/locales'
import { useLanguage } from './i18n/use-language'
import { useNonce } from './lib/nonce'
import { useIsOnline } from './lib/use-online'
import { readSession } from './server/session.server'
import { themeColor } from './styles/theme-color'
import './styles/base.css'

export const links: LinksFunction = () => [
  ...[garamond, figtree].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, requestId } = context
  return { language, origin: new URL(request.url).origin, requestId, session: await readSession(context) }
}

/** Serves the pages that have no words of their own, and the error screen. */
export const meta: MetaFunction = (args) =>
  pageMeta((language) => {
    if (!args.error) return { title: 'EÓN', description: resources[language].common.footer.ai }
    const { kind } = readRootError({ error: args.error, isOnline: true })
    return { title: resources[language].errors[kind].title, description: resources[language].errors[kind].happened, isPrivate: true }
  })(args)

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColor.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.night} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root')
  const { kind, requestId } = readRootError({ error: useRouteError(), isOnline: useIsOnline() })
  return (
    <Shell>
      <ErrorScreen kind={kind} requestId={requestId ?? root?.requestId} />
    </Shell>
  )
}
