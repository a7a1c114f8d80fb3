import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { chooseLanguage } from '#core/locale/locale'
import type { SiteEnv } from '../app'

/** The language of the answer: the stored choice, else the browser's, else Spanish. A body's `language` comes later and wins. */
export const setLanguage = createMiddleware<SiteEnv>(async (c, next) => {
  c.set(
    'language',
    chooseLanguage({ stored: getCookie(c, 'eon-language'), acceptLanguage: c.req.header('Accept-Language') }),
  )
  await next()
})

/** For the API, the `language` of a JSON body wins, also for the message that refuses the rest of that body. */
export const setBodyLanguage = createMiddleware<SiteEnv>(async (c, next) => {
  if (c.req.header('Content-Type')?.startsWith('application/json')) {
    const body: unknown = await c.req.json().catch(() => null)
    const asked = body && typeof body === 'object' && 'language' in body ? body.language : undefined
    c.set('language', chooseLanguage({ asked, stored: c.var.language }))
  }
  await next()
})
