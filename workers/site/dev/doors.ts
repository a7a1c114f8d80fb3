import { Hono } from 'hono'
import { notFoundError } from '#core/errors'
import type { SiteEnv } from '../app'

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

  return doors
}
