import { MailerUnavailableError } from '#core/ports/mailer'

/** What became of one try. */
export type Try =
  | { isHandedOver: true }
  | {
      isHandedOver: false
      failure: MailerUnavailableError
      /** Whether the same again may succeed. */
      isHopeful: boolean
      /** How long the service wants to be left alone, in ms, where it says so. */
      askedWaitMs?: number | null
    }

const mostTries = 3
const firstWaitMs = 300

/**
 * Hands a mail over within `timeoutMs`, waits and further tries included: somebody is waiting for the page. Tries three times at most,
 * after what the service asks for or 300 ms, 600 ms; a wait that would outlast the time ends the tries at once.
 *
 * Throws the failure of the last try, `timeout` for one that did not end.
 */
export async function handOver({
  timeoutMs,
  isRepeatable,
  attempt,
  clock = Date.now,
  pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}: {
  timeoutMs: number
  /** Whether the service can tell a mail it already has. If not, a try nobody answered is the last one: the mail may have left. */
  isRepeatable: boolean
  attempt: (signal: AbortSignal) => Promise<Try>
  clock?: () => number
  pause?: (ms: number) => Promise<void>
}): Promise<void> {
  const endsAt = clock() + timeoutMs
  for (let tries = 1; ; tries += 1) {
    const remainingMs = Math.max(0, endsAt - clock())
    // Half of the time, so that a connection that leads nowhere leaves room for another.
    const limitMs = isRepeatable ? Math.min(remainingMs, timeoutMs / 2) : remainingMs
    const outcome = await within({ limitMs, attempt, isRepeatable })
    if (outcome.isHandedOver) return
    const waitMs = outcome.askedWaitMs ?? firstWaitMs * 2 ** (tries - 1)
    if (!outcome.isHopeful || tries === mostTries || clock() + waitMs >= endsAt) throw outcome.failure
    await pause(waitMs)
  }
}

/** One try, over when its time is, whether or not it listens to the signal. */
async function within(input: { limitMs: number; attempt: (signal: AbortSignal) => Promise<Try>; isRepeatable: boolean }): Promise<Try> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<Try>((resolve) => {
    timer = setTimeout(() => {
      resolve({ isHandedOver: false, failure: new MailerUnavailableError('timeout'), isHopeful: input.isRepeatable })
      controller.abort()
    }, input.limitMs)
  })
  try {
    return await Promise.race([timeUp, input.attempt(controller.signal)])
  } finally {
    clearTimeout(timer)
  }
}
