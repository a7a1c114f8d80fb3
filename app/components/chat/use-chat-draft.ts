import { useCallback, useState, useSyncExternalStore } from 'react'

/** What is being written, kept in this browser until it is sent: it outlives a reload or a crash. */
export function useChatDraft(key: string): [string, (text: string) => void] {
  const [written, setText] = useState<string | null>(null)
  const kept = useSyncExternalStore(neverChanges, () => readDraft(key), () => '')
  const change = useCallback(
    (next: string) => {
      setText(next)
      keepDraft(key, next)
    },
    [key],
  )
  return [written ?? kept, change]
}

/** What was kept matters once, before anything is written on this page. */
const neverChanges = () => () => undefined

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A browser that refuses storage keeps the draft only as long as the page.
  }
}
