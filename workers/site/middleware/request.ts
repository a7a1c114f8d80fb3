import { createMiddleware } from 'hono/factory'
import { newId } from '#core/ids'
import { readEnv } from '../../env'
import { createServices, createSiteSettings } from '../../services'
import type { SiteEnv } from '../app'

/** Gives the request an id, its services, and one line in the log when it ends. */
export const startRequest = createMiddleware<SiteEnv>(async (c, next) => {
  const requestId = newId('request')
  c.set('requestId', requestId)
  const env = readEnv(c.env)
  c.set('settings', createSiteSettings(env))
  c.set('services', createServices(env, { requestId }))
  const startedAt = Date.now()
  await next()
  c.header('X-Request-Id', requestId)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
  c.var.services.log.info('request', {
    method: c.req.method,
    route: routeShape(c.req.path),
    status: c.res.status,
    ms: Date.now() - startedAt,
  })
})

/** The path without what a stranger could read out of it: ids stay, everything after the second segment is a shape. */
function routeShape(path: string): string {
  return path.length > 120 ? `${path.slice(0, 120)}…` : path
}
