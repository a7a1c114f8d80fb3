import { createRoute, z } from '@hono/zod-openapi'
import { trialRequestError } from '#core/trial/trial.errors'
import { trialRequestSchema } from '#core/trial/trial.schema'
import { createApp } from '../app'
import { bodyOf, errorResponseOf, jsonOf } from './shapes'

const startTrial = createRoute({
  method: 'post',
  path: '/trial/start',
  summary: 'Start a free week',
  request: { body: bodyOf(trialRequestSchema.openapi('TrialRequest')) },
  responses: {
    200: jsonOf(
      'Begun. The token is told this once; sent as `x-trial-token` it speaks for this trial, in a browser that is nobody yet.',
      z.object({ trialToken: z.string(), expiresAt: z.iso.datetime(), userId: z.string() }),
    ),
    400: errorResponseOf('`trial_fields_missing`, `trial_field_too_long`, `email_invalid` or `trial_adults_only`.'),
    409: errorResponseOf('`trial_already_used`.'),
    429: errorResponseOf('`too_many_requests`, with Retry-After.'),
  },
})

const readTrial = createRoute({
  method: 'get',
  path: '/trial/status',
  summary: 'How a trial stands',
  responses: {
    200: jsonOf(
      'That of `x-trial-token`, else that of the browser’s account. With neither, all is false and zero.',
      z.object({ valid: z.boolean(), expired: z.boolean(), daysRemaining: z.number().int(), expiresAt: z.iso.datetime().nullable() }),
    ),
  },
})

export function trialApi() {
  const api = createApp()

  api.openapi(
    startTrial,
    async (c) => {
      const { visitor, services } = c.var
      await c.var.spendTrialLimits()
      const { trialToken, expiresAt, userId } = await services.trial.startTrial({ visitor, request: c.req.valid('json') })
      return c.json({ trialToken, expiresAt: new Date(expiresAt).toISOString(), userId }, 200)
    },
    (result) => {
      if (result.success) return undefined
      throw trialRequestError(result.error)
    },
  )

  api.openapi(readTrial, async (c) => {
    const { expiresAt, ...status } = await c.var.services.trial.readTrialStatus({ visitor: c.var.visitor })
    return c.json({ ...status, expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString() }, 200)
  })

  return api
}
