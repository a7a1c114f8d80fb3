import { ensureAccount, findAccount, requireHealthConsent } from '#core/account/account'
import { keepQuiet, respondTo, screenMessage, type Assessment } from '#core/care/care'
import { openBody, openSessionVault, sealBody, type MessageBody } from './chat.seal'
import { findOrBeginSession } from './chat.session'
import { findReply, insertMessage, insertReply, listRecentMessages, type MessageRecord } from './messages.repo'
import { within } from '#core/within'
import type { ChatDeps, ChatInput } from './chat'
import type { Care } from '#core/care/care.schema'
import type { Visitor } from '#core/account/account.schema'
import type { HeardDanger } from '#core/ports/companion'
import type { AccountVault } from '#core/ports/vault'
import type { ChatReply } from './chat.schema'

/** A message and those before it, as the screen reads them. */
export type Heard = { assessment: Assessment; alreadySaid: string[] }

/** How far back a message is read together with earlier ones, in ms. */
const memoryMs = 24 * 60 * 60_000
/** How long danger waits for the database, in ms. It is answered without it. */
const patienceMs = 2_500
/** Enough for the three turns before and their replies, and for what was answered before those. */
const recentMessages = 16

/**
 * Reads a message together with the three before it. Where the database does not answer, the message is read alone. Throws what the
 * database throws only for a message that alone shows nothing: it will need the database anyway.
 */
export async function hearDanger({ visitor, request }: ChatInput, deps: ChatDeps): Promise<Heard> {
  const alone = screenMessage({ text: request.message, field: 'chat' })
  const reading = readRecent(visitor, deps)
  if (alone.level !== 'none') {
    const recent = await within(patienceMs, reading, { onFailure: () => deps.log.warn('care_read_alone') })
    if (!recent) return { assessment: alone, alreadySaid: [] }
    return read(recent, request.message)
  }
  return read(await reading, request.message)
}

type Recent = { said: string[]; answered: string[] }

function read({ said, answered }: Recent, text: string): Heard {
  return { assessment: screenMessage({ text, history: said.slice(-3), field: 'chat' }), alreadySaid: answered }
}

/** What was last said and answered, oldest first, in whatever conversation. */
async function readRecent(visitor: Visitor, deps: ChatDeps): Promise<Recent> {
  const account = await findAccount(visitor, deps)
  if (!account) return { said: [], answered: [] }
  const rows = await listRecentMessages({ accountId: account.id, since: deps.clock() - memoryMs, limit: recentMessages }, deps.db)
  const said: string[] = []
  const answered: string[] = []
  for (const row of rows.reverse()) {
    const { text } = await openBody(row, await openSessionVault(row, deps.vault))
    ;(row.author === 'person' ? said : answered).push(text)
  }
  return { said, answered }
}

/** The reply to a message in danger: written by people, free, uncounted. It is kept where it can be; it is given in any case. */
export async function answerDanger(input: ChatInput & { heard: Heard }, deps: ChatDeps): Promise<ChatReply> {
  const care = careFor(input, deps)
  deps.log.info('care_answered', { level: care.level })
  const kept = await within(patienceMs, keepAnswered({ ...input, care }, deps), { onFailure: () => deps.log.warn('care_not_kept') })
  return shown({ body: kept?.body ?? bodyOf(care), sessionId: kept?.sessionId ?? input.request.sessionId ?? deps.newId('chat') })
}

/**
 * The reply to a kept message in which only a companion heard danger: the same as where the screen hears it. `heard` is what the screen
 * made of the message. What is kept already as its reply stays.
 */
export async function answerRaised(
  input: Pick<ChatInput, 'language' | 'country'> & { message: MessageRecord; key: AccountVault; heard: Heard; danger: HeardDanger },
  deps: ChatDeps,
): Promise<ChatReply> {
  const { message, key, heard, danger } = input
  const assessment: Assessment = { ...heard.assessment, ...danger, reasons: ['heard by the companion'] }
  const care = careFor({ ...input, heard: { ...heard, assessment } }, deps)
  deps.log.info('care_raised', { level: care.level })
  const keeping = async () => {
    await keepQuiet({ accountId: message.accountId }, deps)
    return keepReply({ message, care, key }, deps)
  }
  const body = await within(patienceMs, keeping(), { onFailure: () => deps.log.warn('care_not_kept') })
  return shown({ body: body ?? bodyOf(care), sessionId: message.sessionId })
}

function careFor({ heard, language, country }: Pick<ChatInput, 'language' | 'country'> & { heard: Heard }, deps: Pick<ChatDeps, 'clock'>): Care {
  return respondTo({ assessment: heard.assessment, language, country, now: deps.clock(), alreadySaid: heard.alreadySaid, field: 'chat' })
}

const bodyOf = (care: Care): MessageBody => ({ text: care.message, care })

function shown({ body, sessionId }: { body: MessageBody; sessionId: string }): ChatReply {
  const { text: reply, care = null } = body
  return { reply, sessionId, care, suggestions: [], note: null, remaining: null, companion: 'care' }
}

/** Keeps message and answer. Null where the person does not want anything of the kind kept. */
async function keepAnswered(input: ChatInput & { care: Care }, deps: ChatDeps): Promise<{ sessionId: string; body: MessageBody } | null> {
  const { request, care } = input
  const account = await ensureAccount(input.visitor, deps)
  await keepQuiet({ accountId: account.id }, deps)
  await requireHealthConsent({ accountId: account.id }, deps)
  const session = await findOrBeginSession({ account, request }, deps)
  const key = await openSessionVault(session, deps.vault)
  const id = deps.newId('chatMessage')
  const requestKey = request.messageId ?? id
  const sealedBody = await sealBody({ sessionId: session.id, id }, { text: request.message }, key)
  const message = await insertMessage({ id, sessionId: session.id, requestKey, sealedBody, leaseUntil: null, now: deps.clock() }, deps.db)
  return message && { sessionId: session.id, body: await keepReply({ message, care, key }, deps) }
}

/** Keeps an answer to a kept message, and returns the one that is kept. */
async function keepReply(input: { message: MessageRecord; care: Care; key: AccountVault }, deps: ChatDeps): Promise<MessageBody> {
  const { message, care, key } = input
  const id = deps.newId('chatMessage')
  const sealedBody = await sealBody({ sessionId: message.sessionId, id }, bodyOf(care), key)
  await insertReply({ id, to: message.id, sealedBody, companion: 'care', companionFallback: null, now: deps.clock() }, deps.db)
  const reply = await findReply({ to: message.id }, deps.db)
  return reply ? openBody(reply, key) : bodyOf(care)
}
