import { createRoute, z } from '@hono/zod-openapi'
import { isPremium, shownTier } from '#core/access/access'
import { createApp } from '../app'
import { jsonOf } from './shapes'

const sessionSchema = z
  .object({
    userId: z.string().openapi({ description: 'The account, or `anonymous` for someone who has left nothing yet.' }),
    email: z.string().nullable().openapi({ description: 'The proven address; null before one is proven.' }),
    tier: z.enum(['free', 'corazon', 'alma', 'completo']),
    isPremium: z.boolean(),
    language: z.enum(['es', 'en']),
    country: z.string().nullable().openapi({ description: 'As the edge knows it; ISO 3166-1 alpha-2.', example: 'ES' }),
  })
  .openapi('Session')

const readSession = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who this browser is to the server',
  responses: { 200: jsonOf('What the server knows; nothing here can be set by the browser.', sessionSchema) },
})

export function sessionApi() {
  return createApp().openapi(readSession, async (c) => {
    const account = await c.var.services.account.findAccount(c.var.visitor)
    const tier = account?.tier ?? 'free'
    return c.json(
      {
        userId: account?.id ?? 'anonymous',
        email: null,
        tier: shownTier(tier),
        isPremium: isPremium(tier),
        language: c.var.language,
        country: c.var.country,
      },
      200,
    )
  })
}
