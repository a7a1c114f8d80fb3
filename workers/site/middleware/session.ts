import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { sessionLifetimeMs } from '#core/account/account'
import { hashToken, newToken } from '#core/tokens'
import type { SiteEnv } from '../app'

/**
 * Every browser gets an opaque random cookie; the database keeps only its SHA-256, and only once there is an account.
 * The cookie is signed so that nobody can bring a session id of their own making: a double click of somebody new carries
 * the same cookie twice, and so makes one account. A handler that proves who somebody is renews it.
 */
export const recogniseBrowser = createMiddleware<SiteEnv>(async (c, next) => {
  const { isLocal, sessionSecret } = c.var.settings
  const { protocol, port } = new URL(c.req.url)
  const isPlain = isLocal && protocol === 'http:'
  // Browsers do not keep cookies of one host apart by port: two local instances would overwrite each other's.
  const name = isPlain ? `eon_session${port && `_${port}`}` : '__Host-eon_session'
  const known = await getSignedCookie(c, sessionSecret, name)
  const token = known || newToken()
  const trialToken = c.req.header('x-trial-token')
  let renewed: string | null = null

  c.set('visitor', {
    tokenHash: await hashToken(token),
    timeZone: c.var.timeZone,
    ...(trialToken && trialToken.length <= 100 && { trialTokenHash: await hashToken(trialToken) }),
  })
  c.set('renewSession', async () => {
    renewed = newToken()
    return hashToken(renewed)
  })
  c.set('keepSession', () => {
    renewed = null
  })
  await next()
  const given = renewed ?? (known ? null : token)
  if (given) {
    await setSignedCookie(c, name, given, sessionSecret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: !isPlain,
      maxAge: sessionLifetimeMs / 1000,
    })
  }
})
