import { findAccount, type AccountDeps } from '#core/account/account'
import { chatMemoryNotFoundError } from './chat.errors'
import { openMemory, sealMemory } from './chat.seal'
import { editMemory as writeMemory, findMemory, forgetMemories, hadMemory, learnMemory, listMemories as readMemories } from './memories.repo'
import type { Account, Visitor } from '#core/account/account.schema'
import type { NewId } from '#core/ids'
import type { Memory } from '#core/ports/companion'
import type { Digest } from '#core/ports/digest'
import type { Vault } from '#core/ports/vault'
import type { ChatMemory } from './chat.schema'

type MemoryDeps = AccountDeps & { vault: Vault }

/** As many things as are remembered of one person. */
const mostMemories = 200
/** As many as one turn may add. */
const mostAtOnce = 6

/** Everything EÓN remembers of the person who asks, latest first. */
export async function listMemories(input: { visitor: Visitor }, deps: MemoryDeps): Promise<ChatMemory[]> {
  const account = await findAccount(input.visitor, deps)
  if (!account) return []
  const records = await readMemories({ accountId: account.id, limit: mostMemories }, deps.db)
  return Promise.all(
    records.map(async (record) => {
      const { text } = await openMemory(record, deps.vault)
      return { id: record.id, text, isEdited: record.isEdited, updatedAt: record.updatedAt }
    }),
  )
}

/** Puts the person's own words in place of a memory; nothing learned later replaces them. Throws `chat_memory_not_found`. */
export async function editMemory(input: { visitor: Visitor; memoryId: string; text: string }, deps: MemoryDeps): Promise<void> {
  const { memoryId: id, text } = input
  const account = await findAccount(input.visitor, deps)
  const record = account && (await findMemory({ id, accountId: account.id }, deps.db))
  if (!record) throw chatMemoryNotFoundError()
  const { key } = await openMemory(record, deps.vault)
  const vault = await deps.vault.openAccount(record.keyId ?? record.accountId)
  const sealedMemory = await sealMemory(record.subjectHash, { key, text }, vault)
  if (!(await writeMemory({ id, accountId: account.id, sealedMemory, now: deps.clock() }, deps.db))) throw chatMemoryNotFoundError()
}

/** Forgets one thing; it is not learned again. Safe to repeat. Throws `chat_memory_not_found` for what was never the person's. */
export async function eraseMemory(input: { visitor: Visitor; memoryId: string }, deps: MemoryDeps): Promise<void> {
  const account = await findAccount(input.visitor, deps)
  const { memoryId: id } = input
  if (!account || !(await hadMemory({ id, accountId: account.id }, deps.db))) throw chatMemoryNotFoundError()
  await forgetMemories({ accountId: account.id, id, now: deps.clock() }, deps.db)
}

/** Forgets everything; none of it is learned again. Safe to repeat. */
export async function eraseMemories(input: { visitor: Visitor }, deps: MemoryDeps): Promise<void> {
  const account = await findAccount(input.visitor, deps)
  if (account) await forgetMemories({ accountId: account.id, now: deps.clock() }, deps.db)
}

/** What a companion is told it remembers: the latest things first. */
export async function recallMemories(input: { accountId: string; limit: number }, deps: MemoryDeps): Promise<Memory[]> {
  const records = await readMemories(input, deps.db)
  return Promise.all(records.map((record) => openMemory(record, deps.vault)))
}

/** Keeps what a companion learned in a turn. */
export async function learnMemories(
  input: { account: Account; learned: readonly Memory[] },
  deps: MemoryDeps & { newId: NewId; digest: Digest },
): Promise<void> {
  const { account } = input
  if (input.learned.length === 0) return
  const vault = await deps.vault.openAccount(account.id)
  for (const memory of input.learned.slice(0, mostAtOnce)) {
    const subjectHash = await deps.digest('chat-memory', `${account.id}:${memory.key}`)
    const sealedMemory = await sealMemory(subjectHash, memory, vault)
    await learnMemory({ id: deps.newId('chatMemory'), accountId: account.id, subjectHash, sealedMemory, limit: mostMemories, now: deps.clock() }, deps.db)
  }
}
