import { replyWithModel } from '#core/chat/model/reply'
import { systemClock, type Clock } from '#core/ports/clock'
import { CompanionUnavailableError, type Companion } from '#core/ports/companion'
import { streamAnswer, type ChatModel } from './model-answer'
import { startDeadline } from './model-deadline'
import { ModelUnavailableError } from './model-failure'

/** Room for eighty words and the card, with what Spanish costs in tokens and some to spare. */
const maxOutputTokens = 700

/** Somebody is waiting: one more try, soon, or none. */
const pace = { maxRetries: 1, longestWaitMs: 5_000 }

export type ModelCompanionOptions = {
  /** For the whole reply, a second try included, in ms. */
  timeoutMs: number
  /** Wait before the second try, in ms, where the provider names none. */
  retryDelayMs?: number
  clock?: Clock
}

/**
 * A companion over any language model of the AI SDK. A timeout of its own is `timeout`; when the caller's signal fires, that signal's
 * reason is thrown. The connection is closed in every case.
 */
export function createModelCompanion(input: ModelCompanionOptions & { model: ChatModel; name: string }): Companion {
  const { model, name, timeoutMs, retryDelayMs = 500, clock = systemClock } = input
  return {
    name,
    reply: (brief, { signal, onText } = {}) =>
      replyWithModel({
        brief,
        signal,
        onText,
        generate: async ({ system, messages, signal: stop, onText: hear }) => {
          const deadline = startDeadline({ timeoutMs, signal: stop, clock })
          try {
            return await streamAnswer({ model, system, messages, maxOutputTokens, pace: { ...pace, delayMs: retryDelayMs }, deadline, onText: hear })
          } catch (error) {
            throw error instanceof ModelUnavailableError ? new CompanionUnavailableError(error.reason, error.detail) : error
          } finally {
            deadline.stop()
          }
        },
      }),
  }
}
