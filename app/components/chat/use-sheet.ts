import { useEffect, useSyncExternalStore } from 'react'
import { sheetQuery } from './sheet-query'

function subscribe(notify: () => void) {
  const list = window.matchMedia(sheetQuery)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

/** Whether the open panel covers the whole page, which then can neither be scrolled nor reached with the keyboard. */
export function useSheet({ isOpen }: { isOpen: boolean }): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(sheetQuery).matches, () => false)
  const isSheet = isOpen && isNarrow
  useEffect(() => {
    if (!isSheet) return
    const covered = [...document.querySelectorAll<HTMLElement>('body > main, body > [data-shell]:not([data-chat-widget])')]
    for (const element of covered) element.inert = true
    return () => {
      for (const element of covered) element.inert = false
    }
  }, [isSheet])
  return isSheet
}
