import { z } from 'zod'
import { emailSchema } from './email-address'
import type { Tier } from '#core/access/access'

/** Someone with something worth keeping. Moments are UTC ms. */
export type Account = {
  id: string
  /** What they may do now, from plan, trial and VIP access together. */
  tier: Tier
  /** What they have paid for. */
  plan: Tier
  isVip: boolean
  trialExpiresAt: number | null
  /** Whether an address was proven. */
  hasEmail: boolean
  timeZone: string
  createdAt: number
}

/** A browser, by the SHA-256 of its session cookie. */
export type Visitor = {
  tokenHash: string
  /** SHA-256 of a trial's bearer token, where one was sent. */
  trialTokenHash?: string
  /** IANA name. */
  timeZone?: string
}

/** `POST /api/session/code`. */
export const codeRequestSchema = z.object({ email: emailSchema })

/** `POST /api/session/verify`. Spaces people put into codes are forgiven. */
export const verifyRequestSchema = z.object({
  email: emailSchema,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().length(6)),
})

export const consentKinds = ['adult', 'terms', 'health_data'] as const
export type ConsentKind = (typeof consentKinds)[number]
