import { useCallback, useEffect, useRef, useState } from 'react'
import { causeOf, logInBrowser } from '~/lib/browser-log'
import { readMessages, type Talk } from './use-conversation'

const storageKey = 'eon_widget_session'

type SessionState = 'ready' | 'loading' | 'failed'

/**
 * Keeps in this tab which conversation the widget is in, and reads it back after a reload. Whenever the panel is opened again, what was
 * said elsewhere meanwhile is fetched.
 */
export function useWidgetSession({ talk, isOpen }: { talk: Talk; isOpen: boolean }): { state: SessionState; reload: () => void } {
  const { conversation, open, catchUp } = talk
  const { sessionId } = conversation
  const [state, setState] = useState<SessionState>(() => (readSessionId() === null ? 'ready' : 'loading'))

  useEffect(() => {
    if (sessionId !== null) keepSessionId(sessionId)
  }, [sessionId])

  const read = useCallback(async () => {
    const kept = readSessionId()
    if (kept === null) return
    try {
      open({ sessionId: kept, ...(await readMessages({ sessionId: kept })) })
      setState('ready')
    } catch (error) {
      const isGone = error instanceof Error && error.message === '404'
      if (isGone) forgetSessionId()
      else {
        // What is said before it can be read goes on from there all the same.
        open({ sessionId: kept, messages: [], hasEarlier: false })
        logInBrowser({ event: 'conversation_not_read', cause: causeOf(error) })
      }
      setState(isGone ? 'ready' : 'failed')
    }
  }, [open])

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isOpen) return
    if (!isFirst.current) return void catchUp()
    isFirst.current = false
    void read()
  }, [isOpen, read, catchUp])

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
