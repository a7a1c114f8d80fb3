import { createRoute, z } from '@hono/zod-openapi'
import { chatRequestSchema } from '#core/chat/chat.schema'
import { createApp } from '../app'
import { errorResponseOf, jsonOf } from './shapes'

const sendMessage = createRoute({
  method: 'post',
  path: '/chat',
  summary: 'Say something to EÓN',
  request: { body: { required: true, content: { 'application/json': { schema: chatRequestSchema.openapi('ChatRequest') } } } },
  responses: {
    200: jsonOf('The reply.', z.object({ reply: z.string(), sessionId: z.string() })),
    400: errorResponseOf('`invalid_input`.'),
    402: errorResponseOf('`free_chat_limit_reached`: three free messages in the 24 hours from the first.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

export function chatApi() {
  return createApp().openapi(sendMessage, async (c) => {
    const { visitor, services, language } = c.var
    return c.json(await services.chat.sendMessage({ visitor, request: c.req.valid('json'), language }), 200)
  })
}
