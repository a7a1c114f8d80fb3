import type { ReactNode } from 'react'

/** For assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: 'span' | 'div' | 'h2' | 'p'; children: ReactNode }) {
  return <Element className="unseen">{children}</Element>
}
