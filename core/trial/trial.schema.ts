import { z } from 'zod'
import { emailSchema } from '#core/account/email-address'
import { trialFieldLimits } from './trial.fields'

/** `POST /api/trial/start`. */
export const trialRequestSchema = z.object({
  name: z.string().trim().min(1).max(trialFieldLimits.name),
  email: z.string().trim().min(1).pipe(emailSchema),
  motivation: z.string().trim().min(1).max(trialFieldLimits.motivation),
  /** The form requires it; so does the server. */
  adult: z.literal(true),
})
export type TrialRequest = z.infer<typeof trialRequestSchema>

/** Moments are UTC ms. `trialToken` is told once and kept here as a hash only. */
export type StartedTrial = { trialToken: string; expiresAt: number; userId: string }

export type TrialStatus = {
  valid: boolean
  expired: boolean
  /** Whole days, rounded up; 0 once it is over. */
  daysRemaining: number
  expiresAt: number | null
}
