import { createRoute, z } from '@hono/zod-openapi'
import { memoryChangeSchema } from '#core/chat/chat.schema'
import { createApp } from '../../app'
import { bodyOf, errorResponseOf, jsonOf } from '../shapes'

const params = z.object({ id: z.string().openapi({ example: 'mem_0123456789abcdefghjkmnpqrs' }) })

const memorySchema = z
  .object({
    id: z.string(),
    text: z.string(),
    isEdited: z.boolean().openapi({ description: 'Written by its owner; nothing learned replaces it.' }),
    updatedAt: z.number().int().openapi({ description: 'UTC milliseconds.' }),
  })
  .openapi('ChatMemory')

const listMemories = createRoute({
  method: 'get',
  path: '/chat/memories',
  summary: 'Everything EÓN remembers of oneself',
  responses: { 200: jsonOf('Latest first.', z.object({ memories: z.array(memorySchema) })) },
})

const editMemory = createRoute({
  method: 'patch',
  path: '/chat/memories/{id}',
  summary: 'Put one’s own words in place of a memory',
  request: { params, body: bodyOf(memoryChangeSchema.openapi('ChatMemoryChange')) },
  responses: {
    204: { description: 'Kept.' },
    400: errorResponseOf('`invalid_input`.'),
    404: errorResponseOf('`chat_memory_not_found`.'),
  },
})

const eraseMemory = createRoute({
  method: 'delete',
  path: '/chat/memories/{id}',
  summary: 'Forget one thing for good',
  request: { params },
  responses: { 204: { description: 'Forgotten, and not learned again.' }, 404: errorResponseOf('`chat_memory_not_found`.') },
})

const eraseMemories = createRoute({
  method: 'delete',
  path: '/chat/memories',
  summary: 'Forget everything',
  responses: { 204: { description: 'Forgotten, and not learned again.' } },
})

export function chatMemoriesApi() {
  return createApp()
    .openapi(listMemories, async (c) => {
      const { visitor, services } = c.var
      return c.json({ memories: await services.chat.listMemories({ visitor }) }, 200)
    })
    .openapi(editMemory, async (c) => {
      const { visitor, services } = c.var
      await services.chat.editMemory({ visitor, memoryId: c.req.valid('param').id, text: c.req.valid('json').text })
      return c.body(null, 204)
    })
    .openapi(eraseMemory, async (c) => {
      const { visitor, services } = c.var
      await services.chat.eraseMemory({ visitor, memoryId: c.req.valid('param').id })
      return c.body(null, 204)
    })
    .openapi(eraseMemories, async (c) => {
      const { visitor, services } = c.var
      await services.chat.eraseMemories({ visitor })
      return c.body(null, 204)
    })
}
