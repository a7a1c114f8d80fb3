import type { ReactNode } from 'react'

/** The line under a control that says what is wrong. The element is always there, so that its filling is announced. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-2 text-note font-[550] text-danger empty:hidden">
      {children && (
        <>
          <svg viewBox="0 0 16 16" className="drawing mt-0.5 size-4 flex-none" aria-hidden="true">
            <path d="M8 1.6c3.7 0 6.4 2.8 6.4 6.4s-2.8 6.4-6.4 6.4-6.4-2.8-6.4-6.4S4.3 1.6 8 1.6M8 4.6v4.1M8 11.2v.1" />
          </svg>
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
