import { findAccount, type AccountDeps } from '#core/account/account'
import { chatSessionNotFoundError } from './chat.errors'
import { openBody, openSessionVault, openTitle, sealTitle } from './chat.seal'
import { sameConversationMs } from './chat.session'
import { deleteSession as dropSession, findLastSession, findSession, listSessions as readSessions, setTitle, type SessionRecord } from './sessions.repo'
import { listMessages } from './messages.repo'
import type { Visitor } from '#core/account/account.schema'
import type { AccountVault, Vault } from '#core/ports/vault'
import type { ChatMessage, ChatSession } from './chat.schema'
import type { MessageRecord } from './messages.repo'

type HistoryDeps = AccountDeps & { vault: Vault }

const sessionsInPage = 30
/** As many messages as one search opens; what is older is looked through when the search goes on. */
const messagesInSearch = 2_000
const messagesAtOnce = 200

export type SessionPage = {
  sessions: ChatSession[]
  /** Where the list goes on; null at its end. */
  next: string | null
}

/** The conversations of the person who asks, latest first. `after` is the `next` of the page before. */
export async function listSessions(input: { visitor: Visitor; after?: string }, deps: HistoryDeps): Promise<SessionPage> {
  const account = await findAccount(input.visitor, deps)
  if (!account) return { sessions: [], next: null }
  const before = readCursor(input.after)
  const records = await readSessions({ accountId: account.id, ...(before && { before }), limit: sessionsInPage + 1 }, deps.db)
  const page = records.slice(0, sessionsInPage)
  const sessions = await Promise.all(page.map((record) => showSession(record, deps.vault)))
  return { sessions, next: records.length > sessionsInPage ? cursorOf(page.at(-1)) : null }
}

/** A conversation's last messages in their order, from before `before` (a `seq`). Throws `chat_session_not_found`. */
export async function readSession(
  input: { visitor: Visitor; sessionId: string; before?: number; limit: number },
  deps: HistoryDeps,
): Promise<{ session: ChatSession; messages: ChatMessage[]; hasEarlier: boolean }> {
  const record = await ownSession(input, deps)
  const before = input.before === undefined ? {} : { before: input.before }
  const rows = await listMessages({ sessionId: record.id, ...before, limit: input.limit + 1 }, deps.db)
  const key = await openSessionVault(record, deps.vault)
  const messages = await Promise.all(rows.slice(0, input.limit).reverse().map((row) => showMessage(row, key)))
  return { session: await showSession(record, deps.vault), messages, hasEarlier: rows.length > input.limit }
}

/** The conversation that is still going on, as `readSession` gives it; null where the last word was longer ago. */
export async function readOngoing(
  input: { visitor: Visitor; limit: number },
  deps: HistoryDeps,
): Promise<{ session: ChatSession; messages: ChatMessage[]; hasEarlier: boolean } | null> {
  const account = await findAccount(input.visitor, deps)
  const record = account && (await findLastSession({ accountId: account.id, since: deps.clock() - sameConversationMs }, deps.db))
  return record ? readSession({ visitor: input.visitor, sessionId: record.id, limit: input.limit }, deps) : null
}

/** Throws `chat_session_not_found`. */
export async function renameSession(input: { visitor: Visitor; sessionId: string; title: string }, deps: HistoryDeps): Promise<void> {
  const record = await ownSession(input, deps)
  const sealedTitle = await sealTitle(record.id, input.title, await openSessionVault(record, deps.vault))
  if (!(await setTitle({ id: record.id, accountId: record.accountId, sealedTitle }, deps.db))) throw chatSessionNotFoundError()
}

/** Deletes a conversation with everything said in it. Throws `chat_session_not_found`, also the second time. */
export async function deleteSession(input: { visitor: Visitor; sessionId: string }, deps: HistoryDeps): Promise<void> {
  const account = await findAccount(input.visitor, deps)
  if (!account || !(await dropSession({ id: input.sessionId, accountId: account.id }, deps.db))) throw chatSessionNotFoundError()
}

export type FoundSession = ChatSession & { excerpt: string | null }

/**
 * The person's conversations in whose title or messages all of `words` stand, accents and capitals aside. What is sealed can only be
 * searched by opening it, so one search opens up to 2,000 messages; `next` goes on from there.
 */
export async function searchSessions(
  input: { visitor: Visitor; words: string; after?: string },
  deps: HistoryDeps,
): Promise<{ found: FoundSession[]; next: string | null }> {
  const account = await findAccount(input.visitor, deps)
  const words = foldedWords(input.words)
  if (!account || words.length === 0) return { found: [], next: null }
  const found: FoundSession[] = []
  let before = readCursor(input.after)
  for (let opened = 0; opened < messagesInSearch; ) {
    const records = await readSessions({ accountId: account.id, ...(before && { before }), limit: sessionsInPage }, deps.db)
    for (const record of records) {
      const session = await showSession(record, deps.vault)
      const match = await searchMessages(record, words, deps)
      opened += match.opened
      if (match.excerpt !== null || hasAll(fold(session.title), words)) found.push({ ...session, excerpt: match.excerpt })
      before = { lastAt: record.lastAt, id: record.id }
      if (opened >= messagesInSearch) return { found, next: cursorOf(record) }
    }
    if (records.length < sessionsInPage) return { found, next: null }
  }
  return { found, next: null }
}

async function searchMessages(session: SessionRecord, words: string[], deps: HistoryDeps): Promise<{ excerpt: string | null; opened: number }> {
  const key = await openSessionVault(session, deps.vault)
  let opened = 0
  for (let before: number | undefined; ; ) {
    const rows = await listMessages({ sessionId: session.id, ...(before !== undefined && { before }), limit: messagesAtOnce }, deps.db)
    const texts = await Promise.all(rows.map(async (row) => (await openBody(row, key)).text))
    opened += rows.length
    const text = texts.find((one) => hasAll(fold(one), words))
    if (text !== undefined) return { excerpt: excerptOf(text, words), opened }
    const last = rows.at(-1)
    if (!last || rows.length < messagesAtOnce || opened >= messagesInSearch) return { excerpt: null, opened }
    before = last.seq
  }
}

async function ownSession(input: { visitor: Visitor; sessionId: string }, deps: HistoryDeps): Promise<SessionRecord> {
  const account = await findAccount(input.visitor, deps)
  const record = account && (await findSession({ id: input.sessionId, accountId: account.id }, deps.db))
  if (!record) throw chatSessionNotFoundError()
  return record
}

async function showSession(record: SessionRecord, vault: Vault): Promise<ChatSession> {
  const { id, createdAt, lastAt } = record
  return { id, title: await openTitle(record, vault), createdAt, lastAt }
}

async function showMessage(row: MessageRecord, key: AccountVault): Promise<ChatMessage> {
  const { text, care = null, suggestions = [], note = null } = await openBody(row, key)
  const { id, seq, author, requestKey: messageId, createdAt } = row
  return { id, seq, author, text, care, suggestions, note, messageId, createdAt }
}

function cursorOf(record: SessionRecord | undefined): string | null {
  return record ? `${record.lastAt}.${record.id}` : null
}

function readCursor(cursor: string | undefined): { lastAt: number; id: string } | undefined {
  const [, lastAt, id] = /^(\d{1,15})\.(\w{1,60})$/.exec(cursor ?? '') ?? []
  return lastAt === undefined || id === undefined ? undefined : { lastAt: Number(lastAt), id }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase()
}

function foldedWords(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean).slice(0, 8)
}

function hasAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Some seventy characters around the first word found. Folding keeps the length of Spanish and English text in composed form. */
function excerptOf(text: string, words: string[]): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  const at = Math.max(0, fold(plain).indexOf(words[0] ?? ''))
  const from = Math.max(0, plain.lastIndexOf(' ', Math.max(0, at - 30)) + (at > 30 ? 1 : 0))
  const piece = plain.slice(from, from + 90)
  return `${from > 0 ? '…' : ''}${piece.trim()}${from + 90 < plain.length ? '…' : ''}`
}
