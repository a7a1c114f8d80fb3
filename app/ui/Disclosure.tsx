import clsx from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  /** Name of the control when the summary is only a drawing. */
  summaryLabel?: string
  /** A change of this value closes it: pass the current path to close a menu when a person has gone somewhere. */
  closeOn?: unknown
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** A menu that opens in place: `<details>`, so it works without JavaScript. With it, Escape, a press outside and `closeOn` close it. */
export function Disclosure({ summary, summaryLabel, closeOn, className, summaryClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [closeOn])

  useEffect(() => {
    const element = details.current
    if (!element) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    function closeOutside(event: Event) {
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  return (
    <details ref={details} className={className}>
      <summary aria-label={summaryLabel} className={clsx('rounded-control', summaryClassName)}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
