import { useEffect, useState } from 'react'

/** Whole seconds since `since`, counted on. Both are UTC ms of the server's clock, so a browser's wrong clock does not show. */
export function useElapsed({ since, now }: { since: number; now: number }): number {
  const atLoad = Math.max(0, now - since)
  const [elapsedMs, setElapsedMs] = useState(atLoad)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => setElapsedMs(atLoad + performance.now() - startedAt), 1_000)
    return () => clearInterval(timer)
  }, [atLoad])
  return Math.floor(elapsedMs / 1_000)
}
