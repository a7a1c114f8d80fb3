import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const everyMs = 4_000

/** Looks again while a letter is being made, as long as somebody is looking and there is a network. */
export function useFreshShelf(isWaiting: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate, state])
}
