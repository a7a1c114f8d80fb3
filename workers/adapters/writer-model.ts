import { writeWithModel } from '#core/letters/model/write'
import { systemClock, type Clock } from '#core/ports/clock'
import { WriterUnavailableError, type Writer } from '#core/ports/writer'
import { streamAnswer, type ChatModel } from './model-answer'
import { startDeadline } from './model-deadline'
import { ModelUnavailableError } from './model-failure'
import { longestRetryWaitMs } from './model-retries'
import { createModelProgress } from './writer-model-progress'
import type { LetterDepth } from '#core/letters/letters.schema'

/** Nobody watches a letter being written: what may pass is given time to. */
const pace = { maxRetries: 2, longestWaitMs: longestRetryWaitMs }

/** Room for the letter and for a title, with what Spanish costs in tokens (about 1.7 a word) and some to spare. */
const maxOutputTokens: Record<LetterDepth, number> = { free: 1600, deep: 4500 }

export type ModelWriterOptions = {
  /** For the whole letter, all tries and the repair included, in ms. */
  timeoutMs: number
  /** First wait between two tries, in ms, where the provider names none; doubles with every try. */
  retryDelayMs?: number
  clock?: Clock
}

/**
 * A writer over any language model of the AI SDK. A timeout of its own is `timeout`; when the caller's signal fires,
 * that signal's reason is thrown and no letter is asked for elsewhere.
 */
export function createModelWriter(input: ModelWriterOptions & { model: ChatModel; name: string }): Writer {
  const { model, name, timeoutMs, retryDelayMs = 1000, clock = systemClock } = input
  return {
    name,
    writeLetter: async (brief, { signal, onProgress } = {}) => {
      signal?.throwIfAborted()
      const deadline = startDeadline({ timeoutMs, clock, ...(signal && { signal }) })
      const progress = createModelProgress({ depth: brief.depth, clock, ...(onProgress && { onProgress }) })
      try {
        const letter = await writeWithModel({
          brief,
          signal: deadline.signal,
          generate: ({ system, messages, round }) =>
            streamAnswer({
              model,
              system,
              messages,
              maxOutputTokens: maxOutputTokens[brief.depth],
              pace: { ...pace, delayMs: retryDelayMs },
              deadline,
              onText: (text) => progress.advance(round, text),
            }).catch(failAsWriter),
        })
        progress.finish()
        return letter
      } catch (error) {
        signal?.throwIfAborted()
        throw deadline.isTimedOut() ? new WriterUnavailableError('timeout', `${timeoutMs} ms`) : error
      } finally {
        deadline.stop()
      }
    },
  }
}

function failAsWriter(error: unknown): never {
  throw error instanceof ModelUnavailableError ? new WriterUnavailableError(error.reason, error.detail) : error
}
