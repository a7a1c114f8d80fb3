import clsx from 'clsx'
import type { ReactNode } from 'react'

export type DrawingProps = {
  className?: string
  /** Says what is drawn, where the drawing carries meaning of its own; left out, it is decoration. */
  title?: string
  /** Thinner line, for drawings shown smaller than about 120 px. */
  isFine?: boolean
}

/** The sheet every drawing is made on: one line weight, the text's colour and the path's. */
export function Drawing({ box, title, isFine, className, children }: DrawingProps & { box: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      className={clsx('drawing', isFine && 'drawing-fine', className)}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}
