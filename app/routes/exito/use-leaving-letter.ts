import { useEffect, useState } from 'react'
import type { LetterView, LetterWithText } from '#core/letters/letters'

/** How long a letter takes to leave, in ms; the style sheet's own measure. */
const leavesForMs = 3_200

/** The letter that was on the page when it was let go, for as long as it takes to leave. Null when there is none. */
export function useLeavingLetter(view: LetterView): { leaving: LetterWithText | null; wasHere: boolean } {
  const [last, setLast] = useState<LetterWithText | null>(view.state === 'written' ? view : null)
  const [hasLeft, setHasLeft] = useState(false)
  if (view.state === 'written' && last !== view) setLast(view)
  const isLeaving = view.state === 'released' && last !== null && !hasLeft

  useEffect(() => {
    if (!isLeaving) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setHasLeft(true), isStill ? 0 : leavesForMs)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return { leaving: isLeaving ? last : null, wasHere: last !== null }
}
