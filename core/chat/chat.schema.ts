import { z } from 'zod'
import { memoryLimit, titleLimit, voiceTextLimit } from './chat.limits'
import type { Care } from '#core/care/care.schema'

/** Names an id or a key; anything else is as good as none, so that no danger goes unheard for the form of a field beside it. */
const reference = z.unknown().optional().transform((value) => (value === null || (typeof value === 'string' && /^[\w-]{1,80}$/.test(value)) ? value : undefined))

/**
 * `POST /api/chat`, from the widget and from the page. What the client says of its own plan is read and grants nothing. `sessionId`
 * names the conversation; null begins another, and without it the last one goes on.
 */
export const chatRequestSchema = z.object({
  message: z.string().trim().min(1),
  sessionId: reference,
  /** Made with the message: sending it twice is one message. */
  messageId: reference,
  isPremium: z.unknown().optional(),
  subscriptionTier: z.unknown().optional(),
  hasAnyAccess: z.unknown().optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** The widget tells its plan, the page its access (specification §7). */
export function isFromWidget(request: Pick<ChatRequest, 'isPremium' | 'subscriptionTier' | 'hasAnyAccess'>): boolean {
  return request.hasAnyAccess === undefined && (request.isPremium !== undefined || request.subscriptionTier !== undefined)
}

/** `POST /api/chat/voice`. What the client says of its own plan is read and grants nothing. */
export const chatVoiceSchema = z.object({ text: z.string().max(voiceTextLimit), isPremium: z.unknown().optional() })

export const renameSessionSchema = z.strictObject({ title: z.string().trim().min(1).max(titleLimit) })
export const memoryChangeSchema = z.strictObject({ text: z.string().trim().min(1).max(memoryLimit) })

/** What EÓN answers with. */
export type ChatReply = {
  reply: string
  sessionId: string
  /** Present when danger was heard; nothing is counted, cut or offered then. */
  care: Care | null
  /** Up to three ways to go on. */
  suggestions: string[]
  /** Something beside the reply: that it has been a long while, or that a question goes in circles. */
  note: string | null
  /** Free messages left; null where none are counted. */
  remaining: number | null
  /** What made the reply; `care` for one written beforehand by people. */
  companion: string
}

/** A conversation in a list. Moments are UTC ms. */
export type ChatSession = { id: string; title: string; createdAt: number; lastAt: number }

/** Something said. */
export type ChatMessage = {
  id: string
  /** Grows along a conversation; where to go on reading from. */
  seq: number
  author: 'person' | 'eon'
  text: string
  care: Care | null
  suggestions: string[]
  note: string | null
  /** A person's message: what to send again to get the reply it has not had. */
  messageId: string | null
  createdAt: number
}

/** Something EÓN remembers. */
export type ChatMemory = { id: string; text: string; isEdited: boolean; updatedAt: number }
