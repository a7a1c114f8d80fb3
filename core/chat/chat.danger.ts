import { ensureAccount, findAccount, requireHealthConsent } from '#core/account/account'
import { keepQuiet, respondTo, screenMessage, type Assessment } from '#core/care/care'
import { openBody, openSessionVault, sealBody, type MessageBody } from './chat.seal'
import { findOrBeginSession } from './chat.session'
import { findReply, insertMessage, insertReply, listRecentMessages } from './messages.repo'
import { within } from '#core/within'
import type { ChatDeps, ChatInput } from './chat'
import type { Care } from '#core/care/care.schema'
import type { Visitor } from '#core/account/account.schema'
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
  const { heard, language, country } = input
  const { assessment, alreadySaid } = heard
  const care = respondTo({ assessment, language, country, now: deps.clock(), alreadySaid, field: 'chat' })
  deps.log.info('care_answered', { level: care.level })
  const kept = await within(patienceMs, keepAnswered({ ...input, care }, deps), { onFailure: () => deps.log.warn('care_not_kept') })
  return {
    reply: kept?.body.text ?? care.message,
    sessionId: kept?.sessionId ?? input.request.sessionId ?? deps.newId('chat'),
    care: kept?.body.care ?? care,
    suggestions: [],
    note: null,
    remaining: null,
    companion: 'care',
  }
}

/** Keeps message and answer. Null where the person does not want anything of the kind kept. */
async function keepAnswered(input: ChatInput & { care: Care }, deps: ChatDeps): Promise<{ sessionId: string; body: MessageBody } | null> {
  const { request, care } = input
  const account = await ensureAccount(input.visitor, deps)
  await keepQuiet({ accountId: account.id }, deps)
  await requireHealthConsent({ accountId: account.id }, deps)
  const session = await findOrBeginSession({ account, request }, deps)
  const key = await openSessionVault(session, deps.vault)
  const now = deps.clock()
  const [id, replyId] = [deps.newId('chatMessage'), deps.newId('chatMessage')]
  const requestKey = request.messageId ?? id
  const sealedBody = await sealBody({ sessionId: session.id, id }, { text: request.message }, key)
  const message = await insertMessage({ id, sessionId: session.id, requestKey, sealedBody, leaseUntil: null, now }, deps.db)
  if (!message) return null
  const body: MessageBody = { text: care.message, care }
  const sealedReply = await sealBody({ sessionId: session.id, id: replyId }, body, key)
  await insertReply({ id: replyId, to: message.id, sealedBody: sealedReply, companion: 'care', companionFallback: null, now }, deps.db)
  const reply = await findReply({ to: message.id }, deps.db)
  return { sessionId: session.id, body: reply ? await openBody(reply, key) : body }
}
