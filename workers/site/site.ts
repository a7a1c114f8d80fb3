import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { bodyLimit } from 'hono/body-limit'
import { bodyTooLargeError, notFoundError } from '#core/errors'
import { createApi } from './api'
import { createApp } from './app'
import { deviceOf } from './device'
import { answerError, errorResponse, failureOf } from './errors'
import { recognisePlace } from './middleware/place'
import { hearDanger } from './middleware/danger'
import { checkOrigin } from './middleware/origin'
import { setLanguage } from './middleware/language'
import { secureDocument } from './middleware/security'
import { startRequest } from './middleware/request'
import { recogniseBrowser } from './middleware/session'
import { limitWrites } from './middleware/rate-limit'
import { localDoors } from './dev/doors'
import { answerHelp, helpPage } from './help'
import { guardActions, isPageWrite, withoutBody } from './refusal'
import type { Context } from 'hono'
import type { AppError } from '#core/errors'
import type { SiteEnv } from './app'

const maxBodyBytes = 64 * 1024

/** The whole site as one function of a request: who asks, then `/api`, then the pages. */
export function createSite(input: { build: ServerBuild }) {
  const handlePage = createRequestHandler(guardActions(input.build), 'production')

  return createApp()
    .onError(async (error, c) => {
      if (c.req.method === 'GET' && c.req.path === '/ayuda') return answerHelp(c)
      if (!isPageWrite(c) || !c.var.services) return answerError(error, c)
      const failure = failureOf(error, c)
      const page = await renderPage(c, { request: withoutBody(c.req.raw), refusal: failure })
      if (page.status < 400) return errorResponse(failure, c)
      const { retryAfterSeconds } = failure.details
      if (typeof retryAfterSeconds === 'number') page.headers.set('Retry-After', String(retryAfterSeconds))
      // Where there is no such page, or no action there, the page says so; refused it is all the same.
      return new Response(page.body, { status: failure.status, headers: page.headers })
    })
    .use(startRequest)
    .use(secureDocument)
    .use(setLanguage)
    .use(recognisePlace)
    // Before anything that could refuse, keep or fail.
    .route('/', helpPage())
    .use(checkOrigin)
    .use(bodyLimit({ maxSize: maxBodyBytes, onError: () => { throw bodyTooLargeError() } }))
    .use(hearDanger)
    .use(recogniseBrowser)
    .use(limitWrites)
    .route('/', createApi())
    .all('/api/*', () => { throw notFoundError() })
    .route('/dev', localDoors())
    .all('*', (c) => renderPage(c, { request: c.req.raw }))

  function renderPage(c: Context<SiteEnv>, { request, refusal }: { request: Request; refusal?: AppError }): Promise<Response> {
    return handlePage(request, {
      services: c.var.services,
      visitor: c.var.visitor ?? nobody,
      language: c.var.language,
      country: c.var.country,
      timeZone: c.var.timeZone,
      nonce: c.get('secureHeadersNonce') ?? '',
      requestId: c.var.requestId,
      spendChatLimits: c.var.spendChatLimits,
      spendLetterLimits: c.var.spendLetterLimits,
      spendTrialLimits: c.var.spendTrialLimits,
      spendCodeLimits: c.var.spendCodeLimits,
      device: deviceOf(c.req.header('User-Agent')),
      renewSession: c.var.renewSession,
      keepSession: c.var.keepSession,
      refusal,
    })
  }
}

/** Who asks, where a request was refused before that was known. */
const nobody = { tokenHash: '' }
