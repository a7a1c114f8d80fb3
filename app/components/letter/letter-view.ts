import type { LetterInProgress, LetterView, LetterWithText } from '#core/letters/letters'
import type { LetterPath } from '#core/letters/letters.fields'

/** An expected failure as a page may show it: the code it translates, and the server's own words where it has none. */
export type Failure = { code: string; message: string }

/** Asks how a letter is doing. Throws an object with the HTTP `status` when the answer is no letter. */
export async function fetchLetter({ id, path, signal }: { id: string; path: LetterPath; signal: AbortSignal }): Promise<LetterView> {
  const response = await fetch(`/api/carta/${encodeURIComponent(id)}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw Object.assign(new Error('letter_not_read'), { status: response.status })
  const body: unknown = await response.json()
  if (response.status === 202 && isInProgress(body)) return { ...body, id, path, state: 'in_progress' }
  if (response.status === 200 && isWithText(body)) return { ...body, id, state: 'written' }
  throw new Error('letter_not_understood')
}

// Read by hand: a validator would weigh more than the rest of the page, and compiles its checks, which the page's policy forbids.
function isInProgress(body: unknown): body is Omit<LetterInProgress, 'id' | 'path' | 'state'> {
  return isRecord(body) && typeof body.status === 'string' && typeof body.progress === 'number' && typeof body.startedAt === 'number'
}

function isWithText(body: unknown): body is Omit<LetterWithText, 'id' | 'state'> {
  if (!isRecord(body) || typeof body.title !== 'string' || !Array.isArray(body.paragraphs)) return false
  return body.paragraphs.every((paragraph) => typeof paragraph === 'string') && isRecord(body.audio) && typeof body.audio.status === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const whileWritingMs = 1_000
const whileNarratingMs = 2_000

/** How soon to ask again, in ms; false once there is nothing to wait for. */
export function pollDelay(view: LetterView): number | false {
  if (view.state === 'in_progress') return view.status === 'failed' ? false : whileWritingMs
  return view.state === 'written' && view.status === 'narrating' ? whileNarratingMs : false
}
