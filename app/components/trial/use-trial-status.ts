import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { TrialStatus } from '#core/trial/trial.schema'
import { getTrialStatus } from './trial-api'
import { noteStatus, readTrialMemory } from './trial-memory'

/** Specification §9. */
const everyMs = 60_000

export const trialStatusKey = ['/api/trial/status'] as const

/**
 * How the trial stands: what the page was loaded with first, then what the server says every minute while somebody looks, without
 * retries. Asks only where there is a trial to ask about; every answer moves the browser's memory along.
 */
export function useTrialStatus({ known, isOff = false }: { known: TrialStatus; isOff?: boolean }): TrialStatus {
  const token = useSyncExternalStore(listen, readToken, () => null)
  const { data } = useQuery({
    queryKey: trialStatusKey,
    queryFn: ({ signal }) => askServer(signal),
    enabled: !isOff && (known.valid || known.expired || token !== null),
    initialData: known,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.valid === false && state.dataUpdateCount > 0 ? false : everyMs),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
  return isOff ? known : data
}

/** A token that is worth nothing any more is put away; what the session itself has comes to light then. */
async function askServer(signal: AbortSignal): Promise<TrialStatus> {
  const asked = readToken()
  const status = await getTrialStatus(signal)
  noteStatus({ asked, status })
  if (status.valid || !asked) return status
  const own = await getTrialStatus(signal)
  return own.expiresAt === null ? status : own
}

const readToken = () => readTrialMemory().token

function listen(notify: () => void) {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}
