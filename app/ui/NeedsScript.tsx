import type { ReactNode } from 'react'
import { useIsHydrated } from '~/lib/use-hydrated'

/**
 * Controls that work by script alone. They have their place from the first paint, so that nothing moves when the script arrives, and are
 * seen and reached once it has. Where scripts are off, what stands `without` takes their place.
 */
export function NeedsScript({ children, without }: { children: ReactNode; without?: ReactNode }) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <div className="needs-script" data-live={isHydrated || undefined}>
        {children}
      </div>
      {without && !isHydrated && <noscript>{without}</noscript>}
    </>
  )
}
