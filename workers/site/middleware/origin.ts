import { createMiddleware } from 'hono/factory'
import { originMismatchError } from '#core/errors'
import type { SiteEnv } from '../app'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site made the browser send. Browsers put Origin on every such request (Fetch standard) and
 * tell the relation in Sec-Fetch-Site; a client that sends neither is no browser and carries nobody's cookies by accident.
 */
export const checkOrigin = createMiddleware<SiteEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const origin = c.req.header('Origin')
    const relation = c.req.header('Sec-Fetch-Site')
    if (origin !== undefined && origin !== new URL(c.req.url).origin) throw originMismatchError()
    if (relation !== undefined && relation !== 'same-origin' && relation !== 'none') throw originMismatchError()
  }
  await next()
})
