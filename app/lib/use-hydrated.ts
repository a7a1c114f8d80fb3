import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first paint; true once JavaScript is at work. For controls that need it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}
