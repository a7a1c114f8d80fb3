import { sealTitle } from './chat.seal'
import { findLastSession, findSession, insertSession, type SessionRecord } from './sessions.repo'
import type { Account } from '#core/account/account.schema'
import type { Db } from '#core/db/client'
import type { NewId } from '#core/ids'
import type { Clock } from '#core/ports/clock'
import type { Vault } from '#core/ports/vault'
import type { ChatRequest } from './chat.schema'

/** After this long without a word, what is said without naming a conversation begins another, in ms. */
export const sameConversationMs = 30 * 60_000

/**
 * The conversation a message belongs to: the one it names, else the one that is going on, else a new one. One that was deleted, or is
 * somebody else's, is as good as none.
 */
export async function findOrBeginSession(
  input: { account: Pick<Account, 'id'>; request: Pick<ChatRequest, 'sessionId' | 'message'> },
  deps: { db: Db; clock: Clock; newId: NewId; vault: Vault },
): Promise<SessionRecord> {
  const { account, request } = input
  const accountId = account.id
  const now = deps.clock()
  const found = request.sessionId
    ? await findSession({ id: request.sessionId, accountId }, deps.db)
    : request.sessionId === undefined
      ? await findLastSession({ accountId, since: now - sameConversationMs }, deps.db)
      : null
  if (found) return found
  const id = deps.newId('chat')
  const sealedTitle = await sealTitle(id, titleOf(request.message), await deps.vault.openAccount(accountId))
  return insertSession({ id, accountId, sealedTitle, now }, deps.db)
}

/** The beginning of what was said first, cut at a word. */
export function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= 60) return line
  const cut = line.slice(0, 60)
  const atWord = cut.lastIndexOf(' ')
  return `${cut.slice(0, atWord > 30 ? atWord : 60)}…`
}
