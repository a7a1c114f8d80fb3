import { createRoute, z } from '@hono/zod-openapi'
import { isUnlimited, shownTier } from '#core/access/access'
import { canonicalEmail } from '#core/account/email-address'
import { createApp } from '../app'
import { jsonOf } from './shapes'

const statusSchema = z
  .object({
    isVip: z.boolean(),
    status: z.enum(['none', 'active', 'trial']),
    plan: z.enum(['free', 'corazon', 'alma', 'completo']),
    unlimited: z.boolean(),
    email: z.string().nullable(),
  })
  .openapi('SubscriptionStatus')

const readStatus = createRoute({
  method: 'get',
  path: '/user/subscription-status',
  summary: 'How one’s own proven address stands',
  request: {
    query: z.object({ email: z.string().max(254).optional() }),
    headers: z.object({ 'x-user-email': z.string().max(254).optional() }),
  },
  responses: {
    200: jsonOf('The truth for the address this browser has proven. For any other, the answer is that of an address nobody has heard of.', statusSchema),
  },
})

export function subscriptionApi() {
  return createApp().openapi(readStatus, async (c) => {
    const asked = c.req.valid('query').email ?? c.req.valid('header')['x-user-email'] ?? ''
    const account = await c.var.services.account.describe(c.var.visitor)
    const isOwn = account !== null && account.email !== null && canonicalEmail(account.email) === canonicalEmail(asked)
    const email = asked && asked !== 'anonymous' ? asked : null
    if (!isOwn) return c.json({ isVip: false, status: 'none' as const, plan: 'free' as const, unlimited: false, email }, 200)
    const { tier, isVip, isTrial } = account
    return c.json(
      {
        isVip,
        status: tier === 'free' ? ('none' as const) : isTrial ? ('trial' as const) : ('active' as const),
        plan: shownTier(tier),
        unlimited: isUnlimited(tier),
        email,
      },
      200,
    )
  })
}
