import { allows, freeChatMessages, freeChatWindowMs } from '#core/access/access'
import { ensureAccount, type AccountDeps } from '#core/account/account'
import { freeChatLimitError } from './chat.errors'
import { returnFreeMessage, takeFreeMessage } from './chat.repo'
import type { Visitor } from '#core/account/account.schema'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Vault } from '#core/ports/vault'
import type { ChatReply, ChatRequest } from './chat.schema'

export type ChatDeps = AccountDeps & { newId: NewId; vault: Vault }

/**
 * Answers a message. An account without premium chat has three in the 24 hours that begin with the first; one that gets no answer is
 * given back. Throws `free_chat_limit_reached`.
 */
export async function sendMessage(
  input: { visitor: Visitor; request: ChatRequest; language: ContentLanguage },
  deps: ChatDeps,
): Promise<ChatReply> {
  const account = await ensureAccount(input.visitor, deps)
  const isUnlimited = allows(account.tier, 'premium_chat')
  const taken = isUnlimited
    ? null
    : await takeFreeMessage({ accountId: account.id, limit: freeChatMessages, windowMs: freeChatWindowMs, now: deps.clock() }, deps.db)
  if (!isUnlimited && !taken) throw freeChatLimitError()
  try {
    return { reply: plainReply[input.language], sessionId: input.request.sessionId ?? deps.newId('chat') }
  } catch (error) {
    if (taken) await returnFreeMessage({ accountId: account.id, startedAt: taken.startedAt }, deps.db)
    throw error
  }
}

/** Until the companion moves in: says what it is, and takes the message seriously. */
const plainReply: Record<ContentLanguage, string> = {
  es: 'Soy EÓN, una inteligencia artificial. He leído lo que escribes. Todavía estoy aprendiendo a conversar: si hoy lo que necesitas es que quede dicho entero, una carta lo hace mejor que yo.',
  en: 'I am EÓN, an artificial intelligence. I have read what you wrote. I am still learning to hold a conversation: if what you need today is to have it said in full, a letter does that better than I do.',
}
