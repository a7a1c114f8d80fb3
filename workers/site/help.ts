import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { chooseLanguage } from '#core/locale/locale'
import { contentLanguages } from '#core/locale/locale.schema'
import { renderHelp } from './help/page'
import type { SiteEnv } from './app'

const asked = z.object({
  pais: z.string().regex(/^[a-z]{2}$/i).toUpperCase().optional().catch(undefined),
  idioma: z.enum(contentLanguages).optional().catch(undefined),
  /** Asked for by the service worker: to be kept for when the network is gone. */
  copia: z.literal('1').optional().catch(undefined),
})

/** `GET /ayuda`: whom to call, now. It asks nothing of a database, a session or a model. */
export function helpPage() {
  return new Hono<SiteEnv>().get('/ayuda', answerHelp)
}

/** The page itself, also for a request of which nothing could be found out. */
export function answerHelp(c: Context<SiteEnv>) {
  const { pais, idioma, copia } = asked.parse(c.req.query())
  const { cf } = c.req.raw as Request<unknown, IncomingRequestCfProperties>
  const language = idioma ?? c.var.language ?? chooseLanguage({ acceptLanguage: c.req.header('Accept-Language') })
  const place = c.var.country === undefined ? (cf?.country ?? null) : c.var.country
  return c.html(
    renderHelp({ country: pais ?? place, language, nonce: c.get('secureHeadersNonce') ?? '', now: Date.now(), isCopy: copia !== undefined, isChosen: pais !== undefined }),
    200,
    { 'Content-Language': language, 'Cache-Control': 'private, no-store' },
  )
}
