import { z } from 'zod'
import type { LetterInProgress, LetterView, LetterWithText } from '#core/letters/letters'
import type { LetterPath } from '#core/letters/letters.schema'

/** An expected failure as a page may show it: the code it translates, and the server's own words where it has none. */
export type Failure = { code: string; message: string }

const inProgressSchema = z.object({
  status: z.enum(['queued', 'writing', 'failed']),
  step: z.enum(['queued', 'writing', 'narrating', 'done']),
  progress: z.number(),
  startedAt: z.number(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})

const withTextSchema = z.object({
  title: z.string(),
  content: z.string(),
  paragraphs: z.array(z.string()),
  subscriptionTier: z.enum(['free', 'corazon', 'alma', 'completo']),
  path: z.enum(['duelo', 'ruptura', 'proposito']),
  language: z.enum(['es', 'en']),
  status: z.enum(['narrating', 'ready', 'audio_failed']),
  createdAt: z.number(),
  writtenBy: z.string(),
  audio: z.object({
    status: z.enum(['waiting', 'narrating', 'ready', 'failed']),
    progress: z.number(),
    canDownload: z.boolean(),
    bytes: z.number().nullable(),
  }),
})

/** Asks how a letter is doing. Throws an object with the HTTP `status` when the answer is no letter. */
export async function fetchLetter({ id, path, signal }: { id: string; path: LetterPath; signal: AbortSignal }): Promise<LetterView> {
  const response = await fetch(`/api/carta/${encodeURIComponent(id)}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw Object.assign(new Error('letter_not_read'), { status: response.status })
  const body: unknown = await response.json()
  return response.status === 202
    ? ({ id, path, state: 'in_progress', ...inProgressSchema.parse(body) } satisfies LetterInProgress)
    : ({ id, state: 'written', ...withTextSchema.parse(body) } satisfies LetterWithText)
}

const whileWritingMs = 1_000
const whileNarratingMs = 2_000

/** How soon to ask again, in ms; false once there is nothing to wait for. */
export function pollDelay(view: LetterView): number | false {
  if (view.state === 'in_progress') return view.status === 'failed' ? false : whileWritingMs
  return view.status === 'narrating' ? whileNarratingMs : false
}
