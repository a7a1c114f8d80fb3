import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A slip of paper over a form: what happened, said as soon as it is there. */
export function Notice({ isProblem, children }: { isProblem: boolean; children: ReactNode }) {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={clsx('max-w-measure rounded-control border border-l-4 px-5 py-4 text-ui', isProblem ? 'border-danger bg-sheet' : 'border-path bg-path-wash')}
    >
      {children}
    </p>
  )
}
