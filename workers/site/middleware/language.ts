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
