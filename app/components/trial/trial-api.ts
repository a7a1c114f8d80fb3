import type { TrialStatus } from '#core/trial/trial.schema'
import type { Failure } from '~/components/letter/letter-view'
import type { StoredTrial } from './trial-memory'
import type { TrialValues } from './trial-fields'

/** `started` holds the token, or null where the trial had begun with a request whose answer never came back. */
export type StartAnswer = { started: StoredTrial | null } | { failure: Failure }

/** `POST /api/trial/start`. Failures come back as values, a lost network as the code `offline`. */
export async function postTrial(values: TrialValues & { language: string }): Promise<StartAnswer> {
  try {
    const response = await fetch('/api/trial/start', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(values),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && isStarted(body)) return { started: body }
    // The first answer may have been lost on the way: asked again, the server says that the week was used, by this very browser.
    if (response.status === 409 && (await getTrialStatus({ token: null })).valid) return { started: null }
    return { failure: readFailure(body) }
  } catch (error) {
    return { failure: { code: error instanceof TypeError ? 'offline' : 'internal_error', message: '' } }
  }
}

/** `GET /api/trial/status`: that of the token, else that of the browser's session. Throws an error with the HTTP `status`. */
export async function getTrialStatus({ token, signal }: { token: string | null; signal?: AbortSignal }): Promise<TrialStatus> {
  const response = await fetch('/api/trial/status', {
    signal: signal ?? null,
    headers: { Accept: 'application/json', ...(token && { 'x-trial-token': token }) },
  })
  if (!response.ok) throw Object.assign(new Error('trial_status_not_read'), { status: response.status })
  const body: unknown = await response.json()
  if (!isStatus(body)) throw new Error('trial_status_not_understood')
  return { ...body, expiresAt: body.expiresAt === null ? null : Date.parse(body.expiresAt) }
}

// Read by hand, as the letter is: a validator would weigh more than the page.
function isStarted(body: unknown): body is StoredTrial {
  return isRecord(body) && [body.trialToken, body.expiresAt, body.userId].every((part) => typeof part === 'string')
}

function isStatus(body: unknown): body is Omit<TrialStatus, 'expiresAt'> & { expiresAt: string | null } {
  if (!isRecord(body) || typeof body.valid !== 'boolean' || typeof body.expired !== 'boolean') return false
  return typeof body.daysRemaining === 'number' && (body.expiresAt === null || typeof body.expiresAt === 'string')
}

function readFailure(body: unknown): Failure {
  if (!isRecord(body) || typeof body.error !== 'string') return { code: 'internal_error', message: '' }
  return { code: body.error, message: typeof body.message === 'string' ? body.message : '' }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
