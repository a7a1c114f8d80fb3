import { InvalidResponseDataError, streamText, wrapLanguageModel, type FinishReason } from 'ai'
import { untilAborted, type Deadline } from './model-deadline'
import { ModelUnavailableError, toModelFailure } from './model-failure'
import { paceRetries, type Pace } from './model-retries'
import type { ModelMessage } from '#core/model/messages'

/** A language model of the AI SDK, whoever provides it. */
export type ChatModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** Warm enough to choose its own words, cool enough to keep to the facts. */
const temperature = 0.8

export type AnswerRequest = {
  model: ChatModel
  system: string
  messages: ModelMessage[]
  maxOutputTokens: number
  pace: Pace
  deadline: Deadline
  /** Called with the whole text so far, whenever more of it has come. */
  onText: (text: string) => void
}

/**
 * Streams one answer and returns it whole. Throws `ModelUnavailableError` where it did not come whole or in time,
 * and the signal's reason when the caller gives up; the connection is closed in every case.
 */
export async function streamAnswer(request: AnswerRequest): Promise<string> {
  const { deadline } = request
  const call = new AbortController()
  const hangUp = () => call.abort(deadline.signal.reason)
  deadline.signal.addEventListener('abort', hangUp, { once: true })
  try {
    const { text, finishReason } = await readAnswer(request, call.signal)
    if (finishReason === 'stop') return text
    if (finishReason === 'content-filter') throw new ModelUnavailableError('rejected', 'content filter')
    throw new ModelUnavailableError('cut_off', `finish reason ${finishReason}`)
  } catch (error) {
    if (deadline.isTimedOut()) throw new ModelUnavailableError('timeout')
    if (deadline.signal.aborted) throw deadline.signal.reason
    throw toModelFailure(error)
  } finally {
    deadline.signal.removeEventListener('abort', hangUp)
    call.abort()
  }
}

async function readAnswer(request: AnswerRequest, signal: AbortSignal): Promise<{ text: string; finishReason: FinishReason }> {
  const retries = paceRetries({ ...request.pace, remainingMs: request.deadline.remainingMs })
  const { fullStream } = streamText({
    model: wrapLanguageModel({ model: request.model, middleware: retries }),
    system: request.system,
    messages: request.messages,
    maxOutputTokens: request.maxOutputTokens,
    temperature,
    maxRetries: request.pace.maxRetries,
    abortSignal: signal,
    // The default writes the error, and with it the request, to the console.
    onError: () => undefined,
  })
  const reader = fullStream.getReader()
  let text = ''
  let finishReason: FinishReason = 'other'
  for (;;) {
    const { done, value: part } = await untilAborted(reader.read(), signal)
    if (done) return { text, finishReason }
    if (part.type === 'error') throw text === '' && InvalidResponseDataError.isInstance(part.error) ? noAnswer() : part.error
    if (part.type === 'finish') finishReason = part.finishReason
    if (part.type !== 'text-delta') continue
    text += part.text
    request.onText(text)
  }
}

/** The stream ended in good order without one event of the protocol: a web page, or some other service. */
function noAnswer() {
  return new ModelUnavailableError('rejected', 'no event of the protocol')
}
