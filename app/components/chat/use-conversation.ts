import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { ChatMessage } from '#core/chat/chat.schema'
import { isApiError } from '~/lib/api/api-error'
import { sendChatMessage } from '~/lib/api/chat-stream'
import { readJson } from '~/lib/api/request'
import { advance, nothingSaid, type Conversation, type Line } from './conversation'
import { noteLimit, noteReply } from './free-messages'

/** Why a message has no reply. After the limits and `tooLong` the message was not taken; `limitQuiet` is a limit somebody meets after danger was heard. */
export type ChatFailure = 'offline' | 'limit' | 'limitQuiet' | 'tooLong' | 'tooMany' | 'consent' | 'ended' | 'failed'

const refusals = new Set<ChatFailure>(['limit', 'limitQuiet', 'tooLong'])

type Opened = { sessionId: string | null; messages: readonly ChatMessage[]; hasEarlier: boolean }

type UseConversation = {
  initial: Opened
  /** What the request says beside the message: the widget and the page differ (specification §7). */
  bodyFor: (message: string) => object
  headers?: Record<string, string>
  /** Is given the words of a message that was not taken, to keep or to change: it has left the page. */
  onRefused: (text: string) => void
  onFailure: (failure: ChatFailure) => void
}

export type Talk = {
  conversation: Conversation
  isWaiting: boolean
  say: (text: string) => void
  sayAgain: (messageId: string) => void
  open: (opened: Opened) => void
  /** Fetches what was said elsewhere meanwhile. What is only on this page stays. */
  catchUp: () => Promise<void>
  showEarlier: () => Promise<void>
}

/** How often a reply that is on its way elsewhere is asked for, and how long a break in the connection is tried over. */
const triesForReply = 12

/**
 * A conversation that is going on: what is said appears at once, is sent once, and is sent under the same name when the connection
 * breaks, so that nothing is said twice and no reply is lost.
 */
export function useConversation({ initial, bodyFor, headers, onRefused, onFailure }: UseConversation): Talk {
  const [conversation, happen] = useReducer(advance, initial, (opened) => advance(nothingSaid, { type: 'opened', ...opened }))
  const isWaiting = conversation.arriving !== null
  const waiting = useRef(false)
  /** Undefined lets the server go on with the conversation that is under way; null begins another. */
  const sessionId = useRef<string | null>(initial.sessionId)

  const send = useCallback(
    async (text: string, messageId: string) => {
      if (waiting.current) return
      waiting.current = true
      happen({ type: 'said', text, messageId, at: Date.now() })
      try {
        const reply = await ask({
          body: { ...bodyFor(text), sessionId: sessionId.current, messageId },
          headers,
          onKept: (kept) => {
            sessionId.current = kept.sessionId
            happen({ type: 'kept', sessionId: kept.sessionId, messageId })
          },
          onText: (piece) => happen({ type: 'arrived', text: piece }),
          onReset: () => happen({ type: 'voided' }),
        })
        sessionId.current = reply.sessionId
        happen({ type: 'answered', messageId, reply, at: Date.now() })
        noteReply({ reply, now: Date.now() })
      } catch (error) {
        const failure = failureOf(error)
        const resetsAt = isApiError(error) && typeof error.details?.resetsAt === 'number' ? error.details.resetsAt : null
        if (failure === 'limit' || failure === 'limitQuiet') noteLimit({ isQuiet: failure === 'limitQuiet', resetsAt, now: Date.now() })
        if (refusals.has(failure)) {
          happen({ type: 'withdrawn', messageId })
          onRefused(text)
        } else happen({ type: 'failed', messageId })
        onFailure(failure)
      } finally {
        waiting.current = false
      }
    },
    [bodyFor, headers, onRefused, onFailure],
  )

  const say = useCallback((text: string) => void send(text, crypto.randomUUID()), [send])
  const sayAgain = useCallback(
    (messageId: string) => {
      const line = conversation.lines.find((one) => one.messageId === messageId)
      if (line) void send(line.text, messageId)
    },
    [conversation.lines, send],
  )
  const open = useCallback((opened: Opened) => {
    sessionId.current = opened.sessionId
    happen({ type: 'opened', ...opened })
  }, [])

  const lastShown = useRef<Line>()
  useEffect(() => {
    lastShown.current = conversation.lines.at(-1)
  }, [conversation.lines])
  const catchUp = useCallback(async () => {
    const id = sessionId.current
    if (document.visibilityState !== 'visible' || !id || waiting.current || !canBeReplaced(lastShown.current)) return
    const page = await readMessages({ sessionId: id }).catch(() => null)
    const isStill = !waiting.current && sessionId.current === id && canBeReplaced(lastShown.current)
    if (page && isStill && page.messages.at(-1)?.text !== lastShown.current?.text) happen({ type: 'opened', sessionId: id, ...page })
  }, [])
  // What was said in another tab meanwhile is fetched when one comes back to this one.
  useEffect(() => {
    const listen = () => void catchUp()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [catchUp])

  const { sessionId: shownId, earliestSeq } = conversation
  const showEarlier = useCallback(async () => {
    if (!shownId || earliestSeq === null) return
    const page = await readMessages({ sessionId: shownId, before: earliestSeq })
    happen({ type: 'earlier', ...page })
  }, [shownId, earliestSeq])

  return { conversation, isWaiting, say, sayAgain, open, catchUp, showEarlier }
}

/** A message that was not kept, or an answer in danger, which may be in no database, stays on the page until something else is said. */
function canBeReplaced(line: Line | undefined): boolean {
  return line === undefined || (line.state === 'kept' && line.care === null)
}

/** Throws an `ApiError` for an answer that is not OK. */
export async function readMessages({ sessionId, before }: { sessionId: string; before?: number }) {
  const from = before === undefined ? '' : `&before=${before}`
  const response = await fetch(`/api/chat/sessions/${encodeURIComponent(sessionId)}?limit=60${from}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status}`)
  return readJson<{ messages: ChatMessage[]; hasEarlier: boolean }>(response)
}

type Asking = { body: object; headers: Record<string, string> | undefined } & Parameters<typeof sendChatMessage>[1]

/** Asks for the reply until it is there: one that is being found elsewhere is waited for, a broken connection is tried again. */
async function ask({ body, headers, ...listener }: Asking): Promise<Awaited<ReturnType<typeof sendChatMessage>>> {
  let wasKept = false
  const following = { ...listener, onKept: (kept: { sessionId: string; messageId: string }) => ((wasKept = true), listener.onKept(kept)) }
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendChatMessage({ body, ...(headers && { headers }) }, following)
    } catch (error) {
      const isOnItsWay = isApiError(error) && error.code === 'reply_on_its_way'
      const isBroken = !isApiError(error) && wasKept
      if (attempt >= triesForReply || !(isOnItsWay || isBroken)) throw error
      listener.onReset()
      const seconds = isApiError(error) ? (error.retryAfterSeconds ?? 2) : Math.min(8, attempt)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

const failureByCode: Record<string, ChatFailure> = {
  free_chat_limit_reached: 'limit',
  premium_required: 'limit',
  message_too_long: 'tooLong',
  too_many_requests: 'tooMany',
  health_consent_withdrawn: 'consent',
  session_ended: 'ended',
}

function failureOf(error: unknown): ChatFailure {
  if (!isApiError(error)) return 'offline'
  if (error.details?.isQuiet === true) return 'limitQuiet'
  return failureByCode[error.code ?? ''] ?? (error.status === 402 ? 'limit' : 'failed')
}
