import { allows, freeChatMessages, freeChatWindowMs } from '#core/access/access'
import { agreeTo, ensureAccount, type AccountDeps } from '#core/account/account'
import { isQuiet } from '#core/care/care'
import { answerDanger } from './chat.danger'
import { hearDanger, type Heard } from './chat.hear'
import { freeChatLimitError, messageTooLongError, replyOnItsWayError } from './chat.errors'
import { composeReply, freeMessagesLeft, readReply, type ReplyListener } from './chat.reply'
import { messageLimit, widgetMessageLimit } from './chat.limits'
import { isFromWidget } from './chat.schema'
import { openSessionVault, sealBody } from './chat.seal'
import { findOrBeginSession } from './chat.session'
import { deleteMessage, findMessageByKey, findReply, insertMessage, takeLease, type MessageRecord } from './messages.repo'
import { findChatWindow, returnFreeMessage, takeFreeMessage } from './quota.repo'
import { deleteEmptySession } from './sessions.repo'
import type { Account, Visitor } from '#core/account/account.schema'
import type { NewId } from '#core/ids'
import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Companion, EmbeddedCompanion } from '#core/ports/companion'
import type { Digest } from '#core/ports/digest'
import type { Log } from '#core/ports/log'
import type { Vault } from '#core/ports/vault'
import type { ChatReply, ChatRequest } from './chat.schema'

export { listDaysTalked } from './chat.days'

export type ChatDeps = AccountDeps & {
  newId: NewId
  vault: Vault
  digest: Digest
  log: Log
  /** The one that was chosen. */
  companion: Companion
  /** The one that is always there. */
  embeddedCompanion: EmbeddedCompanion
}

export type ChatInput = {
  visitor: Visitor
  request: ChatRequest
  language: ContentLanguage
  /** ISO 3166-1 alpha-2, or null where it is not known. */
  country: string | null
  /** Counts the message against what one account may send in a while. Throws 429. Not asked in danger. */
  spendLimits: (accountId: string) => Promise<void>
}

/** A message is kept; its reply is there, or found by calling `answer`, which a caller lets finish whoever has stopped listening. */
export type SentMessage =
  | { state: 'answered'; reply: ChatReply }
  | { state: 'kept'; sessionId: string; messageId: string; answer: (listener?: ReplyListener) => Promise<ChatReply> }

/** One of the free messages that was taken, and given back where its message gets no reply, or is answered as danger. */
type Taken = { startedAt: number } | null

/** For how long one attempt at a reply is waited for before somebody else may try, in ms. */
const leaseMs = 90_000

/**
 * Takes a message. Danger is heard before anything else is looked at and answered whatever the plan, the count, the length or the
 * state of the database. Any other message is kept first and answered then; one sent twice under the same `messageId` is one.
 *
 * An account without premium chat has three in the 24 hours that begin with the first; one that gets no answer is given back, and one that
 * denies danger that was asked about is not counted.
 * Throws `message_too_long`, `free_chat_limit_reached`, `too_many_requests`, `reply_on_its_way` and `health_consent_withdrawn`.
 */
export async function sendMessage(input: ChatInput, deps: ChatDeps): Promise<SentMessage> {
  const heard = await hearDanger(input, deps)
  if (heard.assessment.level !== 'none') return { state: 'answered', reply: await answerDanger({ ...input, heard }, deps) }

  const { request } = input
  const limit = isFromWidget(request) ? widgetMessageLimit : messageLimit
  if (request.message.length > limit) throw messageTooLongError({ limit })
  const account = await ensureAccount(input.visitor, deps)
  await agreeTo({ accountId: account.id, kinds: ['adult', 'terms', 'health_data'] }, deps)
  await input.spendLimits(account.id)
  const requestKey = request.messageId ?? deps.newId('chatMessage')
  return (await resume({ input, account, heard, requestKey }, deps)) ?? keep({ input, account, heard, requestKey }, deps)
}

/** A message that was kept before: with its reply, or with leave to find one. Null for a new one. */
async function resume(
  { input, account, heard, requestKey }: { input: ChatInput; account: Account; heard: Heard; requestKey: string },
  deps: ChatDeps,
): Promise<SentMessage | null> {
  const message = await findMessageByKey({ accountId: account.id, requestKey }, deps.db)
  if (!message) return null
  const reply = await findReply({ to: message.id }, deps.db)
  if (reply) return { state: 'answered', reply: await readReply({ reply, account }, deps) }
  const now = deps.clock()
  if (!(await takeLease({ id: message.id, leaseUntil: now + leaseMs, now }, deps.db))) throw replyOnItsWayError({ retryAfterSeconds: 2 })
  return pending({ input, account, heard, message, taken: await stillTaken({ account, message }, deps) }, deps)
}

/** The free message that a kept one took, where whoever was answering it was cut off: one that failed has given it back, and its lease with it. */
async function stillTaken({ account, message }: { account: Account; message: MessageRecord }, deps: ChatDeps): Promise<Taken> {
  if (message.leaseUntil === null || allows(account.tier, 'premium_chat')) return null
  const window = await findChatWindow(account.id, deps.db)
  return window !== null && window.startedAt <= message.createdAt ? { startedAt: window.startedAt } : null
}

/**
 * Keeps a new message and takes it from the day's count. Kept first, because only the row tells apart the same message sent twice at
 * once; one for which nothing is left is taken out again.
 */
async function keep(
  { input, account, heard, requestKey }: { input: ChatInput; account: Account; heard: Heard; requestKey: string },
  deps: ChatDeps,
): Promise<SentMessage> {
  const now = deps.clock()
  // The «no» that was asked for is as free as the question.
  const isFree = heard.isDenial || allows(account.tier, 'premium_chat')
  if (!isFree && (await freeMessagesLeft(account, deps)) === 0) throw await spentError(account, deps)
  const session = await findOrBeginSession({ account, request: input.request }, deps)
  const id = deps.newId('chatMessage')
  const sealedBody = await sealBody({ sessionId: session.id, id }, { text: input.request.message }, await openSessionVault(session, deps.vault))
  const message = await insertMessage({ id, sessionId: session.id, requestKey, sealedBody, leaseUntil: now + leaseMs, now }, deps.db)
  if (!message) {
    await deleteEmptySession({ id: session.id }, deps.db)
    throw replyOnItsWayError({ retryAfterSeconds: 2 })
  }
  if (isFree) return pending({ input, account, heard, message, taken: null }, deps)
  const taken = await takeFreeMessage({ accountId: account.id, limit: freeChatMessages, windowMs: freeChatWindowMs, now }, deps.db)
  if (taken) return pending({ input, account, heard, message, taken }, deps)
  await deleteMessage({ id: message.id }, deps.db)
  await deleteEmptySession({ id: session.id }, deps.db)
  throw await spentError(account, deps)
}

/** Says along with it whether danger was heard lately, so that no plan is shown then, and when there are messages again (UTC ms). */
async function spentError(account: Account, deps: ChatDeps): Promise<Error> {
  const [quiet, window] = await Promise.all([isQuiet({ accountId: account.id }, deps), findChatWindow(account.id, deps.db)])
  return freeChatLimitError({ isQuiet: quiet, ...(window && { resetsAt: window.startedAt + freeChatWindowMs }) })
}

function pending(
  { input, account, heard, message, taken }: { input: ChatInput; account: Account; heard: Heard; message: MessageRecord; taken: Taken },
  deps: ChatDeps,
): SentMessage {
  const { language, country } = input
  const giveBack = async () => {
    if (taken) await returnFreeMessage({ accountId: account.id, startedAt: taken.startedAt }, deps.db)
  }
  return {
    state: 'kept',
    sessionId: message.sessionId,
    messageId: message.requestKey ?? message.id,
    answer: async (listener) => {
      try {
        const reply = await composeReply({ message, account, heard, language, country, listener }, deps)
        if (reply.care) await giveBack().catch(() => deps.log.warn('free_message_not_returned'))
        return reply
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}
