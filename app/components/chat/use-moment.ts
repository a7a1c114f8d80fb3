import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The present (UTC ms), looked at again every half minute while somebody is watching. */
export function useMoment({ isTicking }: { isTicking: boolean }): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, tickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isTicking])
  return now
}
