import { createRoute, z } from '@hono/zod-openapi'
import { shownTier } from '#core/access/access'
import { nothingKeptError } from '#core/account/account.errors'
import { accountChangeSchema, consentChangeSchema, consentKinds } from '#core/account/account.schema'
import { createApp } from '../app'
import { answerExport } from '../export'
import { bodyOf, errorResponseOf, jsonOf } from './shapes'
import type { Context } from 'hono'
import type { SiteEnv } from '../app'

const moment = z.number().int().openapi({ description: 'UTC milliseconds.' })

const accountSchema = z
  .object({
    userId: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable().openapi({ description: 'The proven address; null for an account without one.' }),
    tier: z.enum(['free', 'corazon', 'alma', 'completo']),
    isTrial: z.boolean(),
    isVip: z.boolean(),
    trialExpiresAt: moment.nullable(),
    timeZone: z.string(),
    createdAt: moment,
  })
  .openapi('Account')

const deviceSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable().openapi({ example: 'Firefox · Android' }),
    isCurrent: z.boolean(),
    createdAt: moment,
    lastSeenAt: moment,
  })
  .openapi('Device')

const consentSchema = z
  .object({ kind: z.enum(consentKinds), version: z.string(), givenAt: moment, withdrawnAt: moment.nullable() })
  .openapi('Consent')

const nothingKept = errorResponseOf('`nothing_kept`: somebody of whom nothing is kept.')

const readAccount = createRoute({
  method: 'get',
  path: '/account',
  summary: 'One’s own account',
  responses: { 200: jsonOf('As its owner sees it.', accountSchema), 404: nothingKept },
})

const changeAccount = createRoute({
  method: 'patch',
  path: '/account',
  summary: 'Change the name, or the address by proving the new one',
  request: { body: bodyOf(accountChangeSchema.openapi('AccountChange')) },
  responses: {
    200: jsonOf('Changed. A code for a new address comes from `POST /api/session/code`.', accountSchema),
    400: errorResponseOf('`invalid_input` or `code_invalid`.'),
    401: errorResponseOf('`not_signed_in`: an account without an address gets its first by `POST /api/session/verify`.'),
    404: nothingKept,
    409: errorResponseOf('`email_in_use`: that address has an account of its own.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

const eraseAccount = createRoute({
  method: 'delete',
  path: '/account',
  summary: 'Erase everything that is kept of one, for good',
  responses: { 204: { description: 'Erased; also when there was nothing. Every session has ended and the cookie is a new one.' } },
})

const exportAccount = createRoute({
  method: 'get',
  path: '/account/export',
  summary: 'Everything that is kept of one, as a zip',
  responses: {
    200: { description: 'JSON, PDFs and MP3s, with a page on top that says what is what.', content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } } },
    404: nothingKept,
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

const readDevices = createRoute({
  method: 'get',
  path: '/account/sessions',
  summary: 'The browsers an account is open in',
  responses: { 200: jsonOf('Last seen first; none for somebody of whom nothing is kept.', z.object({ sessions: z.array(deviceSchema) })) },
})

const endOthers = createRoute({
  method: 'delete',
  path: '/account/sessions',
  summary: 'Sign every other browser out',
  responses: { 204: { description: 'Only this one is left.' } },
})

const endDevice = createRoute({
  method: 'delete',
  path: '/account/sessions/{id}',
  summary: 'Sign one browser out',
  request: { params: z.object({ id: z.string().max(60).openapi({ example: 'ses_0123456789abcdefghjkmnpqrs' }) }) },
  responses: {
    204: { description: 'Signed out; also when it was before.' },
    404: errorResponseOf('`device_not_found`, also for everybody else’s.'),
  },
})

const readConsents = createRoute({
  method: 'get',
  path: '/account/consents',
  summary: 'What one has agreed to',
  responses: { 200: jsonOf('Newest first.', z.object({ consents: z.array(consentSchema) })) },
})

const changeConsents = createRoute({
  method: 'put',
  path: '/account/consents',
  summary: 'Take consent to handle health data back, or give it again',
  request: { body: bodyOf(consentChangeSchema.openapi('ConsentChange')) },
  responses: {
    200: jsonOf('As it is now. Without it, asking for a letter is refused with `health_consent_withdrawn`.', z.object({ consents: z.array(consentSchema) })),
    400: errorResponseOf('`invalid_input`.'),
    404: nothingKept,
  },
})

/** What a person may see, change, take along and erase of their own account. */
export function accountApi() {
  const api = createApp()

  api.openapi(readAccount, async (c) => c.json(await describe(c), 200))

  api.openapi(changeAccount, async (c) => {
    const { visitor, services, language } = c.var
    const change = c.req.valid('json')
    if ('name' in change) await services.account.changeName({ visitor, name: change.name })
    else {
      await c.var.spendCodeLimits({ email: change.email, use: 'try' })
      await services.account.changeEmail({ visitor, ...change, language })
    }
    return c.json(await describe(c), 200)
  })

  api.openapi(eraseAccount, async (c) => {
    await c.var.services.account.erase({ visitor: c.var.visitor })
    await c.var.renewSession()
    return c.body(null, 204)
  })

  api.openapi(exportAccount, (c) => answerExport(c))

  api.openapi(readDevices, async (c) => c.json({ sessions: await c.var.services.account.listDevices({ visitor: c.var.visitor }) }, 200))

  api.openapi(endOthers, async (c) => {
    await c.var.services.account.signOutOthers({ visitor: c.var.visitor })
    return c.body(null, 204)
  })

  api.openapi(endDevice, async (c) => {
    const { wasCurrent } = await c.var.services.account.signOutDevice({ visitor: c.var.visitor, deviceId: c.req.valid('param').id })
    if (wasCurrent) await c.var.renewSession()
    return c.body(null, 204)
  })

  api.openapi(readConsents, async (c) => c.json({ consents: await c.var.services.account.viewConsents({ visitor: c.var.visitor }) }, 200))

  api.openapi(changeConsents, async (c) => {
    const { visitor, services } = c.var
    await services.account.setConsent({ visitor, kind: 'health_data', isGiven: c.req.valid('json').health_data })
    return c.json({ consents: await services.account.viewConsents({ visitor }) }, 200)
  })

  return api
}

async function describe(c: Context<SiteEnv>) {
  const { trialTokenHash: _trialTokenHash, ...visitor } = c.var.visitor
  const account = await c.var.services.account.describe(visitor)
  if (!account) throw nothingKeptError()
  const { id, name, email, tier, isTrial, isVip, trialExpiresAt, timeZone, createdAt } = account
  return { userId: id, name, email, tier: shownTier(tier), isTrial, isVip, trialExpiresAt, timeZone, createdAt }
}
