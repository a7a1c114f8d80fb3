import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { bodyLimit } from 'hono/body-limit'
import { bodyTooLargeError, notFoundError } from '#core/errors'
import { createApi } from './api'
import { createApp } from './app'
import { deviceOf } from './device'
import { answerError } from './errors'
import { recognisePlace } from './middleware/place'
import { checkOrigin } from './middleware/origin'
import { setLanguage } from './middleware/language'
import { secureDocument } from './middleware/security'
import { startRequest } from './middleware/request'
import { recogniseBrowser } from './middleware/session'
import { limitWrites } from './middleware/rate-limit'
import { localDoors } from './dev/doors'
import { helpPage } from './help'

const maxBodyBytes = 64 * 1024

/** The whole site as one function of a request: who asks, then `/api`, then the pages. */
export function createSite(input: { build: ServerBuild }) {
  const renderPage = createRequestHandler(input.build, 'production')

  return createApp()
    .onError(answerError)
    .use(startRequest)
    .use(secureDocument)
    .use(setLanguage)
    .use(recognisePlace)
    .use(checkOrigin)
    .use(bodyLimit({ maxSize: maxBodyBytes, onError: () => { throw bodyTooLargeError() } }))
    .use(recogniseBrowser)
    .use(limitWrites)
    .route('/', createApi())
    .all('/api/*', () => { throw notFoundError() })
    .route('/dev', localDoors())
    .route('/', helpPage())
    .all('*', (c) =>
      renderPage(c.req.raw, {
        services: c.var.services,
        visitor: c.var.visitor,
        language: c.var.language,
        country: c.var.country,
        timeZone: c.var.timeZone,
        nonce: c.get('secureHeadersNonce') ?? '',
        requestId: c.var.requestId,
        spendLetterLimits: c.var.spendLetterLimits,
        spendTrialLimits: c.var.spendTrialLimits,
        spendCodeLimits: c.var.spendCodeLimits,
        device: deviceOf(c.req.header('User-Agent')),
        renewSession: c.var.renewSession,
        keepSession: c.var.keepSession,
      }),
    )
}
