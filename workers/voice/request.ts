// SPDX-License-Identifier: GPL-3.0-or-later
import { z } from 'zod'

export const voiceLanguages = ['es', 'en'] as const
export const voiceQualities = ['light', 'full'] as const

export const longestRequest = { paragraphs: 400, characters: 60_000, title: 300 }

export const voiceRequestSchema = z.object({
  /** In reading order, plain text. Empty ones are allowed and say nothing. */
  paragraphs: z
    .array(z.string())
    .max(longestRequest.paragraphs)
    .refine(
      (paragraphs) => paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0) <= longestRequest.characters,
      {
        error: 'too_many_characters',
      }
    ),
  language: z.enum(voiceLanguages),
  quality: z.enum(voiceQualities),
  title: z.string().max(longestRequest.title),
})

export type VoiceRequest = z.infer<typeof voiceRequestSchema>
export type VoiceLanguage = VoiceRequest['language']
export type VoiceQuality = VoiceRequest['quality']

/** How the message of a refused request begins. Over RPC an error keeps its message and little else. */
export const refusal = 'voice_request_refused'

/**
 * Checks what came over RPC.
 *
 * Throws a `RangeError` whose message starts with `refusal` and names where and why, never what was written.
 */
export function parseVoiceRequest(input: unknown): VoiceRequest {
  const parsed = voiceRequestSchema.safeParse(input)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map((issue) => {
    const reason = issue.code === 'custom' ? issue.message : issue.code
    return `${issue.path.join('.') || 'request'} ${reason}`
  })
  throw new RangeError(`${refusal}: ${reasons.join(', ')}`)
}
