import { createRoute, z } from '@hono/zod-openapi'
import { careSchema } from '#core/care/care.schema'
import { renameSessionSchema } from '#core/chat/chat.schema'
import { createApp } from '../../app'
import { bodyOf, errorResponseOf, jsonOf } from '../shapes'

const params = z.object({ id: z.string().openapi({ example: 'cht_0123456789abcdefghjkmnpqrs' }) })
const moment = z.number().int().openapi({ description: 'UTC milliseconds.' })

const sessionSchema = z.object({ id: z.string(), title: z.string(), createdAt: moment, lastAt: moment }).openapi('ChatSession')

const messageSchema = z
  .object({
    id: z.string(),
    seq: z.number().int().openapi({ description: 'Grows along a conversation; where to read on from.' }),
    author: z.enum(['person', 'eon']),
    text: z.string(),
    care: careSchema.nullable(),
    suggestions: z.array(z.string()),
    note: z.string().nullable(),
    messageId: z.string().nullable().openapi({ description: 'What to send again to get a reply that never came.' }),
    createdAt: moment,
  })
  .openapi('ChatMessage')

const listSessions = createRoute({
  method: 'get',
  path: '/chat/sessions',
  summary: 'One’s conversations, or those in which some words stand',
  request: { query: z.object({ q: z.string().trim().max(200).optional(), after: z.string().max(100).optional() }) },
  responses: {
    200: jsonOf(
      'Latest first; `next` goes on from there. A search opens up to 2,000 messages at a time.',
      z.object({ sessions: z.array(sessionSchema.extend({ excerpt: z.string().nullable() })), next: z.string().nullable() }),
    ),
  },
})

const readSession = createRoute({
  method: 'get',
  path: '/chat/sessions/{id}',
  summary: 'What was said in a conversation, the latest or what came before',
  request: {
    params,
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(60),
    }),
  },
  responses: {
    200: jsonOf('In order.', z.object({ session: sessionSchema, messages: z.array(messageSchema), hasEarlier: z.boolean() })),
    404: errorResponseOf('`chat_session_not_found`, also for everybody else’s conversations.'),
  },
})

const renameSession = createRoute({
  method: 'patch',
  path: '/chat/sessions/{id}',
  summary: 'Call a conversation something else',
  request: { params, body: bodyOf(renameSessionSchema.openapi('RenameSession')) },
  responses: {
    204: { description: 'Renamed.' },
    400: errorResponseOf('`invalid_input`.'),
    404: errorResponseOf('`chat_session_not_found`.'),
  },
})

const deleteSession = createRoute({
  method: 'delete',
  path: '/chat/sessions/{id}',
  summary: 'Delete a conversation with everything said in it',
  request: { params },
  responses: { 204: { description: 'Gone.' }, 404: errorResponseOf('`chat_session_not_found`, also when it was gone before.') },
})

export function chatSessionsApi() {
  return createApp()
    .openapi(listSessions, async (c) => {
      const { visitor, services } = c.var
      const { q, after } = c.req.valid('query')
      const from = after === undefined ? {} : { after }
      if (q) {
        const { found, next } = await services.chat.searchSessions({ visitor, words: q, ...from })
        return c.json({ sessions: found, next }, 200)
      }
      const { sessions, next } = await services.chat.listSessions({ visitor, ...from })
      return c.json({ sessions: sessions.map((session) => ({ ...session, excerpt: null })), next }, 200)
    })
    .openapi(readSession, async (c) => {
      const { visitor, services } = c.var
      const { before, limit } = c.req.valid('query')
      const page = await services.chat.readSession({ visitor, sessionId: c.req.valid('param').id, ...(before !== undefined && { before }), limit })
      return c.json(page, 200)
    })
    .openapi(renameSession, async (c) => {
      const { visitor, services } = c.var
      await services.chat.renameSession({ visitor, sessionId: c.req.valid('param').id, title: c.req.valid('json').title })
      return c.body(null, 204)
    })
    .openapi(deleteSession, async (c) => {
      const { visitor, services } = c.var
      await services.chat.deleteSession({ visitor, sessionId: c.req.valid('param').id })
      return c.body(null, 204)
    })
}
