import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'

/**
 * One of `count` things at a time, the next one every `everyMs`. Stands still while a person points at it, is inside it, or has
 * stopped it, while the page is hidden, and when reduced motion is asked for. Choosing one stops the rotation.
 */
export function useRotation({ count, everyMs }: { count: number; everyMs: number }) {
  const [index, setIndex] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const canMove = !useReducedMotion()
  const isPlaying = canMove && !isStopped

  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, count, everyMs, index])

  return {
    index,
    isPlaying,
    canMove,
    choose(next: number) {
      setIndex(next)
      setIsStopped(true)
    },
    toggle: () => setIsStopped((was) => !was),
    /** Spread on the element around what rotates. */
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  }
}
