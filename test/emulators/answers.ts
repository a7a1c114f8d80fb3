import { chatAnswerKinds, chatAnswerTo, seeChat, type ChatAnswerKind } from '#core/chat/model/fixtures/answers'
import { answerKinds as letterAnswerKinds, answerTo as letterAnswerTo, type AnswerKind as LetterAnswerKind, type Turn } from '#core/letters/model/fixtures/answers'

export type { Turn }

/** What a model may say, well or badly, whatever it is asked for. */
export type AnswerKind = LetterAnswerKind | ChatAnswerKind
export const answerKinds: readonly AnswerKind[] = [...new Set([...letterAnswerKinds, ...chatAnswerKinds])]

/** A model's whole answer: to a conversation where the turns are one, else to a letter's prompt. A kind that only the other has is `ok`. */
export function answerTo(kind: AnswerKind, turns: readonly Turn[]): string {
  const chat = seeChat(turns)
  if (chat) return chatAnswerTo(chatAnswerKinds.find((one) => one === kind) ?? 'ok', chat)
  return letterAnswerTo(letterAnswerKinds.find((one) => one === kind) ?? 'ok', turns)
}
