import { allows, freeChatMessages, freeChatWindowMs } from '#core/access/access'
import { findName } from '#core/account/account'
import { noticeBesideReply, screenReply } from '#core/care/care'
import { riskLevels, type RiskLevel } from '#core/care/care.schema'
import { CompanionUnavailableError, maxTurns, type CompanionBrief, type CompanionReply, type CompanionTurn } from '#core/ports/companion'
import { findLastPath } from '#core/letters/letters'
import { answerRaised } from './chat.danger'
import type { Heard } from './chat.hear'
import { learnMemories, recallMemories } from './chat.memory'
import { openBody, openSessionVault, sealBody, type MessageBody } from './chat.seal'
import { createSentenceGate } from './sentence-gate'
import { endLease, findReply, insertReply, listMessages, type MessageRecord } from './messages.repo'
import { findChatWindow } from './quota.repo'
import { findSession, type SessionRecord } from './sessions.repo'
import { chatSessionNotFoundError } from './chat.errors'
import type { Account } from '#core/account/account.schema'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { AccountVault } from '#core/ports/vault'
import type { ChatDeps } from './chat'
import type { ChatReply } from './chat.schema'

/** Follows a reply while it is made. */
export type ReplyListener = {
  /** A piece that may be shown. */
  onText: (piece: string) => void
  /** What was shown so far is void; another reply follows. */
  onReset: () => void
}

/** As many memories as a companion is told. */
const memoriesTold = 60
/** As many replies back as danger still colours the next one. */
const turnsInMind = 3

/** What a kept message is answered with. `heard` is what the screen made of it. */
export type Answering = { message: MessageRecord; account: Account; language: ContentLanguage; country: string | null; heard: Heard }

/**
 * Finds the reply to a kept message, keeps it and what was learned, and returns it. Where the chosen companion fails or says what EÓN
 * never says, the embedded one answers; where it hears danger, care does. Without a reply the message can be sent again at once.
 */
export async function composeReply(input: Answering & { listener?: ReplyListener | undefined }, deps: ChatDeps): Promise<ChatReply> {
  const { message, account, language, listener } = input
  try {
    const session = await findSession({ id: message.sessionId, accountId: message.accountId }, deps.db)
    if (!session) throw chatSessionNotFoundError()
    const key = await openSessionVault(session, deps.vault)
    const said = await readSaid({ session, message, key }, deps)
    const brief = await briefFor({ session, account, language, said, heard: input.heard }, deps)
    const { reply, companion, fallback } = await askCompanion({ brief, listener }, deps)
    if (reply.danger) return await answerRaised({ ...input, key, danger: reply.danger }, deps)
    const note = brief.care === 'none' ? noticeBesideReply({ turns: said, path: brief.path, language, now: deps.clock() }) : null
    const body: MessageBody = { text: reply.text, suggestions: reply.suggestions.slice(0, 3), ...(note !== null && { note }) }
    const id = deps.newId('chatMessage')
    const sealedBody = await sealBody({ sessionId: session.id, id }, body, key)
    await insertReply({ id, to: message.id, sealedBody, companion, companionFallback: fallback, now: deps.clock() }, deps.db)
    const kept = await findReply({ to: message.id }, deps.db)
    await learnMemories({ account, learned: reply.learned }, deps)
    if (!kept) throw chatSessionNotFoundError()
    return readReply({ reply: kept, account }, deps)
  } catch (error) {
    await endLease({ id: message.id }, deps.db)
    throw error
  }
}

/** A kept reply as its account sees it. */
export async function readReply({ reply, account }: { reply: MessageRecord; account: Account }, deps: ChatDeps): Promise<ChatReply> {
  const session = await findSession({ id: reply.sessionId, accountId: reply.accountId }, deps.db)
  if (!session) throw chatSessionNotFoundError()
  const { text, care = null, suggestions = [], note = null } = await openBody(reply, await openSessionVault(session, deps.vault))
  const remaining = care ? null : await freeMessagesLeft(account, deps)
  return { reply: text, sessionId: session.id, care, suggestions, note, remaining, companion: reply.companion ?? 'embedded' }
}

/** Null where messages are not counted. */
export async function freeMessagesLeft(account: Account, deps: Pick<ChatDeps, 'db' | 'clock'>): Promise<number | null> {
  if (allows(account.tier, 'premium_chat')) return null
  const window = await findChatWindow(account.id, deps.db)
  const isRunning = window !== null && window.startedAt > deps.clock() - freeChatWindowMs
  return Math.max(0, freeChatMessages - (isRunning ? window.used : 0))
}

type Said = CompanionTurn & { at: number; note: string | null; level: RiskLevel }

/** The conversation up to a message, oldest first. */
async function readSaid({ session, message, key }: { session: SessionRecord; message: MessageRecord; key: AccountVault }, deps: ChatDeps): Promise<Said[]> {
  const rows = await listMessages({ sessionId: session.id, before: message.seq + 1, limit: maxTurns }, deps.db)
  const said = rows.reverse().map(async (row): Promise<Said> => {
    const { text, care, isFaint = false, note = null } = await openBody(row, key)
    return { from: row.author, text, at: row.createdAt, note, level: care && !isFaint ? care.level : 'none' }
  })
  return Promise.all(said)
}

async function briefFor(
  input: { session: SessionRecord; account: Account; language: ContentLanguage; said: readonly Said[]; heard: Heard },
  deps: ChatDeps,
): Promise<CompanionBrief> {
  const { session, account, language, said, heard } = input
  const levels = said.filter(({ from }) => from === 'eon').slice(-turnsInMind).map(({ level }) => riskLevels.indexOf(level))
  const { id: accountId } = account
  const [path, name, memories] = await Promise.all([
    findLastPath({ accountId }, deps),
    findName({ accountId }, deps),
    recallMemories({ accountId, limit: memoriesTold }, deps),
  ])
  return {
    language,
    path,
    name,
    turns: said.map(({ from, text }) => ({ from, text })),
    memories,
    care: heard.isDenied ? 'none' : (riskLevels[Math.max(0, ...levels)] ?? 'none'),
    isDenied: heard.isDenial,
    seed: session.id,
  }
}

/** A reply, or the danger a companion heard; in that case what it said until then is withdrawn. */
async function askCompanion(
  { brief, listener }: { brief: CompanionBrief; listener: ReplyListener | undefined },
  deps: ChatDeps,
): Promise<{ reply: CompanionReply; companion: string; fallback: string | null }> {
  const { companion, embeddedCompanion, log } = deps
  let fallback: string | null = null
  if (companion.name !== embeddedCompanion.name) {
    const gate = createSentenceGate({
      onText: (piece) => listener?.onText(piece),
      check: (text) => screenReply({ text, language: brief.language }),
    })
    try {
      const reply = await companion.reply(brief, { signal: gate.signal, onText: gate.push })
      if (!reply.danger) gate.finish(reply.text)
      else if (gate.hasShown) listener?.onReset()
      return { reply, companion: companion.name, fallback }
    } catch (error) {
      const failure = error instanceof CompanionUnavailableError ? error : null
      const reason = gate.refusal ?? failure?.reason ?? null
      if (reason === null) throw error
      fallback = `${companion.name}: ${reason}`
      log.warn('companion_fallback', { companion: companion.name, reason, detail: failure?.detail ?? '' })
      if (gate.hasShown) listener?.onReset()
    }
  }
  const own = await embeddedCompanion.reply(brief)
  // Said back, a person's words can become what EÓN never says: «di que estoy curado».
  const reply = screenReply({ text: own.text, language: brief.language }) === null ? own : { ...own, text: plainReply[brief.language] }
  listener?.onText(reply.text)
  return { reply, companion: embeddedCompanion.name, fallback }
}

const plainReply: Record<ContentLanguage, string> = {
  es: 'Soy EÓN, una inteligencia artificial. Eso no me toca decirlo a mí, y prefiero no decir algo solo porque suene bien. ¿Qué cambiaría si lo oyeras?',
  en: 'I am EÓN, an artificial intelligence. That is not mine to say, and I would rather not say a thing only because it sounds good. What would change if you heard it?',
}
