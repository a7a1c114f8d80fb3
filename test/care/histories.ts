import { keyOf } from '#core/classify/keys'
import type { TrainingMessage } from './training'

/** How many of the messages that were written to stand alone are learned from a second time, in a conversation. */
const share = 0.4
/** A turn of an ordinary conversation, in characters. */
const longestTurn = 160

/**
 * Messages said once more after one to three harmless turns, so that what comes before a message teaches nothing by being there. The same
 * messages give the same conversations.
 */
export function inConversations(messages: readonly TrainingMessage[]): TrainingMessage[] {
  const alone = messages.filter(({ history, field }) => !history && field === 'chat')
  const turns = { es: [] as string[], en: [] as string[] }
  for (const { label, text, language } of alone) if (label === 'none' && text.length < longestTurn) turns[language].push(text)
  return alone
    .filter(({ text }) => keyOf(`in a conversation ${text}`) % 1000 < share * 1000)
    .map((message) => {
      const own = turns[message.language]
      const count = 1 + (keyOf(`how many ${message.text}`) % 3)
      return { ...message, history: Array.from({ length: count }, (_, at) => own[keyOf(`turn ${at} ${message.text}`) % own.length]!) }
    })
}
