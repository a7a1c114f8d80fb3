import { insertMail } from '#core/mail/outbox.repo'
import type { Db } from '#core/db/client'
import type { Clock } from '#core/ports/clock'
import type { Mailer } from '#core/ports/mailer'

/** The embedded mailer: sends nothing, keeps every mail where `/dev/outbox` shows it on a developer's machine. */
export function createOutboxMailer(deps: { db: Db; clock: Clock }): Mailer {
  return {
    name: 'outbox',
    send: async (mail) => {
      await insertMail({ ...mail, sentAt: deps.clock() }, deps.db)
    },
  }
}
