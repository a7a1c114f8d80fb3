import { z } from 'zod'

/** `POST /api/chat`, from the widget and from the page. What the client says of its own plan is read and grants nothing. */
export const chatRequestSchema = z.object({
  message: z.string().trim().min(1).max(4000),
  sessionId: z.string().max(60).optional(),
  isPremium: z.unknown().optional(),
  subscriptionTier: z.unknown().optional(),
  hasAnyAccess: z.unknown().optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

export type ChatReply = { reply: string; sessionId: string }
