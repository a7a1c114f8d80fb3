import { useEffect, useState } from 'react'

/**
 * Counts down from `seconds`, anew whenever `from` is another. Zero on the server and before JavaScript: nobody waits there
 * for a clock that does not run.
 */
export function useSecondsLeft({ seconds, from }: { seconds: number; from: number }): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1_000
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- how long there was to wait when this code was sent, not since
  }, [from])
  return left
}
