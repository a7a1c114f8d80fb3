import type { TrialStatus } from '#core/trial/trial.schema'
import type { Failure } from '~/components/letter/letter-view'
import { isApiError } from '~/lib/api/api-error'
import { requestJson } from '~/lib/api/request'
import type { TrialValues } from './trial-fields'
import type { StoredTrial } from './trial-memory'

/** `started` holds the token, or null where the trial had begun with a request whose answer never came back. */
export type StartAnswer = { started: StoredTrial | null } | { failure: Failure }

/** `POST /api/trial/start`. Failures come back as values, a lost network as the code `offline`. */
export async function postTrial(values: TrialValues & { language: string }): Promise<StartAnswer> {
  try {
    return { started: await requestJson<StoredTrial>({ method: 'POST', url: '/api/trial/start', body: values }) }
  } catch (error) {
    if (error instanceof TypeError) return { failure: { code: 'offline', message: '' } }
    if (!isApiError(error)) return { failure: { code: 'internal_error', message: '' } }
    // The first answer may have been lost on the way: asked again, the server says that the week was used, by this very browser.
    if (error.status === 409 && (await isRunning())) return { started: null }
    return { failure: { code: error.code ?? 'internal_error', message: error.message } }
  }
}

/** `GET /api/trial/status`: that of the remembered token, else that of the browser's session. Throws as `requestJson` does. */
export async function getTrialStatus(signal?: AbortSignal): Promise<TrialStatus> {
  type Answer = Omit<TrialStatus, 'expiresAt'> & { expiresAt: string | null }
  const { expiresAt, ...status } = await requestJson<Answer>({ method: 'GET', url: '/api/trial/status', ...(signal && { signal }) })
  return { ...status, expiresAt: expiresAt === null ? null : Date.parse(expiresAt) }
}

function isRunning(): Promise<boolean> {
  return getTrialStatus().then(
    ({ valid }) => valid,
    () => false,
  )
}
