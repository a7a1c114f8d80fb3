import { createMiddleware } from 'hono/factory'
import type { SiteEnv } from '../app'

/**
 * The visitor's country as the edge knows it (ISO 3166-1 alpha-2), or null. On a developer's machine a `cf-ipcountry`
 * header can stand in; elsewhere nothing a visitor sends decides it.
 */
export const recogniseCountry = createMiddleware<SiteEnv>(async (c, next) => {
  const { cf } = c.req.raw as Request<unknown, IncomingRequestCfProperties>
  const claimed = c.var.settings.isLocal ? c.req.header('cf-ipcountry') : undefined
  const country = (claimed ?? cf?.country ?? '').toUpperCase()
  c.set('country', /^[A-Z]{2}$/.test(country) ? country : null)
  await next()
})
