import type { AppLoadContext } from '@remix-run/cloudflare'
import { sessionOf, type Session } from '#core/account/account.session'

/**
 * Who the browser is, for drawing. Null when it could not be read: a page that needs no account still opens then, and says
 * nothing about who is looking at it.
 */
export async function readSession({ services, visitor }: Pick<AppLoadContext, 'services' | 'visitor'>): Promise<Session | null> {
  try {
    return sessionOf(await services.account.describe(visitor))
  } catch (error) {
    services.log.warn('session_not_read', { cause: error instanceof Error ? error.name : 'unknown' })
    return null
  }
}
