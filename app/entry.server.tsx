import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createRequestI18n } from './i18n/i18n.server'
import { NonceProvider } from './lib/nonce'

const streamTimeoutMs = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const i18n = await createRequestI18n(context.language)
  let responseStatus = status
  const body = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <NonceProvider value={context.nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={context.nonce} abortDelay={streamTimeoutMs} />
      </NonceProvider>
    </I18nextProvider>,
    {
      nonce: context.nonce,
      signal: AbortSignal.timeout(streamTimeoutMs + 1_000),
      onError() {
        // The error itself was logged where it was thrown; its text never reaches the page.
        responseStatus = 500
      },
    },
  )
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status: responseStatus })
}

/** A loader or action that failed is noted by name and place; its message may quote what somebody typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.services.logUnhandled(error)
}
