import { createMiddleware } from 'hono/factory'
import type { SiteEnv } from '../app'

/**
 * Where the visitor is, as the edge knows it: country (ISO 3166-1 alpha-2, or null) and time zone (IANA, UTC where unknown). On a
 * developer's machine a `cf-ipcountry` header can stand in; elsewhere nothing a visitor sends decides it.
 */
export const recognisePlace = createMiddleware<SiteEnv>(async (c, next) => {
  const { cf } = c.req.raw as Request<unknown, IncomingRequestCfProperties>
  const claimed = c.var.settings.isLocal ? c.req.header('cf-ipcountry') : undefined
  const country = (claimed ?? cf?.country ?? '').toUpperCase()
  c.set('country', /^[A-Z]{2}$/.test(country) ? country : null)
  c.set('timeZone', cf?.timezone ?? 'UTC')
  await next()
})
