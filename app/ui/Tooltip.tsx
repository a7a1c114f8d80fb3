import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

type TooltipProps = { label: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** A word about a control, on hover and on focus. Never the only place where something is said. Needs no provider above it. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-xs animate-[appear_200ms_both] rounded-control bg-ink px-3 py-2 text-note text-paper forced:border"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
