import { ensureAccount, requireHealthConsent } from '#core/account/account'
import { isSaid, keepQuiet, respondTo, type Assessment } from '#core/care/care'
import { patienceMs, type Heard } from './chat.hear'
import { openBody, openSessionVault, sealBody, type MessageBody } from './chat.seal'
import { findOrBeginSession } from './chat.session'
import { findReply, insertMessage, insertReply, type MessageRecord } from './messages.repo'
import { within } from '#core/within'
import type { ChatDeps, ChatInput } from './chat'
import type { Care } from '#core/care/care.schema'
import type { HeardDanger, ToReceive } from '#core/ports/companion'
import type { AccountVault } from '#core/ports/vault'
import type { ChatReply } from './chat.schema'

/** The reply to a message in danger: written by people, free, uncounted. It is kept where it can be; it is given in any case. */
export async function answerDanger(input: ChatInput & { heard: Heard }, deps: ChatDeps): Promise<ChatReply> {
  const answered = await answerTo(input, deps)
  deps.log.info('care_answered', { level: answered.care.level })
  const kept = await within(patienceMs, keepAnswered({ ...input, answered }, deps), { onFailure: () => deps.log.warn('care_not_kept') })
  return shown({ body: kept?.body ?? answered, sessionId: kept?.sessionId ?? input.request.sessionId ?? deps.newId('chat') })
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
  const assessment: Assessment = { ...heard.assessment, ...danger, reasons: ['heard by the companion'], isFaint: false, reaction: null }
  const answered = bodyOf(careFor({ ...input, heard: { ...heard, assessment } }, deps))
  deps.log.info('care_raised', { level: answered.care.level })
  const keeping = async () => {
    await keepQuiet({ accountId: message.accountId }, deps)
    return keepReply({ message, answered, key }, deps)
  }
  const body = await within(patienceMs, keeping(), { onFailure: () => deps.log.warn('care_not_kept') })
  return shown({ body: body ?? answered, sessionId: message.sessionId })
}

/** Nothing that goes wrong here, or takes its time, may keep the question from being asked. */
function receivedBy(said: ToReceive, { embeddedCompanion, log }: Pick<ChatDeps, 'embeddedCompanion' | 'log'>): Promise<string | null> {
  return within(patienceMs, embeddedCompanion.receive(said), { onFailure: () => log.warn('not_received') })
}

/** With the lines of where the person says they are, if they said so: a network's address may be of elsewhere. */
function careFor({ heard, language, country }: Pick<ChatInput, 'language' | 'country'> & { heard: Heard }, deps: Pick<ChatDeps, 'clock'>): Care {
  const { assessment, alreadySaid, whereabouts } = heard
  return respondTo({ assessment, language, country: whereabouts ? whereabouts.country : country, now: deps.clock(), alreadySaid, field: 'chat' })
}

type Answered = MessageBody & { care: Care }

const bodyOf = (care: Care): Answered => ({ text: care.message, care })

/** What was heard faintly is received as any turn is, and then asked about: whoever meant nothing of the kind was listened to, and so was whoever did. */
async function answerTo(input: ChatInput & { heard: Heard }, deps: Pick<ChatDeps, 'clock' | 'embeddedCompanion' | 'log'>): Promise<Answered> {
  const care = careFor(input, deps)
  const { heard, language, request } = input
  if (!heard.assessment.isFaint) {
    const { topic, reaction } = heard.assessment
    return { ...bodyOf(care), ...(topic && { topic }), ...(reaction === 'yes' && { isConfirmed: true }), ...(reaction === 'others are safe' && { isOver: true }), ...(isSaid(heard.assessment) && { isSaid: true }) }
  }
  const received = await receivedBy({ language, turns: [...heard.turns, { from: 'person', text: request.message }], seed: request.sessionId ?? '' }, deps)
  return { ...bodyOf({ ...care, message: received === null ? care.message : `${received}\n\n${care.message}` }), isFaint: true }
}

function shown({ body, sessionId }: { body: MessageBody; sessionId: string }): ChatReply {
  const { text: reply, care = null } = body
  return { reply, sessionId, care, suggestions: [], note: null, remaining: null, companion: 'care' }
}

/** Keeps message and answer. Null where the person does not want anything of the kind kept. */
async function keepAnswered(input: ChatInput & { answered: Answered }, deps: ChatDeps): Promise<{ sessionId: string; body: MessageBody } | null> {
  const { request, answered } = input
  const account = await ensureAccount(input.visitor, deps)
  await keepQuiet({ accountId: account.id }, deps)
  await requireHealthConsent({ accountId: account.id }, deps)
  const session = await findOrBeginSession({ account, request }, deps)
  const key = await openSessionVault(session, deps.vault)
  const id = deps.newId('chatMessage')
  const requestKey = request.messageId ?? id
  const sealedBody = await sealBody({ sessionId: session.id, id }, { text: request.message }, key)
  const message = await insertMessage({ id, sessionId: session.id, requestKey, sealedBody, leaseUntil: null, now: deps.clock() }, deps.db)
  return message && { sessionId: session.id, body: await keepReply({ message, answered, key }, deps) }
}

/** Keeps an answer to a kept message, and returns the one that is kept. */
async function keepReply(input: { message: MessageRecord; answered: Answered; key: AccountVault }, deps: ChatDeps): Promise<MessageBody> {
  const { message, answered, key } = input
  const id = deps.newId('chatMessage')
  const sealedBody = await sealBody({ sessionId: message.sessionId, id }, answered, key)
  await insertReply({ id, to: message.id, sealedBody, companion: 'care', companionFallback: null, now: deps.clock() }, deps.db)
  const reply = await findReply({ to: message.id }, deps.db)
  return reply ? openBody(reply, key) : answered
}
