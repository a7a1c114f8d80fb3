import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { hashToken, newToken } from '#core/tokens'
import type { Context } from 'hono'
import type { SiteEnv } from '../app'

/** The longest a browser keeps a cookie (RFC 6265bis); how long it is worth anything the database says. */
const cookieLifetimeSeconds = 400 * 24 * 60 * 60

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
  const presented = await getSignedCookie(c, sessionSecret, name)
  const known = presented && !(await isWorthless(presented, c)) ? presented : null
  const token = known ?? newToken()
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
      maxAge: cookieLifetimeSeconds,
    })
  }
})

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a cookie's session was ended, here or from another device. Such a browser is nobody; before it leaves anything new it gets
 * another cookie, since the old one may be in other hands.
 */
async function isWorthless(token: string, c: Context<SiteEnv>): Promise<boolean> {
  if (safeMethods.has(c.req.method)) return false
  try {
    return await c.var.services.account.isSignedOut({ tokenHash: await hashToken(token) })
  } catch (error) {
    if (!c.var.isInDanger) throw error
    c.var.services.logUnhandled(error)
    return false
  }
}
