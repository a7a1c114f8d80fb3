import { createRoute, z } from '@hono/zod-openapi'
import { createApp } from '../app'
import { jsonOf } from './shapes'

const healthSchema = z.object({ status: z.enum(['ok', 'degraded']), database: z.boolean() })

const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Whether the site answers and reaches its database',
  responses: { 200: jsonOf('All is well.', healthSchema), 503: jsonOf('The database does not answer.', healthSchema) },
})

export function healthApi() {
  return createApp().openapi(health, async (c) => {
    const database = await c.var.services.health().then(
      () => true,
      () => false,
    )
    return database ? c.json({ status: 'ok' as const, database }, 200) : c.json({ status: 'degraded' as const, database }, 503)
  })
}
