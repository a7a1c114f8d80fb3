export type Deadline = {
  /** Fires when time is up, when the caller's signal fires, or when stopped. */
  signal: AbortSignal
  /** True where time is up, and not the caller's patience. */
  isTimedOut: () => boolean
  /** ms left; 0 when time is up. */
  remainingMs: () => number
  /** Ends whatever still listens to the signal and frees the timer. */
  stop: () => void
}

/** One limit in time, in ms, for everything that is done under its signal. */
export function startDeadline(input: { timeoutMs: number; signal?: AbortSignal; clock: () => number }): Deadline {
  const { timeoutMs, clock } = input
  const controller = new AbortController()
  const endsAt = clock() + timeoutMs
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort(new DOMException('The model took too long.', 'TimeoutError'))
  }, timeoutMs)
  const forward = () => controller.abort(input.signal?.reason)
  if (input.signal?.aborted) forward()
  input.signal?.addEventListener('abort', forward, { once: true })
  return {
    signal: controller.signal,
    isTimedOut: () => timedOut,
    remainingMs: () => Math.max(0, endsAt - clock()),
    stop: () => {
      clearTimeout(timer)
      input.signal?.removeEventListener('abort', forward)
      controller.abort()
    },
  }
}

/** The promise, or the signal's reason as soon as it fires: for work that may not listen to the signal itself. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
