import { createRoute, z } from '@hono/zod-openapi'
import { codeInvalidError, emailInvalidError } from '#core/account/account.errors'
import { codeRequestSchema, verifyRequestSchema } from '#core/account/account.schema'
import { sessionOf } from '#core/account/account.session'
import { createApp } from '../app'
import { deviceOf } from '../device'
import { bodyOf, errorResponseOf, jsonOf } from './shapes'
import type { Context } from 'hono'
import type { SiteEnv } from '../app'

const sessionSchema = z
  .object({
    userId: z.string().openapi({ description: 'The account, or `anonymous` for someone who has left nothing yet.' }),
    email: z.string().nullable().openapi({ description: 'The proven address; null before one is proven.' }),
    name: z.string().nullable(),
    tier: z.enum(['free', 'corazon', 'alma', 'completo']),
    isPremium: z.boolean(),
    isTrial: z.boolean().openapi({ description: 'Premium by a trial that has not ended, and by nothing else.' }),
    isVip: z.boolean(),
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

const endSession = createRoute({
  method: 'delete',
  path: '/session',
  summary: 'Sign this browser out',
  responses: { 204: { description: 'Signed out. What the account holds stays.' } },
})

const askForCode = createRoute({
  method: 'post',
  path: '/session/code',
  summary: 'Send a sign-in code to an address',
  request: { body: bodyOf(codeRequestSchema.openapi('CodeRequest')) },
  responses: {
    202: jsonOf('Sent; the answer is the same whether or not the address is known.', z.object({ sent: z.literal(true) })),
    400: errorResponseOf('`email_invalid`.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
    503: errorResponseOf('`mail_unavailable`.'),
  },
})

const verify = createRoute({
  method: 'post',
  path: '/session/verify',
  summary: 'Prove an address by its code',
  request: { body: bodyOf(verifyRequestSchema.openapi('VerifyRequest')) },
  responses: {
    200: jsonOf('Signed in; the session cookie is a new one. What this browser had left without an account is in the account now.', sessionSchema),
    400: errorResponseOf('`code_invalid`: wrong, used, too old, tried too often, or sent for another browser.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

export function sessionApi() {
  const api = createApp()

  api.openapi(readSession, async (c) => c.json(await describeSession(c), 200))

  api.openapi(endSession, async (c) => {
    await c.var.services.account.signOut({ visitor: c.var.visitor })
    await c.var.renewSession()
    // Drafts and what was loaded are not for whoever sits here next.
    c.header('Clear-Site-Data', '"cache", "storage"')
    return c.body(null, 204)
  })

  api.openapi(
    askForCode,
    async (c) => {
      const { visitor, services, language } = c.var
      const { email } = c.req.valid('json')
      await c.var.spendCodeLimits({ email, use: 'ask' })
      await services.account.requestCode({ visitor, email, language })
      return c.json({ sent: true as const }, 202)
    },
    (result) => {
      if (!result.success) throw emailInvalidError()
      return undefined
    },
  )

  api.openapi(
    verify,
    async (c) => {
      const { visitor, services } = c.var
      const { email, code } = c.req.valid('json')
      await c.var.spendCodeLimits({ email, use: 'try' })
      const newTokenHash = await c.var.renewSession()
      try {
        await services.account.verifyCode({ visitor, email, code, newTokenHash, device: deviceOf(c.req.header('User-Agent')) })
      } catch (error) {
        c.var.keepSession()
        throw error
      }
      c.set('visitor', { ...visitor, tokenHash: newTokenHash })
      return c.json(await describeSession(c), 200)
    },
    (result) => {
      if (!result.success) throw codeInvalidError()
      return undefined
    },
  )

  return api
}

async function describeSession(c: Context<SiteEnv>) {
  const { services, visitor, language, country } = c.var
  return { ...sessionOf(await services.account.describe(visitor)), language, country }
}
