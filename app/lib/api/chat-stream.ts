import { createParser } from 'eventsource-parser'
import type { ChatReply } from '#core/chat/chat.schema'
import { createApiError, toApiError } from './api-error'
import { deviceHeaders, subscriptionHeaders } from './request-headers'

export type StreamListener = {
  onKept: (kept: { sessionId: string; messageId: string }) => void
  onText: (text: string) => void
  onReset: () => void
}

/**
 * `POST /api/chat`, followed while the reply is made; resolves with all of it. Throws an `ApiError` for a refusal, and the browser's
 * TypeError where the connection is lost: the reply is then found all the same, and the same `messageId` sent again brings it.
 */
export async function sendChatMessage(
  input: { body: object; headers?: Record<string, string>; signal?: AbortSignal },
  listener: StreamListener,
): Promise<ChatReply> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      ...subscriptionHeaders(),
      ...deviceHeaders(),
      ...input.headers,
    },
    body: JSON.stringify(input.body),
    ...(input.signal && { signal: input.signal }),
  })
  if (!response.ok) throw await toApiError(response)
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return (await response.json()) as ChatReply
  return readEvents(response, listener)
}

async function readEvents(response: Response, listener: StreamListener): Promise<ChatReply> {
  let reply: ChatReply | null = null
  let failure: Error | null = null
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const value: unknown = JSON.parse(data)
      if (event === 'start') listener.onKept(value as { sessionId: string; messageId: string })
      else if (event === 'text') listener.onText((value as { text: string }).text)
      else if (event === 'reset') listener.onReset()
      else if (event === 'done') reply = value as ChatReply
      else if (event === 'error') failure = createApiError({ message: (value as { error: string }).error, status: 500, code: (value as { error: string }).error, retryAfterSeconds: null })
    },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) break
    parser.feed(read.value)
  }
  if (failure) throw failure as Error
  if (!reply) throw new TypeError('the reply broke off')
  return reply
}
