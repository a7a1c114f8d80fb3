import { eraseMailsTo } from './outbox.repo'
import type { Belongings } from '#core/ports/belongings'

/** Mails the embedded mailer kept. They are found by address alone, so they move with nobody; a copy reached whoever they were for. */
export const mailBelongings: Belongings = {
  name: 'mail',
  move: () => [],
  export: async function* () {},
  erase: async ({ addresses }, { db }) => {
    for (const address of addresses) await eraseMailsTo(address, db)
  },
}
