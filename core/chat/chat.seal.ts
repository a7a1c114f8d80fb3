import type { Care, CareTopic } from '#core/care/care.schema'
import type { Memory } from '#core/ports/companion'
import type { AccountVault, Vault } from '#core/ports/vault'
import type { MemoryRecord } from './memories.repo'
import type { MessageRecord } from './messages.repo'
import type { SessionRecord } from './sessions.repo'

/**
 * What is sealed of a message. `isFaint` is said of care that only asked whether there is danger, `isConfirmed` of care for whoever said yes to it; `isSaid` of what no denial ends;
 * `isOver` of care for whoever tells that somebody they feared for is safe; `topic` is what danger heard for sure was about.
 */
export type MessageBody = { text: string; care?: Care; isFaint?: boolean; isConfirmed?: boolean; isSaid?: boolean; isOver?: boolean; topic?: CareTopic; suggestions?: string[]; note?: string }

const titleContext = (sessionId: string) => `chats/${sessionId}/title`
const messageContext = (message: { sessionId: string; id: string }) => `chats/${message.sessionId}/messages/${message.id}`
const memoryContext = (subjectHash: string) => `chats/memories/${subjectHash}`

/** The vault a conversation is sealed in: its owner's, or that of an account which joined its owner's. */
export function openSessionVault(session: Pick<SessionRecord, 'accountId' | 'keyId'>, vault: Vault): Promise<AccountVault> {
  return vault.openAccount(session.keyId ?? session.accountId)
}

export function sealTitle(sessionId: string, title: string, key: AccountVault): Promise<string> {
  return key.seal(title, titleContext(sessionId))
}

export async function openTitle(session: SessionRecord, vault: Vault): Promise<string> {
  const key = await openSessionVault(session, vault)
  return key.open(session.sealedTitle, titleContext(session.id))
}

export function sealBody(message: { sessionId: string; id: string }, body: MessageBody, key: AccountVault): Promise<string> {
  return key.seal(JSON.stringify(body), messageContext(message))
}

export async function openBody(message: MessageRecord, key: AccountVault): Promise<MessageBody> {
  return JSON.parse(await key.open(message.sealedBody, messageContext(message))) as MessageBody
}

export function sealMemory(subjectHash: string, memory: Memory, key: AccountVault): Promise<string> {
  return key.seal(JSON.stringify(memory), memoryContext(subjectHash))
}

export async function openMemory(record: MemoryRecord & { sealedMemory: string }, vault: Vault): Promise<Memory> {
  const key = await vault.openAccount(record.keyId ?? record.accountId)
  return JSON.parse(await key.open(record.sealedMemory, memoryContext(record.subjectHash))) as Memory
}
