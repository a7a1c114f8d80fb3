import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LetterView } from '#core/letters/letters'
import { fetchLetter, pollDelay } from '~/components/letter/letter-view'
import { isFinal } from '~/lib/query-client'
import { useIsOnline } from '~/lib/use-online'

const firstRetryMs = 1_500
const longestRetryMs = 30_000

/**
 * The letter as it stands now. Asks again while there is something to wait for and somebody to see it; without an answer it
 * asks ever more rarely, and says so.
 */
export function useLetterView(loaded: LetterView) {
  const client = useQueryClient()
  const { id, path } = loaded
  const isOnline = useIsOnline()
  const [wasWaiting] = useState(loaded.state === 'in_progress')

  const { data: view = loaded, failureCount, error } = useQuery({
    queryKey: ['letter', id],
    queryFn: ({ signal }) => fetchLetter({ id, path, signal }),
    initialData: loaded,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? pollDelay(state.data) : false),
    refetchOnWindowFocus: ({ state }) => (state.data && pollDelay(state.data) ? 'always' : false),
    retry: (_failures, cause) => !isFinal(cause),
    retryDelay: (attempt) => Math.min(longestRetryMs, firstRetryMs * 2 ** attempt),
  })

  // A page load knows better than what was asked before it: after a retry the letter is on its way again.
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    client.setQueryData(['letter', id], loaded)
  }, [client, id, loaded])

  // The letter went, or the session that owns it: the page says so as a page load would.
  if (error && isFinal(error)) throw error

  return {
    view,
    isUnreachable: !isOnline || failureCount > 0,
    /** The text came while this page was being watched. */
    hasArrived: wasWaiting && view.state === 'written',
  }
}
