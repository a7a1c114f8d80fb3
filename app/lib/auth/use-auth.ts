import { useRouteLoaderData } from '@remix-run/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Session } from '#core/account/account.session'
import { authOf, nothingRemembered, readRememberedAuth, rememberSession, type Auth, type RememberedAuth } from './auth'

/** Told to the window when VIP access was confirmed (specification §4). */
export const vipActivated = 'vip-activated'

export const sessionKey = ['/api/session'] as const

/** Who is looking, for drawing only: known at first paint, and again whenever VIP access is confirmed. */
export function useAuth(): Auth {
  const loaded = useLoadedSession()
  const remembered = useRememberedAuth()
  const { data } = useQuery<Session>({ queryKey: sessionKey, ...(loaded && { initialData: loaded }) })
  return useMemo(() => authOf({ session: data ?? null, remembered }), [data, remembered])
}

/** Once, around every page: keeps what was asked in step with what pages load, and what is remembered in step with both. */
export function useSessionMirror(): void {
  const client = useQueryClient()
  const loaded = useLoadedSession()
  const { data } = useQuery<Session>({ queryKey: sessionKey, ...(loaded && { initialData: loaded }) })

  // A page load knows better than what was asked before it: somebody may have come in or gone since.
  useEffect(() => {
    if (loaded) client.setQueryData(sessionKey, loaded)
  }, [client, loaded])

  useEffect(() => {
    if (data) rememberSession(data)
  }, [data])

  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: sessionKey })
    window.addEventListener(vipActivated, askAgain)
    return () => window.removeEventListener(vipActivated, askAgain)
  }, [client])
}

/** Null where the page could not read it, such as on the error screen. */
function useLoadedSession(): Session | null {
  const root = useRouteLoaderData('root') as { session?: Session | null } | undefined
  return root?.session ?? null
}

function subscribe(notify: () => void) {
  window.addEventListener('storage', notify)
  window.addEventListener(vipActivated, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(vipActivated, notify)
  }
}

const readText = () => JSON.stringify(readRememberedAuth())
const nothing = () => JSON.stringify(nothingRemembered)

function useRememberedAuth(): RememberedAuth {
  // As text, so that two readings of the same storage are one value.
  const text = useSyncExternalStore(subscribe, readText, nothing)
  return useMemo(() => JSON.parse(text) as RememberedAuth, [text])
}
