import { openBody, openMemory, openSessionVault, openTitle } from './chat.seal'
import { forgetMemories, listMemories, moveMemories } from './memories.repo'
import { listMessagesAfter } from './messages.repo'
import { deleteChatWindow, findChatWindow, moveChatWindow } from './quota.repo'
import { listSessions, moveSessions, overwriteSessions, type SessionRecord } from './sessions.repo'
import { asDate, jsonFile } from '#core/export-files'
import type { Belongings, BelongingsDeps } from '#core/ports/belongings'

/** What an account's conversations and memories are to the rest of the house. */
export const chatBelongings: Belongings = {
  name: 'chat',
  move: (input, db) => [...moveChatWindow(input, db), ...moveSessions(input, db), moveMemories(input, db)],
  export: async function* ({ accountId }, deps) {
    const window = await findChatWindow(accountId, deps.db)
    if (window) {
      const freeMessages = { firstAt: asDate(window.startedAt), used: window.used }
      yield jsonFile({ path: 'chat/free-messages.json', value: { freeMessages }, at: window.startedAt })
    }
    const memories = await listMemories({ accountId, limit: 1_000 }, deps.db)
    const [latest] = memories
    if (latest) {
      const value = await Promise.all(
        memories.map(async (record) => ({ text: (await openMemory(record, deps.vault)).text, isEdited: record.isEdited, updatedAt: asDate(record.updatedAt) })),
      )
      yield jsonFile({ path: 'chat/memories.json', value, at: latest.updatedAt })
    }
    for await (const session of eachSession(accountId, deps)) {
      const value = { id: session.id, title: await openTitle(session, deps.vault), createdAt: asDate(session.createdAt), messages: await readMessages(session, deps) }
      yield jsonFile({ path: `chat/${new Date(session.createdAt).toISOString().slice(0, 10)}-${session.id}.json`, value, at: session.lastAt })
    }
  },
  erase: async ({ accountId, now }, { db }) => {
    await overwriteSessions({ accountId }, db)
    await forgetMemories({ accountId, now }, db)
    await deleteChatWindow(accountId, db)
  },
}

const sessionsInPage = 50
const messagesInPage = 200

async function* eachSession(accountId: string, { db }: BelongingsDeps): AsyncGenerator<SessionRecord> {
  for (let before: SessionRecord | undefined; ; ) {
    const page = await listSessions({ accountId, ...(before && { before }), limit: sessionsInPage }, db)
    yield* page
    before = page.at(-1)
    if (!before || page.length < sessionsInPage) return
  }
}

async function readMessages(session: SessionRecord, deps: BelongingsDeps) {
  const key = await openSessionVault(session, deps.vault)
  const messages: object[] = []
  for (let after = 0; ; ) {
    const page = await listMessagesAfter({ sessionId: session.id, after, limit: messagesInPage }, deps.db)
    for (const row of page) {
      const { text, care, note } = await openBody(row, key)
      messages.push({ author: row.author, at: asDate(row.createdAt), text, ...(care && { care }), ...(note && { note }), ...(row.companion && { writtenBy: row.companion }) })
    }
    const last = page.at(-1)
    if (!last || page.length < messagesInPage) return messages
    after = last.seq
  }
}
