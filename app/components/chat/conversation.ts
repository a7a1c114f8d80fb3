import type { Care } from '#core/care/care.schema'
import type { ChatMessage, ChatReply } from '#core/chat/chat.schema'

/** A line of a conversation as it is drawn. */
export type Line = {
  /** Stable while it is on the page. */
  key: string
  author: 'person' | 'eon'
  text: string
  care: Care | null
  note: string | null
  /** A person's line: how far it has come. `kept` is on the server; `failed` can be sent again. */
  state: 'sending' | 'kept' | 'failed'
  /** A person's line: sends the same message, and not another. */
  messageId: string | null
  /** UTC ms; null for a line that is still being made. */
  at: number | null
}

export type Conversation = {
  sessionId: string | null
  lines: Line[]
  /** What has come of a reply that is being made; null while none is. */
  arriving: string | null
  /** What the server would go on with. */
  suggestions: string[]
  /** Whether there is more before the first line. */
  hasEarlier: boolean
  earliestSeq: number | null
  /** Free messages left; null where none are counted, or nothing is known yet. */
  remaining: number | null
}

export type Turn =
  | { type: 'opened'; sessionId: string | null; messages: readonly ChatMessage[]; hasEarlier: boolean }
  | { type: 'earlier'; messages: readonly ChatMessage[]; hasEarlier: boolean }
  | { type: 'said'; text: string; messageId: string; at: number }
  | { type: 'kept'; sessionId: string; messageId: string }
  | { type: 'arrived'; text: string }
  | { type: 'voided' }
  | { type: 'answered'; messageId: string; reply: ChatReply; at: number }
  | { type: 'failed'; messageId: string }
  | { type: 'withdrawn'; messageId: string }

export const nothingSaid: Conversation = {
  sessionId: null,
  lines: [],
  arriving: null,
  suggestions: [],
  hasEarlier: false,
  earliestSeq: null,
  remaining: null,
}

/** A conversation after one more thing has happened to it. */
export function advance(now: Conversation, turn: Turn): Conversation {
  switch (turn.type) {
    case 'opened':
      return {
        ...nothingSaid,
        sessionId: turn.sessionId,
        lines: turn.messages.map(toLine(turn.messages)),
        suggestions: turn.messages.at(-1)?.suggestions ?? [],
        hasEarlier: turn.hasEarlier,
        earliestSeq: turn.messages[0]?.seq ?? null,
      }
    case 'earlier':
      return {
        ...now,
        lines: [...turn.messages.map(toLine(turn.messages)), ...now.lines],
        hasEarlier: turn.hasEarlier,
        earliestSeq: turn.messages[0]?.seq ?? now.earliestSeq,
      }
    case 'said': {
      const { text, messageId, at } = turn
      const line: Line = { key: messageId, author: 'person', text, care: null, note: null, state: 'sending', messageId, at }
      const others = now.lines.filter((one) => one.messageId !== messageId)
      return { ...now, lines: [...others, line], arriving: '', suggestions: [] }
    }
    case 'kept':
      return { ...withState(now, turn.messageId, 'kept'), sessionId: turn.sessionId }
    case 'arrived':
      return { ...now, arriving: (now.arriving ?? '') + turn.text }
    case 'voided':
      return { ...now, arriving: '' }
    case 'answered': {
      const { messageId, reply, at } = turn
      const line: Line = { key: `re-${messageId}`, author: 'eon', text: reply.reply, care: reply.care, note: reply.note, state: 'kept', messageId: null, at }
      const { lines } = withState(now, messageId, 'kept')
      return {
        ...now,
        sessionId: reply.sessionId,
        lines: [...lines.filter(({ key }) => key !== line.key), line],
        arriving: null,
        suggestions: reply.suggestions,
        remaining: reply.remaining ?? now.remaining,
      }
    }
    case 'failed':
      return { ...withState(now, turn.messageId, 'failed'), arriving: null }
    case 'withdrawn':
      return { ...now, lines: now.lines.filter(({ messageId }) => messageId !== turn.messageId), arriving: null }
  }
}

/** Whether somebody was answered in danger within the last lines: nothing is sold to them then. */
export function isTender({ lines }: Pick<Conversation, 'lines'>): boolean {
  return lines.slice(-8).some(({ care }) => care !== null)
}

function withState(now: Conversation, messageId: string, state: Line['state']): Conversation {
  return { ...now, lines: now.lines.map((line) => (line.messageId === messageId ? { ...line, state } : line)) }
}

/** A person's last message without a reply was cut off; it can be sent again. */
function toLine(messages: readonly ChatMessage[]) {
  return (message: ChatMessage, index: number): Line => {
    const { id, author, text, care, note, messageId, createdAt: at } = message
    const isCutOff = author === 'person' && index === messages.length - 1
    return { key: id, author, text, care, note, state: isCutOff ? 'failed' : 'kept', messageId, at }
  }
}
