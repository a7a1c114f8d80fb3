import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { useIsHydrated } from '~/lib/use-hydrated'

/** Where questions are asked one at a time; the same width as in letter-form.css. */
const narrow = '(scripting: enabled) and (width < 48rem)'

export const isNarrow = () => window.matchMedia(narrow).matches && CSS.supports('selector(:has(a))')
export const stepId = (index: number) => `paso-${index + 1}`

/** The address's hash; empty at first, because the server never hears of it. */
export function useHash(): string {
  const { hash } = useLocation()
  return useIsHydrated() ? hash : ''
}

/**
 * The step a person is at, kept in the address's hash, so that the browser's own back button goes through the steps and a
 * reload stays where it was. `onArrive` is called with each new step once it is shown.
 */
export function useSteps({ count, onArrive }: { count: number; onArrive: (index: number) => void }) {
  const hash = useHash()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const current = readStep(hash, count)
  const shown = useRef<number>()
  const walked = useRef(0)

  useEffect(() => {
    // A first step with a name of its own: going back to it then changes the hash only, which needs no network.
    if (isNarrow() && !location.hash) navigate({ hash: stepId(0) }, { replace: true, preventScrollReset: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page opens
  }, [])

  useEffect(() => {
    if (!isHydrated || shown.current === current) return
    const isFirst = shown.current === undefined
    shown.current = current
    if (!isFirst && isNarrow()) onArrive(current)
  }, [isHydrated, current, onArrive])

  const goTo = useCallback(
    (index: number) => {
      walked.current += 1
      navigate({ hash: stepId(index) }, { preventScrollReset: true })
    },
    [navigate],
  )
  const goBack = useCallback(() => {
    if (walked.current === 0) return navigate({ hash: stepId(Math.max(0, current - 1)) }, { replace: true, preventScrollReset: true })
    walked.current -= 1
    navigate(-1)
  }, [navigate, current])

  return { current, hash, goTo, goBack }
}

function readStep(hash: string, count: number): number {
  const number = Number(/^#paso-(\d+)$/.exec(hash)?.[1] ?? 1)
  return Math.min(count, Math.max(1, number)) - 1
}
