import { asDate, jsonFile } from '#core/export-files'
import { deleteReminders, listReminders, moveReminders } from './reminders.repo'
import { countTold, deleteTold, moveTold } from './told.repo'
import type { Belongings } from '#core/ports/belongings'

/** What the guide keeps of an account: what it is to be reminded of, and which words it was given. */
export const coachingBelongings: Belongings = {
  name: 'coaching',
  move: (input, db) => [...moveReminders(input, db), ...moveTold(input, db)],
  export: async function* ({ accountId }, { db }) {
    const reminders = await listReminders(accountId, db)
    const told = await countTold(accountId, db)
    const at = Math.max(told.lastAt ?? 0, ...reminders.map(({ updatedAt }) => updatedAt))
    if (at === 0) return
    const value = {
      reminders: reminders.map(({ type, preferredTime, isActive, toldOn, createdAt, updatedAt }) => ({
        type,
        preferredTime,
        isActive,
        lastToldOn: toldOn,
        createdAt: asDate(createdAt),
        updatedAt: asDate(updatedAt),
      })),
      messagesGiven: told.count,
    }
    yield jsonFile({ path: 'coaching.json', value, at })
  },
  erase: async ({ accountId }, { db }) => {
    await deleteReminders(accountId, db)
    await deleteTold(accountId, db)
  },
}
