import { Hono } from 'hono'
import { notFoundError } from '#core/errors'
import type { SiteEnv } from '../app'

/** `GET /dev/outbox`: what the embedded mailer kept, oldest first. Exists only while ENVIRONMENT is local. */
export function outboxDoor() {
  return new Hono<SiteEnv>().get('/outbox', async (c) => {
    const { outbox } = c.var.services
    if (!outbox) throw notFoundError()
    return c.json(await outbox.list())
  })
}
