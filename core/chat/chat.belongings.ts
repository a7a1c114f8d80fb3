import { deleteChatWindow, findChatWindow, moveChatWindow } from './chat.repo'
import { asDate, jsonFile } from '#core/export-files'
import type { Belongings } from '#core/ports/belongings'

export const chatBelongings: Belongings = {
  name: 'chat',
  move: (input, db) => moveChatWindow(input, db),
  export: async function* ({ accountId }, { db }) {
    const window = await findChatWindow(accountId, db)
    if (!window) return
    const freeMessages = { firstAt: asDate(window.startedAt), used: window.used }
    yield jsonFile({ path: 'chat.json', value: { freeMessages }, at: window.startedAt })
  },
  erase: ({ accountId }, { db }) => deleteChatWindow(accountId, db),
}
