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

/** The same browser without the trial's token it may have sent, which speaks for its own trial and for nothing else. */
export function sessionOnly({ trialTokenHash: _trialTokenHash, ...visitor }: Visitor): Visitor {
  return visitor
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

/** One agreement of a person's. Moments are UTC ms. */
export type Consent = { kind: ConsentKind; version: string; givenAt: number; withdrawnAt: number | null }

/** A browser that is signed in. Moments are UTC ms. */
export type Device = {
  id: string
  /** Browser and system as a person would name them; null where it cannot be told. */
  name: string | null
  isCurrent: boolean
  createdAt: number
  /** To the day. */
  lastSeenAt: number
}

/** Names are called out and printed: one line, no control characters. */
export const nameSchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u)

/** `PATCH /api/account`: the name (empty takes it away), or a new address with the code that was sent to it. */
export const accountChangeSchema = z.union([
  z.strictObject({ name: nameSchema }),
  z.strictObject({ email: emailSchema, code: verifyRequestSchema.shape.code }),
])
export type AccountChange = z.infer<typeof accountChangeSchema>

/** `PUT /api/account/consents`. Being of age and the terms go with an account; they end when it is erased. */
export const consentChangeSchema = z.strictObject({ health_data: z.boolean() })
