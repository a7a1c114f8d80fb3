import { moveChatWindow } from './chat.repo'
import type { Belongings } from '#core/ports/belongings'

export const chatBelongings: Belongings = {
  name: 'chat',
  move: (input, db) => moveChatWindow(input, db),
}
