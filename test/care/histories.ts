import { keyOf } from '#core/classify/keys'
import { isConversationTurn, type TrainingMessage } from './training'

/** How many of the messages that were written to stand alone are learned from a second time, in a conversation. */
const share = 0.4

/**
 * Messages said once more after one to three turns of those that people say in conversation, so that what comes before a message teaches
 * nothing by being there. The same messages give the same conversations.
 */
export function inConversations(messages: readonly TrainingMessage[]): TrainingMessage[] {
  const alone = messages.filter(({ history, field }) => !history && field === 'chat')
  const turns = { es: [] as string[], en: [] as string[] }
  for (const message of alone) if (isConversationTurn(message)) turns[message.language].push(message.text)
  return alone
    .filter(({ text }) => keyOf(`in a conversation ${text}`) % 1000 < share * 1000)
    .map((message) => {
      const own = turns[message.language]
      const count = 1 + (keyOf(`how many ${message.text}`) % 3)
      return { ...message, history: Array.from({ length: count }, (_, at) => own[keyOf(`turn ${at} ${message.text}`) % own.length]!) }
    })
}

/** Messages said by themselves, each as if it came later in one of the conversations of its language: after up to three of its turns. */
export function laterIn(messages: readonly TrainingMessage[], conversations: readonly TrainingMessage[]): TrainingMessage[] {
  return messages
    .filter(({ history, field }) => !history && field === 'chat')
    .map((message) => {
      const before = conversations.filter(({ language, history }) => language === message.language && (history?.length ?? 0) >= 2)
      const { text, history = [] } = before[keyOf(`later ${message.text}`) % before.length]!
      return { ...message, history: [...history, text].slice(-3) }
    })
}
