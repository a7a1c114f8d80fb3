import { useCallback, useEffect, useRef, useState } from 'react'
import { causeOf, logInBrowser } from '~/lib/browser-log'
import { readMessages, type Talk } from './use-conversation'

const storageKey = 'eon_widget_session'

type SessionState = 'ready' | 'loading' | 'failed'

/**
 * Keeps in this tab which conversation the widget is in, and reads it back: after a reload, and whenever the panel is opened or the tab
 * comes back, since it may have gone on elsewhere. What is on the page is never taken away for a conversation that cannot be found.
 */
export function useWidgetSession({ talk, isOpen }: { talk: Talk; isOpen: boolean }): { state: SessionState; reload: () => void } {
  const { conversation, isWaiting, open } = talk
  const [state, setState] = useState<SessionState>(() => (readSessionId() === null ? 'ready' : 'loading'))
  const shown = useRef(conversation)
  const waiting = useRef(isWaiting)
  const reading = useRef(false)
  useEffect(() => {
    shown.current = conversation
    waiting.current = isWaiting
  })

  useEffect(() => {
    if (conversation.sessionId !== null) keepSessionId(conversation.sessionId)
  }, [conversation.sessionId])

  const read = useCallback(async () => {
    const sessionId = readSessionId()
    if (sessionId === null || waiting.current || reading.current) return
    const isFirst = shown.current.lines.length === 0
    reading.current = true
    try {
      const page = await readMessages({ sessionId })
      const [last, lastShown] = [page.messages.at(-1), shown.current.lines.at(-1)]
      // An answer in danger may be in no database; it stays where it is read.
      const hasGoneOn = last !== undefined && last.text !== lastShown?.text && !lastShown?.care
      if (!waiting.current && (isFirst || hasGoneOn)) open({ sessionId, ...page })
      setState('ready')
    } catch (error) {
      const isGone = error instanceof Error && error.message === '404'
      if (isGone && isFirst) forgetSessionId()
      if (!isGone && isFirst) open({ sessionId, messages: [], hasEarlier: false })
      if (!isGone) logInBrowser({ event: 'conversation_not_read', cause: causeOf(error) })
      setState(isGone || !isFirst ? 'ready' : 'failed')
    } finally {
      reading.current = false
    }
  }, [open])

  useEffect(() => {
    if (!isOpen) return
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server is the outside system here; what it says is set when it has answered
    void read()
    const look = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOpen, read])

  const reload = useCallback(() => {
    setState('loading')
    void read()
  }, [read])
  return { state, reload }
}

function readSessionId(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function keepSessionId(sessionId: string): void {
  try {
    sessionStorage.setItem(storageKey, sessionId)
  } catch {
    // A browser that refuses storage has the conversation for as long as the page.
  }
}

function forgetSessionId(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // There was nothing.
  }
}
