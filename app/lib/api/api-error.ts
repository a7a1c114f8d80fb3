/** An answer that is not OK. */
export type ApiError = Error & {
  status: number
  /** The stable code of the body's `error`, where it has one. */
  code: string | null
  /** From the body or Retry-After, where the answer tells how long to wait. */
  retryAfterSeconds: number | null
  /** What else the body says. */
  details?: Record<string, unknown>
}

/** Its message is the body's `error`, else its `message`, else status and status text (specification §8). */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await readBody(response)
  const code = textOf(body.error)
  return createApiError({
    message: code ?? textOf(body.message) ?? `${response.status} ${response.statusText}`.trim(),
    status: response.status,
    code,
    retryAfterSeconds: secondsOf(body.retryAfterSeconds) ?? secondsOf(response.headers.get('Retry-After')),
    details: body,
  })
}

export function createApiError({ message, ...rest }: { message: string } & Omit<ApiError, keyof Error>): ApiError {
  return Object.assign(new Error(message), rest)
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'status' in error && 'code' in error
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
