import { Hono } from 'hono'
import { z } from 'zod'
import { invalidInputError, notFoundError } from '#core/errors'
import type { SiteEnv } from '../app'

const dayMs = 24 * 60 * 60_000
const endSchema = z.object({ inMs: z.number().int().min(-30 * dayMs).max(7 * dayMs) })

/** Doors that exist only while ENVIRONMENT is local. */
export function localDoors() {
  const doors = new Hono<SiteEnv>()

  /** What the embedded mailer kept, oldest first. */
  doors.get('/outbox', async (c) => {
    const { local } = c.var.services
    if (!local) throw notFoundError()
    return c.json(await local.listMails())
  })

  /** What cron does when deployed; local runtimes do not run it by themselves. */
  doors.post('/sweep', async (c) => {
    const { local } = c.var.services
    if (!local) throw notFoundError()
    await local.sweep()
    return c.body(null, 204)
  })

  /** Lets this browser's trial end `inMs` from now, to see its last days today. */
  doors.post('/trial/end', async (c) => {
    const { local } = c.var.services
    if (!local) throw notFoundError()
    const body = endSchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw invalidInputError({ fields: ['inMs'] })
    if (!(await local.endTrialIn({ visitor: c.var.visitor, inMs: body.data.inMs }))) throw notFoundError()
    return c.body(null, 204)
  })

  /** Lets this browser's reminders come due now, to see their mails with the next sweep. */
  doors.post('/reminders/due', async (c) => {
    const { local } = c.var.services
    if (!local || !(await local.letRemindersComeDue({ visitor: c.var.visitor }))) throw notFoundError()
    return c.body(null, 204)
  })

  return doors
}
