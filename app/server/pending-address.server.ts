import { createCookie } from '@remix-run/cloudflare'
import { z } from 'zod'
import { emailSchema } from '#core/account/email-address'

/** As long as a code lasts, in seconds. */
const lifetimeSeconds = 10 * 60

const pendingSchema = z.object({
  email: emailSchema,
  /** UTC ms. */
  sentAt: z.number().int().nonnegative(),
})

export type PendingAddress = z.infer<typeof pendingSchema>

/**
 * The address a code was last sent to, noted in the browser that asked: without JavaScript, after a reload, and when a phone
 * closed the page while its owner was reading the mail, the second step is still there. It proves nothing.
 */
export async function readPendingAddress(request: Request): Promise<PendingAddress | null> {
  const kept: unknown = await pendingCookie(request).parse(request.headers.get('Cookie'))
  return pendingSchema.safeParse(kept).data ?? null
}

/** The Set-Cookie that notes it; null takes the note away. */
export async function pendingAddressCookie({ request, pending }: { request: Request; pending: PendingAddress | null }): Promise<string> {
  const cookie = pendingCookie(request)
  return pending ? cookie.serialize(pending) : cookie.serialize('', { maxAge: 0 })
}

function pendingCookie(request: Request) {
  const isSecure = new URL(request.url).protocol === 'https:'
  return createCookie('eon_code_sent', { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: lifetimeSeconds })
}
