import { createRoute, z } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { careSchema } from '#core/care/care.schema'
import { chatRequestSchema } from '#core/chat/chat.schema'
import { createApp } from '../../app'
import { failureOf } from '../../errors'
import { bodyOf, errorResponseOf } from '../shapes'
import type { Context } from 'hono'
import type { ChatReply } from '#core/chat/chat.schema'
import type { SentMessage } from '#core/chat/chat'
import type { SiteEnv } from '../../app'

const replySchema = z
  .object({
    reply: z.string(),
    sessionId: z.string().openapi({ description: 'The conversation; send it along with what comes next.' }),
    care: careSchema.nullable().openapi({ description: 'Present when danger was heard: nothing was counted, and nothing is to be sold.' }),
    suggestions: z.array(z.string()).openapi({ description: 'Up to three ways to go on.' }),
    note: z.string().nullable().openapi({ description: 'Something beside the reply, such as that it has been a long while.' }),
    remaining: z.number().int().nullable().openapi({ description: 'Free messages left; null where none are counted.' }),
    companion: z.string().openapi({ description: 'What made the reply; `care` for one written beforehand by people.', example: 'embedded' }),
  })
  .openapi('ChatReply')

const sendMessage = createRoute({
  method: 'post',
  path: '/chat',
  summary: 'Say something to EÓN',
  description:
    'With `Accept: text/event-stream` the reply comes as it is made: `start` {sessionId, messageId}, `text` {text}, `reset` {} (what came so far is void), and at the end `done` with the JSON reply or `error` with the JSON error. A reply is found and kept also when nobody listens any more; the same `messageId` sent again brings it.',
  request: { body: bodyOf(chatRequestSchema.openapi('ChatRequest')) },
  responses: {
    200: {
      description: 'The reply.',
      content: { 'application/json': { schema: replySchema }, 'text/event-stream': { schema: z.string() } },
    },
    400: errorResponseOf('`invalid_input` or `message_too_long`.'),
    402: errorResponseOf('`free_chat_limit_reached`: three free messages in the 24 hours from the first.'),
    409: errorResponseOf('`reply_on_its_way`: that message is being answered; with Retry-After.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

export function chatMessagesApi() {
  return createApp().openapi(sendMessage, async (c) => {
    const { visitor, services, language, country, spendChatLimits } = c.var
    const request = c.req.valid('json')
    const sent = await services.chat.sendMessage({ visitor, request, language, country, spendLimits: spendChatLimits })
    if (c.req.header('Accept')?.includes('text/event-stream')) return streamReply(c, sent)
    return c.json(await finish(c, sent), 200)
  })
}

/** The reply. It is found and kept also when whoever asked has gone. */
function finish(c: Context<SiteEnv>, sent: SentMessage, listener?: Parameters<Extract<SentMessage, { state: 'kept' }>['answer']>[0]): Promise<ChatReply> {
  if (sent.state === 'answered') return Promise.resolve(sent.reply)
  const answered = sent.answer(listener)
  c.executionCtx.waitUntil(answered.catch(() => undefined))
  return answered
}

function streamReply(c: Context<SiteEnv>, sent: SentMessage): Response {
  // Proxies would otherwise gather the pieces.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const write = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) })
    try {
      // Not waited for: whoever reads slowly, or no longer, does not keep the reply from being found.
      if (sent.state === 'kept') void write('start', { sessionId: sent.sessionId, messageId: sent.messageId })
      const reply = await finish(c, sent, {
        onText: (text) => void write('text', { text }),
        onReset: () => void write('reset', {}),
      })
      await write('done', reply)
    } catch (error) {
      const { code, texts } = failureOf(error instanceof Error ? error : new Error('thrown'), c)
      await write('error', { error: code, message: texts[c.var.language], requestId: c.var.requestId })
    }
  })
}
