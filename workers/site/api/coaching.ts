import { createRoute, z } from '@hono/zod-openapi'
import { coachingQuerySchema, messageRequestSchema, recommendedPlaces, reminderChangeSchema } from '#core/coaching/coaching.schema'
import { phases, reminderTypes } from '#core/coaching/coaching.types'
import { createApp } from '../app'
import { bodyOf, errorResponseOf, jsonOf } from './shapes'

const query = coachingQuerySchema
const refusals = {
  401: errorResponseOf('`not_signed_in`: nothing is kept of this browser.'),
  402: errorResponseOf('`premium_required`.'),
}

const progressSchema = z
  .object({
    currentPhase: z.enum(phases),
    streakDays: z.number().int().openapi({ description: 'Days in a row with something done, up to today or yesterday.' }),
    weekDays: z.number().int().openapi({ description: 'The same since Monday, in a row or not.' }),
    weeklyGoal: z.string(),
    nextRecommendation: z.string(),
    nextUrl: z.enum(recommendedPlaces).nullable().openapi({ description: 'Where the recommendation leads; null where it is done in the conversation.' }),
  })
  .openapi('CoachingProgress')

const reminderSchema = z
  .object({
    id: z.string().openapi({ example: 'rem_0123456789abcdefghjkmnpqrs' }),
    reminderType: z.enum(reminderTypes),
    message: z.string(),
    preferredTime: z.string().openapi({ description: 'HH:MM in the account’s time zone.', example: '21:00' }),
    isActive: z.boolean(),
    isDue: z.boolean().openapi({ description: 'It is on and its time has come today.' }),
  })
  .openapi('CoachingReminder')

const readProgress = createRoute({
  method: 'get',
  path: '/coaching/progress',
  summary: 'How somebody has been coming by, and what could be next',
  request: { query },
  responses: { 200: jsonOf('That of the account of the session, whatever `userId` says.', progressSchema), ...refusals },
})

const listReminders = createRoute({
  method: 'get',
  path: '/coaching/reminders',
  summary: 'One’s reminders',
  request: { query },
  responses: { 200: jsonOf('One a kind; all off until they are switched on.', z.array(reminderSchema)), ...refusals },
})

const changeReminder = createRoute({
  method: 'put',
  path: '/coaching/reminders/{id}',
  summary: 'Switch a reminder on or off, or move it to another time',
  request: { params: z.object({ id: z.string() }), body: bodyOf(reminderChangeSchema.openapi('CoachingReminderChange')) },
  responses: {
    200: jsonOf('As it is now.', reminderSchema),
    400: errorResponseOf('`invalid_input`.'),
    ...refusals,
    404: errorResponseOf('`reminder_not_found`.'),
  },
})

const endReminder = createRoute({
  method: 'post',
  path: '/coaching/reminders/{id}/off',
  summary: 'Switch a reminder off from its mail, without signing in',
  request: { params: z.object({ id: z.string() }), query: z.object({ key: z.string().max(100).optional() }) },
  responses: {
    204: { description: 'Off. What mailboxes send for `List-Unsubscribe` (RFC 8058); the body is not read.' },
    404: errorResponseOf('`reminder_not_found`, also where the key is not the one of its mails.'),
  },
})

const tellWords = createRoute({
  method: 'post',
  path: '/coaching/message',
  summary: 'A few words of a kind, none twice while others are left',
  request: { body: bodyOf(messageRequestSchema.openapi('CoachingMessageRequest')) },
  responses: {
    200: jsonOf('For the account of the session, whatever `userId` says.', z.object({ message: z.string() })),
    400: errorResponseOf('`invalid_input`.'),
    ...refusals,
  },
})

export function coachingApi() {
  return createApp()
    .openapi(readProgress, async (c) => {
      const { visitor, language, services } = c.var
      return c.json(await services.coaching.readProgress({ visitor, language }), 200)
    })
    .openapi(listReminders, async (c) => {
      const { visitor, language, services } = c.var
      return c.json(await services.coaching.listReminders({ visitor, language }), 200)
    })
    .openapi(changeReminder, async (c) => {
      const { visitor, language, services } = c.var
      const reminder = await services.coaching.changeReminder({ visitor, language, reminderId: c.req.valid('param').id, change: c.req.valid('json') })
      return c.json(reminder, 200)
    })
    .openapi(endReminder, async (c) => {
      const { key = '' } = c.req.valid('query')
      await c.var.services.coaching.switchByLink({ reminderId: c.req.valid('param').id, key, isActive: false })
      return c.body(null, 204)
    })
    .openapi(tellWords, async (c) => {
      const { visitor, language, services } = c.var
      return c.json(await services.coaching.tellWords({ visitor, language, type: c.req.valid('json').type }), 200)
    })
}
